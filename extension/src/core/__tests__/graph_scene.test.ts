import { describe, expect, it } from 'vitest';
import { centred, fitted, following, opening, zoomed } from '../graph_camera';
import { groupGraph } from '../graph_groups';
import { pointOn } from '../graph_index';
import { layoutGraph } from '../graph_layout';
import { tell } from '../graph_list';
import { GraphScene, sceneOf } from '../graph_scene';
import { walk } from '../graph_walk';
import { describeEdges } from '../graph_words';
import { graphOf, lattice, NESTED, node } from './graph_payloads';

function scene(closed: string[] = [], apart = false): GraphScene & { at(node: string): number } {
  const graph = groupGraph(NESTED, apart);
  return Object.assign(new GraphScene(graph, layoutGraph(graph, new Set(closed))), { at: (id: string) => graph.ofNode.get(id) as number });
}

describe('regions', () => {
  it('lie within each other, and every node within its own', () => {
    const open = scene();
    const body = open.box(open.at('loop'));
    const deep = open.box(open.at('inner'));
    for (const [inside, outside] of [[deep, body], [open.box(open.at('mma')), body], [open.box(open.at('add')), deep]] as const) {
      expect(inside.x).toBeGreaterThan(outside.x);
      expect(inside.y).toBeGreaterThan(outside.y);
      expect(inside.x + inside.width).toBeLessThan(outside.x + outside.width);
      expect(inside.y + inside.height).toBeLessThan(outside.y + outside.height);
    }
    expect(open.layout.regions.map(region => region.id)).toEqual(['body', 'deep']);
  });

  it('close to one node, which stands for all that it hides', () => {
    const closed = scene(['body']);
    expect(closed.layout.regions).toEqual([]);
    expect(closed.visible().map(item => closed.graph.items[item]?.label)).toEqual(['a', 'iterate', 'get_result', 'write']);
    for (const hidden of ['x', 'mma', 'inner', 'add']) {
      expect(closed.shown(closed.at(hidden))).toBe(closed.at('loop'));
    }
    // Two edges lead from a into the loop; one is drawn, and knows both.
    const [edge] = closed.layout.edges.filter(one => one.from === closed.at('a'));
    expect(edge?.to).toBe(closed.at('loop'));
    expect(edge?.carries).toHaveLength(2);
    const half = scene(['deep']);
    expect(half.layout.regions.map(region => region.id)).toEqual(['body']);
    expect(half.shown(half.at('add'))).toBe(half.at('inner'));
    expect(closed.layout.height).toBeLessThan(half.layout.height);
    expect(half.layout.height).toBeLessThan(scene().layout.height);
  });

  it('of a pass that is gone are one removed item', () => {
    const gone = { change: 'removed' } as const;
    const payload = graphOf(
      [node('a', 'placeholder'), node('old', 'iterate', 'root', { ...gone, subgraph: 'was' }), node('m0', 'mma', 'was', gone), node('m1', 'mma', 'was', gone)],
      []
    );
    const graph = groupGraph(payload);
    expect(graph.items.map(item => [item.label, item.removed])).toEqual([['a', 0], ['iterate', 3]]);
    expect(graph.ofNode.get('m1')).toBe(graph.ofNode.get('old'));
  });
});

describe('copies', () => {
  it('are one item with their number, or apart with their names', () => {
    expect(scene().graph.items.filter(item => item.label === 'read').map(item => item.members.length)).toEqual([2]);
    const apart = scene([], true);
    expect(apart.graph.items.filter(item => item.label === 'read').map(item => item.facts)).toEqual(['K0 · [M, K] f16', 'K1 · [M, K] f16']);
  });
});

describe('edges', () => {
  it('say which argument takes what, and how many are drawn as one', () => {
    const open = scene();
    const [edge] = open.layout.edges.filter(one => one.to === open.at('mma'));
    expect(describeEdges(open.graph, edge?.carries ?? [])).toBe('lhs: a [M, K] f16 ×2');
  });

  it('of an item within a region go on from its border to the item', () => {
    const open = scene();
    const [incident] = open.incident(open.at('x'));
    const paths = open.incident(open.at('x')).flatMap(one => one.paths);
    const box = open.box(open.at('x'));
    expect(incident).toBeDefined();
    expect(paths.some(path => path[path.length - 1]?.y === box.y && path[0]?.y === open.box(open.at('loop')).y)).toBe(true);
  });

  it('that close a cycle between joined copies lead back up and are marked', () => {
    // Copies of p and q feed each other in turn: p0 → q0 → p1 → q1.
    const nodes = ['p0', 'q0', 'p1', 'q1'].map(id => node(id, id.slice(0, 1), 'root', { group: `${id.slice(0, 1)}0` }));
    const graph = groupGraph(graphOf(nodes, [['p0', 'q0', 'in'], ['q0', 'p1', 'in'], ['p1', 'q1', 'in']]));
    const { edges } = layoutGraph(graph);
    expect(edges.map(edge => [edge.from, edge.to, edge.back])).toEqual([[0, 1, false], [1, 0, true]]);
    edges.forEach(edge => edge.points.slice(1).forEach((point, k) => expect(point.y).toBeGreaterThanOrEqual(edge.points[k]?.y ?? 0)));
  });
});

describe('pointing', () => {
  it('finds the item at every place of every box, and nothing beside them', () => {
    const open = scene();
    for (const item of open.visible()) {
      const box = open.box(item);
      expect(open.index.itemAt(box.x + 2, box.y + 2)).toBe(item);
    }
    const body = open.box(open.at('loop'));
    expect(open.index.itemAt(body.x + body.width - 2, body.y + body.height - 2)).toBeNull();
    expect(open.index.itemAt(-50, -50)).toBeNull();
  });

  it('finds the edge under every point of its curve', () => {
    const { layout, index } = scene();
    layout.edges.forEach((edge, at) => {
      const [a, b] = edge.points.slice(-2) as [{ x: number; y: number }, { x: number; y: number }];
      const middle = pointOn(a, b, 0.5);
      expect(index.edgeAt(middle.x, middle.y, 4)).toBe(at);
      expect(index.edgeAt(middle.x + 400, middle.y + 400, 4)).not.toBe(at);
    });
  });

  it('looks at what is near, however much there is', () => {
    const near = { x: 3000, y: 3000, width: 900, height: 600 };
    const graph = groupGraph(lattice(70, 72));
    const large = new GraphScene(graph, layoutGraph(graph));
    const { items } = large.index.within(near);
    const inside = large.layout.boxes.flatMap((box, i) => (box.x <= 3900 && box.x + 148 >= 3000 && box.y <= 3600 && box.y + 36 >= 3000 ? [i] : []));
    expect(items).toEqual(inside);
    // A view of 900 × 600 has room for fewer than a hundred of the 5040 nodes.
    expect(items.length).toBeLessThan(100);
    expect(items.length).toBeGreaterThan(5);
  });
});

describe('arrow keys', () => {
  it('walk along the edges, into loops and out of them', () => {
    const open = scene();
    const step = (from: string, key: 'ArrowDown' | 'ArrowUp'): string | undefined => {
      const to = walk(open, open.at(from), key);
      return to === null ? undefined : open.graph.items[to]?.members[0]?.id;
    };
    expect(step('x', 'ArrowDown')).toBe('read0');
    expect(step('read0', 'ArrowDown')).toBe('mma');
    expect(step('mma', 'ArrowUp')).toBe('read0');
    expect(step('r', 'ArrowDown')).toBe('w');
    expect(step('loop', 'ArrowDown')).toBe('x');
    expect(step('r', 'ArrowUp')).toBe('loop');
  });

  it('reach every item from the first', () => {
    const open = scene();
    const seen = new Set<number>();
    const queue = [walk(open, null, 'ArrowDown') as number];
    while (queue.length) {
      const at = queue.pop() as number;
      if (!seen.has(at)) {
        seen.add(at);
        queue.push(...(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const).map(key => walk(open, at, key) as number));
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(open.visible());
  });

  it('never lead to what a closed loop hides', () => {
    const closed = scene(['body']);
    for (const from of closed.visible()) {
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const) {
        expect(closed.visible()).toContain(walk(closed, from, key));
      }
    }
  });
});

describe('words for those who listen', () => {
  it('say what an item is, where, and what it is tied to', () => {
    const open = scene();
    expect(tell(open, open.at('read0'))).toBe('read a ×2, [M, K] f16, +2 added, in iterate K, reads x, read by mma');
    expect(tell(open, open.at('loop'))).toContain('iterate K, 16 iterations, 5 nodes, open');
  });
});

describe('camera', () => {
  const view = { width: 800, height: 600 };

  it('shows the whole where it can be read, and a readable part where not', () => {
    const small = opening({ width: 700, height: 500 }, view, { x: 0, y: 0, width: 10, height: 10 });
    expect(small).toEqual(fitted({ width: 700, height: 500 }, view));
    const large = opening({ width: 9000, height: 9000 }, view, { x: 4000, y: 4000, width: 148, height: 36 });
    expect(large.scale).toBe(0.85);
    expect(large.x).toBeLessThan(4000);
    expect(large.x + view.width / large.scale).toBeGreaterThan(4148);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const before = { x: 100, y: 50, scale: 0.5 };
    const after = zoomed(before, 2, 200, 300);
    expect(after.scale).toBe(1);
    expect(after.x + 200 / after.scale).toBeCloseTo(before.x + 200 / before.scale);
    expect(after.y + 300 / after.scale).toBeCloseTo(before.y + 300 / before.scale);
  });

  it('keeps a node in its place on the screen when another pass moves it', () => {
    const before = { x: 100, y: 50, scale: 0.5 };
    const after = following(before, { x: 120, y: 80, width: 1, height: 1 }, { x: 920, y: 380, width: 1, height: 1 });
    expect((920 - after.x) * after.scale).toBeCloseTo((120 - before.x) * before.scale);
    expect((380 - after.y) * after.scale).toBeCloseTo((80 - before.y) * before.scale);
  });

  it('does not leave the drawing', () => {
    const there = centred({ x: 0, y: 0, scale: 1 }, { width: 2000, height: 2000 }, view, 99999, -99999);
    expect(there.x + view.width).toBe(2016);
    expect(there.y).toBe(-16);
  });
});

describe('scenes', () => {
  it('are made once for an answer and what is closed in it', () => {
    const first = sceneOf(NESTED, false, new Set());
    expect(sceneOf(NESTED, false, new Set(['a region of another pass']))).toBe(first);
    expect(sceneOf(NESTED, true, new Set())).not.toBe(first);
    expect(sceneOf(NESTED, false, new Set(['body'])).layout.regions).toEqual([]);
  });

  it('of passes that leave the edges as they are share a layout', () => {
    const later = { ...NESTED, stage: 'fx/later', nodes: NESTED.nodes.map(one => ({ ...one, change: '' as const, type_text: '[M, K] f32' })) };
    const scene = sceneOf(later, false, new Set());
    expect(scene.layout).toBe(sceneOf(NESTED, false, new Set()).layout);
    expect(scene.graph.items[0]?.facts).toBe('[M, K] f32');
    const fewer = { ...later, edges: later.edges.slice(1) };
    expect(sceneOf(fewer, false, new Set()).layout).not.toBe(scene.layout);
  });
});
