/**
 * The Python that the plugin runs in a notebook's kernel. It is fixed text but for ids and numbers that were checked:
 * nothing that a person typed becomes code.
 */
import { isCompilationId, type PanelSubject } from './panel_subject';

function id(text: string): string {
  if (!isCompilationId(text)) {
    throw new Error('This is not the id of a compile.');
  }
  return JSON.stringify(text);
}

function call(name: 'show_panel' | 'show_cell', ...given: string[]): string {
  return [
    `from wave_explorer.widgets.panel import ${name} as _wave_explorer_show`,
    `_wave_explorer_show(${given.join(', ')})`,
    'del _wave_explorer_show'
  ].join('\n');
}

/**
 * Display the explorer of a subject, or its empty state.
 *
 * @throws Error where an id or a number is none.
 */
export function showSubject(subject: PanelSubject): string {
  switch (subject.kind) {
    case 'newest':
      return call('show_panel', 'None');
    case 'compilation':
      return subject.baseline === null
        ? call('show_panel', id(subject.id))
        : call('show_panel', id(subject.id), `baseline=${id(subject.baseline)}`);
    case 'cell':
      if (!Number.isSafeInteger(subject.count)) {
        throw new Error('Cells are numbered from 1 as they run.');
      }
      return call('show_cell', String(subject.count));
  }
}

const LOAD = 'get_ipython().run_line_magic("load_ext", "wave_explorer")';

/** The extension may be loaded and its recording ended: then loading it again does nothing. */
export const START_RECORDING = `${LOAD}\n__import__("wave_explorer").watch()`;

export const STOP_RECORDING = '__import__("wave_explorer").watch(False)';

/** Whether this kernel has the package; an expression, asked together with what follows. */
export const IS_INSTALLED = '__import__("importlib.util").util.find_spec("wave_explorer") is not None';

/**
 * Serve the list of compiles, and from a kernel's first time on record every `wave_compile`. In a kernel that has
 * served before, its user may have ended the recording: that stays. A kernel without the package is left as it is.
 */
export function serveFeed(record: boolean): string {
  return [
    `if ${IS_INSTALLED}:`,
    ...(record ? ['    if "wave_explorer.widgets.feed" not in __import__("sys").modules:', `        ${LOAD}`] : []),
    '    __import__("wave_explorer.widgets.feed", fromlist=["serve"]).serve()'
  ].join('\n');
}
