/** Places of all items: each region is laid out by itself, and its box is a node of the region around it. */
import type { GroupedGraph } from './graph_groups';
import { layered, type Layered, type Point, type Size } from './layered_layout';

export const NODE_WIDTH = 148;
export const NODE_HEIGHT = 36;
const REGION_PAD = 16;
const REGION_HEAD = 28;

export interface Box extends Size, Point {}

export interface RegionBox extends Box {
  item: number;
  title: string;
  note: string;
}

export interface GraphEdge {
  from: number;
  to: number;
  points: Point[];
}

export interface GraphLayout {
  /** By item index; a region's owner has the region's box. */
  boxes: Box[];
  regions: RegionBox[];
  /** Edges within one region; one from outside ends at the border of the region's box. */
  edges: GraphEdge[];
  width: number;
  height: number;
}

export function layoutGraph(graph: GroupedGraph): GraphLayout {
  const { items, regions } = graph;
  const within = new Map<string, number[]>(regions.map(region => [region.id, []]));
  items.forEach((item, i) => within.get(item.region)?.push(i));
  const owner = new Map<string, number>();
  items.forEach((item, i) => item.subgraph !== null && owner.set(item.subgraph, i));

  /** The item and all items whose regions it lies in, innermost first. */
  const outwards = (item: number): number[] => {
    const chain = [item];
    for (let at: number | undefined = owner.get(items[item]?.region ?? ''); at !== undefined && chain.length < 64; ) {
      chain.push(at);
      at = owner.get(items[at]?.region ?? '');
    }
    return chain;
  };
  const lifted = new Map<string, Map<string, [number, number]>>();
  for (const [from, to] of graph.edges) {
    const sources = outwards(from);
    const regionsOf = new Map<string | undefined, number>(sources.map(item => [items[item]?.region, item]));
    const target = outwards(to).find(item => regionsOf.has(items[item]?.region));
    const region = target === undefined ? undefined : items[target]?.region;
    const source = regionsOf.get(region);
    if (target !== undefined && source !== undefined && region !== undefined && source !== target) {
      const edges = lifted.get(region) ?? new Map<string, [number, number]>();
      edges.set(`${source} ${target}`, [source, target]);
      lifted.set(region, edges);
    }
  }

  const inside = new Map<string, Layered>();
  const sizes: Size[] = items.map(() => ({ width: NODE_WIDTH, height: NODE_HEIGHT }));
  const lay = (region: string, depth: number): Layered => {
    const members = within.get(region) ?? [];
    for (const member of members) {
      const own = items[member]?.subgraph;
      if (own && depth < 32) {
        const inner = lay(own, depth + 1);
        const title = regions.find(one => one.id === own);
        const head = ((title?.title.length ?? 0) + (title?.note.length ?? 0)) * 7 + 40;
        sizes[member] = { width: Math.max(inner.width, head, NODE_WIDTH) + 2 * REGION_PAD, height: inner.height + REGION_HEAD + REGION_PAD };
      }
    }
    const local = new Map(members.map((member, k) => [member, k]));
    const edges = [...(lifted.get(region)?.values() ?? [])].map(([a, b]) => [local.get(a) as number, local.get(b) as number] as [number, number]);
    const result = layered(members.map(member => sizes[member] as Size), edges);
    inside.set(region, result);
    return result;
  };

  const boxes: Box[] = items.map((_, i) => ({ x: 0, y: 0, ...(sizes[i] as Size) }));
  const regionBoxes: RegionBox[] = [];
  const edges: GraphEdge[] = [];
  const put = (region: string, at: Point): void => {
    const members = within.get(region) ?? [];
    const placed = inside.get(region);
    if (!placed) {
      return;
    }
    members.forEach((member, k) => {
      const corner = placed.corners[k] as Point;
      boxes[member] = { x: at.x + corner.x, y: at.y + corner.y, ...(sizes[member] as Size) };
    });
    [...(lifted.get(region)?.values() ?? [])].forEach(([from, to], k) => {
      const route = placed.routes[k];
      if (route) {
        const points = route.map(point => ({ x: at.x + point.x, y: at.y + point.y }));
        edges.push({ from, to, points: meetBorders(points, items[from]?.subgraph ? boxes[from] : undefined, items[to]?.subgraph ? boxes[to] : undefined) });
      }
    });
    for (const member of members) {
      const own = items[member]?.subgraph;
      const box = boxes[member] as Box;
      const inner = own ? inside.get(own) : undefined;
      if (own && inner) {
        const row = regions.find(one => one.id === own);
        regionBoxes.push({ ...box, item: member, title: row?.title ?? '', note: row?.note ?? '' });
        put(own, { x: box.x + (box.width - inner.width) / 2, y: box.y + REGION_HEAD });
      }
    }
  };
  const root = regions[0]?.id;
  const whole = root === undefined ? null : lay(root, 0);
  if (root !== undefined) {
    put(root, { x: 0, y: 0 });
  }
  return { boxes, regions: regionBoxes, edges, width: whole?.width ?? 0, height: whole?.height ?? 0 };
}

/** An edge meets a region's border at the nearest place, not in the middle. */
function meetBorders(points: Point[], from: Box | undefined, to: Box | undefined): Point[] {
  const inset = 24;
  const clamp = (x: number, box: Box): number => Math.max(box.x + inset, Math.min(box.x + box.width - inset, x));
  const moved = points.map(point => ({ ...point }));
  const [first, second] = moved as [Point, Point];
  const last = moved[moved.length - 1] as Point;
  if (from) {
    first.x = second.x = clamp((moved[2] ?? last).x, from);
  }
  if (to) {
    last.x = clamp((moved[moved.length - 2] as Point).x, to);
  }
  return moved;
}
