/**
 * The part of the tensor that one wave touches, coloured by lane. Only rows and columns that occur are drawn, so that
 * a strided access stays readable; both ends of each axis are printed.
 */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { context2d, el, pointIn } from './dom';
import type { IndexMapPayload } from './payloads';
import type { Pen } from './pen';
import type { Theme } from './theme';

const LEFT = 52;
const TOP = 16;

/** What the colour of a cell says: the lane, the register of the lane, or the wave of the workgroup. */
export type Colouring = 'lane' | 'register' | 'wave';

/** Who touches a cell of the tensor: the last one, where there are several. */
export interface Touch {
  thread: number;
  element: number;
}

interface Axis {
  dim: string;
  values: number[];
  place: Map<number, number>;
}

/** The two dimensions that vary most over the wave; the later one runs across. */
export function tileDims(map: IndexMapPayload, threads: readonly number[]): [string | null, string] {
  const spread = map.dims.map((dim, order) => ({
    dim, order, distinct: new Set(threads.flatMap(thread => map.coordinates[dim]?.[thread] ?? [])).size
  }));
  const [first, second] = [...spread].sort((a, b) => b.distinct - a.distinct || b.order - a.order);
  if (!first) {
    return [null, ''];
  }
  return !second ? [null, first.dim] : first.order < second.order ? [first.dim, second.dim] : [second.dim, first.dim];
}

function axis(dim: string, maps: readonly IndexMapPayload[], threads: readonly number[]): Axis {
  const values = [...new Set(maps.flatMap(map => threads.flatMap(thread => map.coordinates[dim]?.[thread] ?? [])))].sort((a, b) => a - b);
  return { dim, values, place: new Map(values.map((value, i) => [value, i])) };
}

export class TensorTile {
  readonly element: HTMLElement;
  private readonly cells = el('canvas', { 'aria-hidden': 'true' });
  private readonly marks = el('canvas', { 'aria-hidden': 'true', class: 'wx-over' });
  private map: IndexMapPayload | null = null;
  private rows: Axis | null = null;
  private columns: Axis | null = null;
  private size = 1;
  private owner = new Map<string, Touch>();
  private marked: Touch = { thread: 0, element: 0 };
  private painted: { others: readonly IndexMapPayload[]; wave: number; by: Colouring } = { others: [], wave: 0, by: 'lane' };

  /** `describedBy` is the id of what says the values of the cell that is looked at. */
  constructor(
    private readonly theme: Theme,
    describedBy: string,
    hover: (touch: Touch | null) => void,
    private readonly pick: (touch: Touch) => void
  ) {
    this.element = el('div', {
      class: 'wx-heatmap', role: 'application', tabindex: 0, 'aria-roledescription': 'picture of cells', 'data-testid': 'tile', 'aria-describedby': describedBy,
      'aria-label': 'Cells of the tensor; arrow keys go to the next cell that is touched'
    }, this.cells, this.marks);
    const under = (event: PointerEvent): Touch | null => {
      const { x, y } = pointIn(this.cells, event);
      return this.owner.get(`${Math.floor((y - TOP) / this.size)} ${Math.floor((x - LEFT) / this.size)}`) ?? null;
    };
    this.element.addEventListener('pointermove', event => hover(under(event)));
    this.element.addEventListener('pointerleave', () => hover(null));
    this.element.addEventListener('pointerdown', event => {
      const touch = under(event);
      if (touch) {
        pick(touch);
      }
    });
    this.element.addEventListener('keydown', event => this.key(event));
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key];
    if (!step || !this.map || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const [down, across] = step as [number, number];
    let { row, column } = this.cell(this.map, this.marked.thread, this.marked.element) ?? { row: 0, column: 0 };
    const [rows, columns] = [this.rows?.values.length ?? 1, this.columns?.values.length ?? 1];
    let touch: Touch | undefined;
    do {
      row += down;
      column += across;
      touch = this.owner.get(`${row} ${column}`);
    } while (!touch && row >= 0 && row < rows && column >= 0 && column < columns);
    if (touch) {
      this.pick(touch);
    }
  }

  get width(): number {
    return LEFT + (this.columns?.values.length ?? 1) * this.size + 4;
  }

  get height(): number {
    return TOP + (this.rows?.values.length ?? 1) * this.size + 6;
  }

  /** `others` are the maps of the other copies, drawn faintly; coloured by wave, all waves are drawn. */
  paint(map: IndexMapPayload, others: readonly IndexMapPayload[], wave: number, room: number, by: Colouring = 'lane'): void {
    this.map = map;
    this.painted = { others, wave, by };
    const threads = by === 'wave' ? Array.from({ length: map.threads }, (_, thread) => thread) : waveThreads(map, wave);
    const [rowDim, columnDim] = tileDims(map, threads);
    const all = [map, ...others];
    this.rows = rowDim === null ? null : axis(rowDim, all, threads);
    this.columns = axis(columnDim, all, threads);
    const [rows, columns] = [this.rows?.values.length ?? 1, this.columns.values.length];
    this.size = Math.min(room / Math.max(rows, columns, 8), 14);
    if (this.size > 2) {
      this.size = Math.floor(this.size);
    }
    const context = context2d(this.cells, this.width, this.height);
    if (context) {
      this.drawCells(context, map);
    }
  }

  /** Everything at once, for a picture. */
  draw(pen: Pen): void {
    if (this.map) {
      this.drawCells(pen, this.map);
      this.drawMarks(pen, this.map);
    }
  }

  private drawCells(context: Pen, map: IndexMapPayload): void {
    const { theme, size, painted: { others, wave, by } } = this;
    const [rows, columns] = [this.rows?.values.length ?? 1, this.columns?.values.length ?? 1];
    const threads = by === 'wave' ? Array.from({ length: map.threads }, (_, thread) => thread) : waveThreads(map, wave);
    const gap = size > 3 ? 0.6 : 0;
    context.fillStyle = theme.color('hov');
    context.fillRect(LEFT, TOP, columns * size - gap, rows * size - gap);
    this.owner.clear();
    const shared = new Map<string, Set<number>>();
    for (const [index, one] of [...others, map].entries()) {
      const own = index === others.length;
      context.globalAlpha = own ? 1 : 0.3;
      for (const thread of threads) {
        for (let element = 0; element < one.elements; element++) {
          const at = this.cell(one, thread, element);
          if (at && !one.masked?.[thread]?.[element]) {
            context.fillStyle = colorOf(theme, by, map, thread, element);
            context.fillRect(LEFT + at.column * size, TOP + at.row * size, size - gap, size - gap);
            if (own) {
              this.owner.set(`${at.row} ${at.column}`, { thread, element });
              if (by === 'wave') {
                const key = `${at.row} ${at.column}`;
                shared.set(key, (shared.get(key) ?? new Set()).add(Math.floor(thread / map.wave_size)));
              }
            }
          }
        }
      }
    }
    context.globalAlpha = 1;
    this.stripes(context, map, shared, size - gap);
    if (others.length > 0) {
      this.frame(context, map, threads);
    }
    this.labels(context, rows, columns);
  }

  /** Outline what a thread touches, and the one element of it that is looked at. */
  mark(touch: Touch): void {
    this.marked = touch;
    const context = this.map && context2d(this.marks, this.width, this.height);
    if (this.map && context) {
      this.drawMarks(context, this.map);
    }
  }

  private drawMarks(pen: Pen, map: IndexMapPayload): void {
    const { theme, size, marked } = this;
    const cells = Array.from({ length: map.elements }, (_, element) => this.cell(map, marked.thread, element)).filter(at => at !== null);
    const chosen = this.cell(map, marked.thread, marked.element);
    for (const [width, token] of [[4, 'bg'], [2, 'acc']] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = theme.color(token);
      for (const run of runs(cells)) {
        pen.strokeRect(LEFT + run.column * size - 1.25, TOP + run.row * size - 1.25, run.columns * size + 1.9, run.rows * size + 1.9);
      }
    }
    if (chosen && cells.length > 1 && size >= 5) {
      pen.lineWidth = 2;
      pen.strokeRect(LEFT + chosen.column * size, TOP + chosen.row * size, size - 0.6, size - 0.6);
    }
  }

  private cell(map: IndexMapPayload, thread: number, element: number): { row: number; column: number } | null {
    const place = (one: Axis | null): number | undefined => {
      const value = one ? map.coordinates[one.dim]?.[thread]?.[element] : undefined;
      return value === undefined ? undefined : one?.place.get(value);
    };
    const [row, column] = [this.rows ? place(this.rows) : 0, place(this.columns)];
    return row === undefined || column === undefined ? null : { row, column };
  }

  /** A cell that several waves touch has a stripe of each. */
  private stripes(context: Pen, map: IndexMapPayload, shared: ReadonlyMap<string, ReadonlySet<number>>, width: number): void {
    for (const [key, waves] of shared) {
      const [row, column] = key.split(' ').map(Number) as [number, number];
      [...waves].sort((a, b) => a - b).forEach((wave, at) => {
        context.fillStyle = ordinalColor(this.theme, wave, map.waves);
        context.fillRect(LEFT + column * this.size + (at * width) / waves.size, TOP + row * this.size, width / waves.size, width);
      });
    }
  }

  private frame(context: Pen, map: IndexMapPayload, threads: readonly number[]): void {
    const cells = threads.flatMap(thread => Array.from({ length: map.elements }, (_, e) => this.cell(map, thread, e))).filter(at => at !== null);
    const [rows, columns] = [cells.map(at => at.row), cells.map(at => at.column)];
    if (cells.length) {
      const [top, left] = [Math.min(...rows), Math.min(...columns)];
      context.lineWidth = 1;
      context.strokeStyle = this.theme.color('fg');
      context.strokeRect(LEFT + left * this.size - 1, TOP + top * this.size - 1, (Math.max(...columns) - left + 1) * this.size + 1, (Math.max(...rows) - top + 1) * this.size + 1);
    }
  }

  private labels(context: Pen, rows: number, columns: number): void {
    const { theme, size } = this;
    context.font = theme.font(11);
    context.fillStyle = theme.color('mut');
    const ends = (values: number[]): [number, number] => [values[0] ?? 0, values[values.length - 1] ?? 0];
    if (this.columns) {
      const [first, last] = ends(this.columns.values);
      context.textAlign = 'left';
      context.fillText(named(context, this.columns.dim, first, columns * size - context.measureText(` ${last}`).width), LEFT, 11);
      context.textAlign = 'right';
      context.fillText(String(last), LEFT + columns * size, 11);
    }
    if (this.rows) {
      const [first, last] = ends(this.rows.values);
      context.textAlign = 'right';
      context.fillText(named(context, this.rows.dim, first, LEFT - 8), LEFT - 6, TOP + Math.max(10, size));
      if (rows * size > 26) {
        context.fillText(String(last), LEFT - 6, TOP + rows * size - 1);
      }
    }
  }
}

/** A dimension and its first coordinate in so much room; a dimension that is a long expression is cut short. */
function named(context: Pen, dim: string, first: number, room: number): string {
  const whole = `${dim} ${first}`;
  let kept = dim.length;
  while (kept > 1 && context.measureText(kept < dim.length ? `${dim.slice(0, kept)}… ${first}` : whole).width > room) {
    kept -= 1;
  }
  return kept < dim.length ? `${dim.slice(0, kept)}… ${first}` : whole;
}

/** Threads of one wave. */
export function waveThreads(map: IndexMapPayload, wave: number): number[] {
  const first = wave * map.wave_size;
  return Array.from({ length: Math.max(0, Math.min(map.wave_size, map.threads - first)) }, (_, lane) => first + lane);
}

/** A hue per lane group, stronger with the lane's place in it. */
export function laneColor(theme: Theme, lane: number): string {
  const token = LANE_GROUPS[Math.floor(lane / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar';
  return theme.mix(token, 22 + Math.round(((lane % LANES_PER_GROUP) / (LANES_PER_GROUP - 1)) * 66));
}

function colorOf(theme: Theme, by: Colouring, map: IndexMapPayload, thread: number, element: number): string {
  if (by === 'lane') {
    return laneColor(theme, thread % map.wave_size);
  }
  return by === 'wave' ? ordinalColor(theme, Math.floor(thread / map.wave_size), map.waves) : ordinalColor(theme, element, map.elements);
}

/** One of `of` waves or registers: the hues of the lane groups in turn, weaker with each round. */
export function ordinalColor(theme: Theme, number: number, of: number): string {
  const hues = LANE_GROUPS.length;
  const rounds = Math.max(1, Math.ceil(of / hues));
  const share = 88 - Math.round((Math.floor(number / hues) / rounds) * 66);
  return theme.mix(LANE_GROUPS[number % hues] ?? 'bar', share);
}

/** Join cells that lie side by side or one below the other. */
function runs(cells: { row: number; column: number }[]): { row: number; column: number; rows: number; columns: number }[] {
  const joined: { row: number; column: number; rows: number; columns: number }[] = [];
  for (const { row, column } of cells) {
    const last = joined[joined.length - 1];
    if (last && last.rows === 1 && last.row === row && last.column + last.columns === column) {
      last.columns += 1;
    } else if (last && last.columns === 1 && last.column === column && last.row + last.rows === row) {
      last.rows += 1;
    } else {
      joined.push({ row, column, rows: 1, columns: 1 });
    }
  }
  return joined;
}
