/** A session over answers that stand still, for views that only ask. */
import { EMPTY_STATE, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../provider';
import type { SessionState, StageRow, SummaryPayload } from '../payloads';

export const SUMMARY: SummaryPayload = {
  id: 'v1', kernel: 'gemm', status: 'ok', origin: 'worker', target: 'gfx942', shape_text: '', dtype_text: '', versions: {}, seconds: { total: 1 },
  layers: [], launch: null, symbols: {}, options: {}, disabled_passes: [], hand_edited: '', error: null, notes: [], diagnostics: []
};

export function stageRow(id: string, more: Partial<StageRow> = {}): StageRow {
  return {
    id, layer: 'fx', name: id.replace(/^\w+\/|#\d+$/g, ''), seconds: 0.001, changed: true, status: 'ok', chain: 'device', parent: null, language: 'graph',
    op_count: 3, op_delta: 1, scope: '', note: '', captured: true, ...more
  };
}

/** Answers by `name`, or by `name {"parameter": ...}` where they depend on parameters. */
export class FakeRecord implements Session {
  readonly live = false;
  readonly asked: string[] = [];
  state: SessionState = {
    ...EMPTY_STATE, title: 'gemm', current: 'v1', phase: 'idle', revision: 1,
    variants: [{ id: 'v1', label: 'gemm', status: 'ok', baseline: true, changes: [], has_run: false }]
  };
  editor: EditorModule | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(public answers: Record<string, unknown>) {}

  push(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach(run => run());
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    const key = `${name} ${JSON.stringify(params)}`;
    this.asked.push(key);
    const answer = { summary: SUMMARY, ...this.answers }[key in this.answers ? key : name];
    return answer === undefined ? Promise.reject(new Error(`Needs a kernel: ${key}`)) : Promise.resolve(answer as Payload<N>);
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  loadEditor(): Promise<EditorModule> {
    return this.editor ? Promise.resolve(this.editor) : Promise.reject(new Error('no editor here'));
  }

  loadStudy(): Promise<StudyModule> {
    return Promise.reject(new Error('no study here'));
  }
}

/** Longer than the views' own timers; frames come at once, whatever else the machine does. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 200));

/** An element in the page to draw into, as large as a pane: jsdom lays nothing out. */
export function pane(width: number): HTMLElement {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  return host;
}
