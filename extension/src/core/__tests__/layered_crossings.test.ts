import { describe, expect, it } from 'vitest';
import { countCrossings, reduceCrossings, type ProperGraph } from '../layered_crossings';
import { Links } from '../layered_links';
import { layered, type Point } from '../layered_layout';

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function proper(rows: number[][], links: [number, number][]): ProperGraph {
  const size = rows.flat().length;
  return { rows, size, below: new Links(size, links), above: new Links(size, links.map(([from, to]) => [to, from])) };
}

/** Rows of eight places, each tied to one to three of the row below. */
function randomRows(seed: number, layers: number): { rows: number[][]; links: [number, number][] } {
  const random = randomNumbers(seed);
  const rows = Array.from({ length: layers }, (_, layer) => Array.from({ length: 8 }, (_one, k) => layer * 8 + k));
  const links: [number, number][] = [];
  for (let place = 0; place < (layers - 1) * 8; place++) {
    const ends = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => Math.floor(random() * 8)));
    ends.forEach(end => links.push([place, (Math.floor(place / 8) + 1) * 8 + end]));
  }
  return { rows, links };
}

/** Every pair of links between the same rows, looked at one by one. */
function crossingsByPairs(rows: number[][], links: [number, number][]): number {
  const column = new Map(rows.flatMap(row => row.map((place, k): [number, number] => [place, k])));
  const layer = new Map(rows.flatMap((row, k) => row.map((place): [number, number] => [place, k])));
  const at = (place: number): number => column.get(place) as number;
  let crossings = 0;
  links.forEach(([a, b], i) => links.slice(0, i).forEach(([c, d]) => {
    crossings += Number(layer.get(a) === layer.get(c) && (at(a) - at(c)) * (at(b) - at(d)) < 0);
  }));
  return crossings;
}

describe('crossing reduction', () => {
  it.each([1, 2, 3, 4, 5])('counts what looking at every pair counts (seed %i)', seed => {
    const { rows, links } = randomRows(seed, 4);
    expect(countCrossings(proper(rows, links))).toBe(crossingsByPairs(rows, links));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says how many are left, and leaves half as many or fewer (seed %i)', seed => {
    const { rows, links } = randomRows(seed, 6);
    const before = crossingsByPairs(rows, links);
    const graph = proper(rows.map(row => [...row]), links);
    const left = reduceCrossings(graph);
    expect(left).toBe(crossingsByPairs(graph.rows, links));
    expect(left).toBeLessThan(before / 2);
    graph.rows.forEach((row, layer) => expect([...row].sort((a, b) => a - b)).toEqual(rows[layer]));
  });

  it('finds the order without crossings of a tree, however it arrives', () => {
    // A tree of depth 5 can be drawn without crossings; its rows arrive shuffled.
    const random = randomNumbers(11);
    const rows: number[][] = [];
    const links: [number, number][] = [];
    for (let layer = 0, first = 0; layer < 5; first += 2 ** layer, layer++) {
      const row = Array.from({ length: 2 ** layer }, (_, k) => first + k);
      row.forEach(place => place > 0 && links.push([Math.floor((place - 1) / 2), place]));
      rows.push(row.map(place => ({ place, key: random() })).sort((a, b) => a.key - b.key).map(one => one.place));
    }
    const graph = proper(rows, links);
    expect(countCrossings(graph)).toBeGreaterThan(0);
    expect(reduceCrossings(graph)).toBe(0);
  });
});

describe('drawn edges', () => {
  it('do not cross where the graph needs no crossing', () => {
    // Four chains side by side, their nodes interleaved as a compiler writes them, and a long edge in each.
    const edges: [number, number][] = [];
    for (let step = 0; step < 5; step++) {
      for (let chain = 0; chain < 4; chain++) {
        edges.push([step * 4 + chain, (step + 1) * 4 + ((chain * 3) % 4)]);
      }
    }
    const sizes = Array.from({ length: 24 }, () => ({ width: 148, height: 36 }));
    const { routes, crossings } = layered(sizes, edges);
    expect(crossings).toBe(0);
    let crossed = 0;
    const segments = routes.flatMap(route => route.slice(1).map((point, k): [Point, Point] => [route[k] as Point, point]));
    segments.forEach(([a, b], i) => segments.slice(0, i).forEach(([c, d]) => (crossed += Number(meet(a, b, c, d)))));
    expect(crossed).toBe(0);
  });
});

/** Whether two segments cross between their ends. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
