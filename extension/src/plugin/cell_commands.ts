/** "Explore this cell's kernel": from a code cell to the explorer of what it compiled. */
import { NotebookActions, type NotebookPanel } from '@jupyterlab/notebook';
import { CommandIDs, NO_ARGS } from './command_ids';
import type { CommandContext } from './commands';
import type { CompileFeed } from './compile_feed';
import { waveIcon } from './icon';
import { askForPythonKernel } from './kernel_access';
import type { PanelSubject } from './panel_subject';
import { askUntilRead } from './asking';
import { sayProblem } from './problems';
import { START_RECORDING } from './snippets';

type Cell = NotebookPanel['content']['widgets'][number];

export function addCellCommands(context: CommandContext): void {
  const { app, notebooks } = context;
  app.commands.addCommand(CommandIDs.exploreCell, {
    label: args => (args['isToolbar'] ? 'Explore cell' : args['isMenu'] ? "Explore this cell's kernel" : "Wave Explorer: Explore this cell's kernel"),
    caption: 'Show what this cell compiled; a cell that has compiled nothing here is run first',
    icon: args => (args['isMenu'] ? waveIcon : undefined),
    isEnabled: () => activeCodeCell(notebooks.currentWidget) !== null,
    execute: args => exploreCell(context, args['isMenu'] === true),
    describedBy: NO_ARGS
  });
  notebooks.activeCellChanged.connect(() => app.commands.notifyCommandChanged(CommandIDs.exploreCell));
}

async function exploreCell(context: CommandContext, fromMenu: boolean): Promise<void> {
  const notebook = context.notebooks.currentWidget;
  const cell = (fromMenu && cellUnderMenu(context, notebook)) || activeCodeCell(notebook);
  if (!notebook || !cell || !(await askForPythonKernel(notebook))) {
    return;
  }
  const feed = context.feeds.of(notebook);
  const subject = compiledBy(notebook, cell, feed) ?? (await runCell(notebook, cell, feed));
  if (subject) {
    await context.panels.open(notebook, subject);
  }
}

/**
 * What the cell compiled when it last ran, as far as that is certain. A number may stem from a kernel before this one,
 * and where the text was changed since, what is recorded is not what the person sees.
 */
function compiledBy(notebook: NotebookPanel, cell: Cell, feed: CompileFeed | null): PanelSubject | null {
  const count = executionCount(cell);
  if (count === null || ('isDirty' in cell.model && cell.model.isDirty === true)) {
    return null;
  }
  const sameNumber = notebook.content.widgets.filter(other => executionCount(other) === count);
  const row = sameNumber.length === 1 ? feed?.compiles.ofCell(count) : undefined;
  return row ? { kind: 'compilation', id: row.id, baseline: null } : null;
}

/** Run the cell while its compiles are recorded; null where it could not run. A compile that fails is recorded too. */
async function runCell(notebook: NotebookPanel, cell: Cell, feed: CompileFeed | null): Promise<PanelSubject | null> {
  const kernel = notebook.sessionContext.session?.kernel;
  if (!feed?.compiles.list?.recording && kernel) {
    const { content } = await askUntilRead(kernel, { code: START_RECORDING, silent: true, store_history: false, stop_on_error: false });
    if (content.status === 'error') {
      sayProblem(`Wave Explorer: ${content.evalue}`);
      return null;
    }
  }
  await NotebookActions.runCells(notebook.content, [cell], notebook.sessionContext);
  const count = executionCount(cell);
  return count === null ? null : { kind: 'cell', count };
}

function executionCount(cell: Cell): number | null {
  const { sharedModel } = cell.model;
  return 'execution_count' in sharedModel ? sharedModel.execution_count : null;
}

/** The code cell that the context menu was opened on: not always the active one. */
function cellUnderMenu({ app }: CommandContext, notebook: NotebookPanel | null): Cell | null {
  const node = app.contextMenuHitTest(hit => hit.classList.contains('jp-CodeCell'));
  return notebook?.content.widgets.find(cell => cell.node === node) ?? null;
}

function activeCodeCell(notebook: NotebookPanel | null): Cell | null {
  const cell = notebook?.content.activeCell ?? null;
  return cell?.model.type === 'code' ? cell : null;
}
