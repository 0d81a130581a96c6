/** Where things lie: a grid of cells over the drawing, so that drawing and pointing look only at what is near. */
import { REGION_HEAD, type Box, type GraphLayout } from './graph_layout';
import type { Point } from './layered_layout';

const CELL_WIDTH = 512;
const CELL_HEIGHT = 256;
/** Steps in which a curve is looked at. */
const CURVE_STEPS = 8;

export interface Sight {
  regions: number[];
  edges: number[];
  items: number[];
}

export class GraphIndex {
  private readonly columns: number;
  private readonly rows: number;
  private readonly items: Cells;
  private readonly edges: Cells;

  constructor(private readonly layout: GraphLayout) {
    this.columns = Math.max(1, Math.ceil(layout.width / CELL_WIDTH));
    this.rows = Math.max(1, Math.ceil(layout.height / CELL_HEIGHT));
    this.items = new Cells(this.columns * this.rows, layout.boxes.length);
    this.edges = new Cells(this.columns * this.rows, layout.edges.length);
    const open = new Set(layout.regions.map(region => region.item));
    layout.boxes.forEach((box, i) => {
      // Open regions are drawn as frames, and what lies in closed ones not at all.
      if (layout.shownBy[i] === i && !open.has(i)) {
        this.each(box, cell => this.items.put(cell, i));
      }
    });
    layout.edges.forEach((edge, i) => {
      for (let k = 1; k < edge.points.length; k++) {
        this.each(spanOf(edge.points[k - 1] as Point, edge.points[k] as Point), cell => this.edges.put(cell, i));
      }
    });
  }

  /** What meets a box, in drawing order. */
  within(box: Box): Sight {
    const { layout } = this;
    const regions = layout.regions.flatMap((region, i) => (meets(region, box) ? [i] : []));
    const items = this.gather(box, this.items).filter(i => meets(layout.boxes[i] as Box, box));
    return { regions, items, edges: this.gather(box, this.edges) };
  }

  /** The item at a point: a node, or a region whose title is there; null where there is none. */
  itemAt(x: number, y: number): number | null {
    const node = this.gather({ x, y, width: 0, height: 0 }, this.items).find(i => holds(this.layout.boxes[i] as Box, x, y));
    if (node !== undefined) {
      return node;
    }
    const region = this.layout.regions.find(one => holds({ ...one, height: REGION_HEAD }, x, y));
    return region?.item ?? null;
  }

  /** The edge nearest to a point, if one runs within `reach`; null otherwise. */
  edgeAt(x: number, y: number, reach: number): number | null {
    let nearest: number | null = null;
    let least = reach;
    for (const i of this.gather({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }, this.edges)) {
      const distance = distanceTo(this.layout.edges[i]?.points ?? [], x, y, least);
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  private gather(box: Box, cells: Cells): number[] {
    const found: number[] = [];
    cells.start();
    this.each(box, cell => cells.take(cell, found));
    return found.sort((a, b) => a - b);
  }

  private each(box: Box, run: (cell: number) => void): void {
    const column = (x: number): number => Math.max(0, Math.min(this.columns - 1, Math.floor(x / CELL_WIDTH)));
    const row = (y: number): number => Math.max(0, Math.min(this.rows - 1, Math.floor(y / CELL_HEIGHT)));
    for (let r = row(box.y); r <= row(box.y + box.height); r++) {
      for (let c = column(box.x); c <= column(box.x + box.width); c++) {
        run(r * this.columns + c);
      }
    }
  }
}

/** Lists of numbers by cell, and a mark that keeps each number from being taken twice. */
class Cells {
  private readonly lists: (number[] | undefined)[];
  private readonly taken: Int32Array;
  private turn = 0;

  constructor(cells: number, size: number) {
    this.lists = new Array<number[] | undefined>(cells);
    this.taken = new Int32Array(size);
  }

  put(cell: number, what: number): void {
    const list = this.lists[cell];
    if (!list) {
      this.lists[cell] = [what];
    } else if (list[list.length - 1] !== what) {
      list.push(what);
    }
  }

  start(): void {
    this.turn += 1;
  }

  take(cell: number, into: number[]): void {
    for (const what of this.lists[cell] ?? []) {
      if (this.taken[what] !== this.turn) {
        this.taken[what] = this.turn;
        into.push(what);
      }
    }
  }
}

export function meets(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

function holds(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function spanOf(a: Point, b: Point): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Distance from a point to a drawn edge, or `most` where it is farther. */
function distanceTo(points: readonly Point[], x: number, y: number, most: number): number {
  let least = most;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1] as Point, points[k] as Point];
    const span = spanOf(a, b);
    if (x < span.x - least || x > span.x + span.width + least || y < span.y - least || y > span.y + span.height + least) {
      continue;
    }
    let before = a;
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const here = pointOn(a, b, step / CURVE_STEPS);
      least = Math.min(least, toSegment(before, here, x, y));
      before = here;
    }
  }
  return least;
}

/** A point of the curve that leaves `a` and enters `b` upright. */
export function pointOn(a: Point, b: Point, t: number): Point {
  const s = 1 - t;
  const middle = (a.y + b.y) / 2;
  return {
    x: a.x * (s * s * s + 3 * s * s * t) + b.x * (3 * s * t * t + t * t * t),
    y: a.y * s * s * s + 3 * middle * s * t + b.y * t * t * t
  };
}

function toSegment(a: Point, b: Point, x: number, y: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length > 0 ? Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0;
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
}
