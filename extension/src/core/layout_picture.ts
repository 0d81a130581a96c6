/**
 * The picture of a matrix instruction: A lower left, B upper right, D lower right, so that a cell of D lines up with its
 * row of A and its column of B; at the right the registers by lane that hold them.
 */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { context2d, el } from './dom';
import { axisRuns, OPERANDS, slotName, type LayoutCell, type OperandName, type Tile } from './layout_cells';
import { laneTop, placeAt, tileSize, titleRoom, type LayoutPlan, type Place } from './layout_plan';
import type { MatrixLayoutPayload } from './payloads';
import { takesPart } from './step_matrix';
import type { Theme } from './theme';

/** Boxes of cells, those that touch along a row or a column joined: thin cells would be all outline. */
function joined(cells: readonly [number, number][], width: number, height: number): { x: number; y: number; width: number; height: number }[] {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  for (const [x, y] of cells) {
    const beside = boxes.find(box => box.y === y && box.height === height && box.x + box.width === x);
    const below = boxes.find(box => box.x === x && box.width === width && box.y + box.height === y);
    if (beside) {
      beside.width += width;
    } else if (below) {
      below.height += height;
    } else {
      boxes.push({ x, y, width, height });
    }
  }
  return boxes;
}

/** From this size on a cell has room for a lane number. */
const NUMBERED = 18;
const CALM = 22;
const LIT = 64;

export interface Shown {
  layout: MatrixLayoutPayload;
  tiles: Record<OperandName, Tile>;
  plan: LayoutPlan;
  /** The selection: a lane, an operand and a slot of it; the cell is null where the lane holds nothing there. */
  lane: number;
  operand: OperandName;
  slot: number;
  cell: LayoutCell | null;
  /** What the pointer is over, else null. */
  preview: LayoutCell | null;
  /** Words after the name of each tile, from the fullest to the shortest: the first that has room is drawn. */
  titles: Record<OperandName, string[]>;
}

export class LayoutPicture {
  readonly element: HTMLElement;
  private readonly canvas = el('canvas', { 'aria-hidden': 'true' });
  private shown: Shown | null = null;

  constructor(
    private readonly theme: Theme,
    hover: (place: Place | null) => void,
    pick: (place: Place) => void,
    move: (rows: number, columns: number) => void
  ) {
    this.element = el('div', {
      class: 'wx-heatmap wx-layout-picture', tabindex: 0, role: 'group', 'data-testid': 'layout-picture',
      'aria-label': 'Matrix tiles and registers; arrow keys move the selected cell'
    }, this.canvas);
    const under = (event: PointerEvent): Place | null => {
      const box = this.canvas.getBoundingClientRect();
      return this.shown ? placeAt(this.shown.plan, event.clientX - box.left, event.clientY - box.top) : null;
    };
    this.element.addEventListener('pointermove', event => hover(under(event)));
    this.element.addEventListener('pointerleave', () => hover(null));
    this.element.addEventListener('pointerdown', event => {
      const place = under(event);
      if (place) {
        pick(place);
      }
    });
    this.element.addEventListener('keydown', event => {
      const step = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key];
      if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        event.stopPropagation();
        move(step[0] as number, step[1] as number);
      }
    });
  }

  paint(shown: Shown): void {
    this.shown = shown;
    const { plan } = shown;
    const context = context2d(this.canvas, plan.width, plan.height);
    Object.assign(this.element.dataset, { cell: plan.cell, along: plan.along, atA: plan.at.A, atB: plan.at.B, atD: plan.at.D });
    if (!context) {
      return;
    }
    for (const operand of OPERANDS) {
      this.tile(context, shown, operand);
      this.axes(context, shown, operand);
      this.file(context, shown, operand);
    }
    this.selectedLane(context, shown);
  }

  private hue(lane: number, lit: boolean): string {
    return this.theme.mix(LANE_GROUPS[Math.floor(lane / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar', lit ? LIT : CALM);
  }

  private tile(context: CanvasRenderingContext2D, shown: Shown, operand: OperandName): void {
    const { plan, lane } = shown;
    const { theme } = this;
    const [left, top] = plan.at[operand];
    const { width, height } = tileSize(plan, operand);
    const looked = shown.preview ?? shown.cell;
    const [gapX, gapY] = [width > 5 ? 1 : width > 3 ? 0.5 : 0, height > 5 ? 1 : height > 3 ? 0.5 : 0];
    const numbered = width >= NUMBERED && height >= NUMBERED;
    const mine: [number, number][] = [];
    shown.tiles[operand].holders.forEach((row, i) => row.forEach((holders, j) => {
      const [x, y] = [left + j * width, top + i * height];
      const lit = looked !== null && takesPart(looked, operand, i, j);
      if (holders.length === 0) {
        context.fillStyle = theme.color('hov');
        context.fillRect(x, y, width - gapX, height - gapY);
      }
      // A cell that several lanes hold is shared out among their colours.
      const part = (width - gapX) / Math.max(1, holders.length);
      holders.forEach((one, at) => {
        context.fillStyle = this.hue(one.lane, lit);
        context.fillRect(x + at * part, y, part, height - gapY);
      });
      const own = holders.some(one => one.lane === lane);
      if (own) {
        mine.push([x, y]);
      }
      const first = holders[0];
      if (numbered && first) {
        context.font = theme.font(10, own ? 700 : 400);
        context.textAlign = 'center';
        context.fillStyle = theme.color(own || lit ? 'fg' : 'mut');
        const tall = height >= 32;
        const label = holders.length > 2 || (holders.length > 1 && width < 30) ? `${first.lane}+` : holders.map(one => one.lane).join(' ');
        context.fillText(label, x + (width - gapX) / 2, y + height / 2 + (tall ? -1 : 3));
        if (tall) {
          context.font = theme.font(10, 400, true);
          context.fillStyle = theme.color('mut');
          context.fillText(slotName(shown.layout[operand], first.slot), x + (width - gapX) / 2, y + height / 2 + 11);
        }
      }
    }));
    context.strokeStyle = theme.color('acc');
    context.lineWidth = 1.5;
    for (const box of width < 6 || height < 6 ? joined(mine, width, height) : mine.map(([x, y]) => ({ x, y, width, height }))) {
      context.strokeRect(box.x - 0.5, box.y - 0.5, box.width - gapX + 1, box.height - gapY + 1);
    }
    if (shown.cell?.operand === operand) {
      this.outline(context, left + shown.cell.column * width, top + shown.cell.row * height, width - gapX, height - gapY);
    }
  }

  private outline(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
    for (const [line, token] of [[5, 'bg'], [2.5, 'acc']] as const) {
      context.lineWidth = line;
      context.strokeStyle = this.theme.color(token);
      context.strokeRect(x - 0.75, y - 0.75, width + 1.5, height + 1.5);
    }
  }

  private text(context: CanvasRenderingContext2D, value: string, x: number, y: number, align: CanvasTextAlign, bold = false, size = 11): void {
    context.font = this.theme.font(size, bold ? 600 : 400);
    context.textAlign = align;
    context.fillStyle = this.theme.color(bold ? 'fg' : 'mut');
    context.fillText(value, x, y);
  }

  private axes(context: CanvasRenderingContext2D, shown: Shown, operand: OperandName): void {
    const { plan } = shown;
    const [left, top] = plan.at[operand];
    const size = tileSize(plan, operand);
    const [right, bottom] = [left + size.columns * size.width, top + size.rows * size.height];
    const title = top - (operand === 'A' ? 22 : 7);
    this.text(context, operand, left, title, 'left', true, 13);
    context.font = this.theme.font(11);
    this.text(context, shown.titles[operand].find(words => context.measureText(words).width <= titleRoom(plan, operand)) ?? '', left + 15, title, 'left');
    if (operand === 'A') {
      this.lanesAbove(context, shown, left, top, size.width);
      this.text(context, 'i 0', left - 6, top + Math.max(9, size.height / 2 + 4), 'right');
      this.text(context, String(size.rows - 1), left - 6, bottom - Math.max(1, size.height / 2 - 4), 'right');
    } else {
      this.lanesBeside(context, shown, operand, left, top, size.height);
    }
    if (operand !== 'B') {
      this.text(context, `${operand === 'A' ? 'k' : 'j'} 0`, left, bottom + 13, 'left');
      if (size.columns * size.width > 40) {
        this.text(context, String(size.columns - 1), right - 1, bottom + 13, 'right');
      }
    }
    if (operand === 'D') {
      this.registers(context, shown, left, top, size.height);
    }
  }

  private bar(context: CanvasRenderingContext2D, group: number | null, x: number, y: number, width: number, height: number): void {
    context.fillStyle = group === null ? this.theme.color('bar') : this.theme.color(LANE_GROUPS[group % LANE_GROUPS.length] ?? 'bar');
    context.fillRect(x, y, width, height);
  }

  private lanesAbove(context: CanvasRenderingContext2D, shown: Shown, left: number, top: number, width: number): void {
    const found = axisRuns(shown.tiles.A, 'columns');
    context.font = this.theme.font(11);
    const fits = (texts: string[]): boolean => texts.every((text, i) => context.measureText(text).width < (found[i]?.length ?? 0) * width - 2);
    const firsts = found.map(run => run.text.split('–')[0] ?? '');
    const texts = [found.map(run => run.text), firsts].find(fits) ?? [];
    found.forEach((run, i) => {
      const [x, wide] = [left + run.first * width, run.length * width];
      if (run.text) {
        this.bar(context, run.group, x, top - 5, wide - 1, 3);
      }
      this.text(context, texts[i] ?? '', x + wide / 2, top - 9, 'center');
    });
  }

  private lanesBeside(context: CanvasRenderingContext2D, shown: Shown, operand: OperandName, left: number, top: number, height: number): void {
    for (const run of axisRuns(shown.tiles[operand], 'rows')) {
      const [y, tall] = [top + run.first * height, run.length * height];
      if (run.text) {
        this.bar(context, run.group, left - 5, y, 3, tall - 1);
      }
      // D has its registers there.
      if (operand === 'B' && tall >= 11) {
        this.text(context, run.text, left - 8, y + tall / 2 + 4, 'right');
      }
    }
  }

  private registers(context: CanvasRenderingContext2D, shown: Shown, left: number, top: number, height: number): void {
    const chosen = shown.cell?.operand === 'D' ? shown.cell.row : -1;
    let last = '';
    shown.tiles.D.holders.forEach((row, i) => {
      const name = slotName(shown.layout.D, row[0]?.[0]?.slot ?? 0);
      const uniform = row.every(holders => holders[0]?.slot === row[0]?.[0]?.slot);
      if (!uniform || (height < 10 && (i % Math.ceil(10 / height) !== 0 || name === last))) {
        return;
      }
      last = name;
      context.font = this.theme.font(10, i === chosen ? 700 : 400, true);
      context.textAlign = 'right';
      context.fillStyle = this.theme.color(i === chosen ? 'acc' : 'mut');
      context.fillText(name, left - 8, top + i * height + Math.min(height, 14) / 2 + 4);
    });
  }

  /** The registers of one operand: lit where they hold a lit cell. */
  private file(context: CanvasRenderingContext2D, shown: Shown, operand: OperandName): void {
    const { plan, layout } = shown;
    const looked = shown.preview ?? shown.cell;
    const left = plan.files[operand];
    const count = layout[operand].slots.length;
    // 0: of another block, 1: held, 2: held and lit.
    const state = new Uint8Array(plan.shape.lanes * count);
    shown.tiles[operand].holders.forEach((row, i) => row.forEach((holders, j) => {
      const value = looked !== null && takesPart(looked, operand, i, j) ? 2 : 1;
      for (const one of holders) {
        state[one.lane * count + one.slot] = value;
      }
    }));
    const gap = plan.slot > 4 ? 1 : plan.slot > 2 ? 0.4 : 0;
    for (let lane = 0; lane < plan.shape.lanes; lane++) {
      const y = laneTop(plan, lane);
      layout[operand].slots.forEach((_, slot) => {
        const held = state[lane * count + slot] ?? 0;
        const empty = (layout[operand].lanes[lane]?.[slot]?.[0] ?? -1) < 0;
        context.fillStyle = empty ? this.theme.color('hov') : this.hue(lane, held === 2);
        // What belongs to another block stays, but stands back.
        context.globalAlpha = held === 0 && !empty ? 0.4 : 1;
        context.fillRect(left + slot * plan.slot, y, plan.slot - gap, plan.lane - (plan.lane > 5 ? 1 : 0.5));
      });
      context.globalAlpha = 1;
    }
    this.text(context, operand, left, plan.top - 7, 'left', true, 13);
    const registers = layout[operand].registers;
    const name = registers > 1 ? `v0…${registers - 1}` : 'v0';
    context.font = this.theme.font(10, 400, true);
    if (context.measureText(name).width + 14 < layout[operand].slots.length * plan.slot + 6) {
      context.textAlign = 'left';
      context.fillStyle = this.theme.color('mut');
      context.fillText(name, left + 14, plan.top - 7);
    }
  }

  private selectedLane(context: CanvasRenderingContext2D, shown: Shown): void {
    const { plan, lane, layout } = shown;
    for (let first = 0; first < plan.shape.lanes; first += LANES_PER_GROUP) {
      if (Math.abs(first - lane) > 2) {
        this.text(context, String(first), plan.files.A - 7, laneTop(plan, first) + 9, 'right');
      }
    }
    const y = laneTop(plan, lane);
    context.font = this.theme.font(11, 700);
    context.textAlign = 'right';
    context.fillStyle = this.theme.color('acc');
    context.fillText(String(lane), plan.files.A - 7, y + plan.lane / 2 + 4);
    context.strokeStyle = this.theme.color('acc');
    context.lineWidth = 1.5;
    const right = plan.files.D + layout.D.slots.length * plan.slot;
    context.strokeRect(plan.files.A - 2.5, y - 1.5, right - plan.files.A + 4, plan.lane + 2);
    this.outline(context, plan.files[shown.operand] + shown.slot * plan.slot, y, Math.max(2, plan.slot - 1), plan.lane - 1);
  }
}
