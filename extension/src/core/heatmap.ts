/** Lanes across, elements down, each cell coloured by its value; groups of 16 lanes stand a little apart. */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { cividis } from './cividis';
import { context2d, el, pointIn } from './dom';
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

export class Heatmap {
  readonly element: HTMLElement;
  private readonly cells = el('canvas', { 'aria-hidden': 'true' });
  private readonly marks = el('canvas', { 'aria-hidden': 'true', class: 'wx-over' });
  private shape: HeatmapShape = { lanes: 0, elements: 0, cellWidth: 1, cellHeight: 1 };
  private marked: Cell = { lane: 0, element: 0 };

  constructor(
    private readonly theme: Theme,
    hover: (cell: Cell | null) => void,
    pick: (cell: Cell) => void
  ) {
    this.element = el('div', { class: 'wx-heatmap', role: 'group', tabindex: 0, 'aria-label': 'Lanes by elements', 'data-testid': 'heatmap' }, this.cells, this.marks);
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
      const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (steps !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        event.stopPropagation();
        const element = Math.max(0, Math.min(this.shape.elements - 1, this.marked.element + steps));
        pick({ lane: this.marked.lane, element });
      }
    });
  }

  get width(): number {
    return laneX(this.shape, this.shape.lanes - 1) + this.shape.cellWidth + 8;
  }

  /** Draw all cells; `shares[lane][element]` in 0 … 1, null for a cell that is masked or has no value. */
  paint(shape: HeatmapShape, shares: (number | null)[][]): void {
    this.shape = shape;
    const width = this.width;
    const height = elementY(shape, shape.elements) + 8;
    Object.assign(this.element.dataset, {
      rows: shape.elements, cols: shape.lanes, cellWidth: shape.cellWidth, cellHeight: shape.cellHeight,
      left: LEFT, top: TOP, groupGap: GROUP_GAP, groupLanes: LANES_PER_GROUP
    });
    const context = context2d(this.cells, width, height);
    if (!context) {
      return;
    }
    const gap = shape.cellWidth > 4 ? 0.75 : 0.25;
    shares.forEach((column, lane) => column.forEach((share, element) => {
      context.fillStyle = share === null ? this.theme.color('hov') : cividis(share);
      context.fillRect(laneX(shape, lane), elementY(shape, element), shape.cellWidth - gap, shape.cellHeight - 1);
    }));
    context.font = this.theme.font(11);
    context.fillStyle = this.theme.color('mut');
    context.textAlign = 'right';
    const every = Math.ceil(14 / shape.cellHeight);
    for (let element = 0; element < shape.elements; element += every) {
      context.fillText(String(element), LEFT - 8, elementY(shape, element) + shape.cellHeight / 2 + 4);
    }
    for (let first = 0; first < shape.lanes; first += LANES_PER_GROUP) {
      context.fillStyle = this.theme.color(LANE_GROUPS[(first / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar');
      context.fillRect(laneX(shape, first), elementY(shape, shape.elements) + 2, Math.min(LANES_PER_GROUP, shape.lanes - first) * shape.cellWidth - 1, 4);
    }
    this.mark(this.marked);
  }

  /** Outline the lane and the cell of the selection; nothing else is drawn anew. */
  mark(cell: Cell): void {
    this.marked = cell;
    const { shape, theme } = this;
    if (shape.lanes === 0) {
      return;
    }
    const context = context2d(this.marks, this.width, elementY(shape, shape.elements) + 8);
    if (!context) {
      return;
    }
    context.font = theme.font(11);
    context.textAlign = 'center';
    context.fillStyle = theme.color('mut');
    for (const lane of [0, 16, 32, 48, shape.lanes - 1]) {
      if (lane < shape.lanes && Math.abs(lane - cell.lane) > 2) {
        context.fillText(String(lane), laneX(shape, lane) + shape.cellWidth / 2, 11);
      }
    }
    const x = laneX(shape, cell.lane);
    context.fillStyle = theme.color('acc');
    context.font = theme.font(11, 700);
    context.fillText(String(cell.lane), x + shape.cellWidth / 2, 11);
    const outline = (left: number, top: number, width: number, height: number): void => {
      context.lineWidth = 4;
      context.strokeStyle = theme.color('bg');
      context.strokeRect(left, top, width, height);
      context.lineWidth = 2;
      context.strokeStyle = theme.color('acc');
      context.strokeRect(left, top, width, height);
    };
    outline(x - 1.5, TOP - 1.5, shape.cellWidth + 2.25, shape.elements * shape.cellHeight + 2);
    if (shape.elements > 1) {
      outline(x - 1.5, elementY(shape, cell.element) - 1, shape.cellWidth + 2.25, shape.cellHeight + 1);
    }
  }
}
