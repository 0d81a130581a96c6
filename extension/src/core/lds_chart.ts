/** One LDS access as bars per phase and bank: a bar is as high as the dwords its bank has to serve one after another. */
import { replace, svg, type Child } from './dom';
import type { LdsPhase } from './payloads';

/** What is under the pointer: a bank of a phase, or a lane of the chosen one. */
export type LdsSpot = { phase: number; bank: number } | { lane: number };

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
  hover?: (spot: LdsSpot | null) => void;
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

function label(x: number, y: number, value: string, attributes: Record<string, string | number> = {}): SVGElement {
  return svg('text', { x, y, 'font-size': 11, class: 'wx-svg-mut', ...attributes }, value);
}

/** A bar, and what it looks like while its lane is not the selected one. */
interface Bar {
  element: SVGElement;
  lanes: readonly number[];
  conflict: boolean;
}

export class LdsChart {
  readonly element: SVGSVGElement;
  private readonly cell: number;
  private readonly phaseHeight: number;
  private readonly grounds: SVGElement[] = [];
  private readonly bars: Bar[] = [];
  private readonly rows = svg('g');
  private phase = -1;
  private lane: number;

  constructor(private readonly options: LdsChartOptions) {
    const { phases, banks, unit, deepest } = options;
    this.cell = Math.max(2, Math.floor(((options.width - LEFT - RIGHT) / banks) * 4) / 4);
    this.phaseHeight = deepest * unit + 8;
    this.lane = options.lane;
    const conflicts = phases.reduce((sum, phase) => sum + phase.cycles - 1, 0);
    this.element = svg('svg', {
      width: options.width, class: 'wx-lds-chart', role: 'img', 'aria-label': `${phases.length} phases over ${banks} banks, ${conflicts} conflict cycles`,
      onpointermove: (event: PointerEvent) => options.hover?.(this.spotOf(event)), onpointerleave: () => options.hover?.(null)
    }, ...this.scale(), ...phases.flatMap((phase, index) => this.phaseParts(phase, index)), this.rows);
    this.mark(options.phase, options.lane);
  }

  /** Show another phase or lane: bars change their colour; only the rows of a new phase are drawn anew. */
  mark(phase: number, lane: number): void {
    this.lane = lane;
    if (phase !== this.phase) {
      this.phase = phase;
      this.grounds.forEach((ground, at) => ground.setAttribute('class', at === phase ? 'wx-svg-sel wx-svg-hit' : 'wx-svg-none wx-svg-hit'));
    }
    this.bars.forEach(bar => this.paint(bar));
    this.drawRows();
  }

  private x(bank: number): number {
    return LEFT + bank * this.cell;
  }

  private top(phase: number): number {
    return HEAD + phase * this.phaseHeight;
  }

  private get rowsTop(): number {
    return this.top(this.options.phases.length) + 18;
  }

  private scale(): Child[] {
    const { banks } = this.options;
    const marked = [0, 1, 2, 3].map(quarter => (quarter * banks) / 4).concat(banks - 1);
    return [label(LEFT - 6, 12, 'bank', { 'text-anchor': 'end' }), ...marked.map(bank => label(this.x(bank) + this.cell / 2, 12, String(bank), { 'text-anchor': 'middle' }))];
  }

  private phaseParts(phase: LdsPhase, index: number): Child[] {
    const { options, phaseHeight } = this;
    const top = this.top(index);
    const floor = top + phaseHeight - 4;
    const ground = svg('rect', { x: 0, y: top, width: options.width, height: phaseHeight, 'data-phase': index, onclick: () => options.pickPhase(index) });
    this.grounds.push(ground);
    const bars = phase.banks.flatMap(({ bank, dwords }) => dwords.map((dword, level) => this.bar(bank, floor - (level + 1) * options.unit, options.unit - 1, dword.lanes, level > 0)));
    this.bars.push(...bars);
    const conflict = phase.cycles > 1;
    const end = this.x(options.banks);
    return [
      ground, svg('line', { x1: LEFT, x2: end, y1: floor, y2: floor, class: 'wx-svg-line' }), ...bars.map(bar => bar.element),
      label(LEFT - 6, floor - 2, laneRange(phase.lanes), { 'text-anchor': 'end' }),
      label(end + 8, floor - 2, conflict ? `${phase.cycles}-way` : String(phase.cycles), { 'font-size': 12, 'font-weight': 600, class: conflict ? 'wx-svg-mfma' : 'wx-svg-fg' }),
      conflict && phaseHeight > 28 ? label(end + 8, floor - 17, `+${phase.cycles - 1} cyc`) : null
    ];
  }

  private bar(bank: number, y: number, height: number, lanes: readonly number[], conflict: boolean): Bar {
    return { element: svg('rect', { x: this.x(bank) + 0.5, y, width: this.cell - 1, height, 'pointer-events': 'none' }), lanes, conflict };
  }

  private paint({ element, lanes, conflict }: Bar): void {
    const mine = lanes.includes(this.lane);
    element.setAttribute('class', mine ? 'wx-svg-accfill' : conflict ? 'wx-svg-conflict' : 'wx-svg-bar');
    if (!mine && conflict) {
      element.setAttribute('fill', `url(#${this.options.hatch})`);
    } else {
      element.removeAttribute('fill');
    }
  }

  /** The lanes of the chosen phase, each with the banks it asks. */
  private drawRows(): void {
    const { phases, banks, laneHeight, pickLane } = this.options;
    const chosen = phases[this.phase];
    const every = laneHeight >= 13 ? 1 : 3;
    const parts: Child[] = [label(LEFT - 6, this.rowsTop - 5, 'lane', { 'text-anchor': 'end' })];
    chosen?.lanes.forEach((lane, row) => {
      const y = this.rowsTop + row * laneHeight;
      const mine = lane === this.lane;
      parts.push(svg('rect', {
        x: LEFT, y, width: banks * this.cell, height: laneHeight - 1, class: mine ? 'wx-svg-sel wx-svg-hit' : 'wx-svg-hov wx-svg-hit', 'data-lane': lane, onclick: () => pickLane(lane)
      }));
      if (mine || (row % every === 0 && (every === 1 || Math.abs(lane - this.lane) > 1))) {
        parts.push(label(LEFT - 6, y + laneHeight - 2, String(lane), { 'text-anchor': 'end', class: mine ? 'wx-svg-acc' : 'wx-svg-mut' }));
      }
      for (const { bank, dwords } of chosen.banks) {
        if (dwords.some(dword => dword.lanes.includes(lane))) {
          const bar = this.bar(bank, y, laneHeight - 1, [lane], dwords.length > 1);
          this.paint(bar);
          parts.push(bar.element);
        }
      }
    });
    replace(this.rows, ...parts);
    this.element.setAttribute('height', String(this.rowsTop + (chosen?.lanes.length ?? 0) * laneHeight + 4));
  }

  private spotOf(event: PointerEvent): LdsSpot | null {
    const target = event.target as Element;
    const [phase, lane] = [target.getAttribute('data-phase'), target.getAttribute('data-lane')];
    if (lane !== null) {
      return { lane: Number(lane) };
    }
    const box = this.element.getBoundingClientRect();
    const bank = Math.floor((((event.clientX - box.left) / (box.width || 1)) * this.options.width - LEFT) / this.cell);
    return phase !== null && bank >= 0 && bank < this.options.banks ? { phase: Number(phase), bank } : null;
  }
}

/** The chart alone, where it is drawn anew with each change. */
export function ldsChart(options: LdsChartOptions): SVGSVGElement {
  return new LdsChart(options).element;
}

/** The hatch of conflicts; a document needs each id once. */
export function hatchDefinition(id: string): SVGSVGElement {
  return svg('svg', { width: 0, height: 0, class: 'wx-hatch', 'aria-hidden': 'true' },
    svg('defs', {}, svg('pattern', { id, width: 4, height: 4, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      svg('rect', { width: 4, height: 4, class: 'wx-svg-hatch-ground' }),
      svg('rect', { width: 1.8, height: 4, class: 'wx-svg-hatch-line' }))));
}
