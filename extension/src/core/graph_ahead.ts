/** The graphs of the passes beside the one on view, made ready while nobody waits: people walk from pass to pass. */
import type { GraphPayload, StageRow } from './payloads';
import type { Workspace } from './workspace';

/** What is on view has been looked at for this long; whoever hurries from pass to pass is not held up. */
const LOOKED_AT_MS = 400;

/** The changed passes next after a stage and next before it, as their graphs can be drawn. */
export function beside(rows: readonly StageRow[], stage: string): string[] {
  const graphs = rows.filter(row => row.id === stage || (row.language === 'graph' && row.captured && row.changed));
  const at = graphs.findIndex(row => row.id === stage);
  return at < 0 ? [] : [graphs[at + 1], graphs[at - 1]].flatMap(row => (row ? [row.id] : []));
}

export class GraphAhead {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param prepare does the work that the view would do with an answer */
  constructor(
    private readonly work: Workspace,
    private readonly prepare: (payload: GraphPayload) => void
  ) {}

  /** The graph after a stage is on the screen: its neighbours come next. */
  follow(stage: string): void {
    this.stop();
    this.timer = setTimeout(() => void this.fetch(beside(this.work.rows, stage)), LOOKED_AT_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async fetch(stages: string[]): Promise<void> {
    const { timer } = this;
    for (const stage of stages) {
      try {
        const payload = await this.work.answers.ask('graph', { stage });
        await restful();
        if (this.timer !== timer || this.work.compiling) {
          return;
        }
        this.prepare(payload);
      } catch {
        // Whoever goes to that pass asks again, and is told what is wrong.
      }
    }
  }
}

/** When the page has nothing better to do. */
function restful(): Promise<void> {
  return new Promise(done => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => done(), { timeout: 2000 });
    } else {
      setTimeout(done, 50);
    }
  });
}
