/**
 * The segments that one wave instruction touches, one below the other: each a strip of its bytes, coloured by the lane
 * that asks for them. What is moved and asked for by nobody stays hatched.
 */
import { LANES_PER_GROUP, LANE_GROUPS } from './category';
import { svg, type Child } from './dom';
import { hex } from './format';
import type { MemoryPart } from './payloads';
import { laneColor } from './tensor_tile';
import type { Theme } from './theme';

export interface SegmentOptions {
  part: MemoryPart;
  segmentBytes: number;
  width: number;
  /** Height that the strips may take together. */
  room: number;
  lane: number;
  hatch: string;
  theme: Theme;
  pick: (lane: number) => void;
}

const LEFT = 74;
const RIGHT = 92;
const HEAD = 18;
/** Never drawn narrower: its place scrolls instead. */
const NARROWEST = LEFT + RIGHT + 64;
/** Height of a row with a label of its own, and how many such rows are drawn whatever the room. */
const LABELLED = 14;
const MOST_LABELLED = 32;

/** Stretches of a segment by lane; where several lanes ask for one byte the lowest is drawn last. */
export function stretches(part: MemoryPart, start: number, segmentBytes: number): { lane: number; from: number; to: number }[] {
  return part.addresses
    .map((address, lane) => (address === null ? null : { lane, from: Math.max(address, start) - start, to: Math.min(address + part.lane_bytes, start + segmentBytes) - start }))
    .filter(one => one !== null && one.from < one.to)
    .map(one => one as { lane: number; from: number; to: number })
    .reverse();
}

/** Height of a row: one that holds its label wherever there are not too many for that. */
export function rowStep(rows: number, room: number): number {
  return Math.max(rows <= MOST_LABELLED ? LABELLED : 4, Math.min(18, Math.floor(room / Math.max(1, rows))));
}

/** `lane 3`, `lanes 0–3`, `5 lanes` where they are no run. */
export function laneWords(lanes: readonly number[]): string {
  const distinct = [...new Set(lanes)].sort((a, b) => a - b);
  const [first, last] = [distinct[0] ?? 0, distinct[distinct.length - 1] ?? 0];
  return distinct.length === 1 ? `lane ${first}` : last - first === distinct.length - 1 ? `lanes ${first}–${last}` : `${distinct.length} lanes`;
}

export function segmentPicture(options: SegmentOptions): SVGSVGElement {
  const { part, segmentBytes, room, lane, theme } = options;
  const width = Math.max(NARROWEST, options.width);
  const rows = part.segments.length;
  const step = rowStep(rows, room);
  const tall = step > 6 ? step - 2 : step - 1;
  const byte = (width - LEFT - RIGHT) / segmentBytes;
  const parts: Child[] = [];
  const text = (x: number, y: number, value: string, attributes: Record<string, string | number> = {}): void => {
    parts.push(svg('text', { x, y, 'font-size': 11, class: 'wx-svg-mut', ...attributes }, value));
  };
  text(LEFT - 8, 12, 'byte', { 'text-anchor': 'end' });
  for (let at = 0; at < segmentBytes; at += 16) {
    if (byte * 16 >= 26 || at % 32 === 0) {
      text(LEFT + at * byte, 12, String(at));
    }
  }
  text(LEFT + segmentBytes * byte, 12, String(segmentBytes), { 'text-anchor': 'end' });
  text(LEFT + segmentBytes * byte + 8, 12, 'used by');
  const every = Math.max(1, Math.ceil(LABELLED / step));
  part.segments.forEach((segment, row) => {
    const y = HEAD + row * step;
    parts.push(svg('rect', { x: LEFT, y, width: segmentBytes * byte, height: tall, fill: `url(#${options.hatch})` }));
    for (const { lane: own, from, to } of stretches(part, segment.start, segmentBytes)) {
      parts.push(svg('rect', {
        x: LEFT + from * byte + 0.25, y, width: (to - from) * byte - 0.5, height: tall, fill: laneColor(theme, own),
        class: 'wx-svg-hit', 'data-lane': own, onclick: () => options.pick(own)
      }));
    }
    if (row % every === 0) {
      const group = part.segments.slice(row, row + every);
      const high = (group.length - 1) * step + tall;
      const middle = y + high / 2 + 4;
      const right = LEFT + segmentBytes * byte;
      text(LEFT - 8, middle, hex(segment.start), { 'text-anchor': 'end' });
      text(right + 8, middle, laneWords(group.flatMap(one => one.lanes)));
      if (every > 1) {
        // Rows too thin for a label each share one; a line at both ends holds them together.
        for (const x of [LEFT - 4, right + 4]) {
          parts.push(svg('line', { x1: x, x2: x, y1: y, y2: y + high, class: 'wx-svg-line' }));
        }
      }
    }
  });
  const own = part.addresses[lane] ?? null;
  if (own !== null) {
    part.segments.forEach((segment, row) => {
      const [from, to] = [Math.max(own, segment.start) - segment.start, Math.min(own + part.lane_bytes, segment.start + segmentBytes) - segment.start];
      if (from < to) {
        const box = { x: LEFT + from * byte - 1, y: HEAD + row * step - 1, width: (to - from) * byte + 2, height: tall + 2, fill: 'none', 'pointer-events': 'none' };
        parts.push(svg('rect', { ...box, class: 'wx-svg-halo' }), svg('rect', { ...box, class: 'wx-svg-selected' }));
      }
    });
  }
  return svg('svg', {
    width, height: HEAD + rows * step + 2, class: 'wx-segments', role: 'img',
    'aria-label': `${rows} segments of ${segmentBytes} bytes; ${part.needed_bytes} of ${rows * segmentBytes} bytes are asked for`
  }, ...parts);
}

/** The hatch of bytes that nobody asked for; a document needs each id once. */
export function unusedHatch(id: string): SVGSVGElement {
  return svg('svg', { width: 0, height: 0, class: 'wx-hatch', 'aria-hidden': 'true' },
    svg('defs', {}, svg('pattern', { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      svg('rect', { width: 5, height: 5, class: 'wx-svg-hov' }),
      svg('rect', { width: 1, height: 5, class: 'wx-svg-unused' }))));
}

/** The colours of the lanes, by groups of sixteen. */
export function laneKeys(theme: Theme, lanes: number): { label: string; color: string }[] {
  return LANE_GROUPS.slice(0, Math.ceil(lanes / LANES_PER_GROUP)).map((_, group) => {
    const first = group * LANES_PER_GROUP;
    return { label: `lanes ${first}–${Math.min(lanes, first + LANES_PER_GROUP) - 1}`, color: laneColor(theme, first + LANES_PER_GROUP / 2) };
  });
}
