/** A plane of workgroups as a canvas of cells: coloured, numbered where there is room, one of them selected. */
import { context2d, el, pointIn } from './dom';
import type { GridCell, GridPlane } from './grid_cells';
import type { Theme } from './theme';

const LEFT = 46;
const TOP = 18;
/** Room that a number takes beside its digits, and each digit. */
const MARGIN = 4;
const DIGIT = 6;

/** Colours of one cell, as upright stripes of the same width. */
export type Paint = (id: number) => string[];

export class GridPicture {
  readonly element: HTMLElement;
  private readonly cells = el('canvas', { 'aria-hidden': 'true' });
  private readonly marks = el('canvas', { 'aria-hidden': 'true', class: 'wx-over' });
  private plane: GridPlane | null = null;
  private size = 1;

  constructor(
    private readonly theme: Theme,
    label: string,
    testid: string,
    pick: (id: number) => void,
    move: (columns: number, rows: number) => void
  ) {
    this.element = el('div', { class: 'wx-heatmap', role: 'application', 'aria-roledescription': 'picture of cells', tabindex: 0, 'aria-label': `${label}; arrow keys move the selected workgroup`, 'data-testid': testid }, this.cells, this.marks);
    this.element.addEventListener('pointerdown', event => {
      const { x, y } = pointIn(this.cells, event);
      const [column, row] = [Math.floor((x - LEFT) / this.size), Math.floor((y - TOP) / this.size)];
      const cell = this.plane?.cells.find(one => one.row === row && one.column === column);
      if (cell) {
        pick(cell.id);
      }
    });
    this.element.addEventListener('keydown', event => {
      const steps = ({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as Record<string, [number, number]>)[event.key];
      if (steps && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        event.stopPropagation();
        move(...steps);
      }
    });
  }

  /** The workgroup that stands `columns` and `rows` away from `id`, around the ends; `id` itself where none does. */
  beside(id: number, columns: number, rows: number): number {
    const { plane } = this;
    const own = plane?.cells.find(one => one.id === id);
    if (!plane || !own) {
      return id;
    }
    const [row, column] = [(own.row + rows + plane.rows) % plane.rows, (own.column + columns + plane.columns) % plane.columns];
    return plane.cells.find(one => one.row === row && one.column === column)?.id ?? id;
  }

  paint(plane: GridPlane, room: { width: number; height: number }, colors: Paint, numbers: (id: number) => string): void {
    this.plane = plane;
    const size = Math.min((room.width - LEFT - 6) / plane.columns, (room.height - TOP - 8) / plane.rows, 44);
    this.size = size > 3 ? Math.floor(size) : Math.max(size, 0.5);
    const context = this.context(this.cells);
    if (!context) {
      return;
    }
    const gap = this.size > 4 ? 1 : 0;
    Object.assign(this.element.dataset, { rows: plane.rows, columns: plane.columns, cell: this.size, left: LEFT, top: TOP });
    context.fillStyle = this.theme.color('hov');
    context.fillRect(LEFT, TOP, plane.columns * this.size - gap, plane.rows * this.size - gap);
    context.textAlign = 'center';
    const digits = Math.max(1, ...plane.cells.map(cell => numbers(cell.id).length));
    const numbered = this.size >= Math.max(16, MARGIN + DIGIT * digits);
    for (const cell of plane.cells) {
      this.fill(context, cell, colors(cell.id), gap);
      if (numbered) {
        context.font = this.theme.font(10);
        const text = numbers(cell.id);
        const [x, y] = [LEFT + (cell.column + 0.5) * this.size, TOP + (cell.row + 0.5) * this.size + 3.5];
        context.lineWidth = 3;
        context.strokeStyle = this.theme.color('bg');
        context.strokeText(text, x, y);
        context.fillStyle = this.theme.color('fg');
        context.fillText(text, x, y);
      }
    }
    this.axes(context, plane);
  }

  /** Outline the workgroup `id`. */
  mark(id: number): void {
    const context = this.context(this.marks);
    const cell = this.plane?.cells.find(one => one.id === id);
    if (!context || !cell) {
      return;
    }
    for (const [width, token] of [[4, 'bg'], [2, 'acc']] as const) {
      context.lineWidth = width;
      context.strokeStyle = this.theme.color(token);
      context.strokeRect(LEFT + cell.column * this.size - 1, TOP + cell.row * this.size - 1, this.size + 1, this.size + 1);
    }
  }

  private fill(context: CanvasRenderingContext2D, cell: GridCell, stripes: string[], gap: number): void {
    const wide = (this.size - gap) / Math.max(1, stripes.length);
    stripes.forEach((color, index) => {
      context.fillStyle = color;
      context.fillRect(LEFT + cell.column * this.size + index * wide, TOP + cell.row * this.size, wide, this.size - gap);
    });
  }

  private axes(context: CanvasRenderingContext2D, plane: GridPlane): void {
    context.font = this.theme.font(11);
    context.fillStyle = this.theme.color('mut');
    const [across, first, last] = plane.across;
    context.textAlign = 'left';
    context.fillText(`${across} ${first}`, LEFT, 12);
    context.textAlign = 'right';
    if (plane.columns * this.size > 70 && last !== first) {
      context.fillText(last, LEFT + plane.columns * this.size, 12);
    }
    const [down, top, bottom] = plane.down;
    context.fillText(`${down} ${top}`.trim(), LEFT - 6, TOP + 10);
    if (plane.rows * this.size > 30 && bottom !== top) {
      context.fillText(bottom, LEFT - 6, TOP + plane.rows * this.size - 2);
    }
  }

  private context(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
    const { plane } = this;
    return plane ? context2d(canvas, LEFT + plane.columns * this.size + 6, TOP + plane.rows * this.size + 6) : null;
  }
}
