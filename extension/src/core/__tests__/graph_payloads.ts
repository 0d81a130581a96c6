/** Graphs for the tests of the graph view, with what a person can count in them. */
import type { GraphNodeRow, GraphPayload, GraphRegion } from '../payloads';

export function node(id: string, op: string, region = 'root', more: Partial<GraphNodeRow> = {}): GraphNodeRow {
  return {
    id, name: id, region, op, category: 'valu', type_text: '[M, K] f16', memory_text: '', tensor: '', operation: id, group: id, copy_text: '',
    change: '', changed_fields: [], subgraph: null, ...more
  };
}

export function graphOf(nodes: GraphNodeRow[], edges: [string, string, string][], loops: Pick<GraphRegion, 'id' | 'title' | 'owner'>[] = []): GraphPayload {
  const region = (id: string, title: string, owner: string | null): GraphRegion =>
    ({ id, title, owner, note: owner === null ? '' : '16 iterations', nodes: nodes.filter(one => one.region === id && one.change !== 'removed').map(one => one.id) });
  return {
    stage: 'fx/expand', previous: null, counts: { nodes: nodes.length, before: null, added: 0, removed: 0, changed: 0 },
    regions: [region('root', 'gemm', null), ...loops.map(loop => region(loop.id, loop.title, loop.owner))], nodes, edges
  };
}

/**
 * a → loop, in which x → read ×2 → mma, and in it a second loop with one add; behind the loop a result and a write.
 * The read's copies are 'read0' and 'read1'.
 */
export const NESTED = graphOf(
  [
    node('a', 'placeholder', 'root', { tensor: 'a' }), node('loop', 'iterate', 'root', { subgraph: 'body' }),
    node('r', 'get_result'), node('w', 'write', 'root', { category: 'vmem', tensor: 'c' }),
    node('x', 'placeholder', 'body', { tensor: 'a' }),
    node('read0', 'read', 'body', { category: 'lds', tensor: 'a', operation: 'read', group: 'read0', change: 'added', copy_text: 'K0' }),
    node('read1', 'read', 'body', { category: 'lds', tensor: 'a', operation: 'read', group: 'read0', change: 'added', copy_text: 'K1' }),
    node('mma', 'mma', 'body', { category: 'mfma', change: 'changed', changed_fields: ['index'] }),
    node('inner', 'iterate', 'body', { subgraph: 'deep' }), node('add', 'add', 'deep')
  ],
  [
    ['a', 'loop', 'init_args[0]'], ['a', 'x', 'captured'], ['x', 'read0', 'memory'], ['x', 'read1', 'memory'], ['read0', 'mma', 'lhs'], ['read1', 'mma', 'lhs'],
    ['mma', 'inner', 'init_args[0]'], ['mma', 'add', 'lhs'], ['loop', 'r', 'value'], ['r', 'w', 'register_']
  ],
  [{ id: 'body', title: 'iterate K', owner: 'loop' }, { id: 'deep', title: 'iterate N', owner: 'inner' }]
);

/** Rows of `width` nodes, each of which reads the node above and the one beside that: `rows · width` nodes. */
export function lattice(rows: number, width: number): GraphPayload {
  const nodes: GraphNodeRow[] = [];
  const edges: [string, string, string][] = [];
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < width; k++) {
      nodes.push(node(`n${row}_${k}`, 'add'));
      if (row > 0) {
        edges.push([`n${row - 1}_${k}`, `n${row}_${k}`, 'lhs'], [`n${row - 1}_${(k + 1) % width}`, `n${row}_${k}`, 'rhs']);
      }
    }
  }
  return graphOf(nodes, edges);
}
