/** Where the tiles and the register file of a matrix instruction stand, and what is under a point. */
import { LANES_PER_GROUP } from './category';
import type { LayoutCell, OperandName } from './layout_cells';

/** Left of A for `i 0`, above B for its title, above A for title and lanes, left of B and D for lanes and registers. */
const LEFT = 30;
const HEAD = 22;
const MIDDLE = 48;
const BETWEEN = 38;
const FOOT = 18;
const FILE_LABEL = 34;
const FILE_GAP = 10;
const GROUP_GAP = 3;
const LARGEST = 48;
/** The letter of a tile before its title, and what stays free behind the title. */
const TITLE_NAME = 15;
const TITLE_GAP = 8;
/** Lower than this, the picture scrolls rather than shrinks. */
const LEAST_HEIGHT = 360;
const LARGEST_OF_MANY = 23;
/** Room that the sentences need to stand in the free corner. */
export const CORNER = { width: 210, height: 168 } as const;

export interface LayoutShape {
  m: number;
  n: number;
  k: number;
  lanes: number;
  slots: Record<OperandName, number>;
}

export interface LayoutPlan {
  shape: LayoutShape;
  /** Pixels of a cell along i and j, and along k. */
  cell: number;
  along: number;
  at: Record<OperandName, [number, number]>;
  /** Left edges in the register file, width of a slot, height of a lane. */
  files: Record<OperandName, number>;
  top: number;
  slot: number;
  lane: number;
  /** The free corner over A, null where it is too small for words. */
  corner: { width: number; height: number } | null;
  width: number;
  height: number;
}

export function planLayout(shape: LayoutShape, width: number, height: number): LayoutPlan {
  const { m, n, k, slots } = shape;
  const columns = slots.A + slots.B + slots.D;
  const slot = Math.max(1.5, Math.min(15, Math.floor((width * 0.28 / columns) * 2) / 2));
  const file = columns * slot + 2 * FILE_GAP;
  const across = width - LEFT - MIDDLE - FILE_LABEL - file - 12;
  const down = Math.max(height, LEAST_HEIGHT) - HEAD - BETWEEN - FOOT;
  const largest = Math.max(m, n, k) >= 16 ? LARGEST_OF_MANY : LARGEST;
  let cell = Math.min(largest, Math.floor(Math.min(across / (k + n), down / (k + m))));
  let along = cell;
  if (cell < 8) {
    // Many k: they are drawn narrower than rows and columns.
    along = Math.max(2, Math.min(8, Math.floor((Math.min(across, down) * 0.66) / k)));
    cell = Math.max(5, Math.min(largest, Math.floor(Math.min((across - k * along) / n, (down - k * along) / m))));
  }
  const right = LEFT + k * along + MIDDLE;
  const lower = HEAD + k * along + BETWEEN;
  const bottom = lower + m * cell;
  const groups = Math.ceil(shape.lanes / LANES_PER_GROUP);
  const start = right + n * cell + FILE_LABEL;
  const lane = Math.max(4, Math.min(20, Math.floor(((Math.max(bottom, height - FOOT) - HEAD - GROUP_GAP * (groups - 1)) / shape.lanes) * 2) / 2));
  const corner = { width: k * along + LEFT - 6, height: k * along + HEAD };
  return {
    shape, cell, along, slot, lane, top: HEAD,
    at: { A: [LEFT, lower], B: [right, HEAD], D: [right, lower] },
    files: { A: start, B: start + slots.A * slot + FILE_GAP, D: start + (slots.A + slots.B) * slot + 2 * FILE_GAP },
    corner: corner.width >= CORNER.width && corner.height >= CORNER.height ? corner : null,
    width: start + file + 4,
    height: Math.max(bottom + FOOT, HEAD + shape.lanes * lane + GROUP_GAP * (groups - 1) + 4)
  };
}

/** Pixels for the words after a tile's name, up to what stands to the right of them: lanes, or registers of D. */
export function titleRoom(plan: LayoutPlan, operand: OperandName): number {
  const end = operand === 'A' ? plan.at.D[0] - TITLE_GAP : plan.files.A - FILE_LABEL + TITLE_GAP / 2;
  return Math.max(0, end - plan.at[operand][0] - TITLE_NAME);
}

/** Rows and columns of a tile, and the width and height of its cells. */
export function tileSize(plan: LayoutPlan, operand: OperandName): { rows: number; columns: number; width: number; height: number } {
  const { m, n, k } = plan.shape;
  return {
    A: { rows: m, columns: k, width: plan.along, height: plan.cell },
    B: { rows: k, columns: n, width: plan.cell, height: plan.along },
    D: { rows: m, columns: n, width: plan.cell, height: plan.cell }
  }[operand];
}

/** Top of a lane's row in the register file: groups of 16 stand a little apart. */
export function laneTop(plan: LayoutPlan, lane: number): number {
  return plan.top + lane * plan.lane + Math.floor(lane / LANES_PER_GROUP) * GROUP_GAP;
}

/** A cell of a tile, or a place of the register file. */
export type Place = { kind: 'cell'; cell: LayoutCell } | { kind: 'register'; operand: OperandName; lane: number; slot: number };

/** What is under a point; null beside everything. */
export function placeAt(plan: LayoutPlan, x: number, y: number): Place | null {
  for (const operand of ['A', 'B', 'D'] as const) {
    const [left, top] = plan.at[operand];
    const size = tileSize(plan, operand);
    const column = Math.floor((x - left) / size.width);
    const row = Math.floor((y - top) / size.height);
    if (row >= 0 && row < size.rows && column >= 0 && column < size.columns) {
      return { kind: 'cell', cell: { operand, row, column } };
    }
    const slot = Math.floor((x - plan.files[operand]) / plan.slot);
    if (slot >= 0 && slot < plan.shape.slots[operand]) {
      for (let lane = 0; lane < plan.shape.lanes; lane++) {
        const upper = laneTop(plan, lane);
        if (y >= upper && y < upper + plan.lane) {
          return { kind: 'register', operand, lane, slot };
        }
      }
    }
  }
  return null;
}
