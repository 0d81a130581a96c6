/** Layers of a layered drawing: every edge leads down, rows are not wider than asked for, and long edges are few. */
import { Links } from './layered_links';

export interface Ranks {
  /** By node, from 0 at the top. */
  layers: Int32Array;
  count: number;
  /** By edge: 1 where it closes a cycle and is laid out the other way round. */
  reversed: Uint8Array;
}

/**
 * Layer of each node, one below its lowest producer or lower where that row is full. A node nobody feeds stands near its
 * first user; one that could stand lower without making any edge longer does.
 *
 * @param widths space that each node takes in its row
 * @param widest what a row may hold; a node alone in its row may be wider
 */
export function assignLayers(widths: readonly number[], edges: readonly (readonly [number, number])[], widest: number): Ranks {
  const nodes = widths.length;
  const { order, reversed } = topological(nodes, edges);
  const downward = edges.map(([from, to], k): readonly [number, number] => (reversed[k] ? [to, from] : [from, to]));
  const users = new Links(nodes, downward);
  const producers = new Links(nodes, downward.map(([from, to]) => [to, from]));
  const rows = new Rows(nodes + 1, widest);
  const layers = new Int32Array(nodes).fill(-1);
  let last = -1;
  for (const bucket of byDepth(order, users, producers)) {
    const earliest = bucket.map(node => {
      let row = -1;
      producers.each(node, from => (row = Math.max(row, layers[from] as number)));
      return row + 1;
    });
    // Nodes that nobody feeds stand no higher than the others of their depth.
    const first = earliest.reduce((least, row) => (row > 0 ? Math.min(least, row) : least), last + 1);
    bucket.forEach((node, k) => {
      const row = rows.place(widths[node] as number, producers.degree(node) ? (earliest[k] as number) : first, 1);
      layers[node] = row;
      last = Math.max(last, row);
    });
  }
  lower(order, users, producers, layers, rows, widths);
  return { ...dense(layers), reversed };
}

/** Nodes in an order in which every edge leads on, but for those that close a cycle. */
function topological(nodes: number, edges: readonly (readonly [number, number])[]): { order: Int32Array; reversed: Uint8Array } {
  const links = new Links(nodes, edges);
  const reversed = new Uint8Array(edges.length);
  const state = new Uint8Array(nodes);
  const next = new Int32Array(nodes);
  const order = new Int32Array(nodes);
  let place = nodes;
  for (let root = 0; root < nodes; root++) {
    const path = state[root] === 0 ? [root] : [];
    while (path.length) {
      const node = path[path.length - 1] as number;
      state[node] = 1;
      const k = (links.starts[node] as number) + (next[node] as number);
      if (k === links.starts[node + 1]) {
        state[node] = 2;
        order[(place -= 1)] = node;
        path.pop();
        continue;
      }
      next[node] = (next[node] as number) + 1;
      const to = links.targets[k] as number;
      if (state[to] === 1) {
        reversed[links.edges[k] as number] = 1;
      } else if (state[to] === 0) {
        path.push(to);
      }
    }
  }
  return { order, reversed };
}

/**
 * Nodes by the length of the longest way to them, so that no row is filled before what must stand above it; those that
 * nobody feeds just before their first user, and those without any edge last.
 */
function byDepth(order: Int32Array, users: Links, producers: Links): number[][] {
  const depth = new Int32Array(order.length);
  let deepest = 0;
  for (const node of order) {
    producers.each(node, from => (depth[node] = Math.max(depth[node] as number, (depth[from] as number) + 1)));
    deepest = Math.max(deepest, depth[node] as number);
  }
  const buckets: number[][] = Array.from({ length: deepest + 1 }, () => []);
  for (let node = 0; node < order.length; node++) {
    let at = depth[node] as number;
    if (producers.degree(node) === 0) {
      at = deepest + Number(users.degree(node) > 0);
      users.each(node, to => (at = Math.min(at, depth[to] as number)));
      at -= Number(users.degree(node) > 0);
    }
    buckets[at]?.push(node);
  }
  return buckets;
}

/** Move nodes down to their users as far as every producer has another user at least as low. */
function lower(order: Int32Array, users: Links, producers: Links, layers: Int32Array, rows: Rows, widths: readonly number[]): void {
  const reach = new Int32Array(order.length).fill(-1);
  for (const node of order) {
    producers.each(node, from => (reach[from] = Math.max(reach[from] as number, layers[node] as number)));
  }
  for (let k = order.length - 1; k >= 0; k--) {
    const node = order[k] as number;
    if (users.degree(node) === 0) {
      continue;
    }
    const from = layers[node] as number;
    let lowest = Infinity;
    users.each(node, to => (lowest = Math.min(lowest, (layers[to] as number) - 1)));
    producers.each(node, source => (lowest = Math.min(lowest, reach[source] as number)));
    if (lowest > from) {
      rows.take(widths[node] as number, from);
      const found = rows.place(widths[node] as number, lowest, -1);
      if (found > from) {
        layers[node] = found;
      } else {
        rows.take(widths[node] as number, found);
        rows.put(widths[node] as number, from);
      }
    }
  }
}

/** What each row holds already, and the way past full ones. */
class Rows {
  private readonly used: Float64Array;

  constructor(count: number, private readonly widest: number) {
    this.used = new Float64Array(count);
  }

  /** The first row from `row` on, downward (1) or upward (−1), that has room; the node is put there. */
  place(width: number, row: number, step: 1 | -1): number {
    let at = row;
    while (this.full(width, at)) {
      at += step;
    }
    this.put(width, at);
    return at;
  }

  put(width: number, row: number): void {
    this.used[row] = (this.used[row] as number) + width;
  }

  take(width: number, row: number): void {
    this.used[row] = (this.used[row] as number) - width;
  }

  private full(width: number, row: number): boolean {
    const used = this.used[row] as number;
    return used > 0 && used + width > this.widest;
  }
}

/** The same layers without gaps, from 0. */
function dense(layers: Int32Array): { layers: Int32Array; count: number } {
  const used = [...new Set(layers)].sort((a, b) => a - b);
  const places = new Map(used.map((layer, index) => [layer, index]));
  return { layers: layers.map(layer => places.get(layer) as number), count: used.length };
}
