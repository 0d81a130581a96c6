/** An explorer over a `.wavex` file: whoever holds the file answers every query, and no kernel runs. */
import type { Actions, SessionState } from '../core/payloads';
import { EMPTY_STATE, type ActionName, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../core/provider';
import { NEEDS_KERNEL } from './saved_session';

/** An answer about the file, or why there is none. */
export interface Reply {
  ok: boolean;
  payload: unknown;
  error: string;
  /** Changes with the file; empty where there is no file. */
  revision: string;
}

/** Asks one named query about the file; rejects where nobody can be asked. */
export type Ask = (name: QueryName, params: object) => Promise<Reply>;

export class DocumentSession implements Session {
  readonly live = false;
  private current: SessionState = EMPTY_STATE;
  /** Of the file that the state speaks of. */
  private revision = '';
  private reading = 0;
  private readonly listeners = new Set<() => void>();

  /**
   * `onOtherFile` is called when an answer came from a file that has changed since it was read; `address` is behind
   * which address a view's text may stand.
   */
  constructor(
    private readonly ask: Ask,
    private readonly onOtherFile: () => void,
    private readonly address: () => string | null = () => null
  ) {}

  get state(): SessionState {
    return this.current;
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Reads what the file holds, first or anew; the views then ask again for what they show.
   * Rejects with the reason where it is no record that can be read; what was read before stays.
   */
  async read(): Promise<void> {
    const turn = (this.reading += 1);
    const [summary, run] = await Promise.all([this.ask('summary', {}), this.ask('run', {})]);
    if (turn !== this.reading) {
      return;
    }
    if (!summary.ok) {
      throw new Error(summary.error);
    }
    this.revision = summary.revision;
    this.tell(stateOf(summary.payload as Payload<'summary'>, run.ok && run.payload !== null, this.current.revision + 1));
  }

  async query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    const { revision } = this;
    const reply = await this.ask(name, params);
    if (reply.revision !== revision) {
      // Two files must not be shown as one.
      if (revision === this.revision) {
        this.onOtherFile();
      }
      throw new Error(reply.error || 'The file has changed; it is being read again.');
    }
    if (!reply.ok) {
      throw new Error(reply.error);
    }
    return reply.payload as Payload<N>;
  }

  act<N extends ActionName>(name: N, _: Actions[N]): Promise<void> {
    const text = `${NEEDS_KERNEL}a record can only be looked at here. In a notebook, wx.explore("….wavex") opens it with a kernel.`;
    if (name !== 'show_variant') {
      this.tell({ ...this.current, message: { text, severity: 'note' } });
    }
    return Promise.resolve();
  }

  loadEditor(): Promise<EditorModule> {
    return import('../core/editor');
  }

  loadStudy(): Promise<StudyModule> {
    return import('../core/study');
  }

  shareLink(state: string): string | null {
    const address = this.address();
    return address === null ? null : `${address}${state}`;
  }

  private tell(state: SessionState): void {
    this.current = state;
    [...this.listeners].forEach(listener => listener());
  }
}

/** The state of a session that holds this one compile. */
function stateOf(summary: Payload<'summary'>, hasRun: boolean, revision: number): SessionState {
  const { id, kernel, status } = summary;
  return {
    ...EMPTY_STATE,
    title: kernel,
    variants: [{ id, label: kernel, status, baseline: true, changes: [], has_run: hasRun }],
    current: id,
    phase: 'idle',
    revision
  };
}
