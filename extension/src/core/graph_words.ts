/** What is said of an item of the graph: its change with a sign, its facts, and one line for those who listen. */
import type { GraphItem, GroupedGraph } from './graph_item';
import type { GraphNodeRow } from './payloads';

/** Plus for more nodes, minus for fewer, tilde for a changed one; `sign` is empty where nothing changed. */
export function changeOf(item: GraphItem): { sign: '' | '+' | '−' | '~'; text: string } {
  const grown = item.added - item.removed;
  if (item.added && item.added === item.members.length && !item.removed) {
    return { sign: '+', text: item.added > 1 ? `+${item.added}` : '+' };
  }
  if (grown > 0) {
    return { sign: '+', text: `+${grown}` };
  }
  if (grown < 0) {
    return { sign: '−', text: `−${-grown}` };
  }
  return item.changed || item.added ? { sign: '~', text: '~' } : { sign: '', text: '' };
}

export const CHANGE_WORDS = { '': '', '+': 'added', '−': 'removed', '~': 'changed' } as const;

/** `read`; an argument's own name; a loop's output yields to its next turn. */
export function labelOf(node: GraphNodeRow, root: string | undefined): string {
  if (node.op === 'placeholder') {
    return node.name;
  }
  return node.op === 'output' && node.region !== root ? 'yield' : node.op;
}

/** `[M, K] f16 · LDS` */
export function factsOf(node: GraphNodeRow): string {
  return [node.type_text, node.memory_text].filter(Boolean).join(' · ');
}

/** `read a ×4, [M, K] f16 · LDS, +3 added`. */
export function describe(item: GraphItem): string {
  const change = changeOf(item);
  const words = CHANGE_WORDS[change.sign];
  const name = item.tensor && item.tensor !== item.label ? `${item.label} ${item.tensor}` : item.label;
  return [item.members.length > 1 ? `${name} ×${item.members.length}` : name, item.facts, words && `${change.text} ${words}`].filter(Boolean).join(', ');
}

/** What edges carry, the argument that takes it first: `lhs: a [M, K] f16 ×32`. */
export function describeEdges(graph: GroupedGraph, edges: readonly number[]): string {
  const said = new Set<string>();
  let count = 0;
  for (const at of edges) {
    const edge = graph.edges[at];
    const from = edge && graph.items[edge.from];
    if (edge && from) {
      count += edge.count;
      said.add(`${edge.arguments.join(', ')}: ${[from.tensor || from.label, from.members[0]?.type_text].filter(Boolean).join(' ')}`);
    }
  }
  const [first = '', ...more] = said;
  return `${first}${count > 1 && more.length === 0 ? ` ×${count}` : ''}${more.length ? ` and ${more.length} more` : ''}`;
}
