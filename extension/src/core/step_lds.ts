/** The workgroup's LDS as dwords by bank, with the newest access lit, and how its banks serve it. */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { context2d, el, pointIn, replace } from './dom';
import { count, hex } from './format';
import { hatchDefinition, ldsChart } from './lds_chart';
import type { StepAccess, StepLdsPayload } from './payloads';
import { dwordText, hexDword } from './step_numbers';
import { Stepper } from './stepper';
import type { Workspace } from './workspace';

const LEFT = 44;
const HEAD = 16;
const ROW = 9;

let maps = 0;

/** The dwords of little-endian bytes in base64. */
export function dwordsOf(base64: string): Uint32Array {
  const text = atob(base64);
  const bytes = new Uint8Array(Math.ceil(text.length / 4) * 4);
  for (let i = 0; i < text.length; i++) {
    bytes[i] = text.charCodeAt(i);
  }
  return new Uint32Array(bytes.buffer);
}

/** The first lane that touches each dword of one part of an access, by number of the dword. */
export function lanesByDword(addresses: readonly (number | null)[], bytes: number): Map<number, number[]> {
  const touched = new Map<number, number[]>();
  addresses.forEach((address, lane) => {
    if (address !== null) {
      for (let dword = address >> 2; dword * 4 < address + bytes; dword++) {
        touched.set(dword, [...(touched.get(dword) ?? []), lane]);
      }
    }
  });
  return touched;
}

export class StepLds {
  readonly element = el('div', { class: 'wx-step-lds' });
  private readonly head = el('div', { class: 'wx-step-readout', 'data-testid': 'step-lds' });
  private readonly part: Stepper;
  private readonly scroller = el('div', { class: 'wx-step-map', tabindex: 0, role: 'region', 'aria-label': 'LDS by bank' });
  private readonly map = el('canvas', { 'aria-hidden': 'true' });
  private readonly under = el('div', { class: 'wx-quiet wx-step-under' });
  private readonly chart = el('div');
  private readonly hatch = `wx-step-hatch-${(maps += 1)}`;
  private access: StepAccess | null = null;
  private content: Uint32Array = new Uint32Array(0);
  private bytes = 0;
  private banks = 32;
  private shownPart = 0;
  private shownPhase = 0;
  private width = 400;
  private cell = 10;
  private seen = '';

  constructor(private readonly work: Workspace) {
    this.part = new Stepper('part', part => {
      this.shownPart = part;
      this.draw();
    }, value => String(value + 1));
    this.scroller.append(this.map);
    this.element.append(hatchDefinition(this.hatch), this.head, this.scroller, this.under, this.chart);
    this.map.addEventListener('pointermove', event => {
      const { x, y } = pointIn(this.map, event);
      const bank = Math.floor((x - LEFT) / this.cell);
      const row = Math.floor((y - HEAD) / ROW);
      this.read(bank >= 0 && bank < this.banks && row >= 0 ? row * this.banks + bank : -1);
    });
    this.map.addEventListener('pointerleave', () => this.read(-1));
  }

  put(access: StepAccess | null, lds: StepLdsPayload, width: number): void {
    this.access = access;
    this.content = dwordsOf(lds.content);
    this.bytes = lds.bytes;
    this.banks = access?.banks ?? lds.banks;
    this.width = width;
    this.shownPart = Math.min(this.shownPart, Math.max(0, (access?.parts.length ?? 1) - 1));
    this.draw();
    const key = access ? `${access.line} ${access.parts[this.shownPart]?.addresses[0] ?? ''}` : '';
    if (key !== this.seen) {
      this.seen = key;
      const first = Math.min(...(access?.parts[this.shownPart]?.addresses ?? []).filter(at => at !== null));
      if (Number.isFinite(first)) {
        this.scroller.scrollTop = Math.max(0, Math.floor(first / 4 / this.banks) * ROW - 24);
      }
    }
  }

  draw(): void {
    const { access } = this;
    const part = access?.parts[this.shownPart];
    const cycles = access?.parts.every(one => one.conflict_cycles !== null) ? access.parts.reduce((sum, one) => sum + (one.conflict_cycles ?? 0), 0) : null;
    this.part.update(this.shownPart, access?.parts.length ?? 1);
    replace(this.head,
      access
        ? el('div', { class: 'wx-step-cell' },
          el('b', {}, `line ${access.line}: ${access.kind === 'atomic' ? 'atomic' : `${access.kind}s`} ${part ? 8 * part.bytes : 0} bit a lane`), el('span', { class: 'wx-quiet' }, ` wave ${access.wave}`),
          el('span', { class: 'wx-gap' }),
          cycles === null ? null : el('b', { class: cycles ? 'wx-conflict' : 'wx-add', title: 'bank conflict cycles of this access' }, cycles ? `▲ ${count(cycles)}` : '✓ 0'),
          this.part.element)
        : el('div', { class: 'wx-quiet' }, this.bytes ? 'No instruction has touched LDS yet.' : 'This workgroup has no LDS.'));
    this.drawMap();
    this.read(-1);
    const { lane } = this.work.selection;
    const phases = part?.phases ?? [];
    const own = phases.findIndex(phase => phase.lanes.includes(lane));
    this.shownPhase = own >= 0 ? own : Math.min(this.shownPhase, Math.max(0, phases.length - 1));
    replace(this.chart, phases.length === 0 ? null : ldsChart({
      phases, banks: this.banks, width: Math.min(640, this.width - 8), unit: 5, laneHeight: 9,
      deepest: Math.max(1, ...phases.flatMap(phase => phase.banks.map(bank => bank.dwords.length))),
      phase: this.shownPhase, lane, hatch: this.hatch,
      pickPhase: phase => this.work.store.select({ lane: phases[phase]?.lanes[0] ?? lane }),
      pickLane: picked => this.work.store.select({ lane: picked })
    }), access?.evidence ? el('p', { class: 'wx-quiet' }, access.evidence) : null,
    part?.not_known ? el('p', { class: 'wx-quiet' }, `No phases: ${part.not_known}.`) : null);
  }

  private drawMap(): void {
    const rows = Math.ceil(this.bytes / 4 / this.banks);
    this.cell = Math.max(3, Math.floor((this.width - LEFT - 16) / this.banks));
    const [width, height] = [LEFT + this.banks * this.cell + 4, HEAD + rows * ROW + 2];
    this.scroller.hidden = rows === 0;
    const context = context2d(this.map, width, height);
    if (!context) {
      return;
    }
    const { theme } = this.work;
    const touched = this.touched();
    const mine = this.work.selection.lane;
    const [empty, full] = [theme.color('hov'), theme.mix('bar', 34)];
    for (let dword = 0; dword * 4 < this.bytes; dword++) {
      const [x, y] = [LEFT + (dword % this.banks) * this.cell, HEAD + Math.floor(dword / this.banks) * ROW];
      const lanes = touched.get(dword);
      const lane = lanes?.includes(mine) ? mine : lanes?.[0];
      context.fillStyle = lane === undefined ? (this.content[dword] ? full : empty) : theme.color(LANE_GROUPS[Math.floor(lane / LANES_PER_GROUP) % LANE_GROUPS.length] ?? 'bar');
      context.fillRect(x, y, this.cell - 1, ROW - 1);
      if (lanes?.includes(mine)) {
        context.lineWidth = 2;
        context.strokeStyle = theme.color('acc');
        context.strokeRect(x, y, this.cell - 1, ROW - 1);
      }
    }
    context.font = theme.font(11);
    context.fillStyle = theme.color('mut');
    context.textAlign = 'right';
    context.fillText('bank', LEFT - 6, 11);
    const every = Math.max(1, Math.ceil(14 / ROW) * 2);
    for (let row = 0; row < rows; row += every) {
      context.fillText(String(row * this.banks * 4), LEFT - 6, HEAD + row * ROW + 8);
    }
    context.textAlign = 'center';
    for (let bank = 0; bank < this.banks; bank += this.banks / 4) {
      context.fillText(String(bank), LEFT + bank * this.cell + this.cell / 2, 11);
    }
  }

  private touched(): Map<number, number[]> {
    const part = this.access?.parts[this.shownPart];
    return part ? lanesByDword(part.addresses, part.bytes) : new Map<number, number[]>();
  }

  /** What stands at a dword, or the legend without one. */
  private read(dword: number): void {
    const bits = this.content[dword];
    if (dword < 0 || bits === undefined || dword * 4 >= this.bytes) {
      this.under.textContent = `${count(this.bytes)} bytes; rows of ${this.banks} dwords from the byte at the left. Lit: touched by that access, by lane group; grey: not zero.`;
      return;
    }
    const lanes = this.touched().get(dword);
    this.under.textContent = `byte ${dword * 4} (${hex(dword * 4)}), bank ${dword % this.banks}: ${hexDword(bits)} · f16 ${dwordText(bits, 'f16')} · f32 ${dwordText(bits, 'f32')}${lanes ? ` · lane ${lanes.join(', ')}` : ''}`;
  }
}
