/** Arrows beside a list, packed into as few lanes as possible. */
import type { IsaWait } from './payloads';

export const MOST_LANES = 7;

/** From one row to another, in either direction. */
export interface Span {
  from: number;
  to: number;
}

export type Packed<T> = T & {
  /** 0 is nearest to the rows. */
  lane: number;
};

/** An arrow from the row of an access to that of a wait which covers it. */
export type WaitArrow = Packed<Span & Pick<IsaWait, 'category' | 'carried'>>;

/** Short spans come nearest to the rows; what finds no free lane shares the outermost. */
export function packLanes<T extends Span>(spans: readonly T[], lanes: number): Packed<T>[] {
  const used: [number, number][][] = Array.from({ length: lanes }, () => []);
  return spans
    .map(span => ({ span, first: Math.min(span.from, span.to), last: Math.max(span.from, span.to) }))
    .sort((a, b) => a.last - a.first - (b.last - b.first) || a.first - b.first)
    .map(({ span, first, last }) => {
      const free = used.findIndex(lane => lane.every(([from, to]) => to < first || from > last));
      const lane = free < 0 ? lanes - 1 : free;
      used[lane]?.push([first, last]);
      return { ...span, lane };
    });
}
