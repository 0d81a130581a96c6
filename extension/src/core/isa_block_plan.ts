/** Basic blocks below each other, in the order of the text, and the ways from one to the next beside them. */
import { CATEGORIES } from './category';
import type { Category, IsaBlock, IsaPayload } from './payloads';
import { packLanes, type Packed, type Span } from './wait_lanes';

export const BOX = 42;
export const GAP = 14;
export const SIDE_LANES = 4;

/** A jump: forward ones stand to the right of the blocks, those back up to the left. Rows are indices of blocks. */
export type Jump = Packed<Span & { back: boolean }>;

export interface BlockPlan {
  blocks: readonly IsaBlock[];
  jumps: Jump[];
  /** Blocks after which the next one may run without a jump. */
  falls: boolean[];
  /** Instructions of each category, those there are, by block. */
  mixes: { category: Category; count: number }[][];
}

export function planBlocks(payload: Pick<IsaPayload, 'blocks' | 'instructions'>): BlockPlan {
  const { blocks, instructions } = payload;
  const rowOf = new Map(blocks.map((block, row) => [block.number, row]));
  const ways = blocks.flatMap((block, from) => block.successors.flatMap(number => {
    const to = rowOf.get(number);
    return to === undefined ? [] : [{ from, to }];
  }));
  const jumps = ways.filter(({ from, to }) => to !== from + 1);
  const side = (back: boolean): Jump[] =>
    packLanes(jumps.filter(({ from, to }) => to <= from === back).map(jump => ({ ...jump, back })), SIDE_LANES);
  const falling = new Set(ways.filter(({ from, to }) => to === from + 1).map(({ from }) => from));
  let next = 0;
  return {
    blocks,
    jumps: [...side(false), ...side(true)],
    falls: blocks.map((_, row) => falling.has(row)),
    mixes: blocks.map(block => {
      const counts = new Map<Category, number>();
      for (let one = instructions[next]; one && one.line <= block.last; one = instructions[(next += 1)]) {
        counts.set(one.category, (counts.get(one.category) ?? 0) + 1);
      }
      return CATEGORIES.flatMap(category => {
        const count = counts.get(category);
        return count === undefined ? [] : [{ category, count }];
      });
    })
  };
}
