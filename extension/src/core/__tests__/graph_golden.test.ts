import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupGraph } from '../graph_groups';
import { layoutGraph, type GraphEdge } from '../graph_layout';
import { GraphScene } from '../graph_scene';
import { changeOf } from '../graph_words';
import type { Point } from '../layered_layout';
import type { GraphPayload } from '../payloads';

/** What `graph` answers for the pass that pipelines a GEMM of 2×2×2 products a wave. */
const PAYLOAD = JSON.parse(readFileSync(new URL('./golden/graph_gemm_prefetch.json', import.meta.url), 'utf8')) as GraphPayload;

const ITEMS = groupGraph(PAYLOAD);
const LAYOUT = layoutGraph(ITEMS);

describe('a pipelined gemm', () => {
  it('is drawn as what a person would tell of it', () => {
    const told = (region: string): string[] =>
      ITEMS.items.filter(item => item.region === region).map(item => `${item.label} ${item.tensor} ×${item.members.length} ${changeOf(item).text}`.replaceAll(/ +/g, ' ').trim());
    const [root, loop] = PAYLOAD.regions;
    expect(told(loop?.id ?? '')).toEqual([
      'iter_arg ×4 +4', 'read b ×4 +4', 'read a ×4 +4', 'read a ×1 +', 'read b ×1 +', 'mma ×8 +8', 'write a ×1 +', 'write b ×1 +', 'yield ×1 +'
    ]);
    // The first loads stand before the loop, the last products behind it; the loop that was is one item with its nodes.
    expect(told(root?.id ?? '')).toEqual([
      'a a ×1', 'b b ×1', 'c c ×1', 'register ×4', 'allocate b ×1', 'allocate a ×1', 'read a ×1 +', 'read b ×1 +', 'write a ×1 +', 'write b ×1 +', 'iterate ×1 +',
      'get_result ×4 ~', 'read b ×4 +4', 'read a ×4 +4', 'mma ×8 +8', 'extract_slice ×16 ~', 'write c ×16', 'iterate ×0 −28'
    ]);
    const counted = ITEMS.items.reduce((sum, item) => sum + item.added, 0);
    expect(counted).toBe(PAYLOAD.counts.added);
    expect(ITEMS.items.reduce((sum, item) => sum + item.removed, 0)).toBe(PAYLOAD.counts.removed);
  });

  it('stands clear: no box on another, no edge behind a node', () => {
    const scene = new GraphScene(ITEMS, LAYOUT);
    const open = new Set(LAYOUT.regions.map(region => region.item));
    const nodes = scene.visible().filter(item => !open.has(item));
    for (const a of nodes) {
      for (const b of nodes) {
        const [one, two] = [scene.box(a), scene.box(b)];
        expect(a >= b || one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y).toBe(true);
      }
      const box = scene.box(a);
      for (const edge of LAYOUT.edges.filter(one => one.from !== a && one.to !== a)) {
        const behind = edge.points.some(point => point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height);
        expect(behind).toBe(false);
      }
    }
  });

  it('has hardly an edge that crosses another', () => {
    // Of the drawn edges, one pair after the other, as straight lines between their points.
    let crossed = 0;
    LAYOUT.edges.forEach((one, i) => LAYOUT.edges.slice(0, i).forEach(two => (crossed += Number(cross(one, two)))));
    expect(LAYOUT.edges.length).toBeGreaterThan(25);
    expect(crossed).toBeLessThanOrEqual(4);
  });

  it('has the shape of a screen', () => {
    expect(LAYOUT.width / LAYOUT.height).toBeGreaterThan(0.6);
    expect(LAYOUT.width / LAYOUT.height).toBeLessThan(2.6);
  });
});

/** Whether two edges without a common end cross. */
function cross(one: GraphEdge, two: GraphEdge): boolean {
  if (new Set([one.from, one.to, two.from, two.to]).size < 4) {
    return false;
  }
  const side = (p: Point, q: Point, r: Point): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return one.points.slice(1).some((b, i) => two.points.slice(1).some((d, k) => {
    const [a, c] = [one.points[i] as Point, two.points[k] as Point];
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  }));
}
