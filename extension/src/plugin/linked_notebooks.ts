/** Notebooks and addresses: each notebook knows its own, and one that the page was opened with is followed. */
import type { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import { linkTo, readLink } from './deep_link';
import { NEWEST } from './panel_subject';
import { findNotebook, type Panels } from './panels';

/** The explorers inside a notebook put their view behind its address. */
export function keepAddresses(notebooks: INotebookTracker, lab: boolean): void {
  const keep = (notebook: NotebookPanel): void => {
    const write = (): void => {
      notebook.node.dataset['waveLink'] = linkTo(notebook.context.path, NEWEST, lab);
    };
    write();
    notebook.context.pathChanged.connect(write);
  };
  notebooks.forEach(keep);
  notebooks.widgetAdded.connect((_, notebook) => keep(notebook));
}

/**
 * Where the page's own address names a view, its panel opens once the notebook of that path is there. To be called when
 * the workspace is restored, since that takes away what was put into it before.
 */
export function followAddress(address: string, notebooks: INotebookTracker, panels: Panels): void {
  const linked = readLink(address);
  if (!linked) {
    return;
  }
  const open = (): boolean => {
    const notebook = findNotebook(notebooks, linked.path);
    if (notebook) {
      notebooks.widgetAdded.disconnect(open);
      void notebook.context.ready.then(() => panels.open(notebook, linked.subject, linked.view === null ? {} : { view: linked.view }));
    }
    return notebook !== null;
  };
  if (!open()) {
    notebooks.widgetAdded.connect(open);
  }
}
