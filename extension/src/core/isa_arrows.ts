/** Drawn over the listing: arrows from accesses to the waits that cover them, and brackets around loops. */
import { svg } from './dom';
import type { Theme } from './theme';
import type { WaitArrow } from './wait_lanes';

/** The waits column, in pixels from the left of a row. */
export const WAITS_LEFT = 92;
export const WAITS_WIDTH = 48;
const LANE_STEP = 6;
/** Where the brackets of outermost loops stand; inner ones stand to the right of them. */
const BRACKETS = 39 - WAITS_LEFT;
const BRACKET_STEP = 4;

export interface LoopBracket {
  /** Rows. */
  from: number;
  to: number;
  depth: number;
}

/** The middle of a row. */
type Height = (row: number) => number;

/** An arrow that goes around a loop points up and is dashed. */
export function arrowParts({ from, to, lane, category, carried }: WaitArrow, y: Height, theme: Theme, selected: boolean): SVGElement[] {
  const x = WAITS_WIDTH - 8 - lane * LANE_STEP;
  const [a, b] = [y(from), y(to)];
  const s = Math.sign(b - a);
  const color = selected ? theme.color('acc') : theme.mix(category, 60);
  return [
    svg('path', {
      d: `M${WAITS_WIDTH} ${a}H${x + 2}Q${x} ${a} ${x} ${a + 4 * s}V${b - 4 * s}Q${x} ${b} ${x + 2} ${b}H${WAITS_WIDTH - 4}`, fill: 'none', stroke: color,
      'stroke-width': selected ? 2 : 1.25, 'stroke-dasharray': carried ? '3 2' : null, 'data-from': from, 'data-to': to
    }),
    svg('path', { d: `M${WAITS_WIDTH - 5} ${b - 3.5}L${WAITS_WIDTH} ${b}L${WAITS_WIDTH - 5} ${b + 3.5}z`, fill: color }),
    svg('circle', { cx: WAITS_WIDTH, cy: a, r: 1.8, fill: color })
  ];
}

export function bracket({ from, to, depth }: LoopBracket, y: Height, theme: Theme): SVGElement {
  const x = BRACKETS + Math.min(depth - 1, 3) * BRACKET_STEP;
  return svg('path', { d: `M${x + 5} ${y(from) - 8}H${x}V${y(to) + 8}H${x + 5}`, fill: 'none', stroke: theme.color('fg'), 'stroke-width': 1.5 });
}
