import { Widget } from '@lumino/widgets';
import { button, el, replace } from '../core/dom';
import { CompileList } from './compile_list';
import { announcement, deviceWords } from './compile_words';
import { NO_NOTEBOOK, panelState, type PanelAction, type PanelState } from './compilations_states';
import type { CompileRow } from './feed_messages';
import type { FeedModel } from './feed_model';
import type { Feeds } from './feeds';
import { waveIcon } from './icon';

/** One of the buttons above the list. */
export interface RowAction {
  readonly label: string;
  /** What it does, with the shortcut that does the same. */
  readonly title: () => string;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

export const COMPILATIONS_ID = 'wave-compilations';

/** The side panel "Wave compilations": every compile of the active notebook's kernel, live. */
export class CompilationsPanel extends Widget {
  readonly list = new CompileList();
  /** Told what a button of an empty state, or the switch of recording, asks for. */
  onAction: (action: PanelAction | 'stop-recording') => void = () => undefined;
  private readonly where = el('div', { class: 'jp-WaveCompilations-where' });
  private readonly device = el('div', { class: 'jp-WaveCompilations-quiet' });
  private readonly recording: HTMLButtonElement;
  private readonly buttons = el('div', { class: 'jp-WaveCompilations-actions', role: 'toolbar', 'aria-label': 'The chosen compiles' });
  private readonly note = el('div', { class: 'jp-WaveCompilations-note', role: 'status', 'data-testid': 'compilations-note' });
  private readonly empty = el('div', { class: 'jp-WaveCompilations-empty' });
  /** Heard, not seen. */
  private readonly spoken = el('div', { class: 'jp-WaveCompilations-spoken', 'aria-live': 'polite' });
  private actions: readonly { action: RowAction; node: HTMLButtonElement }[] = [];
  private before: readonly CompileRow[] = [];
  /** Whose rows those were: another kernel's list is not news about this one's. */
  private heard: FeedModel | null = null;
  private shownState: PanelState | null = null;
  private asked = false;

  constructor(private readonly feeds: Feeds) {
    super();
    this.id = COMPILATIONS_ID;
    this.addClass('jp-WaveCompilations');
    this.title.icon = waveIcon;
    this.title.caption = 'Wave compilations';
    this.node.setAttribute('role', 'region');
    this.node.setAttribute('aria-label', 'Wave compilations');
    this.recording = button('', {
      class: 'jp-WaveExplorer-button', 'data-testid': 'recording', 'aria-pressed': false,
      onclick: () => this.onAction(this.feeds.current?.compiles.list?.recording ? 'stop-recording' : 'record')
    });
    this.node.append(
      el('div', { class: 'jp-WaveCompilations-head' }, this.where, this.recording, this.device),
      this.buttons, this.note, this.list.element, this.empty, this.spoken
    );
    this.list.onChosen = () => this.showActions();
    feeds.changed.connect(this.follow, this);
    this.refresh();
  }

  /** The compiles that are chosen, of the feed that is on show. */
  get chosen(): readonly CompileRow[] {
    const compiles = this.feeds.current?.compiles;
    return compiles ? this.list.chosen.flatMap(id => compiles.row(id) ?? []) : [];
  }

  setActions(actions: readonly RowAction[]): void {
    this.actions = actions.map(action => ({
      action,
      node: button(action.label, { class: 'jp-WaveExplorer-button', onclick: () => action.run() })
    }));
    replace(this.buttons, ...this.actions.map(({ node }) => node));
    this.showActions();
  }

  override dispose(): void {
    if (this.isDisposed) {
      return;
    }
    this.feeds.changed.disconnect(this.follow, this);
    this.list.dispose();
    super.dispose();
  }

  protected override onActivateRequest(): void {
    (this.list.element.hidden ? (this.empty.querySelector('button') ?? this.recording) : this.list.element).focus();
  }

  protected override onAfterShow(): void {
    this.refresh();
  }

  /** A list that comes eight times a second is drawn once a frame, and not while it is hidden. */
  private follow(): void {
    if (!this.asked) {
      this.asked = true;
      requestAnimationFrame(() => {
        this.asked = false;
        if (!this.isDisposed && this.isVisible) {
          this.refresh();
        }
      });
    }
  }

  private refresh(): void {
    const { notebook, current: feed } = this.feeds;
    const list = feed?.compiles.list ?? null;
    const rows = feed?.compiles.rows ?? [];
    const open = feed?.place === 'open' && list !== null;
    this.where.textContent = notebook ? (notebook.context.path.split('/').pop() ?? '') : '';
    this.where.title = notebook?.context.path ?? '';
    this.recording.hidden = !open;
    this.recording.textContent = list?.recording ? '● Recording' : '○ Not recording';
    this.recording.setAttribute('aria-pressed', String(list?.recording ?? false));
    this.recording.title = list?.recording ? 'Stop recording the compiles of this notebook' : 'Record every wave_compile from now on';
    this.device.textContent = open ? deviceWords(list.device) : '';
    this.device.title = open ? list.device.note : '';
    this.showNote();
    this.showState(feed ? panelState(feed.place, rows.length, list?.recording ?? false) : NO_NOTEBOOK);
    this.list.element.hidden = rows.length === 0;
    this.buttons.hidden = rows.length === 0;
    this.list.show(rows);
    this.announce(list ? (feed?.compiles ?? null) : null, rows);
    this.showActions();
  }

  private announce(compiles: FeedModel | null, rows: readonly CompileRow[]): void {
    const news = compiles !== null && compiles === this.heard ? announcement(this.before, rows) : '';
    if (news) {
      this.spoken.textContent = news;
    }
    this.heard = compiles;
    this.before = [...rows];
  }

  private showNote(): void {
    const feed = this.feeds.current;
    const { deleted, trouble, list } = feed?.compiles ?? {};
    const line = feed?.waitsForCell
      ? 'Waits for the running cell.'
      : trouble || list?.problem || (deleted ? `Deleted ${deleted.label || 'a compile'}.` : '');
    const undo = deleted && !feed?.waitsForCell && !trouble ? deleted : null;
    const key = `${line} ${undo?.id ?? ''}`;
    if (this.note.dataset['key'] !== key) {
      this.note.dataset['key'] = key;
      replace(this.note, line, undo
        ? button('Undo', {
            class: 'jp-WaveExplorer-button', 'aria-label': `Undo: bring ${undo.label || 'the compile'} back`,
            onclick: () => {
              feed?.ask({ kind: 'restore', compilation: undo.id });
              this.list.focus();
            }
          })
        : null);
    }
    this.note.hidden = line === '' && undo === null;
  }

  private showState(state: PanelState | null): void {
    if (JSON.stringify(state) === JSON.stringify(this.shownState) && this.empty.hidden === (state === null)) {
      return;
    }
    this.shownState = state;
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
