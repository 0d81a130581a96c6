/** What of a matrix instruction's picture no selection changes: tiles in calm lane hues, their axes, and the registers. */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { axisRuns, OPERANDS, slotName, type OperandName, type Tile } from './layout_cells';
import { laneTop, tileSize, titleRoom, type LayoutPlan } from './layout_plan';
import type { MatrixLayoutPayload } from './payloads';
import type { Pen } from './pen';
import { inkOn, type Theme } from './theme';

/** From this size on a cell has room for a lane number. */
const NUMBERED = 18;
/** From this height on it has room for the register as well. */
const TALL = 32;
const CALM = 22;
const LIT = 64;

export interface Scene {
  layout: MatrixLayoutPayload;
  tiles: Record<OperandName, Tile>;
  plan: LayoutPlan;
  /** Words after the name of each tile, from the fullest to the shortest: the first that has room is drawn. */
  titles: Record<OperandName, string[]>;
}

export interface CellBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A cell without the gap to its neighbours. */
export function cellBox(plan: LayoutPlan, operand: OperandName, row: number, column: number): CellBox {
  const [left, top] = plan.at[operand];
  const { width, height } = tileSize(plan, operand);
  const gap = (size: number): number => (size > 5 ? 1 : size > 3 ? 0.5 : 0);
  return { x: left + column * width, y: top + row * height, width: width - gap(width), height: height - gap(height) };
}

/** A slot of a lane in the register file, as `cellBox`. */
export function slotBox(plan: LayoutPlan, operand: OperandName, lane: number, slot: number): CellBox {
  const gap = plan.slot > 4 ? 1 : plan.slot > 2 ? 0.4 : 0;
  return { x: plan.files[operand] + slot * plan.slot, y: laneTop(plan, lane), width: plan.slot - gap, height: plan.lane - (plan.lane > 5 ? 1 : 0.5) };
}

/** The hue of a lane's group; lit where it has to do with what is looked at. */
export function laneHue(theme: Theme, lane: number, lit: boolean): string {
  return theme.mix(LANE_GROUPS[Math.floor(lane / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar', lit ? LIT : CALM);
}

/** One cell: shared out among the hues of the lanes that hold it, with the first lane's number where there is room. */
export function drawCell(pen: Pen, theme: Theme, scene: Scene, operand: OperandName, row: number, column: number, lit: boolean): void {
  const holders = scene.tiles[operand].holders[row]?.[column] ?? [];
  const { x, y, width, height } = cellBox(scene.plan, operand, row, column);
  if (holders.length === 0) {
    pen.fillStyle = theme.color('hov');
    pen.fillRect(x, y, width, height);
    return;
  }
  const part = width / holders.length;
  holders.forEach((one, at) => {
    pen.fillStyle = laneHue(theme, one.lane, lit);
    pen.fillRect(x + at * part, y, part, height);
  });
  const first = holders[0];
  if (first && width + 1 >= NUMBERED && height + 1 >= NUMBERED) {
    const ink = lit ? inkOn(laneHue(theme, first.lane, true)) : theme.color('fg');
    const label = holders.length > 2 || (holders.length > 1 && width < 29) ? `${first.lane}+` : holders.map(one => one.lane).join(' ');
    const tall = height + 1 >= TALL;
    words(pen, label, x + width / 2, y + (height + 1) / 2 + (tall ? -1 : 3), 'center', theme.font(10), ink);
    if (tall) {
      words(pen, slotName(scene.layout[operand], first.slot), x + width / 2, y + (height + 1) / 2 + 11, 'center', theme.font(10, 400, true), ink);
    }
  }
}

/** A text in a font and a colour. */
export function words(pen: Pen, value: string, x: number, y: number, align: CanvasTextAlign, font: string, color: string): void {
  pen.font = font;
  pen.textAlign = align;
  pen.fillStyle = color;
  pen.fillText(value, x, y);
}

export class LayoutDrawing {
  constructor(
    private readonly pen: Pen,
    private readonly theme: Theme,
    private readonly scene: Scene
  ) {}

  draw(): void {
    for (const operand of OPERANDS) {
      const tile = this.scene.tiles[operand];
      for (let row = 0; row < tile.rows; row++) {
        for (let column = 0; column < tile.columns; column++) {
          drawCell(this.pen, this.theme, this.scene, operand, row, column, false);
        }
      }
      this.axes(operand);
      this.file(operand);
    }
  }

  private text(value: string, x: number, y: number, align: CanvasTextAlign, bold = false, size = 11): void {
    words(this.pen, value, x, y, align, this.theme.font(size, bold ? 600 : 400), this.theme.color(bold ? 'fg' : 'mut'));
  }

  private axes(operand: OperandName): void {
    const { pen, theme, scene, scene: { plan } } = this;
    const [left, top] = plan.at[operand];
    const size = tileSize(plan, operand);
    const [right, bottom] = [left + size.columns * size.width, top + size.rows * size.height];
    const title = top - (operand === 'A' ? 22 : 7);
    this.text(operand, left, title, 'left', true, 13);
    pen.font = theme.font(11);
    this.text(scene.titles[operand].find(text => pen.measureText(text).width <= titleRoom(plan, operand)) ?? '', left + 15, title, 'left');
    if (operand === 'A') {
      this.lanesAbove(left, top, size.width);
      this.text('i 0', left - 6, top + Math.max(9, size.height / 2 + 4), 'right');
      this.text(String(size.rows - 1), left - 6, bottom - Math.max(1, size.height / 2 - 4), 'right');
    } else {
      this.lanesBeside(operand, left, top, size.height);
    }
    if (operand !== 'B') {
      this.text(`${operand === 'A' ? 'k' : 'j'} 0`, left, bottom + 13, 'left');
      if (size.columns * size.width > 40) {
        this.text(String(size.columns - 1), right - 1, bottom + 13, 'right');
      }
    }
    if (operand === 'D') {
      for (const { name, y } of registerLabels(scene)) {
        words(pen, name, left - 8, y, 'right', theme.font(10, 400, true), theme.color('mut'));
      }
    }
  }

  private bar(group: number | null, x: number, y: number, width: number, height: number): void {
    this.pen.fillStyle = group === null ? this.theme.color('bar') : this.theme.color(LANE_GROUPS[group % LANE_GROUPS.length] ?? 'bar');
    this.pen.fillRect(x, y, width, height);
  }

  private lanesAbove(left: number, top: number, width: number): void {
    const { pen } = this;
    const found = axisRuns(this.scene.tiles.A, 'columns');
    pen.font = this.theme.font(11);
    const fits = (texts: string[]): boolean => texts.every((text, i) => pen.measureText(text).width < (found[i]?.length ?? 0) * width - 2);
    const firsts = found.map(run => run.text.split('–')[0] ?? '');
    const texts = [found.map(run => run.text), firsts].find(fits) ?? [];
    found.forEach((run, i) => {
      const [x, wide] = [left + run.first * width, run.length * width];
      if (run.text) {
        this.bar(run.group, x, top - 5, wide - 1, 3);
      }
      this.text(texts[i] ?? '', x + wide / 2, top - 9, 'center');
    });
  }

  private lanesBeside(operand: OperandName, left: number, top: number, height: number): void {
    for (const run of axisRuns(this.scene.tiles[operand], 'rows')) {
      const [y, tall] = [top + run.first * height, run.length * height];
      if (run.text) {
        this.bar(run.group, left - 5, y, 3, tall - 1);
      }
      // D has its registers there.
      if (operand === 'B' && tall >= 11) {
        this.text(run.text, left - 8, y + tall / 2 + 4, 'right');
      }
    }
  }

  /** The registers of one operand; what belongs to another block stays, but stands back. */
  private file(operand: OperandName): void {
    const { pen, theme, scene: { plan, layout, tiles } } = this;
    const count = layout[operand].slots.length;
    const held = new Uint8Array(plan.shape.lanes * count);
    for (const holders of tiles[operand].holders.flat()) {
      for (const one of holders) {
        held[one.lane * count + one.slot] = 1;
      }
    }
    for (let lane = 0; lane < plan.shape.lanes; lane++) {
      layout[operand].slots.forEach((_, slot) => {
        const empty = (layout[operand].lanes[lane]?.[slot]?.[0] ?? -1) < 0;
        const box = slotBox(plan, operand, lane, slot);
        pen.fillStyle = empty ? theme.color('hov') : laneHue(theme, lane, false);
        pen.globalAlpha = !empty && !held[lane * count + slot] ? 0.4 : 1;
        pen.fillRect(box.x, box.y, box.width, box.height);
      });
    }
    pen.globalAlpha = 1;
    const left = plan.files[operand];
    this.text(operand, left, plan.top - 7, 'left', true, 13);
    const registers = layout[operand].registers;
    const name = registers > 1 ? `v0…${registers - 1}` : 'v0';
    pen.font = theme.font(10, 400, true);
    if (pen.measureText(name).width + 14 < count * plan.slot + 6) {
      words(pen, name, left + 14, plan.top - 7, 'left', theme.font(10, 400, true), theme.color('mut'));
    }
  }
}

/** Registers of D beside its rows, where a row is in one register; rows too thin for each to be named share a name. */
export function registerLabels({ tiles, plan, layout }: Scene): { row: number; name: string; y: number }[] {
  const [, top] = plan.at.D;
  const { height } = tileSize(plan, 'D');
  const labels: { row: number; name: string; y: number }[] = [];
  tiles.D.holders.forEach((row, i) => {
    const name = slotName(layout.D, row[0]?.[0]?.slot ?? 0);
    const uniform = row.every(holders => holders[0]?.slot === row[0]?.[0]?.slot);
    if (uniform && (height >= 10 || (i % Math.ceil(10 / height) === 0 && name !== labels[labels.length - 1]?.name))) {
      labels.push({ row: i, name, y: top + i * height + Math.min(height, 14) / 2 + 4 });
    }
  });
  return labels;
}
