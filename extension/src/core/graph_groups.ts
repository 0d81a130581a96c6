/** The graph as it is drawn: copies of one source operation are one item, and every edge joins items. */
import { addEdge, type GraphItem, type GroupedGraph, type ItemEdge } from './graph_item';
import { withoutStandIns } from './graph_removed';
import { factsOf, labelOf } from './graph_words';
import type { GraphNodeRow, GraphPayload, GraphRegion } from './payloads';

/** @param apart every node is an item of its own */
export function groupGraph(graph: GraphPayload, apart = false): GroupedGraph {
  const grouping = new Grouping(graph, apart);
  for (const region of graph.regions) {
    grouping.putRegion(region);
  }
  for (const node of graph.nodes) {
    if (node.change === 'removed') {
      grouping.putRemoved(node);
    }
  }
  const { items, ofNode } = grouping;
  const grouped = { items, regions: graph.regions, ofNode, edges: itemEdges(graph.edges, ofNode) };
  return apart ? grouped : withoutStandIns(grouped);
}

class Grouping {
  readonly items: GraphItem[] = [];
  readonly ofNode = new Map<string, number>();
  private readonly byKey = new Map<string, number>();
  /** First item of an operation in a region, for the original that its copies replaced. */
  private readonly families = new Map<string, number>();
  private readonly rows: Map<string, GraphNodeRow>;
  private readonly regions: Map<string, GraphRegion>;
  private readonly owners: Map<string, GraphNodeRow>;
  private readonly linked: Set<string>;
  private readonly root: string | undefined;

  constructor(graph: GraphPayload, private readonly apart: boolean) {
    this.rows = new Map(graph.nodes.map(node => [node.id, node]));
    this.regions = new Map(graph.regions.map(region => [region.id, region]));
    this.owners = new Map(graph.nodes.flatMap(node => (node.subgraph === null ? [] : [[node.subgraph, node] as const])));
    this.linked = new Set(graph.edges.flatMap(([from, to]) => [from, to]));
    this.root = graph.regions[0]?.id;
  }

  putRegion(region: GraphRegion): void {
    for (const id of region.nodes) {
      const node = this.rows.get(id);
      if (node && !(node.op === 'output' && node.region === this.root && !this.linked.has(node.id))) {
        this.put(node);
      }
    }
  }

  private put(node: GraphNodeRow): void {
    const owns = node.subgraph !== null && Boolean(this.regions.get(node.subgraph)?.nodes.length);
    const key = owns || this.apart ? node.id : `${node.region}|${node.group}`;
    const at = this.itemAt(key, node, owns);
    const item = this.items[at] as GraphItem;
    this.ofNode.set(node.id, at);
    item.members.push(node);
    item.added += Number(node.change === 'added');
    item.changed += Number(node.change === 'changed');
    const family = familyOf(node);
    if (!owns && !this.families.has(family)) {
      this.families.set(family, at);
    }
  }

  /** A removed node stands with its copies, if they took its place; in a region that is gone, for the whole region. */
  putRemoved(node: GraphNodeRow): void {
    let shown = node;
    for (let depth = 0; !this.regions.has(shown.region) && depth < 64; depth++) {
      const owner = this.owners.get(shown.region);
      if (!owner || owner.change !== 'removed') {
        break;
      }
      shown = owner;
    }
    const home = this.regions.has(shown.region) ? shown : { ...shown, region: this.root ?? shown.region };
    const known = this.apart || shown !== node ? undefined : this.families.get(familyOf(home));
    const at = known ?? this.itemAt(`gone|${this.apart || home.subgraph !== null ? home.id : familyOf(home)}`, home, false);
    this.ofNode.set(node.id, at);
    (this.items[at] as GraphItem).removed += 1;
  }

  private itemAt(key: string, node: GraphNodeRow, owns: boolean): number {
    let at = this.byKey.get(key);
    if (at === undefined) {
      at = this.items.length;
      this.byKey.set(key, at);
      const copy = this.apart && node.copy_text ? `${node.copy_text} · ` : '';
      this.items.push({
        key, region: node.region, label: labelOf(node, this.root), tensor: node.tensor, facts: copy + factsOf(node),
        category: node.category, members: [], added: 0, removed: 0, changed: 0, subgraph: owns ? node.subgraph : null
      });
    }
    return at;
  }
}

function familyOf(node: GraphNodeRow): string {
  return [node.region, node.op, node.operation].join('|');
}

function itemEdges(edges: GraphPayload['edges'], ofNode: ReadonlyMap<string, number>): ItemEdge[] {
  const found = new Map<number, ItemEdge>();
  const size = ofNode.size + 1;
  for (const [from, to, argument] of edges) {
    const a = ofNode.get(from);
    const b = ofNode.get(to);
    if (a !== undefined && b !== undefined && a !== b) {
      addEdge(found, size, { from: a, to: b, arguments: [argument.replace(/\[\d+\]$/, '')], count: 1 });
    }
  }
  return [...found.values()];
}
