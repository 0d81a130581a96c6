/** LDS cells of one access by bank, phase by phase, as compiled and, where it was computed, with another padding. */
import { el, eachFrame, type Lifetime, replace, svg } from './dom';
import { count } from './format';
import { hatchDefinition, ldsChart } from './lds_chart';
import type { LdsAccess, LdsPayload, LdsPhase } from './payloads';
import { RecordView } from './record_view';
import { notice } from './states';
import { Stepper } from './stepper';
import type { Workspace } from './workspace';

let views = 0;

interface Side {
  title: string;
  what: string;
  parts: { label: string; phases: LdsPhase[] }[];
  cycles: number;
  formula: string;
}

export class LdsView extends RecordView {
  private readonly choice = el('select', { class: 'wx-field', 'aria-label': 'LDS access', 'data-testid': 'lds-access' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly part: Stepper;
  private readonly phase: Stepper;
  private readonly lane: Stepper;
  private readonly wave: Stepper;
  private readonly charts = el('div', { class: 'wx-lds-sides' });
  private readonly legend = el('div', { class: 'wx-lds-legend' });
  private readonly table = el('div');
  private readonly hatch = `wx-hatch-${(views += 1)}`;
  private payload: LdsPayload | null = null;
  private shownPart = 0;

  constructor(work: Workspace) {
    super(work, 'wx-lds');
    const { store } = work;
    this.part = new Stepper('part', part => {
      this.shownPart = part;
      this.draw();
    }, value => String(value + 1));
    this.phase = new Stepper('phase', phase => store.select({ phase }));
    this.lane = new Stepper('lane', lane => store.select({ lane }));
    this.wave = new Stepper('wave', wave => store.select({ wave }));
    this.choice.addEventListener('change', () => store.select({ node: this.choice.value, instruction: null }));
    this.body.append(
      hatchDefinition(this.hatch),
      el('div', { class: 'wx-view-head' }, this.choice, this.facts, el('span', { class: 'wx-gap' }), this.part.element, this.wave.element, this.phase.element, this.lane.element),
      el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'LDS banks' }, this.charts, this.legend, this.table));
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.store.on(['node', 'workgroup', 'iteration', 'wave'], refresh));
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.store.on(['lane'], () => this.followLane()));
    shown.add(this.work.store.on(['phase'], () => this.draw()));
    shown.resize(this.body, eachFrame(() => this.draw()));
  }

  protected refresh(): void {
    if (this.work.rows.length === 0) {
      this.sayMissing('LDS accesses');
      return;
    }
    const { node, iteration, wave } = this.work.selection;
    const place = { workgroup: this.work.workgroup, iteration, wave: Math.min(wave, this.waves() - 1) };
    this.ask('lds', place, 'Waits for the LDS accesses.', first => {
      const own = node !== null && first.selected?.node !== node && first.accesses.some(access => access.node === node);
      if (own) {
        this.ask('lds', { node, ...place }, 'Waits for the banks of this access.', payload => this.put(payload));
      } else {
        this.put(first);
      }
    }, this.work.toFirstIteration);
  }

  private put(payload: LdsPayload): void {
    this.payload = payload;
    const { selected, accesses } = payload;
    replace(this.choice, ...accesses.map(access => el('option', { value: access.node, selected: access.node === selected?.node },
      `${access.label} · ${access.kind} ${access.width_bits} bit${access.conflict_cycles ? ` ▲${access.conflict_cycles}` : ''}`)));
    if (!selected || payload.banks === null) {
      if (this.work.compiling) {
        this.sayMissing('LDS accesses');
      } else {
        this.say(notice('No LDS access to show', payload.not_known || 'This kernel keeps nothing in LDS.'));
      }
      return;
    }
    this.followLane(false);
    this.draw();
  }

  /** A lane is served in one phase: choosing it opens that phase. */
  private followLane(draw = true): void {
    const phases = this.payload?.selected?.parts[this.shownPart]?.phases ?? [];
    const phase = phases.findIndex(one => one.lanes.includes(this.work.selection.lane));
    if (phase >= 0 && phase !== this.work.selection.phase) {
      this.work.store.select({ phase });
    } else if (draw) {
      this.draw();
    }
  }

  private draw(): void {
    const access = this.payload?.selected;
    if (!this.payload || !access || this.payload.banks === null || !this.visible || !this.body.clientWidth) {
      return;
    }
    const { target, banks } = this.payload;
    const sides = sidesOf(access);
    this.shownPart = Math.min(this.shownPart, access.parts.length - 1);
    const shown = sides.map(side => side.parts[this.shownPart]?.phases ?? []);
    const phases = Math.max(1, ...shown.map(one => one.length));
    const phase = Math.min(this.work.selection.phase, phases - 1);
    const deepest = Math.max(1, ...shown.flat().flatMap(one => one.banks.map(bank => bank.dwords.length)));
    const lanes = Math.max(1, ...shown.map(one => one[phase]?.lanes.length ?? 0));
    const listed = Math.min(3, this.payload.accesses.find(one => one.node === access.node)?.instructions.length ?? 0);
    // Header, titles, axis, formula and legend stand around the bars; the instructions below them.
    const room = this.body.clientHeight - 36 - 24 - 40 - 20 - 36 - (listed ? 26 + 27 * listed : 0) - 16;
    const unit = Math.max(2, Math.min(9, Math.floor(((room * 0.58) / phases - 8) / deepest)));
    const laneHeight = Math.max(8, Math.min(15, Math.floor((room * 0.42) / lanes)));
    const whole = this.body.clientWidth - 32;
    const beside = Math.floor((whole - 24 * (sides.length - 1)) / sides.length);
    const width = Math.min(640, beside < 250 ? whole : beside);
    const { lane } = this.work.selection;
    replace(this.charts, ...sides.map((side, index) => el('div', { class: 'wx-lds-side' },
      el('div', { class: 'wx-lds-head' },
        el('b', {}, side.title), el('span', { class: 'wx-quiet' }, side.what), el('span', { class: 'wx-gap' }),
        el('b', { class: side.cycles ? 'wx-lds-total wx-conflict' : 'wx-lds-total wx-add', 'data-testid': 'lds-conflicts' }, side.cycles ? `▲ ${count(side.cycles)}` : '✓ 0'),
        el('span', { class: 'wx-quiet' }, 'conflict cycles')),
      ldsChart({
        phases: shown[index] ?? [], banks, width, unit, laneHeight, deepest, phase, lane, hatch: this.hatch,
        pickPhase: to => this.work.store.select({ phase: to, lane: shown[index]?.[to]?.lanes[0] ?? lane }),
        pickLane: to => this.work.store.select({ lane: to })
      }),
      el('div', { class: 'wx-m' }, side.formula))));
    const key = (mark: Node, words: string): HTMLElement => el('span', { class: 'wx-key' }, mark, words);
    replace(this.legend,
      key(el('i', { class: 'wx-swatch wx-bar' }), 'first dword a bank serves'),
      key(svg('svg', { width: 10, height: 10, 'aria-hidden': 'true' }, svg('rect', { width: 10, height: 10, fill: `url(#${this.hatch})`, class: 'wx-svg-conflict' })), 'each further dword: one more cycle'),
      key(el('i', { class: 'wx-swatch wx-accbar' }), `lane ${lane}`),
      el('span', { class: 'wx-key' }, [access.evidence, access.width_source].filter(Boolean).join('; ')));
    this.facts.textContent = `${target}, ${banks} banks`;
    this.part.update(this.shownPart, access.parts.length);
    this.phase.update(phase, phases);
    this.lane.update(lane, access.addresses.length);
    this.wave.update(access.wave, Math.max(access.wave + 1, this.waves()));
    this.showInstructions(access);
  }

  private waves(): number {
    const block = this.work.summary?.launch?.block;
    return block ? Math.ceil(block.reduce((product, size) => product * size, 1) / (this.payload?.selected?.addresses.length || this.work.waveSize)) : 1;
  }

  private showInstructions(access: LdsAccess): void {
    const own = this.payload?.accesses.find(one => one.node === access.node)?.instructions ?? [];
    replace(this.table, own.length === 0 ? null : el('table', { class: 'wx-table wx-lds-table' },
      el('thead', {}, el('tr', {}, ...['Line', 'Instruction', 'Executions', 'Conflict cycles of one'].map((name, i) => el('th', { scope: 'col', class: i === 1 ? '' : 'wx-right-text' }, name)))),
      el('tbody', {}, ...own.map(one => el('tr', { class: 'wx-clickable', onclick: () => this.work.store.select({ view: 'isa', instruction: one.line }) },
        el('td', { class: 'wx-right-text' }, one.line),
        el('td', { class: 'wx-m' }, one.text),
        el('td', { class: 'wx-right-text' }, count(one.hits)),
        el('td', { class: 'wx-right-text' }, count(one.lds_conflict_cycles)))))));
  }
}

function sidesOf(access: LdsAccess): Side[] {
  const name = (padded: number): string => (padded ? `Padded by ${padded}` : 'Unpadded');
  const compiled: Side = {
    title: name(access.padding), what: 'as compiled',
    parts: access.parts, cycles: access.conflict_cycles, formula: access.formula
  };
  const other = access.what_if;
  return other
    ? [{ title: name(other.padding), what: 'what if', parts: other.parts, cycles: other.conflict_cycles, formula: other.formula }, compiled]
    : [compiled];
}
