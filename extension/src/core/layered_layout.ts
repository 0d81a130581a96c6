/**
 * A layered drawing in nearly linear time: layers, an order with few crossings, places along the rows. A long edge runs
 * through narrow places kept free for it in the layers between, and so beside, never behind, the nodes that it passes;
 * all edges of one producer share them, for they carry one tensor.
 */
import { assignCoordinates } from './layered_coordinates';
import { reduceCrossings, type ProperGraph } from './layered_crossings';
import { Links } from './layered_links';
import { assignLayers } from './layered_ranks';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

type Edge = readonly [number, number];

export interface Layered {
  /** Top left corners, in the order of the sizes. */
  corners: Point[];
  /** By edge: points downward, from below the upper node to above the lower; between two of different x runs a curve. */
  routes: Point[][];
  /** By edge: 1 where it closes a cycle, and so leads up. */
  reversed: Uint8Array;
  layers: Int32Array;
  /** Between lanes and nodes, as ordered. */
  crossings: number;
  width: number;
  height: number;
}

export const GAP_X = 20;
export const GAP_Y = 22;
/** What a gap between layers grows by where edges lead far to the side, so that they do not lie on each other. */
const LARGEST_SLOPE = 48;
const LANE_WIDTH = 6;
/** Nodes side by side that are never too many. */
const NODES_ABREAST = 6;
/** Width to height that a drawing may have before its rows are broken. */
const ASPECT = 1.6;
const PORT_GAP = 14;

/** Lay out nodes in program order. */
export function layered(sizes: readonly Size[], edges: readonly Edge[]): Layered {
  const room = sizes.map(size => size.width + GAP_X);
  const { layers, count, reversed } = assignLayers(room, edges, widestRow(sizes, room));
  const downward = edges.map(([from, to], k): Edge => (reversed[k] ? [to, from] : [from, to]));
  const { graph, lanes } = properGraph(layers, count, downward);
  const crossings = reduceCrossings(graph);
  const widths = new Float64Array(graph.size).fill(LANE_WIDTH);
  sizes.forEach((size, node) => (widths[node] = size.width));
  const x = assignCoordinates(graph, { widths, lanesFrom: sizes.length, gap: GAP_X });

  const heights = new Float64Array(count);
  sizes.forEach((size, node) => (heights[layers[node] as number] = Math.max(heights[layers[node] as number] as number, size.height)));
  const tops = rowTops(graph, heights, x);
  const corners = sizes.map((size, node) => ({ x: (x[node] as number) - size.width / 2, y: tops[layers[node] as number] as number }));
  const bottom = (layer: number): number => (tops[layer] as number) + (heights[layer] as number);
  const routes = downward.map(([from, to]): Point[] => {
    const first = layers[from] as number;
    const last = layers[to] as number;
    const start = x[from] as number;
    const points = [{ x: start, y: (corners[from] as Point).y + (sizes[from] as Size).height }, { x: start, y: bottom(first) }];
    for (let layer = first + 1; layer < last; layer++) {
      const lane = lanes.get(from)?.[layer - first - 1];
      if (lane !== undefined) {
        points.push({ x: x[lane] as number, y: tops[layer] as number }, { x: x[lane] as number, y: bottom(layer) });
      }
    }
    points.push({ x: x[to] as number, y: tops[last] as number });
    return points;
  });
  spreadEnds(routes, downward, sizes);
  const width = x.reduce((most, at, place) => Math.max(most, at + (widths[place] as number) / 2), 0);
  return { corners, routes, reversed, layers, crossings, width, height: count ? bottom(count - 1) : 0 };
}

/** As wide as gives the whole drawing the shape of a screen, if its nodes filled it. */
function widestRow(sizes: readonly Size[], room: readonly number[]): number {
  let area = 0;
  let widest = 0;
  sizes.forEach((size, node) => {
    area += (room[node] as number) * (size.height + GAP_Y);
    widest = Math.max(widest, room[node] as number);
  });
  const narrowest = room.reduce((least, width) => Math.min(least, width), Infinity);
  return Math.max(widest, Math.sqrt(ASPECT * area), sizes.length ? NODES_ABREAST * narrowest : 0);
}

/** Every edge from row to row, with one lane for each producer down to its farthest user; the longest have none where they would be too many. */
function properGraph(layers: Int32Array, count: number, edges: readonly Edge[]): { graph: ProperGraph; lanes: Map<number, number[]> } {
  const nodes = layers.length;
  const reach = new Map<number, number>();
  for (const [from, to] of edges) {
    reach.set(from, Math.max(reach.get(from) ?? 0, layers[to] as number));
  }
  const rows: number[][] = Array.from({ length: count }, () => []);
  layers.forEach((layer, node) => rows[layer]?.push(node));
  const lanes = new Map<number, number[]>();
  const links: [number, number][] = [];
  let size = nodes;
  let budget = Math.min(4 * nodes + 400, 2 * nodes + 2400);
  const span = ([from, deepest]: readonly [number, number]): number => deepest - (layers[from] as number) - 1;
  for (const long of [...reach].filter(one => span(one) > 0).sort((a, b) => span(a) - span(b))) {
    const [from, deepest] = long;
    const first = layers[from] as number;
    budget -= span(long);
    if (budget > 0) {
      const chain: number[] = [];
      for (let layer = first + 1; layer < deepest; layer++) {
        links.push([chain[chain.length - 1] ?? from, size]);
        chain.push(size);
        rows[layer]?.push(size);
        size += 1;
      }
      lanes.set(from, chain);
    }
  }
  for (const [from, to] of edges) {
    const gap = (layers[to] as number) - (layers[from] as number);
    const last = gap > 1 ? lanes.get(from)?.[gap - 2] : from;
    if (last !== undefined) {
      links.push([last, to]);
    }
  }
  const graph = { rows, size, below: new Links(size, links), above: new Links(size, links.map(([from, to]): Edge => [to, from])) };
  return { graph, lanes };
}

/** Rows one below the other, farther apart where an edge between them leads far to the side. */
function rowTops(graph: ProperGraph, heights: Float64Array, x: Float64Array): Float64Array {
  const tops = new Float64Array(heights.length);
  for (let layer = 1; layer < heights.length; layer++) {
    let farthest = 0;
    for (const place of graph.rows[layer - 1] ?? []) {
      graph.below.each(place, to => (farthest = Math.max(farthest, Math.abs((x[to] as number) - (x[place] as number)))));
    }
    tops[layer] = (tops[layer - 1] as number) + (heights[layer - 1] as number) + GAP_Y + Math.min(LARGEST_SLOPE, farthest / 16);
  }
  return tops;
}

/** Edges that enter one node end side by side, in the order in which they come, so that each can be told and hit. */
function spreadEnds(routes: Point[][], edges: readonly Edge[], sizes: readonly Size[]): void {
  const entering = new Map<number, Point[][]>();
  edges.forEach(([, to], k) => {
    const list = entering.get(to);
    const route = routes[k] as Point[];
    if (list) {
      list.push(route);
    } else {
      entering.set(to, [route]);
    }
  });
  const cameFrom = (route: Point[]): number => (route[route.length - 2] as Point).x;
  for (const [node, list] of entering) {
    const step = Math.min(PORT_GAP, ((sizes[node] as Size).width - 32) / list.length);
    list.sort((a, b) => cameFrom(a) - cameFrom(b)).forEach((route, k) => {
      (route[route.length - 1] as Point).x += (k - (list.length - 1) / 2) * step;
    });
  }
}
