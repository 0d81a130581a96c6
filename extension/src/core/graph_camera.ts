/** Which part of the drawing is in sight. */
import type { Box } from './graph_layout';
import type { Size } from './layered_layout';

export interface Camera {
  /** Graph coordinates of the view's left top corner, and pixels per graph unit. */
  x: number;
  y: number;
  scale: number;
}

export const MARGIN = 16;
/** A drawing that would be smaller than this when fitted opens at `CLOSE_UP` on what matters. */
export const SMALLEST_FIT = 0.7;
const CLOSE_UP = 0.85;
const LARGEST_FIT = 1.25;
const SMALLEST = 0.01;
const LARGEST = 3;

/** The whole drawing, in the middle. */
export function fitted(drawing: Size, view: Size): Camera {
  const scale = Math.max(SMALLEST, Math.min((view.width - 2 * MARGIN) / Math.max(1, drawing.width), (view.height - 2 * MARGIN) / Math.max(1, drawing.height), LARGEST_FIT));
  return { scale, x: drawing.width / 2 - view.width / scale / 2, y: drawing.height / 2 - view.height / scale / 2 };
}

/** The whole drawing where it can be read, else a part of it. */
export function opening(drawing: Size, view: Size, focus: Box): Camera {
  const whole = fitted(drawing, view);
  if (whole.scale >= SMALLEST_FIT) {
    return whole;
  }
  const close = { x: 0, y: 0, scale: CLOSE_UP };
  return centred(close, drawing, view, focus.x + focus.width / 2, focus.y + Math.min(focus.height, view.height / CLOSE_UP) / 2);
}

/** A point in the middle, as far as the drawing reaches beyond the view. */
export function centred(camera: Camera, drawing: Size, view: Size, x: number, y: number): Camera {
  const within = (at: number, size: number, all: number): number => {
    const [low, high] = [-MARGIN, all + MARGIN - size];
    return high < low ? (low + high) / 2 : Math.max(low, Math.min(high, at));
  };
  const [width, height] = [view.width / camera.scale, view.height / camera.scale];
  return { ...camera, x: within(x - width / 2, width, drawing.width), y: within(y - height / 2, height, drawing.height) };
}

/** Larger or smaller by a factor, with the point at these pixels of the view staying where it is. */
export function zoomed(camera: Camera, factor: number, px: number, py: number): Camera {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, camera.scale * factor));
  return { scale, x: camera.x + px / camera.scale - px / scale, y: camera.y + py / camera.scale - py / scale };
}

/** Moved along by pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The camera under which a box stands where another stood under this one. */
export function following(camera: Camera, before: Box, after: Box): Camera {
  return { ...camera, x: camera.x + after.x - before.x, y: camera.y + after.y - before.y };
}

/** What is in sight, in graph coordinates. */
export function sightOf(camera: Camera, view: Size): Box {
  return { x: camera.x, y: camera.y, width: view.width / camera.scale, height: view.height / camera.scale };
}

export function inSight(camera: Camera, view: Size, box: Box): boolean {
  const sight = sightOf(camera, view);
  return box.x >= sight.x && box.y >= sight.y && box.x + box.width <= sight.x + sight.width && box.y + box.height <= sight.y + sight.height;
}
