/** What lies over the drawing and changes with the pointer and the selection: a few items, however large the graph. */
import { NODE_WIDTH, type Box } from './graph_layout';
import { detailAt, type GraphPainter } from './graph_paint';
import { describeEdges } from './graph_words';
import { GAP_X, type Point } from './layered_layout';
import type { Pen } from './pen';

export interface Overlay {
  /** As drawn: the item itself, or the closed region that hides it. */
  selected: number | null;
  hovered: number | null;
  /** Index of the edge under the pointer, and where the pointer is in graph coordinates. */
  edge: { at: number; x: number; y: number } | null;
}

/** The selection's edges that have room for words at their other end, and how wide those may be. */
const MOST_LABELS = 8;
const LABEL_ROOM = NODE_WIDTH + GAP_X - 4;

export function paintOverlay(pen: Pen, painter: GraphPainter, overlay: Overlay, sight: Box, scale: number): void {
  const { scene } = painter;
  const { selected, hovered, edge } = overlay;
  const labels: { text: string; x: number; y: number; room: number }[] = [];
  if (selected !== null) {
    const incident = scene.incident(selected);
    for (const one of incident) {
      const drawn = scene.layout.edges[one.edge];
      one.paths.forEach(path => painter.path(pen, path, scale, 'acc', drawn?.back ?? false));
      if (incident.length <= MOST_LABELS && drawn && !drawn.back) {
        const place = otherEnd(one.paths, scene.box(selected));
        labels.push({ text: describeEdges(scene.graph, carriedBy(painter, one.edge, selected)), room: LABEL_ROOM, ...place });
      }
    }
  }
  const at = edge ? scene.layout.edges[edge.at] : undefined;
  if (edge && at) {
    painter.path(pen, at.points, scale, 'fg', at.back);
    labels.length = 0;
    labels.push({ text: describeEdges(scene.graph, at.carries), x: edge.x, y: edge.y - 14 / scale, room: sight.width });
  }
  if (selected !== null) {
    painter.item(pen, selected, scale, { selected: true });
  }
  if (hovered !== null && hovered !== selected) {
    painter.item(pen, hovered, scale, { hovered: true });
  }
  if (detailAt(scale) === 'texts') {
    labels.filter(({ text }) => text).forEach(({ text, x, y, room }) => painter.label(pen, text, x, y, room, sight));
  }
}

/** The edges that a drawn edge stands for and that the item has to do with. */
function carriedBy(painter: GraphPainter, at: number, item: number): number[] {
  const { scene } = painter;
  const carries = scene.layout.edges[at]?.carries ?? [];
  const own = carries.filter(one => {
    const pair = scene.graph.edges[one];
    return pair !== undefined && (scene.shown(pair.from) === item || scene.shown(pair.to) === item);
  });
  return own.length ? own : carries;
}

/** Beside the end of an edge that is away from a box, in the gap between two rows. */
function otherEnd(paths: readonly Point[][], box: Box): Point {
  const points = paths.flat();
  const away = (point: Point): number => Math.abs(point.y - (box.y + box.height / 2));
  const far = points.reduce((most, point) => (away(point) > away(most) ? point : most), points[0] ?? { x: box.x, y: box.y });
  return { x: far.x, y: far.y < box.y ? far.y + 10 : far.y - 10 };
}
