/** Places of all items: each region is laid out by itself, and its box is a node of the region around it. */
import type { GroupedGraph } from './graph_item';
import { layered, type Layered, type Point, type Size } from './layered_layout';
import type { GraphRegion } from './payloads';

export const NODE_WIDTH = 148;
export const NODE_HEIGHT = 36;
export const REGION_HEAD = 28;
const REGION_PAD = 16;
/** A closed region shows its title and note in its node. */
const CLOSED_WIDTH = 212;
/** Width of a letter of a region's title, about. */
const LETTER = 7;
const MOST_NESTED = 32;

export interface Box extends Size, Point {}

export interface RegionBox extends Box {
  item: number;
  id: string;
  title: string;
  note: string;
}

export interface GraphEdge {
  from: number;
  to: number;
  points: Point[];
  /** It leads up, because joined copies feed each other in turn. */
  back: boolean;
  /** Indices of the graph's edges that it stands for. */
  carries: number[];
}

export interface GraphLayout {
  /** By item index; a region's owner has the region's box, and what a closed region hides has the box of its owner. */
  boxes: Box[];
  /** By item index: the item that shows it, itself unless it lies in a closed region. */
  shownBy: Int32Array;
  /** Open regions, the outer before those within. */
  regions: RegionBox[];
  /** Edges within one region; one from outside ends at the border of the region's box. */
  edges: GraphEdge[];
  /** Crossings of edges, within each region. */
  crossings: number;
  width: number;
  height: number;
}

interface Lifted {
  from: number;
  to: number;
  carries: number[];
}

/** @param closed ids of regions that are drawn as one node */
export function layoutGraph(graph: GroupedGraph, closed: ReadonlySet<string> = new Set()): GraphLayout {
  return new RegionLayout(graph, closed).whole();
}

class RegionLayout {
  private readonly within = new Map<string, number[]>();
  private readonly owner = new Map<string, number>();
  private readonly titles: Map<string, GraphRegion>;
  private readonly lifted: Map<string, Lifted[]>;
  private readonly inside = new Map<string, Layered>();
  private readonly sizes: Size[];
  private readonly result: GraphLayout;

  constructor(private readonly graph: GroupedGraph, private readonly closed: ReadonlySet<string>) {
    const { items, regions } = graph;
    this.titles = new Map(regions.map(region => [region.id, region]));
    regions.forEach(region => this.within.set(region.id, []));
    items.forEach((item, i) => {
      this.within.get(item.region)?.push(i);
      if (item.subgraph !== null) {
        this.owner.set(item.subgraph, i);
      }
    });
    this.sizes = items.map(item => ({ width: item.subgraph !== null ? CLOSED_WIDTH : NODE_WIDTH, height: NODE_HEIGHT }));
    this.lifted = this.liftEdges();
    const origin = { x: 0, y: 0, width: 0, height: 0 };
    this.result = { boxes: items.map(() => origin), shownBy: Int32Array.from(items, (_, i) => i), regions: [], edges: [], crossings: 0, width: 0, height: 0 };
  }

  whole(): GraphLayout {
    const root = this.graph.regions[0]?.id;
    if (root !== undefined) {
      const { width, height } = this.lay(root, 0);
      this.put(root, { x: 0, y: 0 });
      Object.assign(this.result, { width, height });
    }
    return this.result;
  }

  /** The item and all items whose regions it lies in, innermost first. */
  private outwards(item: number): number[] {
    const { items } = this.graph;
    const chain = [item];
    for (let at = this.owner.get(items[item]?.region ?? ''); at !== undefined && chain.length < 2 * MOST_NESTED; ) {
      chain.push(at);
      at = this.owner.get(items[at]?.region ?? '');
    }
    return chain;
  }

  /** Each edge in the innermost region that holds both its ends, between the items that stand for them there. */
  private liftEdges(): Map<string, Lifted[]> {
    const { items, edges } = this.graph;
    const chains = items.map((_, i) => this.outwards(i));
    const lifted = new Map<string, Map<number, Lifted>>();
    edges.forEach((edge, at) => {
      const regionOf = (item: number): string => items[item]?.region ?? '';
      const sources = chains[edge.from] ?? [];
      const target = chains[edge.to]?.find(item => sources.some(one => regionOf(one) === regionOf(item)));
      const source = target === undefined ? undefined : sources.find(one => regionOf(one) === regionOf(target));
      if (target === undefined || source === undefined || source === target) {
        return;
      }
      const region = lifted.get(regionOf(target)) ?? new Map<number, Lifted>();
      lifted.set(regionOf(target), region);
      const key = source * items.length + target;
      const same = region.get(key);
      if (same) {
        same.carries.push(at);
      } else {
        region.set(key, { from: source, to: target, carries: [at] });
      }
    });
    return new Map([...lifted].map(([region, found]) => [region, [...found.values()]]));
  }

  private open(item: number): string | null {
    const own = this.graph.items[item]?.subgraph ?? null;
    return own !== null && !this.closed.has(own) ? own : null;
  }

  /** Lay out a region, those within it first, for their boxes are its nodes. */
  private lay(region: string, depth: number): Layered {
    const members = this.within.get(region) ?? [];
    for (const member of members) {
      const own = this.open(member);
      if (own !== null && depth < MOST_NESTED) {
        const inner = this.lay(own, depth + 1);
        const title = this.titles.get(own);
        const head = ((title?.title.length ?? 0) + (title?.note.length ?? 0)) * LETTER + 64;
        this.sizes[member] = { width: Math.max(inner.width, head, NODE_WIDTH) + 2 * REGION_PAD, height: inner.height + REGION_HEAD + REGION_PAD };
      }
    }
    const local = new Map(members.map((member, k) => [member, k]));
    const edges = (this.lifted.get(region) ?? []).map((edge): [number, number] => [local.get(edge.from) as number, local.get(edge.to) as number]);
    const laid = layered(members.map(member => this.sizes[member] as Size), edges);
    this.inside.set(region, laid);
    return laid;
  }

  private put(region: string, at: Point): void {
    const { result, sizes } = this;
    const laid = this.inside.get(region);
    if (!laid) {
      return;
    }
    const members = this.within.get(region) ?? [];
    members.forEach((member, k) => {
      const corner = laid.corners[k] as Point;
      result.boxes[member] = { x: at.x + corner.x, y: at.y + corner.y, ...(sizes[member] as Size) };
    });
    result.crossings += laid.crossings;
    this.lifted.get(region)?.forEach((edge, k) => {
      const points = (laid.routes[k] ?? []).map(point => ({ x: at.x + point.x, y: at.y + point.y }));
      const back = laid.reversed[k] === 1;
      const [upper, lower] = back ? [edge.to, edge.from] : [edge.from, edge.to];
      const border = (item: number): Box | undefined => (this.open(item) === null ? undefined : result.boxes[item]);
      result.edges.push({ ...edge, back, points: meetBorders(points, border(upper), border(lower)) });
    });
    for (const member of members) {
      this.putInside(member);
    }
  }

  /** What lies in the region of an item: its own layout, or the item's box where it is closed. */
  private putInside(member: number): void {
    const { result } = this;
    const own = this.graph.items[member]?.subgraph ?? null;
    const box = result.boxes[member] as Box;
    if (own === null) {
      return;
    }
    const inner = this.inside.get(own);
    if (inner && this.open(member) !== null) {
      const row = this.titles.get(own);
      result.regions.push({ ...box, item: member, id: own, title: row?.title ?? '', note: row?.note ?? '' });
      this.put(own, { x: box.x + (box.width - inner.width) / 2, y: box.y + REGION_HEAD });
      return;
    }
    for (const hidden of this.within.get(own) ?? []) {
      result.boxes[hidden] = box;
      result.shownBy[hidden] = result.shownBy[member] as number;
      this.putInside(hidden);
    }
  }
}

/** An edge meets a region's border at the nearest place, not in the middle. */
function meetBorders(points: Point[], upper: Box | undefined, lower: Box | undefined): Point[] {
  const inset = 24;
  const clamp = (x: number, box: Box): number => Math.max(box.x + inset, Math.min(box.x + box.width - inset, x));
  const [first, second] = points;
  const last = points[points.length - 1];
  const beforeLast = points[points.length - 2];
  if (upper && first && second && last) {
    first.x = second.x = clamp((points[2] ?? last).x, upper);
  }
  if (lower && last && beforeLast) {
    last.x = clamp(beforeLast.x, lower);
  }
  return points;
}
