/**
 * An explorer in a notebook's output: the live one while its kernel has it, else the page that was saved with the
 * notebook. It stands before the renderer of widgets, which has nothing to show without a kernel.
 */
import type { JupyterFrontEnd, JupyterFrontEndPlugin } from '@jupyterlab/application';
import { INotebookTracker, type NotebookPanel } from '@jupyterlab/notebook';
import { IRenderMimeRegistry, type IRenderMime } from '@jupyterlab/rendermime';
import { LiveModels } from './live_models';
import { SavedOutput } from './saved_output_view';

/** What the kernel displays beside the widget: `{page: text of a saved page}`. */
const SAVED_MIME = 'application/vnd.wave-explorer.saved+json';
/** Before the renderer of widgets, which is at -10. */
const RANK = -20;

function addRenderer(rendermime: IRenderMimeRegistry, models: LiveModels | null): void {
  const factory: IRenderMime.IRendererFactory = {
    // What a page holds enters as text, so an output that nobody vouches for may be shown.
    safe: true,
    mimeTypes: [SAVED_MIME],
    createRenderer: ({ mimeType }) => new SavedOutput({ mimeType, rendermime, models })
  };
  rendermime.addFactory(factory, RANK);
}

export const savedOutputPlugin: JupyterFrontEndPlugin<void> = {
  id: 'wave-explorer:saved-output',
  description: 'Shows the last state of an explorer in a notebook that was saved with it, also without its kernel.',
  autoStart: true,
  requires: [IRenderMimeRegistry],
  optional: [INotebookTracker],
  activate: (_: JupyterFrontEnd, rendermime: IRenderMimeRegistry, notebooks: INotebookTracker | null): void => {
    addRenderer(rendermime, null);
    const follow = (notebook: NotebookPanel): void =>
      addRenderer(notebook.content.rendermime, new LiveModels(notebook.sessionContext));
    notebooks?.forEach(follow);
    notebooks?.widgetAdded.connect((_tracker, notebook) => follow(notebook));
  }
};
