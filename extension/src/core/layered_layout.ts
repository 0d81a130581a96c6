/**
 * A layered drawing in linear time: nodes arrive in program order, so one pass over the edges gives every node its
 * layer. A long edge runs through narrow places kept free for it in the layers between, and so beside, never behind,
 * the nodes that it passes.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Layered {
  /** Top left corners, in the order of the sizes. */
  corners: Point[];
  /** By edge: points from below the source to above the target; between two points of different x runs a curve. */
  routes: (Point[] | null)[];
  layers: number[];
  width: number;
  height: number;
}

export const GAP_X = 20;
export const GAP_Y = 22;
const LANE_WIDTH = 6;
const SWEEPS = 6;

interface Place {
  width: number;
  /** Centre. */
  x: number;
  layer: number;
  above: number[];
  below: number[];
}

/** Positions next to each other with the least squared distance to where they want to be (pool adjacent violators). */
export function spread(wanted: readonly number[], separation: readonly number[], weights: readonly number[]): number[] {
  const offsets: number[] = [0];
  for (let i = 1; i < wanted.length; i++) {
    offsets.push((offsets[i - 1] as number) + (separation[i - 1] as number));
  }
  const blocks: { mean: number; weight: number; size: number }[] = [];
  wanted.forEach((value, i) => {
    let block = { mean: value - (offsets[i] as number), weight: weights[i] as number, size: 1 };
    let before = blocks[blocks.length - 1];
    while (before && before.mean > block.mean) {
      blocks.pop();
      const weight = before.weight + block.weight;
      block = { mean: (before.mean * before.weight + block.mean * block.weight) / weight, weight, size: before.size + block.size };
      before = blocks[blocks.length - 1];
    }
    blocks.push(block);
  });
  const placed: number[] = [];
  for (const block of blocks) {
    for (let k = 0; k < block.size; k++) {
      placed.push(block.mean + (offsets[placed.length] as number));
    }
  }
  return placed;
}

/** Layer of each node: one below its lowest producer; a node nobody feeds stands right above its first user. */
export function assignLayers(nodes: number, edges: readonly (readonly [number, number])[]): number[] {
  const layers = new Array<number>(nodes).fill(0);
  const outgoing: number[][] = Array.from({ length: nodes }, () => []);
  const fed = new Array<boolean>(nodes).fill(false);
  for (const [from, to] of edges) {
    if (from < to) {
      (outgoing[from] as number[]).push(to);
      fed[to] = true;
    }
  }
  for (let node = 0; node < nodes; node++) {
    for (const to of outgoing[node] as number[]) {
      layers[to] = Math.max(layers[to] as number, (layers[node] as number) + 1);
    }
  }
  const deepest = Math.max(0, ...layers);
  for (let node = 0; node < nodes; node++) {
    const users = outgoing[node] as number[];
    if (!fed[node]) {
      layers[node] = users.length ? Math.max(0, users.reduce((least, to) => Math.min(least, layers[to] as number), Infinity) - 1) : deepest + 1;
    }
  }
  const used = [...new Set(layers)].sort((a, b) => a - b);
  const dense = new Map(used.map((layer, index) => [layer, index]));
  return layers.map(layer => dense.get(layer) as number);
}

/** Lay out nodes in program order; an edge that goes back up has no route. */
export function layered(sizes: readonly Size[], edges: readonly (readonly [number, number])[]): Layered {
  const layers = assignLayers(sizes.length, edges);
  const places: Place[] = sizes.map((size, i) => ({ width: size.width, x: 0, layer: layers[i] as number, above: [], below: [] }));
  const lanes = longEdges(places, layers, edges);
  const rows: number[][] = [];
  places.forEach((place, i) => (rows[place.layer] ??= []).push(i));
  order(places, rows);
  position(places, rows);

  const heights = rows.map(row => Math.max(0, ...row.map(i => sizes[i]?.height ?? 0)));
  const tops: number[] = [];
  heights.forEach((_, layer) => tops.push(layer === 0 ? 0 : (tops[layer - 1] as number) + (heights[layer - 1] as number) + GAP_Y));
  const left = places.reduce((least, place) => Math.min(least, place.x - place.width / 2), Infinity);
  for (const place of places) {
    place.x -= Number.isFinite(left) ? left : 0;
  }
  const corners = sizes.map((size, i) => ({ x: (places[i] as Place).x - size.width / 2, y: tops[layers[i] as number] as number }));
  const bottom = (layer: number): number => (tops[layer] as number) + (heights[layer] as number);
  const routes = edges.map(([from, to]): Point[] | null => {
    const first = layers[from] as number;
    const last = layers[to] as number;
    if (first >= last) {
      return null;
    }
    const a = places[from] as Place;
    const points = [{ x: a.x, y: (corners[from] as Point).y + (sizes[from] as Size).height }, { x: a.x, y: bottom(first) }];
    for (let layer = first + 1; layer < last; layer++) {
      const lane = lanes.get(from)?.[layer - first - 1];
      if (lane !== undefined) {
        const x = (places[lane] as Place).x;
        points.push({ x, y: tops[layer] as number }, { x, y: bottom(layer) });
      }
    }
    points.push({ x: (places[to] as Place).x, y: tops[last] as number });
    return points;
  });
  const width = places.reduce((most, place) => Math.max(most, place.x + place.width / 2), 0);
  return { corners, routes, layers, width, height: rows.length ? bottom(rows.length - 1) : 0 };
}

/** One lane per source through all layers down to its farthest target, as long as lanes stay few against nodes. */
function longEdges(places: Place[], layers: number[], edges: readonly (readonly [number, number])[]): Map<number, number[]> {
  const reach = new Map<number, number>();
  for (const [from, to] of edges) {
    reach.set(from, Math.max(reach.get(from) ?? 0, layers[to] as number));
  }
  const lanes = new Map<number, number[]>();
  let budget = 4 * layers.length + 400;
  for (const [from, deepest] of reach) {
    const first = layers[from] as number;
    const span = Math.max(0, deepest - first - 1);
    const chain: number[] = [];
    if (span > 0 && span <= budget) {
      budget -= span;
      for (let layer = first + 1; layer < deepest; layer++) {
        chain.push(places.length);
        places.push({ width: LANE_WIDTH, x: 0, layer, above: [], below: [] });
      }
      lanes.set(from, chain);
      [from, ...chain].forEach((at, k, all) => link(places, at, all[k + 1]));
    }
  }
  for (const [from, to] of edges) {
    const gap = (layers[to] as number) - (layers[from] as number);
    if (gap > 0) {
      link(places, gap > 1 ? lanes.get(from)?.[gap - 2] ?? from : from, to);
    }
  }
  return lanes;
}

function link(places: Place[], upper: number, lower: number | undefined): void {
  if (lower !== undefined) {
    (places[upper] as Place).below.push(lower);
    (places[lower] as Place).above.push(upper);
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Barycentre sweeps: each node goes to the mean place of its neighbours in the layer before. */
function order(places: Place[], rows: number[][]): void {
  const rank = new Float64Array(places.length);
  rows.forEach(row => row.forEach((i, k) => (rank[i] = k - row.length / 2)));
  for (let sweep = 0; sweep < 4; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : [...rows].reverse()) {
      const keys = new Map(row.map(i => {
        const place = places[i] as Place;
        const near = down ? place.above : place.below;
        return [i, near.length ? mean(near.map(j => rank[j] as number)) : (rank[i] as number)];
      }));
      row.sort((a, b) => (keys.get(a) as number) - (keys.get(b) as number) || a - b);
      row.forEach((i, k) => (rank[i] = k - row.length / 2));
    }
  }
}

function position(places: Place[], rows: number[][]): void {
  const separations = rows.map(row => row.slice(1).map((i, k) => {
    const [left, right] = [places[row[k] as number] as Place, places[i] as Place];
    return (left.width + right.width) / 2 + (left.width === LANE_WIDTH && right.width === LANE_WIDTH ? LANE_WIDTH : GAP_X);
  }));
  rows.forEach((row, layer) => {
    const total = (separations[layer] as number[]).reduce((sum, gap) => sum + gap, 0);
    let x = -total / 2;
    row.forEach((i, k) => {
      (places[i] as Place).x = x;
      x += separations[layer]?.[k] ?? 0;
    });
  });
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const indices = rows.map((_, layer) => layer);
    for (const layer of sweep % 2 === 0 ? indices : indices.reverse()) {
      const row = rows[layer] as number[];
      const wanted = row.map(i => {
        const place = places[i] as Place;
        const near = [...place.above, ...place.below];
        return near.length ? mean(near.map(j => (places[j] as Place).x)) : place.x;
      });
      const weights = row.map(i => {
        const place = places[i] as Place;
        return place.width === LANE_WIDTH ? 0.5 : 1 + place.width / 400;
      });
      spread(wanted, separations[layer] as number[], weights).forEach((x, k) => {
        (places[row[k] as number] as Place).x = x;
      });
    }
  }
}
