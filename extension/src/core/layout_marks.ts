/** What a selection or the pointer adds to a matrix instruction's picture: lit cells and registers, and outlines. */
import { LANES_PER_GROUP } from './category';
import { OPERANDS, type LayoutCell, type OperandName } from './layout_cells';
import { cellBox, drawCell, laneHue, registerLabels, slotBox, words, type CellBox, type Scene } from './layout_drawing';
import { laneTop } from './layout_plan';
import type { Pen } from './pen';
import { takesPart } from './step_matrix';
import type { Theme } from './theme';

export interface Marks {
  /** The selection: a lane, an operand and a slot of it; the cell is null where the lane holds nothing there. */
  lane: number;
  operand: OperandName;
  slot: number;
  cell: LayoutCell | null;
  /** What the pointer is over, else null. */
  preview: LayoutCell | null;
}

/** Boxes, those that touch along a row or a column joined: thin cells would be all outline. */
export function joined(boxes: readonly CellBox[]): CellBox[] {
  const found: CellBox[] = [];
  for (const box of boxes) {
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 1.01;
    const beside = found.find(one => one.y === box.y && one.height === box.height && near(one.x + one.width, box.x));
    const below = found.find(one => one.x === box.x && one.width === box.width && near(one.y + one.height, box.y));
    if (beside) {
      beside.width = box.x + box.width - beside.x;
    } else if (below) {
      below.height = box.y + box.height - below.y;
    } else {
      found.push({ ...box });
    }
  }
  return found;
}

export function drawMarks(pen: Pen, theme: Theme, scene: Scene, marks: Marks): void {
  const { plan, tiles, layout } = scene;
  const looked = marks.preview ?? marks.cell;
  for (const operand of OPERANDS) {
    const mine: CellBox[] = [];
    tiles[operand].holders.forEach((row, i) => row.forEach((holders, j) => {
      if (looked !== null && takesPart(looked, operand, i, j)) {
        drawCell(pen, theme, scene, operand, i, j, true);
        for (const one of holders) {
          const box = slotBox(plan, operand, one.lane, one.slot);
          pen.fillStyle = laneHue(theme, one.lane, true);
          pen.fillRect(box.x, box.y, box.width, box.height);
        }
      }
      if (holders.some(one => one.lane === marks.lane)) {
        mine.push(cellBox(plan, operand, i, j));
      }
    }));
    pen.strokeStyle = theme.color('acc');
    pen.lineWidth = 1.5;
    const thin = mine.some(box => box.width < 5 || box.height < 5);
    for (const box of thin ? joined(mine) : mine) {
      pen.strokeRect(box.x - 0.5, box.y - 0.5, box.width + 1, box.height + 1);
    }
  }
  if (marks.cell) {
    outline(pen, theme, cellBox(plan, marks.cell.operand, marks.cell.row, marks.cell.column));
  }
  laneNumbers(pen, theme, scene, marks.lane);
  pen.strokeStyle = theme.color('acc');
  pen.lineWidth = 1.5;
  pen.strokeRect(plan.files.A - 2.5, laneTop(plan, marks.lane) - 1.5, plan.files.D + layout.D.slots.length * plan.slot - plan.files.A + 4, plan.lane + 2);
  outline(pen, theme, { ...slotBox(plan, marks.operand, marks.lane, marks.slot), width: Math.max(2, plan.slot - 1), height: plan.lane - 1 });
  const register = marks.cell?.operand === 'D' ? registerLabels(scene).find(one => one.row === marks.cell?.row) : undefined;
  if (register) {
    // The quiet name below is wiped first.
    pen.fillStyle = theme.color('bg');
    pen.fillRect(plan.at.D[0] - 40, register.y - 8, 33, 10);
    words(pen, register.name, plan.at.D[0] - 8, register.y, 'right', theme.font(10, 700, true), theme.color('acc'));
  }
}

/** Numbers beside the registers: of the lane, and of the groups that do not run into it. */
function laneNumbers(pen: Pen, theme: Theme, { plan }: Scene, lane: number): void {
  const x = plan.files.A - 7;
  for (let first = 0; first < plan.shape.lanes; first += LANES_PER_GROUP) {
    if (Math.abs(first - lane) > 2) {
      words(pen, String(first), x, laneTop(plan, first) + 9, 'right', theme.font(11), theme.color('mut'));
    }
  }
  words(pen, String(lane), x, laneTop(plan, lane) + plan.lane / 2 + 4, 'right', theme.font(11, 700), theme.color('acc'));
}

function outline(pen: Pen, theme: Theme, box: CellBox): void {
  for (const [line, token] of [[5, 'bg'], [2.5, 'acc']] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = theme.color(token);
    pen.strokeRect(box.x - 0.75, box.y - 0.75, box.width + 1.5, box.height + 1.5);
  }
}
