import type { JupyterFrontEnd } from '@jupyterlab/application';
import { InputDialog, Notification } from '@jupyterlab/apputils';
import type { IDefaultFileBrowser } from '@jupyterlab/filebrowser';
import type { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';
import { CommandIDs, NO_ARGS } from './command_ids';
import type { CompilationsPanel } from './compilations';
import { readLink } from './deep_link';
import type { Feeds } from './feeds';
import { waveIcon } from './icon';
import { askForPythonKernel, chooseKernel, sayNoNotebook } from './kernel_access';
import type { ExplorerPanel } from './panel';
import { subjectOf, type SubjectArgs } from './panel_subject';
import { findNotebook, type Panels } from './panels';
import { askUntilRead } from './asking';
import { sayProblem } from './problems';
import { START_RECORDING, STOP_RECORDING } from './snippets';
import { createStarterNotebook } from './starternotebook';

/** Arguments of `wave-explorer:open-panel`; without a subject, the newest explorer. */
export interface OpenPanelArgs extends SubjectArgs {
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
  readonly feeds: Feeds;
  readonly panels: Panels;
  readonly compilations: CompilationsPanel;
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
          compilation: { type: 'string', description: 'Id of a compile; without it, the newest explorer' },
          baseline: { type: 'string', description: 'Id of the compile that it is compared with' },
          cell: { type: 'integer', description: 'Number of an execution: the newest compile of that cell' },
          restored: { type: 'boolean', description: 'The workspace is being restored: ask nothing' }
        }
      }
    }
  });
  commands.addCommand(CommandIDs.newNotebook, {
    label: args => (args['isLauncher'] ? 'Wave Explorer' : 'Wave Explorer: New notebook'),
    caption: 'A notebook that explores a ready GEMM kernel',
    icon: args => (args['isLauncher'] || args['isMenu'] ? waveIcon : undefined),
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
    describedBy: NO_ARGS
  });
  commands.addCommand(CommandIDs.stopRecording, {
    label: 'Wave Explorer: Stop recording the compiles of this notebook',
    caption: 'The compiler is put back as it was',
    execute: () => setRecording(context, false),
    describedBy: NO_ARGS
  });
  commands.addCommand(CommandIDs.showCompilations, {
    label: 'Wave Explorer: Show compilations',
    caption: "List the compiles of the active notebook's kernel",
    execute: () => {
      context.app.shell.activateById(context.compilations.id);
      // Notebook 7 shows its side area, and leaves the keyboard where it is.
      context.compilations.activate();
    },
    describedBy: NO_ARGS
  });
  commands.addCommand(CommandIDs.openLink, {
    label: 'Wave Explorer: Open link…',
    caption: 'Open the notebook, the compile and the view that a copied link names',
    execute: args => openLink(context, args['link']),
    describedBy: {
      args: { type: 'object', properties: { link: { type: 'string', description: 'The address; without it, it is asked for' } } }
    }
  });
  context.compilations.view.onAction = action => {
    const { notebook, current } = context.feeds;
    switch (action) {
      case 'new-notebook':
        return void newNotebook(context, {});
      case 'choose-kernel':
        return void (notebook && chooseKernel(notebook));
      case 'retry':
        return current?.retry();
      case 'record':
        return void setRecording(context, true);
      case 'stop-recording':
        return void setRecording(context, false);
    }
  };
}

async function openPanel(context: CommandContext, args: OpenPanelArgs): Promise<ExplorerPanel | undefined> {
  const { notebooks, panels } = context;
  const subject = subjectOf(args);
  const notebook = args.path === undefined ? notebooks.currentWidget : findNotebook(notebooks, args.path);
  if (!notebook) {
    if (!args.restored) {
      await offerNotebook(context, args.path);
    }
    return undefined;
  }
  if (!args.restored && !(await askForPythonKernel(notebook))) {
    return undefined;
  }
  return panels.open(notebook, subject, { restored: args.restored === true });
}

async function newNotebook(context: CommandContext, args: NewNotebookArgs): Promise<void> {
  const { app, fileBrowser } = context;
  const folder = args.cwd ?? fileBrowser?.model.path ?? '';
  const path = await createStarterNotebook(app.serviceManager.contents, folder);
  await app.commands.execute('docmanager:open', { path, factory: 'Notebook' });
}

async function setRecording(context: CommandContext, on: boolean): Promise<void> {
  const { feeds, notebooks } = context;
  const notebook = notebooks.currentWidget;
  if (!notebook) {
    await offerNotebook(context);
    return;
  }
  const feed = feeds.of(notebook);
  if (feed?.place === 'open') {
    feed.ask({ kind: 'record', on });
    return;
  }
  const kernel = await askForPythonKernel(notebook);
  if (!kernel) {
    return;
  }
  const code = on ? START_RECORDING : STOP_RECORDING;
  const { content } = await askUntilRead(kernel, { code, store_history: false, stop_on_error: false });
  if (content.status === 'error') {
    sayProblem(`Wave Explorer: ${content.evalue}`);
  } else {
    Notification.success(on ? 'Every wave_compile of this notebook is recorded from now on.' : 'Recording has ended.', {
      autoClose: 4000
    });
    feed?.retry();
  }
}

/** Open what an address names; one that names nothing of ours is said to. */
export async function openLink(context: CommandContext, given: unknown): Promise<void> {
  const address = typeof given === 'string' ? given : (await InputDialog.getText({ title: 'Open a Wave Explorer link' })).value;
  if (!address) {
    return;
  }
  const linked = readLink(address);
  if (!linked) {
    sayProblem('This is no link to a view of Wave Explorer.');
    return;
  }
  const notebook = await opened(context, linked.path);
  if (notebook && (await askForPythonKernel(notebook))) {
    await context.panels.open(notebook, linked.subject, linked.view === null ? {} : { view: linked.view });
  }
}

/** The notebook of a path, opened where it is not. */
async function opened(context: CommandContext, path: string): Promise<NotebookPanel | null> {
  const { app, notebooks } = context;
  if (!findNotebook(notebooks, path)) {
    await app.commands.execute('docmanager:open', { path, factory: 'Notebook' });
  }
  const notebook = findNotebook(notebooks, path);
  await notebook?.context.ready;
  return notebook;
}

async function offerNotebook(context: CommandContext, path?: string): Promise<void> {
  if (await sayNoNotebook(path)) {
    await newNotebook(context, {});
  }
}
