/** What all views share: the session, the selection, the answers, and the passes of the variant on view. */
import { Answers } from './answers';
import { SelectionHistory } from './history';
import type { Selection, SessionState, Severity, StageRow, SummaryPayload } from './payloads';
import type { Session } from './provider';
import { graphPassAt, mostTelling, samePass } from './stages';
import { SelectionStore } from './store';
import type { Theme } from './theme';
import { selectionOf } from './view_link';

/** How long a word about something done in the page stays. */
const SAID_MS = 6000;

/** While a compile streams, lists are asked for again at most this often. */
const REFRESH_MS = 120;

type Topic = 'state' | 'record' | 'stage' | 'said';

export class Workspace {
  readonly store: SelectionStore;
  readonly answers: Answers;
  readonly history: SelectionHistory;
  /** What was done in the page itself (`Link copied`), for a few seconds. */
  said: { text: string; severity: Severity } | null = null;
  rows: StageRow[] = [];
  summary: SummaryPayload | null = null;
  /** Why the record could not be read, empty while it can. */
  trouble = '';
  /** Graph nodes of the newest passes by id, so that a selection finds its like in another variant. */
  readonly names = new Map<string, { region: string; name: string; copy: string }>();
  private shown: StageRow | null = null;
  private remembered: StageRow | null = null;
  private readonly topics: Record<Topic, Set<() => void>> = {
    state: new Set(),
    record: new Set(),
    stage: new Set(),
    said: new Set()
  };
  private asking = false;
  private again = false;
  private seen = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saidTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly endings: (() => void)[];

  constructor(
    readonly session: Session,
    readonly theme: Theme,
    first: Partial<Selection> = {}
  ) {
    this.store = new SelectionStore(first);
    this.answers = new Answers(session);
    this.history = new SelectionHistory(this.store, () => this.state.current, id => void session.act('show_variant', { id }));
    this.endings = [
      session.onState(() => this.stateChanged()),
      this.store.on(['stage'], () => this.showStage())
    ];
    this.stateChanged();
  }

  get state(): SessionState {
    return this.session.state;
  }

  get selection(): Selection {
    return this.store.selection;
  }

  /** Lanes of a wave: what the newest index map says, else 64. */
  waveSize = 64;

  get compiling(): boolean {
    return this.state.phase === 'compiling';
  }

  /** The pass on view; null while there is none. */
  get stage(): StageRow | null {
    return this.shown;
  }

  /** The fx pass whose graph and indices the views show: the pass on view, or the last fx pass before it. */
  get graphStage(): StageRow | null {
    return this.shown ? graphPassAt(this.rows, this.shown) : null;
  }

  /** The selected workgroup, kept within the grid of the variant on view, which may be smaller than another's. */
  get workgroup(): [number, number, number] {
    const grid = this.summary?.launch?.grid;
    const within = (at: number, axis: number): number => Math.max(0, Math.min(at, (grid?.[axis] ?? Infinity) - 1));
    const [x, y, z] = this.selection.workgroup;
    return [within(x, 0), within(y, 1), within(z, 2)];
  }

  /** For a refused place: the iteration may lie beyond the loop of this variant; go back to its first. */
  readonly toFirstIteration = (): boolean => {
    const away = this.selection.iteration !== 0;
    this.store.select({ iteration: 0 });
    return away;
  };

  /** Name of a pass that was selected and that this compile has not reached yet, else empty. */
  get awaited(): string {
    return this.compiling && !this.shown && this.remembered ? this.remembered.name : '';
  }

  on(topic: Topic, run: () => void): () => void {
    this.topics[topic].add(run);
    return () => this.topics[topic].delete(run);
  }

  /** Go to what a text of `view_link` says; false where it says nothing. */
  goTo(link: string): boolean {
    const linked = selectionOf(link);
    if (linked) {
      const { variant, selection } = linked;
      this.store.select(selection);
      if (variant !== null && variant !== this.state.current && this.state.variants.some(one => one.id === variant)) {
        void this.session.act('show_variant', { id: variant });
      }
    }
    return linked !== null;
  }

  /** Say in the top bar what was done, or why it was not. */
  say(text: string, severity: Severity = 'note'): void {
    clearTimeout(this.saidTimer);
    this.said = { text, severity };
    this.saidTimer = setTimeout(() => {
      this.said = null;
      this.tell('said');
    }, SAID_MS);
    this.tell('said');
  }

  dispose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.saidTimer);
    this.history.dispose();
    this.endings.forEach(end => end());
  }

  private tell(topic: Topic): void {
    for (const run of [...this.topics[topic]]) {
      run();
    }
  }

  private stateChanged(): void {
    const { current, revision } = this.state;
    const key = `${current ?? ''} ${revision}`;
    if (key !== this.seen) {
      const variantChanged = this.seen.split(' ')[0] !== (current ?? '');
      this.seen = key;
      this.answers.turnTo(current, revision);
      if (variantChanged) {
        this.rows = this.answers.peek('stages', {})?.stages ?? [];
        this.summary = this.answers.peek('summary', {}) ?? null;
        this.showStage();
      }
      if (current !== null) {
        this.askRecord();
      }
    }
    this.history.follow();
    this.tell('state');
  }

  private askRecord(): void {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    const variant = this.state.current;
    void Promise.all([this.answers.ask('stages', {}), this.answers.ask('summary', {})])
      .then(([stages, summary]) => {
        if (variant === this.state.current) {
          this.rows = stages.stages;
          this.summary = summary;
          this.trouble = '';
          this.showStage();
          this.tell('record');
        }
      })
      .catch((error: Error) => {
        this.trouble = error.message;
        this.tell('record');
      })
      .finally(() => {
        this.timer = setTimeout(() => {
          this.asking = false;
          if (this.again) {
            this.again = false;
            this.askRecord();
          }
        }, REFRESH_MS);
      });
  }

  private showStage(): void {
    const wanted = this.rows.find(row => row.id === this.selection.stage) ?? null;
    if (wanted) {
      this.remembered = wanted;
    }
    let next = wanted ?? samePass(this.rows, this.remembered);
    if (!next && !(this.compiling && this.remembered)) {
      next = this.compiling ? graphPassAt(this.rows, null) : mostTelling(this.rows);
    }
    const before = this.shown;
    this.shown = next;
    if (before?.id !== next?.id || before?.captured !== next?.captured || before?.status !== next?.status) {
      this.tell('stage');
    }
  }
}
