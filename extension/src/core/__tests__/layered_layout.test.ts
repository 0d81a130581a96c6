import { describe, expect, it } from 'vitest';
import { spread } from '../layered_coordinates';
import { GAP_X, layered, type Size } from '../layered_layout';

/** A graph in program order: each node reads up to three of the thirty before it. */
function randomGraph(nodes: number, seed: number): { sizes: Size[]; edges: [number, number][] } {
  let state = seed;
  const random = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const edges: [number, number][] = [];
  for (let node = 1; node < nodes; node++) {
    for (let k = 0; k < 1 + Math.floor(random() * 3); k++) {
      edges.push([Math.max(0, node - 1 - Math.floor(random() * 30)), node]);
    }
  }
  return { sizes: Array.from({ length: nodes }, () => ({ width: 148, height: 36 })), edges };
}

describe('layered layout', () => {
  it.each([1, 7, 42])('keeps nodes apart and edges downward (seed %i)', seed => {
    const { sizes, edges } = randomGraph(300, seed);
    const { corners, routes, layers } = layered(sizes, edges);
    edges.forEach(([from, to], i) => {
      expect(layers[from]).toBeLessThan(layers[to] as number);
      const route = routes[i] ?? [];
      route.slice(1).forEach((point, k) => expect(point.y).toBeGreaterThanOrEqual(route[k]?.y ?? 0));
      expect(route[0]?.y).toBeCloseTo((corners[from]?.y ?? 0) + 36);
      expect(route[route.length - 1]?.y).toBeCloseTo(corners[to]?.y ?? 0);
    });
    const rows = new Map<number, number[]>();
    corners.forEach((corner, i) => rows.set(layers[i] as number, [...(rows.get(layers[i] as number) ?? []), corner.x]));
    for (const xs of rows.values()) {
      xs.sort((a, b) => a - b);
      xs.slice(1).forEach((x, k) => expect(x - (xs[k] as number)).toBeGreaterThanOrEqual(148 + GAP_X - 1e-6));
    }
  });

  it('leads a long edge beside the nodes it passes', () => {
    // 0 → 1 → 2 → 3 and 0 → 3: the long edge must not run through node 1 or 2.
    const sizes = Array.from({ length: 4 }, () => ({ width: 148, height: 36 }));
    const { corners, routes } = layered(sizes, [[0, 1], [1, 2], [2, 3], [0, 3]]);
    for (const passed of [1, 2]) {
      const box = corners[passed] as { x: number; y: number };
      for (const point of routes[3] ?? []) {
        const inside = point.x > box.x && point.x < box.x + 148 && point.y > box.y && point.y < box.y + 36;
        expect(inside).toBe(false);
      }
      const beside = (routes[3] ?? []).filter(point => point.y >= box.y && point.y <= box.y + 36);
      expect(beside.length).toBeGreaterThan(0);
      beside.forEach(point => expect(point.x < box.x || point.x > box.x + 148).toBe(true));
    }
  });

  it('takes time in proportion to the graph', () => {
    const time = (nodes: number): number => {
      const { sizes, edges } = randomGraph(nodes, 3);
      return Math.min(...[1, 2, 3].map(() => {
        const started = performance.now();
        layered(sizes, edges);
        return performance.now() - started;
      }));
    };
    time(500);
    // Ten times the nodes cost ten times the time; fifty leaves room for a busy machine, and square would be a hundred.
    expect(time(5000)).toBeLessThan(50 * Math.max(1, time(500)));
  });

  it('places neighbours with the least squared distance', () => {
    expect([...spread([0, 0], [10], [1, 1])]).toEqual([-5, 5]);
    expect([...spread([0, 100], [10], [1, 1])]).toEqual([0, 100]);
    const placed = spread([5, 3, 4, 40], [10, 10, 10], [1, 1, 1, 1]);
    placed.slice(1).forEach((x, i) => expect(x - (placed[i] as number)).toBeGreaterThanOrEqual(10 - 1e-9));
  });
});
