/** Removed nodes, seen with what stands in their place. */
import { addEdge, type GraphItem, type GroupedGraph, type ItemEdge } from './graph_item';

/**
 * Removed items of one kind join, and count against what stands in their place (an added item of the same region,
 * operation and type) where only one item can be meant.
 */
export function withoutStandIns(graph: GroupedGraph): GroupedGraph {
  const { items } = graph;
  const places = standIns(items);
  if (places.size === 0) {
    return graph;
  }
  const kept: GraphItem[] = [];
  const newPlace = new Int32Array(items.length);
  items.forEach((item, i) => {
    if (!places.has(i)) {
      newPlace[i] = kept.length;
      kept.push(item);
    }
  });
  for (const [gone, stand] of places) {
    newPlace[gone] = newPlace[stand] as number;
    (items[stand] as GraphItem).removed += (items[gone] as GraphItem).removed;
  }
  const edges = new Map<number, ItemEdge>();
  for (const edge of graph.edges) {
    const [from, to] = [newPlace[edge.from] as number, newPlace[edge.to] as number];
    if (from !== to) {
      addEdge(edges, items.length, { ...edge, from, to });
    }
  }
  const ofNode = new Map([...graph.ofNode].map(([node, item]) => [node, newPlace[item] as number]));
  return { items: kept, regions: graph.regions, ofNode, edges: [...edges.values()] };
}

/** By removed item, the item that takes over its count. */
function standIns(items: readonly GraphItem[]): Map<number, number> {
  const kind = (item: GraphItem): string => [item.region, item.label, item.facts].join('|');
  const present = new Map<string, number[]>();
  const gone = new Map<string, number>();
  const places = new Map<number, number>();
  items.forEach((item, i) => {
    if (item.members.length > 0 && item.subgraph === null) {
      present.set(kind(item), [...(present.get(kind(item)) ?? []), i]);
    }
  });
  items.forEach((item, i) => {
    if (item.members.length > 0) {
      return;
    }
    const [only, ...others] = present.get(kind(item)) ?? [];
    const first = gone.get(kind(item));
    if (only !== undefined && others.length === 0 && (items[only]?.added ?? 0) > 0) {
      places.set(i, only);
    } else if (first !== undefined) {
      places.set(i, first);
    } else {
      gone.set(kind(item), i);
    }
  });
  return places;
}
