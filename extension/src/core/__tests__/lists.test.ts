import { describe, expect, it } from 'vitest';
import { passRows, parentsFirst, rowAway, rowKey, treePlaces, type PassListOptions, type PassRow } from '../pass_rows';
import type { StageRow } from '../payloads';
import { graphPassAt, mostTelling, samePass } from '../stages';
import { rowAt, rowsInSight, rowTops } from '../virtual_list';
import { packLanes, MOST_LANES } from '../wait_lanes';

function stage(id: string, more: Partial<StageRow> = {}): StageRow {
  return {
    id, layer: 'fx', name: id, seconds: 0.001, changed: true, status: 'ok', chain: 'device', parent: null,
    language: 'graph', op_count: 10, op_delta: 0, scope: '', note: '', captured: true, ...more
  };
}

const CLOSED: PassListOptions = { fold: true, query: '', opened: new Set(), closed: new Set(), selected: null, compiling: false };

describe('pass list', () => {
  const quiet = ['b', 'c', 'd'].map(id => stage(id, { changed: false }));
  const stages = [stage('a'), ...quiet, stage('e')];
  const kinds = (options: Partial<PassListOptions>): string[] => passRows(stages, { ...CLOSED, ...options }).map(row => (row.kind === 'fold' ? `fold ${row.count}` : row.kind));

  it('folds runs of unchanged passes into one row', () => {
    expect(kinds({})).toEqual(['layer', 'pass', 'fold 3', 'pass']);
  });

  it('opens folds by click and by search, and never folds the selected pass', () => {
    expect(kinds({ opened: new Set(['b']) })).toHaveLength(6);
    expect(kinds({ query: 'C' })).toEqual(['layer', 'pass']);
    expect(kinds({ selected: 'c' })).toEqual(['layer', 'pass', 'fold 1', 'pass', 'fold 1', 'pass']);
    expect(kinds({ fold: false })).toHaveLength(6);
  });

  it('keeps a failed or disabled pass in sight although it changed nothing', () => {
    const rows = passRows([stage('a', { changed: false, status: 'failed' }), stage('b', { changed: false, status: 'disabled' })], CLOSED);
    expect(rows.map(row => row.kind)).toEqual(['layer', 'pass', 'pass']);
  });

  it('shows of a closed layer its header alone, which says whether a pass failed, until a search opens it', () => {
    const closed = passRows([...stages, stage('x', { status: 'failed' })], { ...CLOSED, closed: new Set(['fx'] as const) });
    expect(closed).toMatchObject([{ kind: 'layer', layer: 'fx', total: 6, open: false, failed: true }]);
    expect(passRows(stages, { ...CLOSED, closed: new Set(['fx'] as const), query: 'e' }).map(row => row.kind)).toEqual(['layer', 'pass']);
  });

  it('is walked by keys over headers and folds as well', () => {
    const rows = passRows(stages, CLOSED);
    const walk = (key: string, steps: number): string => rowKey(rowAway(rows, key, steps) as PassRow);
    expect([walk('pass a', 1), walk('fold b', 1), walk('pass a', -1), walk('pass e', 9), walk('gone', 1)]).toEqual(['fold b', 'pass e', 'layer fx', 'pass e', 'layer fx']);
  });

  it('tells a screen reader where each row stands', () => {
    const rows = passRows([stage('sub1', { parent: 'p' }), stage('sub2', { parent: 'p' }), stage('p'), stage('z'), stage('m', { layer: 'mlir' })], CLOSED);
    expect(treePlaces(rows).map(({ level, at, of }) => `${level}: ${at} of ${of}`)).toEqual(['1: 1 of 2', '2: 1 of 2', '3: 1 of 2', '3: 2 of 2', '2: 2 of 2', '1: 2 of 2', '2: 1 of 1']);
  });

  it('lists sub-passes under the pass that ran them, though they end first', () => {
    const ordered = parentsFirst([stage('a'), stage('sub1', { parent: 'p' }), stage('sub2', { parent: 'p' }), stage('p'), stage('z')]);
    expect(ordered.map(one => one.id)).toEqual(['a', 'p', 'sub1', 'sub2', 'z']);
  });

  it('shows layers to come as waiting while compiling', () => {
    const rows = passRows([stage('a')], { ...CLOSED, compiling: true });
    expect(rows.filter(row => row.kind === 'layer' && row.waiting)).toHaveLength(4);
  });
});

describe('pass on view', () => {
  const rows = [
    stage('fx/1', { name: 'promote', op_delta: 6 }), stage('fx/2', { name: 'expand_graph', op_delta: 37 }),
    stage('mlir/1', { layer: 'mlir', language: 'mlir', name: 'canonicalize' }), stage('llvm/1', { layer: 'llvm', language: 'llvm', name: 'InstCombine' })
  ];

  it('is at first the fx pass that did most, or the failing one', () => {
    expect(mostTelling(rows)?.name).toBe('expand_graph');
    expect(mostTelling([...rows, stage('fx/3', { status: 'failed' })])?.id).toBe('fx/3');
    expect(mostTelling([stage('mlir/0', { layer: 'mlir', captured: false }), ...rows.slice(2)])?.id).toBe('mlir/1');
    expect(mostTelling([])).toBeNull();
  });

  it('is found again in another variant by layer and name', () => {
    expect(samePass(rows, stage('fx/9', { name: 'expand_graph' }))?.id).toBe('fx/2');
    expect(samePass(rows, stage('fx/9', { name: 'gone' }))).toBeNull();
  });

  it('has the last graph before it', () => {
    expect(graphPassAt(rows, rows[3] as StageRow)?.id).toBe('fx/2');
    expect(graphPassAt(rows, rows[0] as StageRow)?.id).toBe('fx/1');
  });
});

describe('virtual list', () => {
  it('finds the row at any height by bisection', () => {
    const heights = Array.from({ length: 600 }, (_, i) => [24, 22, 18][i % 3] as number);
    const tops = rowTops(heights);
    let y = 0;
    heights.forEach((height, row) => {
      expect(rowAt(tops, y)).toBe(row);
      expect(rowAt(tops, y + height - 1)).toBe(row);
      y += height;
    });
    expect(tops[600]).toBe(y);
  });

  it('draws some tens of 600 rows', () => {
    const tops = rowTops(Array.from({ length: 600 }, () => 20));
    const [first, end] = rowsInSight(tops, 3000, 500);
    expect(first).toBeLessThanOrEqual(150);
    expect(end).toBeGreaterThanOrEqual(175);
    expect(end - first).toBeLessThan(45);
    expect(rowsInSight(rowTops([]), 0, 500)).toEqual([0, 0]);
  });
});

describe('wait arrows', () => {
  const waits = Array.from({ length: 40 }, (_, i) => (i % 5 === 0 ? { from: i + 9, to: i } : { from: i, to: i + 3 + (i % 11) }));

  it('share a lane only where they do not meet, in at most seven lanes, whichever way they point', () => {
    const packed = packLanes(waits, MOST_LANES);
    expect(packed).toHaveLength(40);
    expect(Math.max(...packed.map(arrow => arrow.lane))).toBe(MOST_LANES - 1);
    const ends = (arrow: { from: number; to: number }): [number, number] => [Math.min(arrow.from, arrow.to), Math.max(arrow.from, arrow.to)];
    for (const a of packed) {
      for (const b of packed) {
        if (a !== b && a.lane === b.lane && a.lane < MOST_LANES - 1) {
          expect(ends(a)[1] < ends(b)[0] || ends(b)[1] < ends(a)[0]).toBe(true);
        }
      }
    }
  });

  it('keep their direction: one that goes around a loop points up', () => {
    expect(packLanes([{ from: 5, to: 2 }], MOST_LANES)).toEqual([{ from: 5, to: 2, lane: 0 }]);
  });
});
