/** The graph as a picture for a slide. */
import { MARGIN } from './graph_camera';
import type { Box, GraphLayout } from './graph_layout';
import { paintOverlay } from './graph_overlay';
import { GraphPainter } from './graph_paint';
import { GraphScene } from './graph_scene';
import type { Point } from './layered_layout';
import type { Picture } from './picture';
import type { Theme } from './theme';

/** Sides up to which browsers make a canvas of twice that size; of a larger graph the picture is of what is in sight. */
const LARGEST = 8000;

/** @param sight the part that a picture of a graph too large for one shows */
export function pictureOf(scene: GraphScene, theme: Theme, selected: number | null, sight: Box): Picture {
  const { layout } = scene;
  const all = { x: -MARGIN, y: -MARGIN, width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const part = all.width <= LARGEST && all.height <= LARGEST ? all : sight;
  const moved = new GraphScene(scene.graph, shifted(layout, -part.x, -part.y));
  return {
    width: Math.ceil(part.width),
    height: Math.ceil(part.height),
    ground: theme.color('bg'),
    draw: pen => {
      const painter = new GraphPainter(moved, theme);
      const box = { x: 0, y: 0, width: part.width, height: part.height };
      painter.ground(pen, box, 1, null);
      paintOverlay(pen, painter, { selected, hovered: null, edge: null }, box, 1);
    }
  };
}

/** The same layout elsewhere: a pen has no coordinates but the picture's own. */
function shifted(layout: GraphLayout, dx: number, dy: number): GraphLayout {
  const move = <T extends Point>(point: T): T => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    ...layout,
    boxes: layout.boxes.map(move),
    regions: layout.regions.map(move),
    edges: layout.edges.map(edge => ({ ...edge, points: edge.points.map(move) }))
  };
}
