import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beside, GraphAhead } from '../graph_ahead';
import type { Workspace } from '../workspace';

type Row = Parameters<typeof beside>[0][number];

const row = (id: string, changed = true, language = 'graph', captured = true): Row => ({ id, changed, language, captured }) as unknown as Row;
const ROWS = [row('trace'), row('quiet', false), row('expand'), row('lost', true, 'graph', false), row('barriers'), row('mlir', true, 'mlir')];

describe('the passes beside one', () => {
  it('are the next and the last that changed a graph', () => {
    expect(beside(ROWS, 'expand')).toEqual(['barriers', 'trace']);
    expect(beside(ROWS, 'quiet')).toEqual(['expand', 'trace']);
    expect(beside(ROWS, 'barriers')).toEqual(['expand']);
    expect(beside(ROWS, 'elsewhere')).toEqual([]);
  });
});

describe('graphs made ready', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const ahead = (ask: (name: string, params: { stage: string }) => Promise<unknown>): { ahead: GraphAhead; ready: unknown[] } => {
    const ready: unknown[] = [];
    const work = { rows: ROWS, compiling: false, answers: { ask } } as unknown as Workspace;
    return { ahead: new GraphAhead(work, payload => ready.push(payload)), ready };
  };

  it('come after a look, the next pass first', async () => {
    const { ahead: following, ready } = ahead((_, { stage }) => Promise.resolve(stage));
    following.follow('expand');
    await vi.advanceTimersByTimeAsync(100);
    expect(ready).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ready).toEqual(['barriers', 'trace']);
  });

  it('do not come where the view went on, and one that fails does not keep the other back', async () => {
    const { ahead: following, ready } = ahead((_, { stage }) => (stage === 'barriers' ? Promise.reject(new Error('gone')) : Promise.resolve(stage)));
    following.follow('expand');
    following.follow('quiet');
    following.stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(ready).toEqual([]);
    following.follow('expand');
    await vi.advanceTimersByTimeAsync(2000);
    expect(ready).toEqual(['trace']);
  });
});
