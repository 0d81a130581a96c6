/** Places along the rows: as near to their neighbours as the order and the gaps between them allow. */
import type { ProperGraph } from './layered_crossings';
import type { Links } from './layered_links';

/** Sweeps for graphs of up to `WHOLE_EFFORT` places; larger ones get fewer, so that time stays in proportion. */
const SWEEPS = 10;
const LEAST_SWEEPS = 4;
const WHOLE_EFFORT = 2000;

/** Positions next to each other with the least squared distance to where they want to be (pool adjacent violators). */
export function spread(wanted: ArrayLike<number>, separation: ArrayLike<number>, weights: ArrayLike<number>): Float64Array {
  const count = wanted.length;
  const offsets = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    offsets[i] = (offsets[i - 1] as number) + (separation[i - 1] as number);
  }
  // Blocks of places that touch each other: mean of their wishes, weight, and how many they are.
  const means = new Float64Array(count);
  const sums = new Float64Array(count);
  const sizes = new Int32Array(count);
  let blocks = 0;
  for (let i = 0; i < count; i++) {
    let mean = (wanted[i] as number) - (offsets[i] as number);
    let weight = weights[i] as number;
    let size = 1;
    while (blocks > 0 && (means[blocks - 1] as number) > mean) {
      blocks -= 1;
      const other = sums[blocks] as number;
      mean = ((means[blocks] as number) * other + mean * weight) / (other + weight);
      weight += other;
      size += sizes[blocks] as number;
    }
    means[blocks] = mean;
    sums[blocks] = weight;
    sizes[blocks] = size;
    blocks += 1;
  }
  const placed = new Float64Array(count);
  let at = 0;
  for (let block = 0; block < blocks; block++) {
    for (let k = 0; k < (sizes[block] as number); k++, at++) {
      placed[at] = (means[block] as number) + (offsets[at] as number);
    }
  }
  return placed;
}

export interface Spacing {
  widths: Float64Array;
  /** Places from here on are lanes of long edges, kept straight before all else. */
  lanesFrom: number;
  gap: number;
}

/** Centres of all places; the leftmost border is at 0. */
export function assignCoordinates(graph: ProperGraph, spacing: Spacing): Float64Array {
  const { rows, above, below } = graph;
  const { widths, lanesFrom, gap } = spacing;
  const lane = (place: number): boolean => place >= lanesFrom;
  const separations = rows.map(row => {
    const gaps = new Float64Array(Math.max(0, row.length - 1));
    for (let k = 1; k < row.length; k++) {
      const [left, right] = [row[k - 1] as number, row[k] as number];
      const touch = ((widths[left] as number) + (widths[right] as number)) / 2;
      gaps[k - 1] = touch + (lane(left) && lane(right) ? (widths[left] as number) : gap);
    }
    return gaps;
  });
  const x = new Float64Array(graph.size);
  rows.forEach((row, layer) => {
    const gaps = separations[layer] as Float64Array;
    let at = -gaps.reduce((sum, one) => sum + one, 0) / 2;
    row.forEach((place, k) => {
      x[place] = at;
      at += gaps[k] ?? 0;
    });
  });
  const strengths = new Strengths(lanesFrom);
  const sweeps = Math.max(LEAST_SWEEPS, Math.round(SWEEPS * Math.min(1, WHOLE_EFFORT / graph.size)));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    // Each sweep lines up with the rows it comes from; the last two with both sides.
    const both = sweep >= sweeps - 2;
    const down = sweep % 2 === 0;
    for (let step = 0; step < rows.length; step++) {
      const layer = down ? step : rows.length - 1 - step;
      const row = rows[layer] as number[];
      const wanted = new Float64Array(row.length);
      const weights = new Float64Array(row.length);
      for (let k = 0; k < row.length; k++) {
        const place = row[k] as number;
        strengths.start();
        if (both || down || below.degree(place) === 0) {
          strengths.add(place, above, x);
        }
        if (both || !down || above.degree(place) === 0) {
          strengths.add(place, below, x);
        }
        const { weight, sum } = strengths;
        wanted[k] = weight ? sum / weight : (x[place] as number);
        weights[k] = Math.max(0.5, weight) * (1 + (widths[place] as number) / 400);
      }
      const placed = spread(wanted, separations[layer] as Float64Array, weights);
      for (let k = 0; k < row.length; k++) {
        x[row[k] as number] = placed[k] as number;
      }
    }
  }
  straighten(graph, spacing, separations, x);
  let left = Infinity;
  x.forEach((at, place) => (left = Math.min(left, at - (widths[place] as number) / 2)));
  return Number.isFinite(left) ? x.map(at => at - left) : x;
}

/** Sums up where the neighbours of a place draw it: a lane's edges count most, so that long edges run straight. */
class Strengths {
  sum = 0;
  weight = 0;

  constructor(private readonly lanesFrom: number) {}

  start(): void {
    this.sum = this.weight = 0;
  }

  add(place: number, links: Links, x: Float64Array): void {
    const lane = place >= this.lanesFrom;
    const end = links.starts[place + 1] as number;
    for (let k = links.starts[place] as number; k < end; k++) {
      const near = links.targets[k] as number;
      const strength = near >= this.lanesFrom ? (lane ? 8 : 2) : lane ? 2 : 1;
      this.sum += strength * (x[near] as number);
      this.weight += strength;
    }
  }
}

/** Give as many lanes in a row as can have it one place, so that long edges have few bends. */
function straighten({ rows, above, size }: ProperGraph, { lanesFrom }: Spacing, separations: readonly Float64Array[], x: Float64Array): void {
  const layerOf = new Int32Array(size);
  const column = new Int32Array(size);
  rows.forEach((row, layer) => row.forEach((place, k) => {
    layerOf[place] = layer;
    column[place] = k;
  }));
  /** Where a place can be without moving those beside it. */
  const room = (place: number): [number, number] => {
    const row = rows[layerOf[place] as number] as number[];
    const gaps = separations[layerOf[place] as number] as Float64Array;
    const k = column[place] as number;
    const [left, right] = [row[k - 1], row[k + 1]];
    return [left === undefined ? -Infinity : (x[left] as number) + (gaps[k - 1] as number), right === undefined ? Infinity : (x[right] as number) - (gaps[k] as number)];
  };
  // Lanes of one edge are numbered from the top down, each below the one before.
  for (let start = lanesFrom; start < size; ) {
    let [low, high] = room(start);
    let end = start + 1;
    for (; end < size && above.targets[above.starts[end] as number] === end - 1; end++) {
      const [lower, higher] = room(end);
      if (Math.max(low, lower) > Math.min(high, higher)) {
        break;
      }
      [low, high] = [Math.max(low, lower), Math.min(high, higher)];
    }
    const wanted = x.subarray(start, end).reduce((sum, at) => sum + at, 0) / (end - start);
    x.fill(Math.max(low, Math.min(high, wanted)), start, end);
    start = end;
  }
}
