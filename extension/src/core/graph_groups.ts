/** The graph as it is drawn: copies of one source operation are one item, and every edge joins items. */
import type { GraphNodeRow, GraphPayload, GraphRegion } from './payloads';

export interface GraphItem {
  key: string;
  region: string;
  label: string;
  /** `[M, K] f16 · LDS` */
  facts: string;
  category: GraphNodeRow['category'];
  /** Nodes after the pass, in program order; empty where the pass removed all of them. */
  members: GraphNodeRow[];
  added: number;
  removed: number;
  changed: number;
  /** Region that the item owns and that is drawn in its place. */
  subgraph: string | null;
}

export interface GroupedGraph {
  items: GraphItem[];
  regions: GraphRegion[];
  /** Item index by node id, removed nodes included. */
  ofNode: Map<string, number>;
  /** Pairs of item indices, each once. */
  edges: [number, number][];
}

/** Plus for more nodes, minus for fewer, tilde for a changed index; `sign` is empty where nothing changed. */
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

function labelOf(node: GraphNodeRow, root: string | undefined): string {
  if (node.op === 'placeholder') {
    return node.name;
  }
  return node.op === 'output' && node.region !== root ? 'yield' : node.op;
}

export function groupGraph(graph: GraphPayload): GroupedGraph {
  const items: GraphItem[] = [];
  const byKey = new Map<string, number>();
  const ofNode = new Map<string, number>();
  const rows = new Map(graph.nodes.map(node => [node.id, node]));
  const owned = new Map(graph.regions.map(region => [region.id, region]));
  const linked = new Set(graph.edges.flatMap(([from, to]) => [from, to]));
  const root = graph.regions[0]?.id;
  const put = (node: GraphNodeRow, removed: boolean): void => {
    const drawsRegion = node.subgraph !== null && Boolean(owned.get(node.subgraph)?.nodes.length);
    if (node.op === 'output' && node.region === root && !linked.has(node.id)) {
      return;
    }
    const key = `${node.region}|${drawsRegion ? node.id : node.group}`;
    let at = byKey.get(key);
    if (at === undefined) {
      at = items.length;
      byKey.set(key, at);
      items.push({
        key, region: node.region, label: labelOf(node, root),
        facts: [node.type_text, node.memory_text].filter(Boolean).join(' · '),
        category: node.category, members: [], added: 0, removed: 0, changed: 0,
        subgraph: drawsRegion ? node.subgraph : null
      });
    }
    const item = items[at] as GraphItem;
    ofNode.set(node.id, at);
    if (removed) {
      item.removed += 1;
    } else {
      item.members.push(node);
      item.added += Number(node.change === 'added');
      item.changed += Number(node.change === 'changed');
    }
  };
  for (const region of graph.regions) {
    for (const id of region.nodes) {
      const node = rows.get(id);
      if (node) {
        put(node, false);
      }
    }
  }
  const known = new Set(graph.regions.map(region => region.id));
  for (const node of graph.nodes) {
    if (node.change === 'removed') {
      // What stood in a region that is gone is shown where the root's nodes are.
      put(known.has(node.region) ? node : { ...node, region: root ?? node.region }, true);
    }
  }
  return mergeAlike({ items, regions: graph.regions, ofNode, edges: itemEdges(graph, ofNode) });
}

function itemEdges(graph: GraphPayload, ofNode: ReadonlyMap<string, number>): [number, number][] {
  const seen = new Set<string>();
  const edges: [number, number][] = [];
  for (const [from, to] of graph.edges) {
    const a = ofNode.get(from);
    const b = ofNode.get(to);
    if (a !== undefined && b !== undefined && a !== b && !seen.has(`${a} ${b}`)) {
      seen.add(`${a} ${b}`);
      edges.push([a, b]);
    }
  }
  return edges;
}

/**
 * What a pass makes once per copy (slices of each product, results of a loop) has no source operation in common; such
 * nodes join when they do the same with the same items. Removed nodes of one kind join, too, and count against what
 * stands in their place, where only one item can be meant.
 */
function mergeAlike(graph: GroupedGraph): GroupedGraph {
  const feeds: number[][] = graph.items.map(() => []);
  for (const [from, to] of graph.edges) {
    if (from < to) {
      (feeds[to] as number[]).push(from);
    }
  }
  const merged: GraphItem[] = [];
  const target: number[] = [];
  const byKind = new Map<string, number>();
  graph.items.forEach((item, i) => {
    const sources = [...new Set((feeds[i] as number[]).map(source => target[source] as number))].sort((a, b) => a - b);
    const gone = item.members.length === 0;
    const perCopy = item.label === 'get_result' || sources.some(source => (merged[source]?.members.length ?? 0) > 1);
    const kind = [item.region, item.label, item.facts, gone ? 'gone' : sources.join(' ')].join('|');
    const known = item.subgraph === null && (gone || (item.members.length === 1 && perCopy)) ? byKind.get(kind) : undefined;
    const same = known === undefined ? undefined : merged[known];
    if (known !== undefined && same) {
      same.members.push(...item.members);
      same.added += item.added;
      same.removed += item.removed;
      same.changed += item.changed;
      target.push(known);
      return;
    }
    target.push(merged.length);
    if (item.subgraph === null && item.members.length <= 1) {
      byKind.set(kind, merged.length);
    }
    merged.push(item);
  });
  const places = standIns(merged);
  const kept = merged.filter((_, i) => !places.has(i));
  const newIndex = merged.map((item, i) => kept.indexOf(merged[places.get(i) ?? i] ?? item));
  target.forEach((at, i) => {
    target[i] = newIndex[at] as number;
  });
  const edges = new Map<string, [number, number]>();
  for (const [from, to] of graph.edges) {
    const [a, b] = [target[from] as number, target[to] as number];
    if (a !== b) {
      edges.set(`${a} ${b}`, [a, b]);
    }
  }
  const ofNode = new Map([...graph.ofNode].map(([node, item]) => [node, target[item] as number]));
  return { items: kept, regions: graph.regions, ofNode, edges: [...edges.values()] };
}

/** By removed item, the only item of the same region, operation and type; its counts take the removed ones over. */
function standIns(items: GraphItem[]): Map<number, number> {
  const kind = (item: GraphItem): string => [item.region, item.label, item.facts].join('|');
  const present = new Map<string, number[]>();
  items.forEach((item, i) => {
    if (item.members.length > 0 && item.subgraph === null) {
      present.set(kind(item), [...(present.get(kind(item)) ?? []), i]);
    }
  });
  const places = new Map<number, number>();
  items.forEach((item, i) => {
    const same = item.members.length === 0 ? present.get(kind(item)) : undefined;
    const only = same?.length === 1 ? same[0] : undefined;
    const stands = only === undefined ? undefined : items[only];
    if (only !== undefined && stands && stands.added > 0) {
      stands.removed += item.removed;
      places.set(i, only);
    }
  });
  return places;
}
