/** Cells of a matrix instruction's operands, where each is held, and what there is to say about one. */
import { LANES_PER_GROUP } from './category';
import type { MatrixLayoutPayload, MatrixOperand, MmaAgreementPayload } from './payloads';
import { takesPart } from './step_matrix';

export type OperandName = 'A' | 'B' | 'D';
export const OPERANDS: readonly OperandName[] = ['A', 'B', 'D'];

export interface Holder {
  lane: number;
  slot: number;
}

/** Which holders a cell has: `rows × columns`, an empty list for a cell that no lane holds. */
export interface Tile {
  name: OperandName;
  rows: number;
  columns: number;
  holders: Holder[][][];
}

export interface LayoutCell {
  operand: OperandName;
  row: number;
  column: number;
}

/** The tiles of one block, of the instruction, or as Wave's index has them (its tile may have more k than one instruction). */
export function tilesOf(layout: MatrixLayoutPayload, block: number, wave: MmaAgreementPayload | null = null): Record<OperandName, Tile> {
  const k = wave ? Math.max(wave.k_extent, layout.k) : layout.k;
  const size: Record<OperandName, [number, number]> = { A: [layout.m, k], B: [k, layout.n], D: [layout.m, layout.n] };
  const tile = (name: OperandName): Tile => {
    const [rows, columns] = size[name];
    const holders = Array.from({ length: rows }, () => Array.from({ length: columns }, (): Holder[] => []));
    layout[name].lanes.forEach((slots, lane) => slots.forEach(([row, column, of], slot) => {
      const place = row < 0 ? null : wave ? wave.operands.find(one => one.name === name)?.lanes[lane]?.[slot] ?? null : of === block ? [row, column] : null;
      if (place) {
        holders[place[0] as number]?.[place[1] as number]?.push({ lane, slot });
      }
    }));
    return { name, rows, columns, holders };
  };
  return { A: tile('A'), B: tile('B'), D: tile('D') };
}

/** `v0.hi`, `v1[2]` (third byte), `v0:1` for 64 bits: the register of an operand, counted from its first, and the part. */
export function slotName(operand: MatrixOperand, slot: number): string {
  const [register, bit, width] = operand.slots[slot] ?? [0, 0, 32];
  if (width === 64) {
    return `v${register}:${register + 1}`;
  }
  if (width === 32) {
    return `v${register}`;
  }
  if (width === 16) {
    return `v${register}.${bit ? 'hi' : 'lo'}`;
  }
  return bit % width === 0 && 32 % width === 0 ? `v${register}[${bit / width}]` : `v${register} bit ${bit}`;
}

/** `v0.lo v0.hi v1.lo v1.hi`, with the middle left out of many. */
export function slotNames(operand: MatrixOperand): string {
  const names = operand.slots.map((_, slot) => slotName(operand, slot));
  return names.length > 5 ? `${names.slice(0, 2).join(' ')} … ${names[names.length - 1]}` : names.join(' ');
}

/** `0–15, 17`: numbers in order, runs of three and more joined. */
export function runs(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (sorted[end + 1] === (sorted[end] as number) + 1) {
      end += 1;
    }
    if (end - i >= 2) {
      parts.push(`${sorted[i]}–${sorted[end]}`);
      i = end + 1;
    } else {
      parts.push(String(sorted[i]));
      i += 1;
    }
  }
  return parts.join(', ');
}

const INDICES: Record<OperandName, [string, string]> = { A: ['i', 'k'], B: ['k', 'j'], D: ['i', 'j'] };

/** `D[i 6, j 1]`. */
export function cellName({ operand, row, column }: LayoutCell): string {
  const [first, second] = INDICES[operand];
  return `${operand}[${first} ${row}, ${second} ${column}]`;
}

/** Lanes of the cells of `tile` that take part in `cell`. */
export function lanesOf(tile: Tile, cell: LayoutCell): number[] {
  return tile.holders.flatMap((row, i) => row.flatMap((holders, j) => (takesPart(cell, tile.name, i, j) ? holders.map(one => one.lane) : [])));
}

/** What a cell has to do with the other operands, as one sentence. */
export function sentence(layout: MatrixLayoutPayload, tiles: Record<OperandName, Tile>, cell: LayoutCell): string {
  const name = cellName(cell);
  const lanes = (operand: OperandName): string => {
    const text = runs(lanesOf(tiles[operand], cell));
    return `lane${/\D/.test(text) ? 's' : ''} ${text}`;
  };
  if (cell.operand === 'D') {
    return `${name} sums A row ${cell.row} (${lanes('A')}) times B column ${cell.column} (${lanes('B')}).`;
  }
  const slots = new Set(tiles.D.holders.flatMap((row, i) => row.flatMap((holders, j) => (takesPart(cell, 'D', i, j) ? holders.map(one => one.slot) : []))));
  const held = slots.size > 3 ? `in ${slots.size} registers` : `in ${[...slots].map(slot => slotName(layout.D, slot)).join(', ')}`;
  const fed = cell.operand === 'A'
    ? `the ${layout.n} cells of D row ${cell.row}: ${lanes('D')}, ${held}. It is multiplied with B row ${cell.column} (${lanes('B')})`
    : `the ${layout.m} cells of D column ${cell.column}: ${lanes('D')}, ${held}. It is multiplied with A column ${cell.row} (${lanes('A')})`;
  return `${name} feeds ${fed}.`;
}

/** How much of each operand a lane holds, and where. */
export function holdings(layout: MatrixLayoutPayload): string {
  const said = (name: OperandName): string => `${layout[name].slots.length} of ${name} in ${slotNames(layout[name])}`;
  const alike = slotNames(layout.A) === slotNames(layout.B) && layout.A.slots.length === layout.B.slots.length;
  const factors = alike ? `${layout.A.slots.length} of A and of B in ${slotNames(layout.A)}` : `${said('A')}, ${said('B')}`;
  return `Each lane holds ${factors}, and ${said('D')}; C is held as D is.`;
}

/** A run of rows or columns whose cells are held by the same lanes: what stands on the tile's axis. */
export interface AxisRun {
  first: number;
  length: number;
  text: string;
  /** The lane group of all these lanes, null where they are of several. */
  group: number | null;
}

const runsOfTiles = { rows: new WeakMap<Tile, AxisRun[]>(), columns: new WeakMap<Tile, AxisRun[]>() };

/** Lanes along one axis of a tile, `rows` or `columns`; empty where neighbours are held by too many different lanes. */
export function axisRuns(tile: Tile, along: 'rows' | 'columns'): AxisRun[] {
  const known = runsOfTiles[along].get(tile);
  if (known) {
    return known;
  }
  const found = countAxisRuns(tile, along);
  runsOfTiles[along].set(tile, found);
  return found;
}

function countAxisRuns(tile: Tile, along: 'rows' | 'columns'): AxisRun[] {
  const length = along === 'rows' ? tile.rows : tile.columns;
  const found: AxisRun[] = [];
  for (let place = 0; place < length; place++) {
    const lanes = (along === 'rows' ? tile.holders[place] ?? [] : tile.holders.map(row => row[place] ?? [])).flatMap(holders => holders.map(one => one.lane));
    const text = runs(lanes);
    const groups = new Set(lanes.map(lane => Math.floor(lane / LANES_PER_GROUP)));
    const last = found[found.length - 1];
    if (last && last.text === text) {
      last.length += 1;
    } else {
      found.push({ first: place, length: 1, text, group: groups.size === 1 ? [...groups][0] ?? null : null });
    }
  }
  return found.some(run => run.text.includes(',')) ? [] : found;
}

/** The cell that a lane holds in a slot, null where it holds nothing (there, or of this block). */
export function cellOf(tiles: Record<OperandName, Tile>, operand: OperandName, lane: number, slot: number): LayoutCell | null {
  for (const [row, columns] of tiles[operand].holders.entries()) {
    const column = columns.findIndex(holders => holders.some(one => one.lane === lane && one.slot === slot));
    if (column >= 0) {
      return { operand, row, column };
    }
  }
  return null;
}
