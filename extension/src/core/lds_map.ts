/** The LDS of a workgroup as a map: bytes to the right, the kernel's course downwards, a box for each buffer's life. */
import { svg, type Child } from './dom';
import type { LdsPredictionPayload } from './payloads';

export interface LdsMapOptions {
  payload: LdsPredictionPayload;
  width: number;
  hatch: string;
  /** Id of the buffer that is chosen. */
  chosen: string | null;
  pick: (buffer: string) => void;
}

const LEFT = 104;
const RIGHT = 12;
const HEAD = 20;
/** Heights of a section: as high as there is room for, within these. */
const LOWEST = 36;
const HIGHEST = 120;
const ROOM = 150;
/** A buffer of few bytes is still there to be seen and hit. */
const THINNEST = 6;

export function ldsMap({ payload, width, hatch, chosen, pick }: LdsMapOptions): SVGSVGElement {
  const placed = payload.allocations.filter(one => one.offset !== null && one.bytes !== null);
  const end = Math.max(1, payload.lds_bytes ?? 0, ...placed.map(one => (one.offset ?? 0) + (one.bytes ?? 0)));
  const x = (byte: number): number => LEFT + (byte / end) * (width - LEFT - RIGHT);
  const used = payload.sections.filter(section => placed.some(one => one.lifetime && one.lifetime.first <= section.last && section.first <= one.lifetime.last));
  const tall = Math.max(LOWEST, Math.min(HIGHEST, Math.floor(ROOM / Math.max(1, used.length))));
  const tops = new Map(used.map((section, index) => [section, HEAD + index * tall]));
  const height = HEAD + Math.max(1, used.length) * tall + 6;
  /** Positions within a section are spread over its height. */
  const y = (position: number, after: boolean): number => {
    const section = used.find(one => position <= one.last) ?? used[used.length - 1];
    if (!section) {
      return after ? height - 6 : HEAD;
    }
    const span = section.last - section.first + 1;
    const part = Math.min(1, Math.max(0, (position - section.first + (after ? 1 : 0)) / span));
    return (tops.get(section) ?? HEAD) + 3 + part * (tall - 6);
  };
  const parts: Child[] = [];
  const text = (at: number, top: number, value: string, more: Record<string, string | number> = {}): void => {
    parts.push(svg('text', { x: at, y: top, 'font-size': 11, class: 'wx-svg-mut', ...more }, value));
  };
  text(LEFT - 8, 13, 'byte', { 'text-anchor': 'end' });
  const marks = [...new Set([0, ...placed.map(one => (one.offset ?? 0) + (one.bytes ?? 0)), end])].sort((a, b) => a - b);
  let free = -Infinity;
  for (const mark of marks) {
    if (x(mark) - free > 44 || mark === 0) {
      text(x(mark), 13, String(mark), { 'text-anchor': mark === 0 ? 'start' : mark === end ? 'end' : 'middle' });
      free = x(mark);
    }
  }
  used.forEach(section => {
    const top = tops.get(section) ?? HEAD;
    text(LEFT - 8, top + tall / 2 + 4, section.title, { 'text-anchor': 'end' });
    parts.push(svg('line', { x1: LEFT, x2: width - RIGHT, y1: top + tall, y2: top + tall, class: 'wx-svg-line', 'stroke-opacity': 0.5 }));
  });
  for (const one of placed) {
    const [left, right] = [x(one.offset ?? 0), x((one.offset ?? 0) + (one.bytes ?? 0))];
    const life = one.lifetime;
    const [top, bottom] = life ? [y(life.first, false), y(life.last, true)] : [HEAD + 2, height - 8];
    const box = { x: left, y: top, width: Math.max(THINNEST, right - left - 2), height: Math.max(THINNEST, bottom - top), rx: 2 };
    const clash = one.shares.some(shared => shared.together);
    parts.push(svg('rect', {
      ...box, class: `wx-svg-hit wx-lds-box${one.node === chosen ? ' wx-on' : ''}`, fill: clash ? `url(#${hatch})` : undefined,
      'data-buffer': one.node, onclick: () => pick(one.node)
    }, svg('title', {}, `${one.name}: bytes ${one.offset} to ${(one.offset ?? 0) + (one.bytes ?? 0) - 1}`)));
    if (box.width > 60 && box.height > 13) {
      text(left + 6, top + Math.min(15, box.height - 3), one.name, { class: one.node === chosen ? 'wx-svg-acc' : 'wx-svg-fg', 'pointer-events': 'none' });
    }
  }
  if (placed.length === 0) {
    text(LEFT, HEAD + 16, 'where the buffers lie is not recorded: LLVM places them');
  }
  const words = placed.map(one => `${one.name} bytes ${one.offset} to ${(one.offset ?? 0) + (one.bytes ?? 0) - 1}`).join(', ');
  return svg('svg', { width, height, class: 'wx-lds-chart', role: 'img', 'aria-label': `LDS of a workgroup: ${words || 'no buffers'}` }, ...parts);
}
