/** A graph made ready to be looked at: grouped, laid out, indexed by place, with each item's neighbours. */
import { groupGraph } from './graph_groups';
import { GraphIndex } from './graph_index';
import type { GroupedGraph } from './graph_item';
import { layoutGraph, type Box, type GraphLayout } from './graph_layout';
import type { Point } from './layered_layout';
import type { GraphPayload } from './payloads';

/** An edge of the drawing that ends at an item, with the ways from regions' borders to the items within. */
export interface Incident {
  edge: number;
  paths: Point[][];
}

export class GraphScene {
  private readonly touching: number[][];

  constructor(
    readonly graph: GroupedGraph,
    readonly layout: GraphLayout,
    readonly index = new GraphIndex(layout)
  ) {
    this.touching = graph.items.map(() => []);
    layout.edges.forEach((edge, i) => {
      const ends = new Set([edge.from, edge.to]);
      for (const at of edge.carries) {
        const { from, to } = graph.edges[at] ?? edge;
        ends.add(this.shown(from)).add(this.shown(to));
      }
      ends.forEach(item => this.touching[item]?.push(i));
    });
  }

  /** The item that is drawn for an item: itself, or the closed region that hides it. */
  shown(item: number): number {
    return this.layout.shownBy[item] ?? item;
  }

  box(item: number): Box {
    return this.layout.boxes[item] ?? { x: 0, y: 0, width: this.layout.width, height: this.layout.height };
  }

  producers(item: number): number[] {
    return this.neighbours(item, (from, to) => (to === item ? from : null));
  }

  users(item: number): number[] {
    return this.neighbours(item, (from, to) => (from === item ? to : null));
  }

  incident(item: number): Incident[] {
    return (this.touching[item] ?? []).map(edge => ({ edge, paths: this.pathsOf(edge, item) }));
  }

  /** Items that are drawn, in program order. */
  visible(): number[] {
    return this.graph.items.flatMap((_, i) => (this.shown(i) === i ? [i] : []));
  }

  private neighbours(item: number, other: (from: number, to: number) => number | null): number[] {
    const found = new Set<number>();
    for (const edge of this.touching[item] ?? []) {
      for (const at of this.layout.edges[edge]?.carries ?? []) {
        const pair = this.graph.edges[at];
        const near = pair ? other(this.shown(pair.from), this.shown(pair.to)) : null;
        if (near !== null && near !== item) {
          found.add(near);
        }
      }
    }
    return [...found];
  }

  private pathsOf(at: number, item: number): Point[][] {
    const edge = this.layout.edges[at];
    if (!edge) {
      return [];
    }
    // Where the route leads up, its first point is at the consumer.
    const [start, end] = edge.back ? [edge.points[edge.points.length - 1], edge.points[0]] : [edge.points[0], edge.points[edge.points.length - 1]];
    const paths = [edge.points];
    for (const carried of edge.carries) {
      const pair = this.graph.edges[carried];
      const [from, to] = pair ? [this.shown(pair.from), this.shown(pair.to)] : [edge.from, edge.to];
      if (from !== item && to !== item && edge.from !== item && edge.to !== item) {
        continue;
      }
      if (start && from !== edge.from && (from === item || to === item)) {
        const box = this.box(from);
        paths.push([{ x: box.x + box.width / 2, y: box.y + box.height }, start]);
      }
      if (end && to !== edge.to && (from === item || to === item)) {
        const box = this.box(to);
        paths.push([end, { x: box.x + box.width / 2, y: box.y }]);
      }
    }
    return paths;
  }
}

/** Scenes of an answer by what is apart and closed: going back to a pass needs no second look at its nodes. */
const scenes = new WeakMap<GraphPayload, Map<string, GraphScene>>();

/** Layouts by structure, the oldest first: most passes change facts of the nodes and leave the edges as they are. */
const layouts = new Map<string, { layout: GraphLayout; index: GraphIndex }>();
const MOST_LAYOUTS = 12;

export function sceneOf(payload: GraphPayload, apart: boolean, closed: ReadonlySet<string>): GraphScene {
  const known = scenes.get(payload) ?? new Map<string, GraphScene>();
  scenes.set(payload, known);
  const shut = payload.regions.flatMap(region => (closed.has(region.id) ? [region.id] : []));
  const key = JSON.stringify([apart, shut]);
  let scene = known.get(key);
  if (!scene) {
    const graph = groupGraph(payload, apart);
    const { layout, index } = layoutOf(graph, shut);
    scene = new GraphScene(graph, layout, index);
    known.set(key, scene);
  }
  return scene;
}

function layoutOf(graph: GroupedGraph, shut: string[]): { layout: GraphLayout; index: GraphIndex } {
  const key = JSON.stringify([
    shut, graph.regions.map(({ id, title, note }) => [id, title, note]),
    graph.items.map(item => (item.subgraph === null ? item.region : [item.region, item.subgraph])), graph.edges.map(({ from, to }) => [from, to])
  ]);
  let found = layouts.get(key);
  if (!found) {
    const layout = layoutGraph(graph, new Set(shut));
    found = { layout, index: new GraphIndex(layout) };
  }
  layouts.delete(key);
  layouts.set(key, found);
  for (const oldest of layouts.keys()) {
    if (layouts.size <= MOST_LAYOUTS) {
      break;
    }
    layouts.delete(oldest);
  }
  return found;
}
