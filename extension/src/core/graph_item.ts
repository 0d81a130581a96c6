/** What is drawn of a graph: items, which stand for one node or several, and the edges between them. */
import type { GraphNodeRow, GraphRegion } from './payloads';

export interface GraphItem {
  key: string;
  region: string;
  label: string;
  /** Kernel argument that its nodes are, read, write or buffer; empty where there is none. */
  tensor: string;
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

export interface ItemEdge {
  from: number;
  to: number;
  /** Arguments by which the target takes the value, each once: `lhs`, `init_args`. */
  arguments: string[];
  /** Edges between nodes that this one stands for. */
  count: number;
}

export interface GroupedGraph {
  items: GraphItem[];
  regions: GraphRegion[];
  /** Item index by node id, removed nodes included. */
  ofNode: Map<string, number>;
  /** Each pair of items once. */
  edges: ItemEdge[];
}

/** Add an edge, or to the one between the same items; `size` is more than there are items. */
export function addEdge(edges: Map<number, ItemEdge>, size: number, edge: ItemEdge): void {
  const key = edge.from * size + edge.to;
  const same = edges.get(key);
  if (same) {
    same.count += edge.count;
    same.arguments.push(...edge.arguments.filter(one => !same.arguments.includes(one)));
  } else {
    edges.set(key, edge);
  }
}
