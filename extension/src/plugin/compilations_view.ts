/** The side panel's inside: whose compiles these are, what can be done with them, the list, or why there is none. */
import { button, el, replace } from '../core/dom';
import { CompileList } from './compile_list';
import { announcement } from './compile_words';
import { NO_NOTEBOOK, panelState, type PanelAction, type PanelState } from './compilations_states';
import type { FeedPlace } from './compile_feed';
import type { CompileRow } from './feed_messages';
import type { FeedModel } from './feed_model';

/** The feed on show. */
export interface ShownFeed {
  /** Path of its notebook. */
  readonly path: string;
  readonly place: FeedPlace;
  readonly compiles: FeedModel;
  /** Whether something that was asked for waits until the running cell has ended. */
  readonly waits: boolean;
}

/** One of the buttons above the list. */
export interface RowAction {
  readonly label: string;
  /** What it does, with the shortcut that does the same. */
  readonly title: () => string;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

export class CompilationsView {
  readonly list = new CompileList();
  /** Told what a button of an empty state, or the switch of recording, asks for. */
  onAction: (action: PanelAction | 'stop-recording') => void = () => undefined;
  /** Told which compile is to be brought back. */
  onRestore: (id: string) => void = () => undefined;
  readonly parts: readonly HTMLElement[];
  private readonly where = el('div', { class: 'jp-WaveCompilations-where' });
  private readonly device = el('div', { class: 'jp-WaveCompilations-quiet' });
  private readonly recording = button('', {
    class: 'jp-WaveExplorer-button', 'data-testid': 'recording', 'aria-pressed': false,
    onclick: () => this.onAction(this.shown?.compiles.list?.recording ? 'stop-recording' : 'record')
  });
  private readonly buttons = el('div', { class: 'jp-WaveCompilations-actions', role: 'toolbar', 'aria-label': 'The chosen compiles' });
  private readonly note = el('div', { class: 'jp-WaveCompilations-note', role: 'status', 'data-testid': 'compilations-note' });
  private readonly empty = el('div', { class: 'jp-WaveCompilations-empty' });
  /** Heard, not seen. */
  private readonly spoken = el('div', { class: 'jp-WaveCompilations-spoken', 'aria-live': 'polite' });
  private actions: readonly { action: RowAction; node: HTMLButtonElement }[] = [];
  private shown: ShownFeed | null = null;
  private before: readonly CompileRow[] = [];
  /** Whose rows those were: another kernel's list is not news about this one's. */
  private heard: FeedModel | null = null;
  private drawnState = '';
  private drawnNote = '';

  constructor() {
    this.parts = [
      el('div', { class: 'jp-WaveCompilations-head' }, this.where, this.recording, this.device),
      this.buttons, this.note, this.list.element, this.empty, this.spoken
    ];
    this.list.onChosen = () => this.showActions();
    this.show(null);
  }

  /** The compiles that are chosen, where it is this feed's that are on show. */
  chosenOf(compiles: FeedModel | undefined): readonly CompileRow[] {
    return compiles && compiles === this.shown?.compiles ? this.list.chosen.flatMap(id => compiles.row(id) ?? []) : [];
  }

  setActions(actions: readonly RowAction[]): void {
    this.actions = actions.map(action => ({
      action,
      node: button(action.label, { class: 'jp-WaveExplorer-button', onclick: () => action.run() })
    }));
    replace(this.buttons, ...this.actions.map(({ node }) => node));
    this.showActions();
  }

  /** Show a notebook's feed; null where no notebook is active. */
  show(feed: ShownFeed | null): void {
    this.shown = feed;
    const list = feed?.place === 'open' ? feed.compiles.list : null;
    const rows = list && feed ? feed.compiles.rows : [];
    this.where.textContent = feed?.path.split('/').pop() ?? '';
    this.where.title = feed?.path ?? '';
    this.recording.hidden = list === null;
    this.recording.textContent = list?.recording ? '● Recording' : '○ Not recording';
    this.recording.setAttribute('aria-pressed', String(list?.recording ?? false));
    this.recording.title = list?.recording ? 'Stop recording the compiles of this notebook' : 'Record every wave_compile from now on';
    this.device.textContent = list?.device.name ? `Runs take: ${list.device.name}` : '';
    this.device.title = list?.device.note ?? '';
    this.showNote();
    this.showState(feed ? panelState(feed.place, rows.length, list?.recording ?? false) : NO_NOTEBOOK);
    this.list.element.hidden = rows.length === 0;
    this.buttons.hidden = rows.length === 0;
    this.list.show(rows);
    this.announce(list ? (feed?.compiles ?? null) : null, rows);
    this.showActions();
  }

  /** The keyboard goes to the list, or to what can be done where there is none. */
  focus(): void {
    (this.list.element.hidden ? (this.empty.querySelector('button') ?? this.recording) : this.list.element).focus();
  }

  dispose(): void {
    this.list.dispose();
  }

  private announce(compiles: FeedModel | null, rows: readonly CompileRow[]): void {
    const news = compiles !== null && compiles === this.heard ? announcement(this.before, rows) : '';
    if (news) {
      this.spoken.textContent = news;
    }
    this.heard = compiles;
    this.before = rows;
  }

  private showNote(): void {
    const { deleted, trouble, list } = this.shown?.compiles ?? {};
    const waits = this.shown?.waits ?? false;
    const line = waits
      ? 'Waits for the running cell.'
      : trouble || list?.problem || (deleted ? `Deleted ${deleted.label || 'a compile'}.` : '');
    const undo = deleted && !waits && !trouble ? deleted : null;
    const key = `${line}\n${undo?.id ?? ''}`;
    if (this.drawnNote !== key) {
      this.drawnNote = key;
      replace(this.note, line, undo
        ? button('Undo', {
            class: 'jp-WaveExplorer-button', 'aria-label': `Undo: bring ${undo.label || 'the compile'} back`,
            onclick: () => {
              this.onRestore(undo.id);
              this.focus();
            }
          })
        : null);
    }
    this.note.hidden = line === '';
  }

  private showState(state: PanelState | null): void {
    const key = JSON.stringify(state);
    if (key === this.drawnState) {
      return;
    }
    this.drawnState = key;
    this.empty.hidden = state === null;
    replace(this.empty, ...(state
      ? [
          el('h3', {}, state.title),
          el('p', {}, state.text),
          ...state.actions.map(({ label, action }) => button(label, { class: 'jp-WaveExplorer-button', onclick: () => this.onAction(action) }))
        ]
      : []));
  }

  private showActions(): void {
    for (const { action, node } of this.actions) {
      node.disabled = !action.enabled();
      node.title = action.title();
    }
  }
}
