/**
 * The order within the rows of a layered drawing: barycentre sweeps down and up, then exchanges of neighbours, keeping
 * the order with the fewest crossings that was met on the way.
 */
import type { Links } from './layered_links';

/** Most sweeps, for graphs of up to `WHOLE_EFFORT` places; larger ones get fewer, so that time stays in proportion. */
const SWEEPS = 12;
const LEAST_SWEEPS = 4;
const EXCHANGES = 6;
const WHOLE_EFFORT = 2000;
/** Sweeps without a better order after which no more are tried. */
const PATIENCE = 4;

/** A drawing in which every edge leads to the next row. */
export interface ProperGraph {
  /** Places by row, in their order. */
  rows: number[][];
  above: Links;
  below: Links;
  size: number;
}

/** Put the places of each row into an order with few crossings; returns how many are left. */
export function reduceCrossings(graph: ProperGraph): number {
  const { rows, size } = graph;
  const effort = Math.min(1, WHOLE_EFFORT / size);
  const rank = new Float64Array(size);
  const keys = new Float64Array(size);
  const counter = new CrossingCounter(graph);
  rows.forEach(row => settle(row, rank));
  let best = rows.map(row => [...row]);
  let least = counter.count();
  const sweeps = Math.max(LEAST_SWEEPS, Math.round(SWEEPS * effort));
  for (let sweep = 0, idle = 0; sweep < sweeps && idle < PATIENCE && least > 0; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : [...rows].reverse()) {
      byBarycentre(row, down ? graph.above : graph.below, rank, keys, sweep % 4 > 1 ? -1 : 1);
    }
    const crossings = counter.count();
    idle += 1;
    if (crossings < least) {
      least = crossings;
      best = rows.map(row => [...row]);
      idle = 0;
    }
  }
  best.forEach((row, layer) => settle((rows[layer] = row), rank));
  for (let pass = Math.ceil(EXCHANGES * effort), saved = 1; pass > 0 && least > 0 && saved > 0; pass--) {
    saved = exchange(graph, rank);
    least -= saved;
  }
  return least;
}

/** Ranks count from the middle of a row, so that rows of different length can be compared. */
function settle(row: readonly number[], rank: Float64Array): void {
  for (let k = 0; k < row.length; k++) {
    rank[row[k] as number] = k - (row.length - 1) / 2;
  }
}

/** @param ties 1 keeps places with one key in their order, −1 turns it round, which leads out of many a dead end */
function byBarycentre(row: number[], fixed: Links, rank: Float64Array, keys: Float64Array, ties: 1 | -1): void {
  const { starts, targets } = fixed;
  for (const place of row) {
    const from = starts[place] as number;
    const to = starts[place + 1] as number;
    let sum = 0;
    for (let k = from; k < to; k++) {
      sum += rank[targets[k] as number] as number;
    }
    keys[place] = to > from ? sum / (to - from) : (rank[place] as number);
  }
  row.sort((a, b) => (keys[a] as number) - (keys[b] as number) || ties * ((rank[a] as number) - (rank[b] as number)));
  settle(row, rank);
}

/** Edges that cross, all rows together; edges that meet in a place do not. */
export function countCrossings(graph: ProperGraph): number {
  return new CrossingCounter(graph).count();
}

/** Counts the inversions among the ends of the edges below each row with a tree of partial sums. */
class CrossingCounter {
  private readonly column: Int32Array;
  private readonly tree: Int32Array;

  constructor(private readonly graph: ProperGraph) {
    this.column = new Int32Array(graph.size);
    this.tree = new Int32Array(graph.rows.reduce((most, row) => Math.max(most, row.length), 0) + 1);
  }

  count(): number {
    const { column, graph } = this;
    for (const row of graph.rows) {
      for (let k = 0; k < row.length; k++) {
        column[row[k] as number] = k + 1;
      }
    }
    let crossings = 0;
    for (let layer = 1; layer < graph.rows.length; layer++) {
      crossings += this.below(graph.rows[layer - 1] as number[], (graph.rows[layer] as number[]).length);
    }
    return crossings;
  }

  private below(row: readonly number[], width: number): number {
    const { column, tree } = this;
    const { starts, targets } = this.graph.below;
    tree.fill(0, 0, width + 1);
    let crossings = 0;
    let seen = 0;
    for (const place of row) {
      const from = starts[place] as number;
      const to = starts[place + 1] as number;
      for (let k = from; k < to; k++) {
        crossings += seen;
        for (let at = column[targets[k] as number] as number; at > 0; at -= at & -at) {
          crossings -= tree[at] as number;
        }
      }
      for (let k = from; k < to; k++) {
        for (let at = column[targets[k] as number] as number; at <= width; at += at & -at) {
          tree[at] = (tree[at] as number) + 1;
        }
      }
      seen += to - from;
    }
    return crossings;
  }
}

/** Exchange neighbours in a row where that saves crossings; returns how many were saved. */
function exchange(graph: ProperGraph, rank: Float64Array): number {
  let saved = 0;
  for (const row of graph.rows) {
    const above = row.map(place => ranksOf(place, graph.above, rank));
    const below = row.map(place => ranksOf(place, graph.below, rank));
    for (let k = 1; k < row.length; k++) {
      const gain = gained(above[k - 1] as number[], above[k] as number[]) + gained(below[k - 1] as number[], below[k] as number[]);
      if (gain > 0) {
        saved += gain;
        swap(row, k);
        swap(above, k);
        swap(below, k);
      }
    }
    settle(row, rank);
  }
  return saved;
}

function ranksOf(place: number, links: Links, rank: Float64Array): number[] {
  const ranks: number[] = [];
  for (let k = links.starts[place] as number; k < (links.starts[place + 1] as number); k++) {
    ranks.push(rank[links.targets[k] as number] as number);
  }
  return ranks.length > 1 ? ranks.sort((a, b) => a - b) : ranks;
}

function swap<T>(list: T[], k: number): void {
  [list[k - 1], list[k]] = [list[k] as T, list[k - 1] as T];
}

/** Crossings saved when the place with `left`'s ends and the one with `right`'s change places. */
function gained(left: readonly number[], right: readonly number[]): number {
  return inversions(left, right) - inversions(right, left);
}

/** Pairs in which an end of the first, sorted, lies right of one of the second. */
function inversions(first: readonly number[], second: readonly number[]): number {
  let count = 0;
  let k = 0;
  for (const end of first) {
    while (k < second.length && (second[k] as number) < end) {
      k += 1;
    }
    count += k;
  }
  return count;
}
