/** The Python that the plugin runs in a notebook's kernel. It is fixed text: nothing that a person typed becomes code. */

/** Display the current explorer of the kernel, or its empty state. */
export const SHOW_PANEL = [
  'from wave_explorer.widgets.panel import show_panel as _show_panel',
  '_show_panel()',
  'del _show_panel'
].join('\n');

/** Record every `wave_compile` from here on; a kernel without the package is left as it is. */
export const START_RECORDING_IF_INSTALLED = [
  'import importlib.util as _util',
  'if _util.find_spec("wave_explorer") is not None:',
  '    get_ipython().run_line_magic("load_ext", "wave_explorer")',
  'del _util'
].join('\n');

export const START_RECORDING = 'get_ipython().run_line_magic("load_ext", "wave_explorer")';

export const STOP_RECORDING = 'get_ipython().run_line_magic("unload_ext", "wave_explorer")';
