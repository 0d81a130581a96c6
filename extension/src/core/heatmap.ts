/** Lanes across, elements down, each cell coloured by its value; groups of 16 lanes stand a little apart. */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { cividis } from './cividis';
import { context2d, el, pointIn } from './dom';
import type { Pen } from './pen';
import type { Theme } from './theme';

export interface HeatmapShape {
  lanes: number;
  elements: number;
  cellWidth: number;
  cellHeight: number;
}

export interface Cell {
  lane: number;
  element: number;
}

export const LEFT = 22;
export const TOP = 16;
const GROUP_GAP = 4;

export function laneX(shape: HeatmapShape, lane: number): number {
  return LEFT + lane * shape.cellWidth + Math.floor(lane / LANES_PER_GROUP) * GROUP_GAP;
}

export function elementY(shape: HeatmapShape, element: number): number {
  return TOP + element * shape.cellHeight;
}

/** The cell at a point in CSS pixels; null beside the cells. */
export function cellAt(shape: HeatmapShape, x: number, y: number): Cell | null {
  const element = Math.floor((y - TOP) / shape.cellHeight);
  for (let lane = 0; lane < shape.lanes; lane++) {
    const left = laneX(shape, lane);
    if (x >= left && x < left + shape.cellWidth) {
      return element >= 0 && element < shape.elements ? { lane, element } : null;
    }
  }
  return null;
}

/** How far a key goes: lanes across, elements down. */
const STEPS: Record<string, readonly [lanes: number, elements: number]> = {
  ArrowDown: [0, 1], ArrowUp: [0, -1], PageDown: [LANES_PER_GROUP, 0], PageUp: [-LANES_PER_GROUP, 0], Home: [-Infinity, 0], End: [Infinity, 0]
};

export class Heatmap {
  readonly element: HTMLElement;
  private readonly cells = el('canvas', { 'aria-hidden': 'true' });
  private readonly marks = el('canvas', { 'aria-hidden': 'true', class: 'wx-over' });
  private shape: HeatmapShape = { lanes: 0, elements: 0, cellWidth: 1, cellHeight: 1 };
  private shares: (number | null)[][] = [];
  private marked: Cell = { lane: 0, element: 0 };

  /** `describedBy` is the id of what says the values of the cell that is looked at. */
  constructor(
    private readonly theme: Theme,
    describedBy: string,
    hover: (cell: Cell | null) => void,
    pick: (cell: Cell) => void
  ) {
    this.element = el('div', {
      class: 'wx-heatmap', role: 'application', tabindex: 0, 'aria-roledescription': 'heat map', 'data-testid': 'heatmap', 'aria-describedby': describedBy,
      'aria-label': 'Lanes by elements; left and right move the lane, page keys by 16, up and down the element'
    }, this.cells, this.marks);
    const under = (event: PointerEvent): Cell | null => {
      const { x, y } = pointIn(this.cells, event);
      return cellAt(this.shape, x, y);
    };
    this.element.addEventListener('pointermove', event => hover(under(event)));
    this.element.addEventListener('pointerleave', () => hover(null));
    this.element.addEventListener('pointerdown', event => {
      const cell = under(event);
      if (cell) {
        pick(cell);
      }
    });
    this.element.addEventListener('keydown', event => {
      const step = STEPS[event.key];
      if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        event.stopPropagation();
        const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
        pick({ lane: within(this.marked.lane + step[0], this.shape.lanes), element: within(this.marked.element + step[1], this.shape.elements) });
      }
    });
  }

  get width(): number {
    return laneX(this.shape, this.shape.lanes - 1) + this.shape.cellWidth + 8;
  }

  get height(): number {
    return elementY(this.shape, this.shape.elements) + 8;
  }

  /** Draw all cells; `shares[lane][element]` in 0 … 1, null for a cell that is masked or has no value. */
  paint(shape: HeatmapShape, shares: (number | null)[][]): void {
    this.shape = shape;
    this.shares = shares;
    Object.assign(this.element.dataset, {
      rows: shape.elements, cols: shape.lanes, cellWidth: shape.cellWidth, cellHeight: shape.cellHeight,
      left: LEFT, top: TOP, groupGap: GROUP_GAP, groupLanes: LANES_PER_GROUP
    });
    const context = context2d(this.cells, this.width, this.height);
    if (context) {
      this.drawCells(context);
    }
    this.mark(this.marked);
  }

  /** Outline the lane and the cell of the selection; nothing else is drawn anew. */
  mark(cell: Cell): void {
    this.marked = cell;
    const context = this.shape.lanes > 0 && context2d(this.marks, this.width, this.height);
    if (context) {
      this.drawMarks(context);
    }
  }

  /** Everything at once, for a picture. */
  draw(pen: Pen): void {
    this.drawCells(pen);
    this.drawMarks(pen);
  }

  private drawCells(pen: Pen): void {
    const { shape, theme } = this;
    const gap = shape.cellWidth > 4 ? 0.75 : 0.25;
    this.shares.forEach((column, lane) => column.forEach((share, element) => {
      pen.fillStyle = share === null ? theme.color('hov') : cividis(share);
      pen.fillRect(laneX(shape, lane), elementY(shape, element), shape.cellWidth - gap, shape.cellHeight - 1);
    }));
    pen.font = theme.font(11);
    pen.fillStyle = theme.color('mut');
    pen.textAlign = 'right';
    const every = Math.ceil(14 / shape.cellHeight);
    for (let element = 0; element < shape.elements; element += every) {
      pen.fillText(String(element), LEFT - 8, elementY(shape, element) + shape.cellHeight / 2 + 4);
    }
    for (let first = 0; first < shape.lanes; first += LANES_PER_GROUP) {
      pen.fillStyle = theme.color(LANE_GROUPS[(first / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar');
      pen.fillRect(laneX(shape, first), elementY(shape, shape.elements) + 2, Math.min(LANES_PER_GROUP, shape.lanes - first) * shape.cellWidth - 1, 4);
    }
  }

  private drawMarks(pen: Pen): void {
    const { shape, theme, marked } = this;
    pen.font = theme.font(11);
    pen.textAlign = 'center';
    pen.fillStyle = theme.color('mut');
    for (const lane of [0, 16, 32, 48, shape.lanes - 1]) {
      if (lane < shape.lanes && Math.abs(lane - marked.lane) > 2) {
        pen.fillText(String(lane), laneX(shape, lane) + shape.cellWidth / 2, 11);
      }
    }
    const x = laneX(shape, marked.lane);
    pen.fillStyle = theme.color('acc');
    pen.font = theme.font(11, 700);
    pen.fillText(String(marked.lane), x + shape.cellWidth / 2, 11);
    const outline = (left: number, top: number, width: number, height: number): void => {
      for (const [line, token] of [[4, 'bg'], [2, 'acc']] as const) {
        pen.lineWidth = line;
        pen.strokeStyle = theme.color(token);
        pen.strokeRect(left, top, width, height);
      }
    };
    outline(x - 1.5, TOP - 1.5, shape.cellWidth + 2.25, shape.elements * shape.cellHeight + 2);
    if (shape.elements > 1) {
      outline(x - 1.5, elementY(shape, marked.element) - 1, shape.cellWidth + 2.25, shape.cellHeight + 1);
    }
  }
}
