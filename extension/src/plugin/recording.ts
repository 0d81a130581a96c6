import type { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import type { Kernel } from '@jupyterlab/services';
import { KernelStarts } from './kernelstarts';
import type { ExplorerSettings } from './settings';
import { START_RECORDING_IF_INSTALLED } from './snippets';

/** Where the setting asks for it, recording is switched on in every Python kernel that a notebook starts. */
export function recordFromStart(notebooks: INotebookTracker, settings: ExplorerSettings): void {
  const record = async (kernel: Kernel.IKernelConnection): Promise<void> => {
    if (!settings.recordOnStart) {
      return;
    }
    const { language_info: language } = await kernel.info;
    if (language.name === 'python') {
      kernel.requestExecute({ code: START_RECORDING_IF_INSTALLED, silent: true, store_history: false });
    }
  };
  const follow = async (notebook: NotebookPanel): Promise<void> => {
    const session = notebook.sessionContext;
    await session.ready;
    const kernel = session.session?.kernel;
    if (kernel) {
      await record(kernel);
    }
    const starts = new KernelStarts(session, started => void record(started));
    notebook.disposed.connect(() => starts.dispose());
  };
  notebooks.forEach(notebook => void follow(notebook));
  notebooks.widgetAdded.connect((_, notebook) => void follow(notebook));
}
