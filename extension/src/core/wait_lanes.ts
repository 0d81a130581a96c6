/** Arrows from loads to the waits that retire them, packed into as few lanes as possible. */
import type { IsaPayload } from './payloads';

export const MOST_LANES = 7;

export interface WaitArrow {
  /** Row indices. */
  from: number;
  to: number;
  category: IsaPayload['waits'][number]['category'];
  /** 0 is nearest to the instructions. */
  lane: number;
}

/** Short arrows come nearest to the text; what finds no free lane shares the outermost. */
export function packWaits(waits: readonly { from: number; to: number; category: WaitArrow['category'] }[]): WaitArrow[] {
  const used: [number, number][][] = Array.from({ length: MOST_LANES }, () => []);
  return [...waits]
    .filter(wait => wait.to > wait.from)
    .sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from)
    .map(wait => {
      const free = used.findIndex(lane => lane.every(([from, to]) => to < wait.from || from > wait.to));
      const lane = free < 0 ? MOST_LANES - 1 : free;
      (used[lane] as [number, number][]).push([wait.from, wait.to]);
      return { ...wait, lane };
    });
}
