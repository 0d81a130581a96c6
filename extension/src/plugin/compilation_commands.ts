/** What can be done with the compiles that are chosen in the side panel. */
import { InputDialog } from '@jupyterlab/apputils';
import type { CommandRegistry } from '@lumino/commands';
import { CommandIDs, NO_ARGS } from './command_ids';
import type { CompilationsView, RowAction } from './compilations_view';
import type { CompileRow } from './feed_messages';
import { baselineFirst } from './feed_model';
import type { Feeds } from './feeds';
import type { Panels } from './panels';

interface RowCommand {
  readonly id: string;
  /** What the palette calls it. */
  readonly label: string;
  /** What a menu about the chosen rows calls it. */
  readonly menu: string;
  /** Label of its button; without it, it has none. */
  readonly button?: string;
  readonly caption: string;
  readonly enabled: () => boolean;
  readonly execute: () => Promise<unknown> | void;
}

export interface CompilationContext {
  readonly commands: CommandRegistry;
  readonly feeds: Feeds;
  readonly panels: Panels;
  readonly view: CompilationsView;
}

export function addCompilationCommands(context: CompilationContext): void {
  const { commands, view } = context;
  const rows = rowCommands(context);
  for (const { id, label, menu, caption, enabled, execute } of rows) {
    commands.addCommand(id, {
      label: args => (args['isMenu'] ? menu : `Wave Explorer: ${label}`), caption, isEnabled: enabled, execute, describedBy: NO_ARGS
    });
  }
  view.setActions(
    rows.flatMap(({ id, button, caption, enabled }): RowAction[] =>
      button === undefined
        ? []
        : [{ label: button, title: () => [caption, keysOf(commands, id)].filter(Boolean).join(' · '), enabled, run: () => void commands.execute(id) }]
    )
  );
  const { list } = view;
  list.onOpen = id => {
    list.choose(id);
    void commands.execute(CommandIDs.openCompilation);
  };
  const showActions = list.onChosen;
  list.onChosen = () => {
    showActions();
    rows.forEach(({ id }) => commands.notifyCommandChanged(id));
  };
}

function rowCommands({ feeds, panels, view }: CompilationContext): RowCommand[] {
  const chosen = (): readonly CompileRow[] => view.chosenOf(feeds.current?.compiles);
  const one = (): CompileRow | null => {
    const rows = chosen();
    return rows.length === 1 ? (rows[0] ?? null) : null;
  };
  const open = async (split: boolean): Promise<void> => {
    const row = one();
    if (row && feeds.notebook) {
      await panels.open(feeds.notebook, { kind: 'compilation', id: row.id, baseline: null }, { split });
    }
  };
  return [
    {
      id: CommandIDs.openCompilation, label: 'Open the chosen compile', menu: 'Open', button: 'Open',
      caption: 'Open this compile in a panel', enabled: () => one() !== null, execute: () => open(false)
    },
    {
      id: CommandIDs.splitCompilation, label: 'Open the chosen compile beside the others', menu: 'Open beside the others',
      caption: 'Open this compile in a split of its own', enabled: () => one() !== null, execute: () => open(true)
    },
    {
      id: CommandIDs.compareCompilations, label: 'Compare the two chosen compiles', menu: 'Compare', button: 'Compare',
      caption: 'Choose two compiles; the baseline is the pinned one, or else the older one', enabled: () => comparable(chosen()),
      execute: async () => {
        const [baseline, id] = baselineFirst(chosen(), feeds.current?.compiles.list?.compilations ?? []);
        if (feeds.notebook && baseline !== undefined && id !== undefined) {
          await panels.open(feeds.notebook, { kind: 'compilation', id, baseline });
        }
      }
    },
    {
      id: CommandIDs.renameCompilation, label: 'Rename the chosen compile', menu: 'Rename…', button: 'Rename',
      caption: 'Give this compile another name', enabled: () => one() !== null,
      execute: async () => {
        const row = one();
        const feed = feeds.current;
        if (!row || !feed) {
          return;
        }
        const { value } = await InputDialog.getText({ title: 'Name of the compile', text: row.label, okLabel: 'Rename' });
        if (value?.trim() && value.trim() !== row.label) {
          feed.ask({ kind: 'rename', compilation: row.id, value: value.trim() });
        }
      }
    },
    {
      id: CommandIDs.pinCompilation, label: 'Pin or unpin the chosen compiles', menu: 'Pin or unpin', button: 'Pin',
      caption: 'Pinned compiles stay on top and are the baseline of comparisons', enabled: () => chosen().length > 0,
      execute: () => {
        const value = chosen().some(row => !row.pinned);
        chosen().filter(row => row.pinned !== value).forEach(row => feeds.current?.ask({ kind: 'pin', compilation: row.id, value }));
      }
    },
    {
      id: CommandIDs.deleteCompilations, label: 'Delete the chosen compiles', menu: 'Delete', button: 'Delete',
      caption: 'Take these compiles out of the list; undo brings them back, the last one first', enabled: () => deletable(chosen()),
      execute: () => {
        chosen().forEach(row => feeds.current?.ask({ kind: 'delete', compilation: row.id }));
        view.list.focus();
      }
    },
    {
      id: CommandIDs.restoreCompilation, label: 'Bring the deleted compile back', menu: 'Undo delete',
      caption: 'Undo the last deletion', enabled: () => (feeds.current?.compiles.deleted ?? null) !== null,
      execute: () => {
        const deleted = feeds.current?.compiles.deleted;
        if (deleted) {
          feeds.current?.ask({ kind: 'restore', compilation: deleted.id });
        }
      }
    }
  ];
}

/** Two that have ended can be compared. */
function comparable(rows: readonly CompileRow[]): boolean {
  return rows.length === 2 && rows.every(row => row.status !== 'compiling');
}

function deletable(rows: readonly CompileRow[]): boolean {
  return rows.length > 0 && rows.every(row => row.status !== 'compiling');
}

/** The keys of a command as people write them. */
function keysOf(commands: CommandRegistry, id: string): string {
  const binding = commands.keyBindings.find(({ command }) => command === id);
  return binding ? binding.keys.join(' ') : '';
}
