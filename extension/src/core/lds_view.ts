/** LDS: one access by bank and phase, as compiled and in another layout; the buffers; and the conflicts of a whole run. */
import { button, eachFrame, el, innerWidth, type Lifetime, replace, svg } from './dom';
import { count } from './format';
import { LdsBuffers, type LayoutChoice } from './lds_buffers';
import { hatchDefinition, LdsChart, NARROWEST_CHART, type LdsSpot } from './lds_chart';
import { ldsPicture } from './lds_picture';
import { ldsInstructions, ldsRun } from './lds_run';
import { laneWords, spotWords } from './lds_words';
import type { LdsAccess, LdsPayload, LdsPhase, LdsPredictionPayload, LdsWhatIfPayload } from './payloads';
import type { Picture } from './picture';
import { RecordView } from './record_view';
import { notice, skeleton } from './states';
import { Stepper } from './stepper';
import type { Workspace } from './workspace';

let views = 0;

const PANES = { banks: 'Banks', buffers: 'Buffers', run: 'Run' } as const;
type Pane = keyof typeof PANES;

interface Side {
  title: string;
  what: string;
  parts: { label: string; phases: LdsPhase[] }[];
  cycles: number;
  formula: string;
}

export class LdsView extends RecordView {
  private readonly choice = el('select', { class: 'wx-field', 'aria-label': 'LDS access', 'data-testid': 'lds-access' });
  private readonly panes = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'What to show' });
  private readonly layout = el('select', { class: 'wx-field', 'aria-label': 'Compare with', 'data-testid': 'lds-layout' });
  private readonly slider = el('input', { type: 'range', class: 'wx-lds-phase', min: 0, 'aria-label': 'Phase', 'data-testid': 'lds-phase' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly part: Stepper;
  private readonly phase: Stepper;
  private readonly lane: Stepper;
  private readonly wave: Stepper;
  private readonly readout = el('div', { class: 'wx-lds-readout', role: 'status', 'aria-live': 'polite', 'data-testid': 'lds-readout' });
  private readonly charts = el('div', {
    class: 'wx-lds-sides', tabindex: 0, role: 'application', 'aria-roledescription': 'picture of banks', 'data-testid': 'lds-picture',
    'aria-label': 'Banks by phase; up and down change the phase, left and right the lane'
  });
  private readonly legend = el('div', { class: 'wx-lds-legend' });
  private readonly table = el('div');
  private readonly hatch = `wx-hatch-${(views += 1)}`;
  private readonly hatched = hatchDefinition(this.hatch);
  /** The charts on view, and what they were drawn from. */
  private drawn: { payload: LdsPayload; measures: string; charts: LdsChart[] } | null = null;
  private readonly buffers: LdsBuffers;
  private readonly banksBody = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'LDS banks' });
  private readonly otherBody = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'LDS of the kernel' });
  private readonly steppers: HTMLElement;
  private readonly heads: HTMLElement[];
  private payload: LdsPayload | null = null;
  private prediction: LdsPredictionPayload | null = null;
  private whatIf: LdsWhatIfPayload | null = null;
  private compared: LayoutChoice = {};
  private pane: Pane = 'banks';
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
    this.layout.addEventListener('change', () => {
      this.compared = JSON.parse(this.layout.value) as LayoutChoice;
      this.refresh();
    });
    this.slider.addEventListener('input', () => store.select({ phase: Number(this.slider.value) }));
    this.buffers = new LdsBuffers({
      compare: (buffer, layout) => this.compare(buffer, layout),
      place: question => work.answers.ask('lds_place', question)
    }, this.hatch);
    this.panes.append(...(Object.keys(PANES) as Pane[]).map(pane => button(PANES[pane], { 'data-pane': pane, 'data-testid': `lds-${pane}`, onclick: () => this.open(pane) })));
    this.steppers = el('div', { class: 'wx-lds-steppers' }, this.part.element, this.wave.element, this.phase.element, this.slider, this.lane.element);
    this.heads = [this.choice, this.layout, this.steppers];
    this.readout.id = `${this.hatch}-words`;
    this.charts.setAttribute('aria-describedby', this.readout.id);
    this.charts.addEventListener('keydown', event => this.key(event));
    this.banksBody.append(this.charts, this.readout, this.legend, this.table);
    this.body.append(
      this.hatched,
      el('div', { class: 'wx-view-head' }, this.panes, this.choice, this.layout, this.facts),
      this.steppers, this.banksBody, this.otherBody);
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const phases = this.payload?.selected?.parts[this.shownPart]?.phases ?? [];
    if (step !== undefined && phases.length > 0 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      this.toPhase(phases, Math.max(0, Math.min(phases.length - 1, this.work.selection.phase + step)));
    }
  }

  /** A phase is shown with a lane of its own. */
  private toPhase(phases: readonly LdsPhase[], phase: number): void {
    const lane = phases[phase]?.lanes[0] ?? this.work.selection.lane;
    this.work.store.select({ phase, lane });
  }

  private open(pane: Pane): void {
    this.pane = pane;
    this.refresh();
  }

  /** The bars of an access of a buffer, beside those in another layout. */
  private compare(buffer: string, layout: LayoutChoice): void {
    this.compared = layout;
    this.pane = 'banks';
    const { payload } = this;
    const mine = payload?.selected?.buffer === buffer ? payload.selected.node : payload?.accesses.find(one => one.buffer === buffer)?.node;
    const turn = mine !== undefined && mine !== this.work.selection.node;
    if (turn) {
      this.work.store.select({ node: mine, instruction: null });
    } else {
      this.refresh();
    }
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.store.on(['node', 'workgroup', 'iteration', 'wave'], refresh));
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.store.on(['lane'], () => this.followLane()));
    shown.add(this.work.store.on(['phase'], () => this.draw()));
    shown.resize(this.body, eachFrame(() => {
      this.draw();
      this.drawOther();
    }));
  }

  protected refresh(): void {
    for (const one of this.panes.children) {
      one.setAttribute('aria-pressed', String(one.getAttribute('data-pane') === this.pane));
    }
    const banks = this.pane === 'banks';
    this.banksBody.hidden = !banks;
    this.otherBody.hidden = banks;
    this.heads.forEach(one => {
      one.hidden = !banks;
    });
    if (this.work.rows.length === 0) {
      this.sayMissing('LDS accesses');
      return;
    }
    this.askAround();
    if (!banks) {
      this.facts.textContent = '';
      this.ask('lds_prediction', {}, 'Waits for the LDS of the kernel.', payload => {
        this.prediction = payload;
        this.drawOther();
      });
      return;
    }
    const { node, iteration, wave } = this.work.selection;
    const place = { workgroup: this.work.workgroup, iteration, wave: Math.min(wave, this.waves() - 1), ...this.compared };
    this.ask('lds', place, 'Waits for the LDS accesses.', first => {
      const own = node !== null && first.selected?.node !== node && first.accesses.some(access => access.node === node);
      if (own) {
        if (!this.payload) {
          // Controls without values say less than what is waited for.
          this.say(skeleton('Waits for the banks of this access.'));
        }
        this.ask('lds', { node, ...place }, 'Waits for the banks of this access.', payload => this.put(payload), () => this.withoutLayout());
      } else {
        this.put(first);
      }
    }, () => this.withoutLayout() || this.work.toFirstIteration());
  }

  /** A layout of one buffer need not fit another. */
  private withoutLayout(): boolean {
    const chosen = Object.keys(this.compared).length > 0;
    this.compared = {};
    if (chosen) {
      this.refresh();
    }
    return chosen;
  }

  /** What the search of layouts has found fills the choice when it comes. */
  private askAround(): void {
    this.work.answers.ask('lds_what_if', {}).then(payload => {
      if (this.whatIf !== payload) {
        this.whatIf = payload;
        this.fillLayouts();
        this.drawOther();
      }
    }).catch(() => {
      this.whatIf = null;
    });
    this.work.answers.ask('lds_prediction', {}).then(payload => {
      if (this.prediction !== payload) {
        this.prediction = payload;
        this.draw();
        this.drawOther();
      }
    }).catch(() => {
      this.prediction = null;
    });
  }

  private fillLayouts(): void {
    const buffer = this.payload?.selected?.buffer;
    const found = this.whatIf?.buffers.find(one => one.node === buffer);
    const now = JSON.stringify(this.compared);
    const offered: [LayoutChoice, string][] = [[{}, 'what if: padding on or off']];
    if (found?.best_padding) {
      offered.push([{ padding: found.best_padding.padding }, `best padding: ${found.best_padding.text}`]);
    }
    if (found?.best_swizzle?.swizzle) {
      offered.push([{ swizzle: found.best_swizzle.swizzle }, `best swizzle: ${found.best_swizzle.text}`]);
    }
    found?.paddings.filter(one => one.padding !== found.best_padding?.padding).slice(0, 12).forEach(one => offered.push([{ padding: one.padding }, one.text]));
    if (!offered.some(([choice]) => JSON.stringify(choice) === now)) {
      offered.push([this.compared, this.payload?.selected?.what_if?.text ?? 'chosen']);
    }
    replace(this.layout, ...offered.map(([choice, words]) => el('option', { value: JSON.stringify(choice), selected: JSON.stringify(choice) === now }, words)));
  }

  private drawOther(): void {
    const { prediction } = this;
    if (!prediction || !this.visible || this.pane === 'banks') {
      return;
    }
    if (prediction.allocations.length === 0 && prediction.accesses.length === 0) {
      this.say(notice('No LDS to show', prediction.not_known || 'This kernel keeps nothing in LDS.'));
      return;
    }
    if (this.pane === 'buffers') {
      replace(this.otherBody, this.buffers.element);
      this.buffers.put(prediction, this.whatIf, Math.min(900, Math.max(320, innerWidth(this.body, 32))), this.payload?.selected?.buffer ?? null);
    } else {
      replace(this.otherBody, ldsRun(prediction, line => this.work.store.select({ view: 'isa', instruction: line })));
    }
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
    this.fillLayouts();
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
    if (!this.payload || !access || this.payload.banks === null || this.pane !== 'banks' || !this.visible || !this.body.clientWidth) {
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
    const room = this.body.clientHeight - 36 - 32 - 24 - 40 - 20 - 20 - 36 - (listed ? 26 + 27 * listed : 0) - 16;
    const unit = Math.max(2, Math.min(9, Math.floor(((room * 0.58) / phases - 8) / deepest)));
    const laneHeight = Math.max(8, Math.min(15, Math.floor((room * 0.42) / lanes)));
    const whole = innerWidth(this.body, 32);
    const beside = Math.floor((whole - 24 * (sides.length - 1)) / sides.length);
    const width = Math.max(NARROWEST_CHART, Math.min(640, beside < 250 ? whole : beside));
    const { lane } = this.work.selection;
    const measures = JSON.stringify([width, unit, laneHeight, deepest, this.shownPart]);
    if (this.drawn?.payload === this.payload && this.drawn.measures === measures) {
      this.drawn.charts.forEach(chart => chart.mark(phase, lane));
    } else {
      const charts = sides.map((_, index) => new LdsChart({
        phases: shown[index] ?? [], banks, width, unit, laneHeight, deepest, phase, lane, hatch: this.hatch,
        pickPhase: to => this.toPhase(shown[index] ?? [], to),
        pickLane: to => this.work.store.select({ lane: to }),
        hover: spot => this.sayWords(shown[index] ?? [], spot)
      }));
      this.drawn = { payload: this.payload, measures, charts };
      replace(this.charts, ...sides.map((side, index) => sideElement(side, charts[index])));
    }
    this.sayWords(shown[shown.length - 1] ?? [], null);
    const key = (mark: Node, words: string): HTMLElement => el('span', { class: 'wx-key' }, mark, words);
    replace(this.legend,
      key(el('i', { class: 'wx-swatch wx-bar' }), 'first dword a bank serves'),
      key(svg('svg', { width: 10, height: 10, 'aria-hidden': 'true' }, svg('rect', { width: 10, height: 10, fill: `url(#${this.hatch})`, class: 'wx-svg-conflict' })), 'each further dword: one more cycle'),
      key(el('i', { class: 'wx-swatch wx-accbar' }), `lane ${lane}`),
      el('span', { class: 'wx-key' }, [access.evidence, access.width_source].filter(Boolean).join('; ')));
    this.facts.textContent = `${target}, ${banks} banks`;
    this.part.update(this.shownPart, access.parts.length);
    this.phase.update(phase, phases);
    this.slider.max = String(phases - 1);
    this.slider.value = String(phase);
    this.slider.hidden = phases < 2;
    this.lane.update(lane, access.addresses.length);
    this.wave.update(access.wave, Math.max(access.wave + 1, this.waves()));
    this.showInstructions(access);
  }

  /** What is under the pointer, else what the selected lane asks for. */
  private sayWords(phases: readonly LdsPhase[], spot: LdsSpot | null): void {
    this.readout.textContent = spot ? spotWords(phases, spot) : laneWords(phases, this.work.selection.lane);
  }

  picture(): Picture | null {
    const access = this.payload?.selected;
    if (!access || !this.drawn || this.pane !== 'banks' || this.body.hidden) {
      return null;
    }
    const { charts } = this.drawn;
    return ldsPicture(this.work.theme, this.hatched, sidesOf(access).flatMap(({ title, what, cycles, formula }, index) => {
      const chart = charts[index]?.element;
      return chart ? [{ title: `${access.label}, ${title.toLowerCase()} (${what}): ${count(cycles)} conflict cycles`, formula, chart }] : [];
    }));
  }

  private waves(): number {
    const block = this.work.summary?.launch?.block;
    return block ? Math.ceil(block.reduce((product, size) => product * size, 1) / (this.payload?.selected?.addresses.length || this.work.waveSize)) : 1;
  }

  private showInstructions(access: LdsAccess): void {
    const own = this.payload?.accesses.find(one => one.node === access.node)?.instructions ?? [];
    replace(this.table, own.length === 0 ? null : ldsInstructions(own, this.prediction?.accesses ?? [], line => this.work.store.select({ view: 'isa', instruction: line })));
  }
}

function sideElement(side: Side, chart: LdsChart | undefined): HTMLElement {
  return el('div', { class: 'wx-lds-side' },
    el('div', { class: 'wx-lds-head' },
      el('b', {}, side.title), el('span', { class: 'wx-quiet' }, side.what), el('span', { class: 'wx-gap' }),
      el('b', { class: side.cycles ? 'wx-lds-total wx-conflict' : 'wx-lds-total wx-add', 'data-testid': 'lds-conflicts' }, side.cycles ? `▲ ${count(side.cycles)}` : '✓ 0'),
      el('span', { class: 'wx-quiet' }, 'conflict cycles')),
    chart?.element ?? null,
    el('div', { class: 'wx-m' }, side.formula));
}

function sidesOf(access: LdsAccess): Side[] {
  const name = (padded: number): string => (padded ? `Padded by ${padded}` : 'Unpadded');
  const compiled: Side = {
    title: name(access.padding), what: 'as compiled',
    parts: access.parts, cycles: access.conflict_cycles, formula: access.formula
  };
  const other = access.what_if;
  return other
    ? [{
      title: other.swizzle ? 'Swizzled' : other.text, what: 'what if, modelled', parts: other.parts, cycles: other.conflict_cycles,
      formula: other.swizzle ? `${other.text}: ${other.formula}` : other.formula
    }, compiled]
    : [compiled];
}
