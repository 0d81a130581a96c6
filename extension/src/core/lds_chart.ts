/** One LDS access as bars per phase and bank: a bar is as high as the dwords its bank has to serve one after another. */
import { svg, type Child } from './dom';
import type { LdsPhase } from './payloads';

export interface LdsChartOptions {
  phases: LdsPhase[];
  banks: number;
  width: number;
  /** Pixels for one dword of height, and for one lane row. */
  unit: number;
  laneHeight: number;
  /** The most dwords of any bank on both sides, so that two charts share one scale. */
  deepest: number;
  phase: number;
  lane: number;
  hatch: string;
  pickPhase: (phase: number) => void;
  pickLane: (lane: number) => void;
}

const LEFT = 48;
const RIGHT = 58;
const HEAD = 18;
/** A chart is never drawn narrower: its place scrolls instead. */
export const NARROWEST_CHART = 180;

/** `0–15`, or the lanes one by one where they are no run. */
export function laneRange(lanes: readonly number[]): string {
  const [first, last] = [lanes[0], lanes[lanes.length - 1]];
  const run = first !== undefined && last !== undefined && last - first === lanes.length - 1;
  return run ? `${first}–${last}` : `${lanes.slice(0, 2).join(',')}…`;
}

export function ldsChart(options: LdsChartOptions): SVGSVGElement {
  const { phases, banks, unit, laneHeight, deepest } = options;
  const cell = Math.max(2, Math.floor(((options.width - LEFT - RIGHT) / banks) * 4) / 4);
  const phaseHeight = deepest * unit + 8;
  const x = (bank: number): number => LEFT + bank * cell;
  const parts: Child[] = [];
  const text = (at: number, y: number, value: string, attributes: Record<string, string | number> = {}): void => {
    parts.push(svg('text', { x: at, y, 'font-size': 11, class: 'wx-svg-mut', ...attributes }, value));
  };
  text(LEFT - 6, 12, 'bank', { 'text-anchor': 'end' });
  for (let bank = 0; bank < banks; bank += banks / 4) {
    text(x(bank) + cell / 2, 12, String(bank), { 'text-anchor': 'middle' });
  }
  text(x(banks - 1) + cell / 2, 12, String(banks - 1), { 'text-anchor': 'middle' });

  phases.forEach((phase, index) => {
    const top = HEAD + index * phaseHeight;
    const floor = top + phaseHeight - 4;
    parts.push(svg('rect', {
      x: 0, y: top, width: options.width, height: phaseHeight, class: index === options.phase ? 'wx-svg-sel wx-svg-hit' : 'wx-svg-none wx-svg-hit',
      'data-phase': index, onclick: () => options.pickPhase(index)
    }));
    parts.push(svg('line', { x1: LEFT, x2: x(banks), y1: floor, y2: floor, class: 'wx-svg-line' }));
    for (const { bank, dwords } of phase.banks) {
      dwords.forEach((dword, level) => {
        const mine = dword.lanes.includes(options.lane);
        parts.push(bar(x(bank), floor - (level + 1) * unit, cell, unit - 1, mine, level > 0, options.hatch));
      });
    }
    text(LEFT - 6, floor - 2, laneRange(phase.lanes), { 'text-anchor': 'end' });
    const conflict = phase.cycles > 1;
    text(x(banks) + 8, floor - 2, conflict ? `${phase.cycles}-way` : String(phase.cycles), { 'font-size': 12, 'font-weight': 600, class: conflict ? 'wx-svg-mfma' : 'wx-svg-fg' });
    if (conflict && phaseHeight > 28) {
      text(x(banks) + 8, floor - 17, `+${phase.cycles - 1} cyc`);
    }
  });

  const chosen = phases[options.phase];
  const lanesTop = HEAD + phases.length * phaseHeight + 18;
  text(LEFT - 6, lanesTop - 5, 'lane', { 'text-anchor': 'end' });
  const every = laneHeight >= 13 ? 1 : 3;
  chosen?.lanes.forEach((lane, row) => {
    const y = lanesTop + row * laneHeight;
    const mine = lane === options.lane;
    parts.push(svg('rect', {
      x: LEFT, y, width: banks * cell, height: laneHeight - 1, class: mine ? 'wx-svg-sel wx-svg-hit' : 'wx-svg-hov wx-svg-hit',
      'data-lane': lane, onclick: () => options.pickLane(lane)
    }));
    if (mine || (row % every === 0 && (every === 1 || Math.abs(lane - options.lane) > 1))) {
      text(LEFT - 6, y + laneHeight - 2, String(lane), { 'text-anchor': 'end', class: mine ? 'wx-svg-acc' : 'wx-svg-mut' });
    }
    for (const { bank, dwords } of chosen.banks) {
      if (dwords.some(dword => dword.lanes.includes(lane))) {
        parts.push(bar(x(bank), y, cell, laneHeight - 1, mine, dwords.length > 1, options.hatch));
      }
    }
  });
  const height = lanesTop + (chosen?.lanes.length ?? 0) * laneHeight + 4;
  const conflicts = phases.reduce((sum, phase) => sum + phase.cycles - 1, 0);
  return svg('svg', {
    width: options.width, height, class: 'wx-lds-chart', role: 'img',
    'aria-label': `${phases.length} phases over ${banks} banks, ${conflicts} conflict cycles`
  }, ...parts);
}

function bar(x: number, y: number, cell: number, height: number, mine: boolean, conflict: boolean, hatch: string): SVGElement {
  return svg('rect', {
    x: x + 0.5, y, width: cell - 1, height, 'pointer-events': 'none',
    class: mine ? 'wx-svg-accfill' : conflict ? 'wx-svg-conflict' : 'wx-svg-bar',
    fill: !mine && conflict ? `url(#${hatch})` : undefined
  });
}

/** The hatch of conflicts; a document needs each id once. */
export function hatchDefinition(id: string): SVGSVGElement {
  return svg('svg', { width: 0, height: 0, class: 'wx-hatch', 'aria-hidden': 'true' },
    svg('defs', {}, svg('pattern', { id, width: 4, height: 4, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      svg('rect', { width: 4, height: 4, class: 'wx-svg-hatch-ground' }),
      svg('rect', { width: 1.8, height: 4, class: 'wx-svg-hatch-line' }))));
}
