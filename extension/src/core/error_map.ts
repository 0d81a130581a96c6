/** An output as cells coloured by their error: blocks of elements, or single elements where they fit. */
import { cividis } from './cividis';
import { context2d, el, pointIn } from './dom';
import type { OutputPayload } from './payloads';
import type { Theme } from './theme';

/** A block of the map by its place in the answer. */
export interface MapPlace {
  row: number;
  column: number;
}

const LEFT = 44;
const TOP = 18;
const LARGEST_CELL = 22;
const FINEST = 1e-12;

/** Where an error stands between the tolerance (0) and the largest error of all (1), by orders of magnitude. */
export function errorShare(error: number, tolerance: number, largest: number): number {
  // Integers have no tolerance: their scale begins far below the largest error.
  const least = Math.max(tolerance, largest * FINEST);
  return largest <= least ? 1 : Math.log(Math.max(error, least) / least) / Math.log(largest / least);
}

/** Side of a cell in CSS pixels so that all fit; whole pixels from 2 on. */
export function cellSide(rows: number, columns: number, width: number, height: number): number {
  const side = Math.min((width - LEFT) / Math.max(1, columns), (height - TOP) / Math.max(1, rows), LARGEST_CELL);
  return side >= 2 ? Math.floor(side) : Math.max(0.5, side);
}

/** Cells from one number of an axis to the next, at least `least`: a power of two, as tiles are. */
export function tickStep(least: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(least)));
}

export class ErrorMap {
  readonly element: HTMLElement;
  private readonly canvas = el('canvas', { 'aria-hidden': 'true' });
  private readonly over = el('canvas', { 'aria-hidden': 'true', class: 'wx-over' });
  private shown: OutputPayload | null = null;
  private side = 1;
  private at: MapPlace = { row: 0, column: 0 };

  constructor(
    private readonly theme: Theme,
    private readonly hover: (place: MapPlace | null) => void,
    private readonly pick: (place: MapPlace) => void
  ) {
    this.element = el('div', { class: 'wx-heatmap', role: 'application', 'aria-roledescription': 'heat map', tabindex: 0, 'data-testid': 'error-map' }, this.canvas, this.over);
    const under = (event: PointerEvent): MapPlace | null => {
      const { x, y } = pointIn(this.canvas, event);
      return this.place(x, y);
    };
    this.element.addEventListener('pointermove', event => hover(under(event)));
    this.element.addEventListener('pointerleave', () => hover(null));
    this.element.addEventListener('click', event => {
      const place = under(event);
      if (place) {
        this.mark(place);
        pick(place);
      }
    });
    this.element.addEventListener('keydown', event => this.key(event));
  }

  get marked(): MapPlace {
    return this.at;
  }

  private get rows(): number {
    return this.shown?.error.length ?? 0;
  }

  private get columns(): number {
    return this.shown?.error[0]?.length ?? 0;
  }

  private place(x: number, y: number): MapPlace | null {
    const row = Math.floor((y - TOP) / this.side);
    const column = Math.floor((x - LEFT) / this.side);
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns ? { row, column } : null;
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!step && event.key !== 'Enter')) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!step) {
      this.pick(this.at);
      return;
    }
    this.mark({
      row: Math.max(0, Math.min(this.rows - 1, this.at.row + (step[0] as number))),
      column: Math.max(0, Math.min(this.columns - 1, this.at.column + (step[1] as number)))
    });
    this.hover(this.at);
  }

  /** Draw all cells into a place of this size; `largest` is the error at the upper end of the scale. */
  paint(map: OutputPayload, largest: number, width: number, height: number): void {
    this.shown = map;
    this.side = cellSide(this.rows, this.columns, width, height);
    const across = LEFT + this.columns * this.side + 2;
    const down = TOP + this.rows * this.side + 2;
    this.element.setAttribute('aria-label', `Errors of ${map.name}, ${map.rows} by ${map.columns} elements`);
    Object.assign(this.element.dataset, {
      rows: this.rows, columns: this.columns, side: this.side, left: LEFT, top: TOP,
      firstRow: map.first_row, firstColumn: map.first_column, blockRows: map.block_rows, blockColumns: map.block_columns
    });
    const context = context2d(this.canvas, across, down);
    if (!context) {
      return;
    }
    const gap = this.side >= 6 ? 1 : 0;
    map.error.forEach((row, i) => row.forEach((error, j) => {
      context.fillStyle = this.color(error, map.wrong[i]?.[j] ?? 0, map.tolerance ?? 0, largest);
      context.fillRect(LEFT + j * this.side, TOP + i * this.side, this.side - gap, this.side - gap);
    }));
    this.axes(context, map);
    this.mark({ row: Math.min(this.at.row, this.rows - 1), column: Math.min(this.at.column, this.columns - 1) });
  }

  private color(error: number | null, wrong: number, tolerance: number, largest: number): string {
    if (error === null) {
      return this.theme.color('mfma');
    }
    return wrong ? cividis(errorShare(error, tolerance, largest)) : this.theme.color('hov');
  }

  private axes(context: CanvasRenderingContext2D, map: OutputPayload): void {
    context.font = this.theme.font(11);
    context.fillStyle = this.theme.color('mut');
    context.textAlign = 'right';
    const everyRow = tickStep(24 / this.side);
    for (let i = 0; i < this.rows; i += everyRow) {
      context.fillText(String(map.first_row + i * map.block_rows), LEFT - 6, TOP + i * this.side + Math.min(this.side, 12) / 2 + 4);
    }
    context.textAlign = 'left';
    const everyColumn = tickStep(44 / this.side);
    for (let j = 0; j < this.columns; j += everyColumn) {
      context.fillText(String(map.first_column + j * map.block_columns), LEFT + j * this.side, TOP - 6);
    }
  }

  /** Outline one cell; nothing else is drawn anew. */
  mark(place: MapPlace): void {
    this.at = place;
    const context = context2d(this.over, LEFT + this.columns * this.side + 2, TOP + this.rows * this.side + 2);
    if (!context || place.row < 0) {
      return;
    }
    for (const [color, width] of [['bg', 4], ['acc', 2]] as const) {
      context.strokeStyle = this.theme.color(color);
      context.lineWidth = width;
      context.strokeRect(LEFT + place.column * this.side - 1, TOP + place.row * this.side - 1, Math.max(this.side, 3) + 1, Math.max(this.side, 3) + 1);
    }
  }
}
