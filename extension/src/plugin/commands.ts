import type { JupyterFrontEnd } from '@jupyterlab/application';
import type { WidgetTracker } from '@jupyterlab/apputils';
import { Dialog, Notification, SessionContextDialogs, showDialog } from '@jupyterlab/apputils';
import type { IDefaultFileBrowser } from '@jupyterlab/filebrowser';
import type { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import type { Kernel } from '@jupyterlab/services';
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';
import { waveIcon } from './icon';
import { ExplorerPanel } from './panel';
import type { ExplorerSettings } from './settings';
import { START_RECORDING, STOP_RECORDING } from './snippets';
import { createStarterNotebook } from './starternotebook';

export const CommandIDs = {
  openPanel: 'wave-explorer:open-panel',
  newNotebook: 'wave-explorer:new-notebook',
  startRecording: 'wave-explorer:start-recording',
  stopRecording: 'wave-explorer:stop-recording'
} as const;

/** Arguments of `wave-explorer:open-panel`. */
export interface OpenPanelArgs extends ReadonlyPartialJSONObject {
  /** Path of an open notebook; without it, the current one. */
  readonly path?: string;
  /** The workspace is being restored: ask nothing, open nothing that is not there. */
  readonly restored?: boolean;
}

/** Arguments of `wave-explorer:new-notebook`. */
export interface NewNotebookArgs extends ReadonlyPartialJSONObject {
  /** Folder of the new notebook; without it, the one that the file browser shows. */
  readonly cwd?: string;
}

export interface CommandContext {
  readonly app: JupyterFrontEnd;
  readonly notebooks: INotebookTracker;
  readonly panels: WidgetTracker<ExplorerPanel>;
  readonly settings: ExplorerSettings;
  readonly fileBrowser: IDefaultFileBrowser | null;
}

export function addCommands(context: CommandContext): void {
  const { commands } = context.app;
  commands.addCommand(CommandIDs.openPanel, {
    label: 'Wave Explorer: Open panel',
    caption: 'Show the Wave Explorer of this notebook in a panel of its own',
    execute: args => openPanel(context, args),
    describedBy: {
      args: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Path of an open notebook; without it, the current one' },
          restored: { type: 'boolean', description: 'The workspace is being restored: ask nothing' }
        }
      }
    }
  });
  commands.addCommand(CommandIDs.newNotebook, {
    label: args => (args['isLauncher'] ? 'Wave Explorer' : 'Wave Explorer: New notebook'),
    caption: 'A notebook that explores a ready GEMM kernel',
    icon: args => (args['isPalette'] ? undefined : waveIcon),
    execute: args => newNotebook(context, args),
    describedBy: {
      args: {
        type: 'object',
        properties: { cwd: { type: 'string', description: 'Folder of the new notebook' } }
      }
    }
  });
  commands.addCommand(CommandIDs.startRecording, {
    label: 'Wave Explorer: Record the compiles of this notebook',
    caption: 'Every wave_compile that a cell runs from now on is recorded; its result stays as it is',
    execute: () => setRecording(context, true),
    describedBy: { args: { type: 'object', properties: {} } }
  });
  commands.addCommand(CommandIDs.stopRecording, {
    label: 'Wave Explorer: Stop recording the compiles of this notebook',
    caption: 'The compiler is put back as it was',
    execute: () => setRecording(context, false),
    describedBy: { args: { type: 'object', properties: {} } }
  });
}

async function openPanel(context: CommandContext, args: OpenPanelArgs): Promise<ExplorerPanel | undefined> {
  const { app, notebooks, panels, settings } = context;
  const notebook = args.path === undefined ? notebooks.currentWidget : findNotebook(notebooks, args.path);
  if (!notebook) {
    if (!args.restored) {
      await sayNoNotebook(context, args.path);
    }
    return undefined;
  }
  const open = panels.find(panel => panel.notebook === notebook);
  if (open) {
    app.shell.activateById(open.id);
    void open.refresh();
    return open;
  }
  if (!args.restored && !(await askForPythonKernel(notebook))) {
    return undefined;
  }
  const panel = new ExplorerPanel(notebook);
  app.shell.add(panel, 'main', { ref: notebook.id, mode: settings.placement, activate: !args.restored });
  await panels.add(panel);
  notebook.context.pathChanged.connect(() => void panels.save(panel));
  // Not awaited: the kernel may be busy for long, and a workspace is restored only when its commands have ended.
  void panel.refresh();
  return panel;
}

async function newNotebook(context: CommandContext, args: NewNotebookArgs): Promise<void> {
  const { app, fileBrowser } = context;
  const folder = args.cwd ?? fileBrowser?.model.path ?? '';
  const path = await createStarterNotebook(app.serviceManager.contents, folder);
  await app.commands.execute('docmanager:open', { path, factory: 'Notebook' });
}

async function setRecording(context: CommandContext, on: boolean): Promise<void> {
  const notebook = context.notebooks.currentWidget;
  if (!notebook) {
    await sayNoNotebook(context, undefined);
    return;
  }
  const kernel = await askForPythonKernel(notebook);
  if (!kernel) {
    return;
  }
  const { content } = await kernel.requestExecute({ code: on ? START_RECORDING : STOP_RECORDING, store_history: false })
    .done;
  if (content.status === 'error') {
    Notification.error(`Wave Explorer: ${content.evalue}`);
  } else {
    Notification.success(on ? 'Every wave_compile of this notebook is recorded from now on.' : 'Recording has ended.', {
      autoClose: 4000
    });
  }
}

function findNotebook(notebooks: INotebookTracker, path: string): NotebookPanel | null {
  return notebooks.find(notebook => notebook.context.path === path) ?? null;
}

/** The notebook's Python kernel. A missing one is asked for; where there is none in the end, the reason was shown. */
async function askForPythonKernel(notebook: NotebookPanel): Promise<Kernel.IKernelConnection | null> {
  const session = notebook.sessionContext;
  await session.ready;
  if (!session.session?.kernel) {
    const answer = await showDialog({
      title: 'This notebook has no kernel',
      body: 'The explorer shows what a kernel has compiled. Choose a Python kernel that has wave-explorer installed.',
      buttons: [Dialog.cancelButton(), Dialog.okButton({ label: 'Choose a kernel' })]
    });
    if (answer.button.accept) {
      await new SessionContextDialogs().selectKernel(session);
    }
  }
  const kernel = session.session?.kernel ?? null;
  if (!kernel) {
    return null;
  }
  const { language_info: language } = await kernel.info;
  if (language.name === 'python') {
    return kernel;
  }
  await showDialog({
    title: 'This kernel does not run Python',
    body: `Wave kernels are Python; this notebook's kernel runs ${language.name}. Change the kernel, then try again.`,
    buttons: [Dialog.okButton()]
  });
  return null;
}

async function sayNoNotebook(context: CommandContext, path: string | undefined): Promise<void> {
  const answer = await showDialog({
    title: path === undefined ? 'No notebook is open' : 'This notebook is not open',
    body: `${path === undefined ? '' : `${path}: `}The explorer shows what a notebook has compiled. Open a notebook, or start with a new one.`,
    buttons: [Dialog.cancelButton(), Dialog.okButton({ label: 'New Wave notebook' })]
  });
  if (answer.button.accept) {
    await newNotebook(context, {});
  }
}
