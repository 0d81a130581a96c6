/**
 * The Python that the plugin runs in a notebook's kernel. Values travel as JSON inside a string literal, so nothing
 * that a person typed becomes code.
 */
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';

/** A Python string literal for any text: JSON's escapes are all valid in Python, and it has no raw newline. */
function pythonString(text: string): string {
  return JSON.stringify(text);
}

/** Display the current explorer of the kernel, or its empty state; `settings` go to the views. */
export function showPanel(settings: ReadonlyPartialJSONObject): string {
  return [
    'import json as _json',
    'from wave_explorer.widgets.panel import show_panel as _show_panel',
    `_show_panel(settings=_json.loads(${pythonString(JSON.stringify(settings))}))`,
    'del _json, _show_panel'
  ].join('\n');
}

/** Record every `wave_compile` from here on; a kernel without the package is left as it is. */
export const START_RECORDING_IF_INSTALLED = [
  'import importlib.util as _util',
  'if _util.find_spec("wave_explorer") is not None:',
  '    get_ipython().run_line_magic("load_ext", "wave_explorer")',
  'del _util'
].join('\n');

export const START_RECORDING = 'get_ipython().run_line_magic("load_ext", "wave_explorer")';

export const STOP_RECORDING = 'get_ipython().run_line_magic("unload_ext", "wave_explorer")';
