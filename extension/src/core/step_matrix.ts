/**
 * A matrix instruction on its cells: A at the lower left, B at the upper right, D at the lower right, so that a cell's row
 * of A and column of B line up with it; beside them the registers by lane that hold them.
 */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { context2d, el, pointIn, replace } from './dom';
import type { StepMatrix, StepOperand } from './payloads';
import { brief } from './step_numbers';
import type { Theme } from './theme';
import type { Workspace } from './workspace';

const LABEL = 26;
const HEAD = 16;
const GAP = 18;
const REGISTER_GAP = 10;

export interface MatrixPlan {
  cell: number;
  /** Pixels of the upper left corner of each operand. */
  at: Record<'A' | 'B' | 'D', [number, number]>;
  /** The register file: left edge of each operand, width of a register, height of a lane. */
  files: Record<'A' | 'B' | 'D', number>;
  register: number;
  lane: number;
  width: number;
  height: number;
}

/** Where everything stands in a picture of at most this size. */
export function planMatrix(matrix: StepMatrix, registers: Record<'A' | 'B' | 'D', number>, lanes: number, width: number, height: number): MatrixPlan {
  const { m, n, k } = matrix;
  const columns = registers.A + registers.B + registers.D;
  const register = Math.max(6, Math.min(12, Math.floor((width * 0.3 - LABEL - 2 * REGISTER_GAP) / columns)));
  const fileWidth = columns * register + 2 * REGISTER_GAP + LABEL;
  const across = (width - fileWidth - LABEL - GAP - 12) / (k + n);
  const down = (height - 2 * HEAD - GAP) / (k + m);
  const cell = Math.max(4, Math.min(22, Math.floor(Math.min(across, down))));
  const right = LABEL + k * cell + GAP;
  const lower = HEAD + k * cell + GAP;
  const body = lower + m * cell;
  const lane = Math.max(4, Math.min(8, Math.floor((body - HEAD) / lanes)));
  const start = right + n * cell + 12 + LABEL;
  return {
    cell, register, lane,
    at: { A: [LABEL, lower], B: [right, HEAD], D: [right, lower] },
    files: {
      A: start,
      B: start + registers.A * register + REGISTER_GAP,
      D: start + (registers.A + registers.B) * register + 2 * REGISTER_GAP
    },
    width: start + columns * register + 2 * REGISTER_GAP + 2,
    height: Math.max(body + 4, HEAD + lanes * lane + 4)
  };
}

export interface MatrixCell {
  operand: 'A' | 'B' | 'D';
  row: number;
  column: number;
}

/** The cell under a point; null beside the cells. */
export function matrixCellAt(matrix: StepMatrix, plan: MatrixPlan, x: number, y: number): MatrixCell | null {
  const size = { A: [matrix.m, matrix.k], B: [matrix.k, matrix.n], D: [matrix.m, matrix.n] } as const;
  for (const operand of ['A', 'B', 'D'] as const) {
    const [left, top] = plan.at[operand];
    const [rows, columns] = size[operand];
    const column = Math.floor((x - left) / plan.cell);
    const row = Math.floor((y - top) / plan.cell);
    if (row >= 0 && row < rows && column >= 0 && column < columns) {
      return { operand, row, column };
    }
  }
  return null;
}

/** Whether a cell takes part in the cell that is looked at: D[i, j] sums A[i, k]·B[k, j] over k. */
export function takesPart(cell: MatrixCell, operand: 'A' | 'B' | 'D', row: number, column: number): boolean {
  switch (cell.operand) {
    case 'D':
      return operand === 'A' ? row === cell.row : operand === 'B' ? column === cell.column : row === cell.row && column === cell.column;
    case 'A':
      return operand === 'A' ? row === cell.row && column === cell.column : operand === 'B' ? row === cell.column : row === cell.row;
    case 'B':
      return operand === 'B' ? row === cell.row && column === cell.column : operand === 'A' ? column === cell.row : column === cell.column;
  }
}

export class StepMatrixPicture {
  readonly element = el('div', { class: 'wx-step-matrix' });
  private readonly head = el('div', { class: 'wx-step-readout', 'aria-live': 'polite', 'data-testid': 'step-matrix' });
  private readonly picture = el('div', { class: 'wx-heatmap wx-step-picture', tabindex: 0, role: 'group', 'aria-label': 'Cells of the matrix instruction; arrow keys move in D' });
  private readonly cells = el('canvas', { 'aria-hidden': 'true' });
  private readonly terms = el('div', { class: 'wx-step-terms' });
  private matrix: StepMatrix | null = null;
  private plan: MatrixPlan | null = null;
  private lanes = 64;
  private kept: MatrixCell = { operand: 'D', row: 0, column: 0 };
  private hovered: MatrixCell | null = null;

  constructor(
    private readonly work: Workspace,
    private readonly theme: Theme
  ) {
    this.picture.append(this.cells);
    this.element.append(this.head, this.picture, this.terms);
    const under = (event: PointerEvent): MatrixCell | null => {
      const { x, y } = pointIn(this.cells, event);
      return this.matrix && this.plan ? matrixCellAt(this.matrix, this.plan, x, y) : null;
    };
    this.picture.addEventListener('pointermove', event => this.hover(under(event)));
    this.picture.addEventListener('pointerleave', () => this.hover(null));
    this.picture.addEventListener('pointerdown', event => {
      const cell = under(event);
      if (cell) {
        this.keep(cell);
      }
    });
    this.picture.addEventListener('keydown', event => {
      const step = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key];
      if (step && this.matrix && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        event.stopPropagation();
        const from = this.kept.operand === 'D' ? this.kept : { row: 0, column: 0 };
        const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
        this.keep({ operand: 'D', row: clamp(from.row + (step[0] as number), this.matrix.m), column: clamp(from.column + (step[1] as number), this.matrix.n) });
      }
    });
  }

  put(matrix: StepMatrix, lanes: number, width: number, height: number): void {
    this.matrix = matrix;
    this.lanes = lanes;
    if (matrix.operands.length === 0) {
      this.plan = null;
      replace(this.head, el('b', { class: 'wx-m' }, matrix.mnemonic), ` ${matrix.not_known}`);
      this.picture.hidden = true;
      replace(this.terms);
      return;
    }
    this.picture.hidden = false;
    const sizes = { A: this.count('A'), B: this.count('B'), D: this.count('D') };
    // The sentence above takes 56 pixels.
    this.plan = planMatrix(matrix, sizes, lanes, width, Math.max(200, height - 60));
    this.kept = { operand: this.kept.operand, row: Math.min(this.kept.row, matrix.m - 1), column: Math.min(this.kept.column, matrix.n - 1) };
    this.draw();
  }

  /** Draw anew, for another theme or lane. */
  draw(): void {
    const { matrix, plan } = this;
    if (!matrix || !plan) {
      return;
    }
    const cell = this.hovered ?? this.kept;
    const context = context2d(this.cells, plan.width, plan.height);
    if (context) {
      for (const name of ['A', 'B', 'D'] as const) {
        this.drawOperand(context, name, cell);
        this.drawFile(context, name, cell);
      }
      this.drawAxes(context);
    }
    this.say(cell);
  }

  private operand(name: 'A' | 'B' | 'D'): StepOperand | undefined {
    // Before the instruction the cells of D hold what is added: C.
    return this.matrix?.operands.find(one => one.name === name) ?? (name === 'D' ? this.matrix?.operands.find(one => one.name === 'C') : undefined);
  }

  private count(name: 'A' | 'B' | 'D'): number {
    return Math.max(1, this.operand(name)?.registers.length ?? 1);
  }

  private color(lane: number, lit: boolean): string {
    const token = LANE_GROUPS[Math.floor(lane / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar';
    return lane < 0 ? this.theme.color('hov') : this.theme.mix(token, lit ? 66 : 22);
  }

  private drawOperand(context: CanvasRenderingContext2D, name: 'A' | 'B' | 'D', cell: MatrixCell): void {
    const { plan, theme } = this;
    const operand = this.operand(name);
    if (!plan || !operand) {
      return;
    }
    const [left, top] = plan.at[name];
    const size = plan.cell;
    const inset = size > 5 ? 1 : 0.5;
    const constant = operand.registers.length === 0;
    operand.lane.forEach((row, i) => row.forEach((lane, j) => {
      context.fillStyle = constant ? theme.mix('bar', takesPart(cell, name, i, j) ? 66 : 14) : this.color(lane, takesPart(cell, name, i, j));
      context.fillRect(left + j * size, top + i * size, size - inset, size - inset);
    }));
    context.strokeStyle = theme.color('acc');
    context.lineWidth = 1;
    const mine = this.work.selection.lane;
    if (!constant) {
      operand.lane.forEach((row, i) => row.forEach((lane, j) => {
        if (lane === mine) {
          context.strokeRect(left + j * size + 0.5, top + i * size + 0.5, size - inset - 1, size - inset - 1);
        }
      }));
    }
    if (cell.operand === name) {
      this.outline(context, left + cell.column * size, top + cell.row * size, size, size);
    }
  }

  private outline(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
    for (const [line, token] of [[4, 'bg'], [2, 'acc']] as const) {
      context.lineWidth = line;
      context.strokeStyle = this.theme.color(token);
      context.strokeRect(x - 1, y - 1, width + 1, height + 1);
    }
  }

  /** The registers of one operand by lane: lit where they hold a lit cell. */
  private drawFile(context: CanvasRenderingContext2D, name: 'A' | 'B' | 'D', cell: MatrixCell): void {
    const { plan, theme } = this;
    const operand = this.operand(name);
    if (!plan || !operand || operand.registers.length === 0) {
      return;
    }
    const left = plan.files[name];
    const lit = new Set<string>();
    let own = '';
    operand.lane.forEach((row, i) => row.forEach((lane, j) => {
      const place = `${lane} ${operand.register[i]?.[j]}`;
      if (takesPart(cell, name, i, j)) {
        lit.add(place);
      }
      if (cell.operand === name && cell.row === i && cell.column === j) {
        own = place;
      }
    }));
    for (let lane = 0; lane < this.lanes; lane++) {
      operand.registers.forEach((_, register) => {
        context.fillStyle = this.color(lane, lit.has(`${lane} ${register}`));
        context.fillRect(left + register * plan.register, HEAD + lane * plan.lane, plan.register - 0.75, plan.lane - 0.5);
      });
    }
    if (own) {
      const [lane, register] = own.split(' ').map(Number) as [number, number];
      this.outline(context, left + register * plan.register, HEAD + lane * plan.lane, plan.register, plan.lane);
    }
    context.font = theme.font(11, 600);
    context.fillStyle = theme.color('fg');
    context.textAlign = 'left';
    context.fillText(operand.name, left, 11);
  }

  private drawAxes(context: CanvasRenderingContext2D): void {
    const { matrix, plan, theme } = this;
    if (!matrix || !plan) {
      return;
    }
    const text = (value: string, x: number, y: number, align: CanvasTextAlign = 'left', bold = false): void => {
      context.font = theme.font(11, bold ? 600 : 400);
      context.textAlign = align;
      context.fillStyle = theme.color(bold ? 'fg' : 'mut');
      context.fillText(value, x, y);
    };
    const size = plan.cell;
    const name = (key: 'A' | 'B' | 'D', dims: string): void => {
      const [left, top] = plan.at[key];
      const operand = this.operand(key);
      const label = key === 'D' && operand?.name === 'C' ? 'C' : key;
      text(label, left, top - 5, 'left', true);
      text(`${dims} ${operand?.dtype ?? ''}`, left + 14, top - 5);
    };
    name('A', 'i × k');
    name('B', 'k × j');
    name('D', matrix.executed ? 'i × j' : 'i × j, before');
    const [left, top] = plan.at.A;
    text('i 0', left - 4, top + Math.max(9, size), 'right');
    text(String(matrix.m - 1), left - 4, top + matrix.m * size - 1, 'right');
    const [right, upper] = plan.at.B;
    text('k 0', right - 4, upper + Math.max(9, size), 'right');
    if (matrix.k * size > 30) {
      text(String(matrix.k - 1), right - 4, upper + matrix.k * size - 1, 'right');
    }
    for (let lane = 0; lane < this.lanes; lane += LANES_PER_GROUP) {
      text(String(lane), plan.files.A - 4, HEAD + lane * plan.lane + 9, 'right');
    }
  }

  private hover(cell: MatrixCell | null): void {
    const same = cell && this.hovered && cell.operand === this.hovered.operand && cell.row === this.hovered.row && cell.column === this.hovered.column;
    if (same || (cell === null && this.hovered === null)) {
      return;
    }
    this.hovered = cell;
    this.draw();
  }

  private keep(cell: MatrixCell): void {
    this.kept = cell;
    this.hovered = null;
    const lane = this.operand(cell.operand)?.lane[cell.row]?.[cell.column];
    if (lane !== undefined && lane >= 0 && lane !== this.work.selection.lane) {
      this.work.store.select({ lane });
    }
    this.draw();
  }

  /** The cell as a sentence, and for a cell of D its products. */
  private say(cell: MatrixCell): void {
    const { matrix } = this;
    const operand = this.operand(cell.operand);
    if (!matrix || !operand) {
      return;
    }
    const place = (one: StepOperand, row: number, column: number): string => {
      const register = one.registers[one.register[row]?.[column] ?? 0];
      if (!register) {
        return 'a constant';
      }
      const bits = /\d+/.exec(one.dtype)?.[0];
      const half = bits === '16' ? ((one.bit[row]?.[column] ?? 0) ? '.hi' : '.lo') : bits === '8' ? `[${(one.bit[row]?.[column] ?? 0) / 8}]` : '';
      return `lane ${one.lane[row]?.[column]}, ${register}${half}`;
    };
    const value = operand.value[cell.row]?.[cell.column] ?? '–';
    const sum = matrix.executed ? `D = A·B + C, computed by line ${matrix.line}` : `line ${matrix.line} comes next: D[i, j] = Σ A[i, k]·B[k, j] + C[i, j]`;
    replace(this.head,
      el('div', {}, el('b', { class: 'wx-m' }, matrix.mnemonic), el('span', { class: 'wx-quiet' }, ` ${sum}`)),
      el('div', { class: 'wx-step-cell' },
        el('b', {}, `${operand.name}[${cell.row}, ${cell.column}] = ${brief(value)}`),
        el('span', { class: 'wx-quiet' }, ` ${place(operand, cell.row, cell.column)}`)),
      matrix.note ? el('div', { class: 'wx-quiet' }, matrix.note) : null);
    const [a, b] = [this.operand('A'), this.operand('B')];
    if (cell.operand !== 'D' || !a || !b) {
      replace(this.terms);
      return;
    }
    replace(this.terms, el('table', { class: 'wx-step-table wx-step-products' },
      el('thead', {}, el('tr', {}, ...['k', `A[${cell.row}, k]`, 'lane', `B[k, ${cell.column}]`, 'lane', 'A·B'].map(name => el('th', { scope: 'col' }, name)))),
      el('tbody', {}, ...Array.from({ length: matrix.k }, (_, k) => {
        const [x, y] = [a.value[cell.row]?.[k] ?? '–', b.value[k]?.[cell.column] ?? '–'];
        const product = typeof x === 'number' && typeof y === 'number' ? x * y : '–';
        const short = (one: StepOperand, row: number, column: number): string => place(one, row, column).replace('lane ', '').replace(', ', ' ');
        return el('tr', {}, el('th', { scope: 'row' }, k), el('td', {}, brief(x)), el('td', { class: 'wx-quiet' }, short(a, cell.row, k)),
          el('td', {}, brief(y)), el('td', { class: 'wx-quiet' }, short(b, k, cell.column)), el('td', {}, brief(product)));
      }))));
  }
}
