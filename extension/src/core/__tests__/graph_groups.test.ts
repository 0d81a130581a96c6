import { describe, expect, it } from 'vitest';
import { groupGraph } from '../graph_groups';
import { changeOf } from '../graph_words';
import { layoutGraph } from '../graph_layout';
import type { GraphNodeRow, GraphPayload } from '../payloads';

function node(id: string, op: string, region: string, more: Partial<GraphNodeRow> = {}): GraphNodeRow {
  return {
    id, name: id, region, op, category: 'valu', type_text: '', memory_text: '', tensor: '', operation: id, group: id, copy_text: '',
    change: '', changed_fields: [], subgraph: null, ...more
  };
}

/** A loop with two copies of a read that one pass made of one, and the loop's results outside. */
const GRAPH: GraphPayload = {
  stage: 'fx/expand', previous: 'fx/before',
  counts: { nodes: 8, before: 6, added: 3, removed: 1, changed: 0 },
  regions: [
    { id: 'root', title: 'gemm', owner: null, note: '', nodes: ['a', 'loop', 'r0', 'r1'] },
    { id: 'body', title: 'iterate K', owner: 'loop', note: '16 iterations', nodes: ['x', 'read0', 'read1', 'out'] }
  ],
  nodes: [
    node('a', 'placeholder', 'root'), node('loop', 'iterate', 'root', { subgraph: 'body' }),
    node('r0', 'get_result', 'root', { change: 'added' }), node('r1', 'get_result', 'root', { group: 'r0' }),
    node('x', 'placeholder', 'body'),
    node('read0', 'read', 'body', { operation: 'read', group: 'read0', copy_text: 'K0', change: 'added' }),
    node('read1', 'read', 'body', { operation: 'read', group: 'read0', copy_text: 'K1', change: 'added' }),
    node('out', 'output', 'body'),
    node('read', 'read', 'body', { operation: 'read', change: 'removed' })
  ],
  edges: [['a', 'loop', 'init'], ['loop', 'r0', 'value'], ['loop', 'r1', 'value'], ['x', 'read0', 'memory'], ['x', 'read1', 'memory'], ['read0', 'out', '0'], ['read1', 'out', '1'], ['a', 'read0', 'captured']]
};

describe('graph as drawn', () => {
  const graph = groupGraph(GRAPH);
  const item = (id: string): number => graph.ofNode.get(id) as number;

  it('joins copies and counts what the pass did to them', () => {
    expect(item('read0')).toBe(item('read1'));
    expect(graph.items[item('read0')]?.members).toHaveLength(2);
    // Two copies came, the original went: one more than before.
    expect(changeOf(graph.items[item('read0')] as (typeof graph.items)[0])).toEqual({ sign: '+', text: '+1' });
  });

  it('joins the results of one loop', () => {
    expect(item('r0')).toBe(item('r1'));
  });

  it('names the output of a loop a yield', () => {
    expect(graph.items[item('out')]?.label).toBe('yield');
  });

  it('draws the loop as a box around its own nodes, and ends outer edges at its border', () => {
    const layout = layoutGraph(graph);
    const box = layout.regions[0] as (typeof layout.regions)[0];
    for (const inner of ['x', 'read0', 'out']) {
      const one = layout.boxes[item(inner)] as (typeof layout.boxes)[0];
      expect(one.x).toBeGreaterThanOrEqual(box.x);
      expect(one.y).toBeGreaterThanOrEqual(box.y + 20);
      expect(one.x + one.width).toBeLessThanOrEqual(box.x + box.width);
      expect(one.y + one.height).toBeLessThanOrEqual(box.y + box.height);
    }
    const outer = layout.edges.find(edge => edge.from === item('a'));
    expect(outer?.to).toBe(item('loop'));
    expect(outer?.points[outer.points.length - 1]?.y).toBeCloseTo(box.y);
    for (const outside of ['a', 'r0']) {
      const one = layout.boxes[item(outside)] as (typeof layout.boxes)[0];
      expect(one.y + one.height <= box.y || one.y >= box.y + box.height).toBe(true);
    }
  });
});
