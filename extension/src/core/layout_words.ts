/** The cell of a matrix instruction that is looked at, in words. */
import { el } from './dom';
import { cellName, holdings, runs, sentence, slotName, type Holder, type LayoutCell, type OperandName, type Tile } from './layout_cells';
import type { MatrixLayoutPayload, MmaAgreementPayload } from './payloads';

export interface LookedAt {
  layout: MatrixLayoutPayload;
  tiles: Record<OperandName, Tile>;
  /** The selection, and the cell that is looked at: the selected one, or the one under the pointer. */
  lane: number;
  operand: OperandName;
  slot: number;
  cell: LayoutCell | null;
  previewed: boolean;
  block: number;
  /** Wave's index, and whether the tiles are in its order. */
  wave: MmaAgreementPayload | null;
  byWave: boolean;
}

export function layoutWords({ layout, tiles, lane, operand, slot, cell, previewed, block, wave, byWave }: LookedAt): HTMLElement[] {
  if (!cell) {
    return [
      el('div', { class: 'wx-layout-head' }, `lane ${lane}, `, el('span', { class: 'wx-m' }, slotName(layout[operand], slot)), ` of ${operand}`),
      el('p', {}, 'This lane holds nothing there.'),
      el('p', { class: 'wx-quiet wx-wrap' }, holdings(layout))
    ];
  }
  const holders = tiles[cell.operand].holders[cell.row]?.[cell.column] ?? [];
  const first = holders.find(one => !previewed && one.lane === lane) ?? holders[0];
  return [
    el('div', { class: 'wx-layout-head' }, first ? `lane ${first.lane}, ` : 'no lane ', first ? el('span', { class: 'wx-m' }, slotName(layout[cell.operand], first.slot)) : null, ` of ${cell.operand}`),
    el('p', { class: 'wx-m' }, `${cellName(cell)}${layout.blocks > 1 ? ` of block ${block}` : ''}`),
    ...(holders.length > 1 ? [el('p', {}, `Lanes ${runs(holders.map(one => one.lane))} hold it.`)] : []),
    el('p', {}, first ? sentence(layout, tiles, cell) : 'Another instruction sums this k.'),
    ...wavesWord(layout, cell, first ?? null, wave, byWave),
    el('p', { class: 'wx-quiet wx-wrap' }, `${holdings(layout)} Cells of lane ${lane} are outlined.`)
  ];
}

/** Words after the name of each tile, from the fullest to the shortest; `byWave` where k stands in the order of Wave's index. */
export function layoutTitles(layout: MatrixLayoutPayload, tiles: Record<OperandName, Tile>, byWave: boolean): Record<OperandName, string[]> {
  const k = tiles.A.columns > layout.k ? `, ${layout.k} of Wave's ${tiles.A.columns} k` : '';
  const order = byWave ? ', Wave\'s order' : '; lanes';
  return {
    A: [`i × k, ${layout.A.dtype}${order}${k}`, `i × k, ${layout.A.dtype}${k}`, `i × k, ${layout.A.dtype}`, 'i × k'],
    B: [`k × j, ${layout.B.dtype}${order}`, `k × j, ${layout.B.dtype}`, 'k × j'],
    D: [`= A·B + C, ${layout.D.dtype}; registers`, `= A·B + C, ${layout.D.dtype}`, layout.D.dtype]
  };
}

/** What the other side has in this lane and register, where they differ. */
function wavesWord(layout: MatrixLayoutPayload, cell: LayoutCell, holder: Holder | null, found: MmaAgreementPayload | null, byWave: boolean): HTMLElement[] {
  const own = found?.operands.find(one => one.name === cell.operand);
  const wave = holder && own?.lanes[holder.lane]?.[holder.slot];
  const hardware = holder && layout[cell.operand].lanes[holder.lane]?.[holder.slot];
  if (!own || !wave || !hardware || (wave[0] === hardware[0] && wave[1] === hardware[1])) {
    return [];
  }
  const [rows, columns] = own.dims;
  return [el('p', { class: 'wx-layout-wave' }, byWave
    ? `The instruction calls this place ${cellName({ operand: cell.operand, row: hardware[0], column: hardware[1] })}.`
    : `Wave's index puts ${rows} ${wave[0]}, ${columns} ${wave[1]} there.`)];
}
