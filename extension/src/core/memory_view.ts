/** Memory: what each global access of a wave needs and moves, why it is no wider, and what passes and LDS changed. */
import { button, type Child, eachFrame, el, innerWidth, type Lifetime, replace } from './dom';
import { figure, figuresTable, percent } from './figures_table';
import { count, plural, UNKNOWN } from './format';
import type { MemoryAccessRow, MemoryInstruction, MemoryPayload, TrafficRow } from './payloads';
import { RecordView } from './record_view';
import { laneKeys, segmentPicture, unusedHatch } from './segment_picture';
import { notice } from './states';
import { Stepper, workgroupSteppers } from './stepper';
import type { Workspace } from './workspace';

let views = 0;

export class MemoryView extends RecordView {
  private readonly choice = el('select', { class: 'wx-field', 'aria-label': 'Global access', 'data-testid': 'memory-access' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly steps: Record<'x' | 'y' | 'z' | 'wave' | 'k' | 'part' | 'lane', Stepper>;
  private readonly words = el('div', { class: 'wx-memory-words', 'data-testid': 'memory-words', role: 'status', 'aria-live': 'polite' });
  private readonly segments = el('div', { class: 'wx-memory-picture' });
  private readonly legend = el('div', { class: 'wx-lds-legend' });
  private readonly tables = el('div');
  private readonly hatch = `wx-unused-${(views += 1)}`;
  private payload: MemoryPayload | null = null;
  private shownPart = 0;

  constructor(work: Workspace) {
    super(work, 'wx-memory');
    const { store } = work;
    this.steps = {
      ...workgroupSteppers(() => this.work.workgroup, workgroup => store.select({ workgroup })),
      wave: new Stepper('wave', wave => store.select({ wave })),
      k: new Stepper('iter', iteration => store.select({ iteration })),
      part: new Stepper('part', part => {
        this.shownPart = part;
        this.draw();
      }, value => String(value + 1)),
      lane: new Stepper('lane', lane => store.select({ lane }))
    };
    this.choice.addEventListener('change', () => store.select({ node: this.choice.value, instruction: null }));
    this.body.append(
      unusedHatch(this.hatch),
      el('div', { class: 'wx-view-head' }, this.choice, this.facts, el('span', { class: 'wx-gap' }), ...Object.values(this.steps).map(step => step.element)),
      el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Global memory' }, this.words, this.segments, this.legend, this.tables));
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.store.on(['node', 'workgroup', 'iteration', 'wave'], refresh));
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.on('state', refresh));
    const draw = eachFrame(() => this.draw());
    shown.add(this.work.store.on(['lane'], draw));
    shown.add(this.work.theme.onChange(draw));
    shown.resize(this.body, draw);
  }

  protected refresh(): void {
    if (this.work.rows.length === 0) {
      this.sayMissing('global accesses');
      return;
    }
    const { node, iteration, wave } = this.work.selection;
    const place = { workgroup: this.work.workgroup, iteration, wave: Math.min(wave, this.waves() - 1) };
    this.ask('memory', place, 'Waits for the global accesses.', first => {
      const own = node !== null && first.selected?.node !== node && first.accesses.some(access => access.node === node);
      if (own) {
        this.ask('memory', { node, ...place }, 'Waits for the lanes of this access.', payload => this.put(payload));
      } else {
        this.put(first);
      }
    }, this.work.toFirstIteration);
  }

  private put(payload: MemoryPayload): void {
    this.payload = payload;
    if (payload.accesses.length === 0) {
      if (this.work.compiling) {
        this.sayMissing('global accesses');
      } else {
        this.say(notice('No global access to show', payload.not_known));
      }
      return;
    }
    const chosen = this.row();
    replace(this.choice, ...payload.accesses.map(access => el('option', { value: access.node, selected: access === chosen },
      `${access.label} · ${access.kind} ${access.tensor}${access.width_bits === null ? '' : ` ${access.width_bits} bit`}`)));
    this.draw();
  }

  /** The row of the access on view: the selected node's, else the first. */
  private row(): MemoryAccessRow | null {
    const { payload } = this;
    const wanted = this.work.selection.node;
    return payload?.accesses.find(one => one.node === wanted) ?? payload?.accesses.find(one => one.node === payload.selected?.node) ?? payload?.accesses[0] ?? null;
  }

  private waves(): number {
    const block = this.work.summary?.launch?.block;
    return this.payload?.selected?.waves ?? (block ? Math.ceil(block.reduce((product, size) => product * size, 1) / this.work.waveSize) : 1);
  }

  private draw(): void {
    const { payload } = this;
    const row = this.row();
    if (!payload || !row || !this.visible || !this.body.clientWidth) {
      return;
    }
    const selected = payload.selected?.node === row.node ? payload.selected : null;
    const parts = selected?.parts ?? [];
    this.shownPart = Math.min(this.shownPart, Math.max(0, parts.length - 1));
    const part = parts[this.shownPart];
    this.facts.textContent = payload.target;
    replace(this.words, ...sentences(row, part?.segments.length ? selected?.segment_bytes ?? null : null));
    const { lane, iteration } = this.work.selection;
    const size = selected?.segment_bytes ?? null;
    if (part && size !== null && part.segments.length) {
      const width = Math.min(960, innerWidth(this.body, 32));
      replace(this.segments, segmentPicture({
        part, segmentBytes: size, width, room: Math.max(120, this.body.clientHeight * 0.42), lane, hatch: this.hatch, theme: this.work.theme,
        pick: to => this.work.store.select({ lane: to })
      }));
      replace(this.legend,
        ...laneKeys(this.work.theme, part.addresses.length).map(key => el('span', { class: 'wx-key' }, el('i', { class: 'wx-swatch', style: `background:${key.color}` }), key.label)),
        el('span', { class: 'wx-key' }, el('i', { class: 'wx-swatch wx-unused' }), 'moved, asked for by no lane'),
        el('span', { class: 'wx-key' }, selected ? `drawn is one execution: ${selected.by}` : ''));
    } else {
      replace(this.segments, el('p', { class: 'wx-quiet' }, part
        ? size === null ? `Which segments are moved is not known: no size of a ${row.kind} request is known of ${payload.target}.` : 'Every lane of this wave is masked off here.'
        : `Not known: ${row.not_known}.`));
      replace(this.legend);
    }
    replace(this.tables, ...this.instructions(row), ...this.accesses(payload, row), ...passes(payload), ...staging(payload), el('p', { class: 'wx-quiet wx-note' }, payload.rule));
    const { workgroup } = this.work;
    (['x', 'y', 'z'] as const).forEach((axis, i) => this.steps[axis].update(workgroup[i] as number, payload.grid?.[i] ?? 1));
    this.steps.wave.update(payload.wave, selected?.waves ?? 1);
    this.steps.k.update(iteration, row.trip_count ?? 1);
    this.steps.part.update(this.shownPart, Math.max(1, parts.length));
    this.steps.lane.update(Math.min(lane, (part?.addresses.length ?? 1) - 1), part?.addresses.length ?? 1);
  }

  private instructions(row: MemoryAccessRow): Child[] {
    if (row.instructions.length === 0) {
      return [el('p', { class: 'wx-quiet' }, 'No instruction is linked to this access: another one may do its work as well.')];
    }
    const ran = row.instructions.some(one => one.hits !== null);
    const heads = ['Line', 'Instruction', 'Needs', 'Moves', 'Segments', ...(ran ? ['Runs', 'Counted'] : [])];
    const line = (one: MemoryInstruction): HTMLElement => el('tr', {
      class: 'wx-clickable', title: one.not_known && `Not known: ${one.not_known}`,
      onclick: () => this.work.store.select({ view: 'isa', instruction: one.line })
    },
    el('td', { class: 'wx-right-text' }, button(count(one.line), { class: 'wx-link' })),
    el('td', { class: 'wx-m wx-memory-text' }, one.text),
    ...[one.needed_bytes, one.moved_bytes, one.segments].map(value => figure(count(value))),
    ...(ran ? [figure(count(one.hits)), figure(count(one.counted_requests))] : []));
    const reason = row.instructions.find(one => one.not_known)?.not_known;
    return [
      el('h3', {}, ran ? 'Its instructions: bytes and segments of one execution, executions of the run, segments it counted' : 'Its instructions: bytes and segments of one execution'),
      figuresTable(heads, [1], row.instructions.map(line)),
      reason ? el('p', { class: 'wx-quiet' }, `Not known: ${reason}.`) : null
    ];
  }

  private accesses(payload: MemoryPayload, chosen: MemoryAccessRow): Child[] {
    const alike = new Map<string, MemoryAccessRow[]>();
    for (const one of payload.accesses) {
      const key = [one.kind, one.tensor, one.width_bits, one.needed_bytes, one.moved_bytes, one.width_limit].join(' ');
      alike.set(key, [...(alike.get(key) ?? []), one]);
    }
    const rows = [...alike.values()].map(group => {
      const first = group.includes(chosen) ? chosen : group[0] as MemoryAccessRow;
      return el('tr', { class: `wx-clickable${group.includes(chosen) ? ' wx-on' : ''}`, onclick: () => this.work.store.select({ node: first.node, instruction: null }) },
        el('th', { scope: 'row' }, button(first.label, { class: 'wx-link wx-m', 'aria-pressed': group.includes(chosen) }), group.length > 1 ? el('span', { class: 'wx-quiet' }, ` and ${group.length - 1} alike`) : null),
        el('td', { class: 'wx-m' }, `${first.kind} ${first.tensor}`),
        figure(count(first.width_bits)),
        el('td', { class: 'wx-wrap' }, first.width_limit),
        ...[first.needed_bytes, first.moved_bytes, first.segments].map(value => figure(count(value))),
        el('td', {}, useBar(first.efficiency)));
    });
    return [el('h3', {}, 'All accesses of the wave, bytes of one iteration'),
      figuresTable(['Access', 'Of', 'Bits', 'Limited by', 'Needs', 'Moves', 'Segments', 'Used'], [0, 1, 3, 7], rows)];
  }
}

/** What happens, and why it is no wider. */
function sentences(row: MemoryAccessRow, segment: number | null): Child[] {
  const needs = row.needed_bytes === null ? null : `needs ${plural(row.needed_bytes, 'byte')}`;
  const moves = row.moved_bytes === null ? null : ` and moves ${count(row.moved_bytes)}`;
  const pieces = row.segments === null || segment === null ? '' : ` in ${plural(row.segments, 'segment')} of ${segment}`;
  const head = needs === null ? `${row.label}: not known` : `A wave's ${row.label} of ${row.tensor} ${needs}${moves ?? ''}${pieces}${row.efficiency === null ? '' : `: ${percent(row.efficiency)} used`}.`;
  const bits = row.width_bits === null ? '' : `${row.width_bits} bits a lane at once`;
  const why = row.width_limit === 'widest' ? `${bits}, the widest there is.` : `${bits}${bits ? '. ' : ''}${upper(row.width_reason)}.`;
  return [el('p', { class: 'wx-memory-head' }, head), el('p', {}, why)];
}

function passes(payload: MemoryPayload): Child[] {
  if (payload.passes.length === 0) {
    return [];
  }
  return [
    el('h3', {}, 'What passes changed in the graph, of a workgroup'),
    trafficTable('Pass', payload.passes.map(one => ({
      title: one.stage.split('/')[1]?.split('#')[0] ?? one.stage, what: `${one.kind}s of ${one.tensor}, ${executed(one.place)}`,
      sides: [['before', one.before], ['after', one.after]], not_known: one.not_known
    })))];
}

function staging(payload: MemoryPayload): Child[] {
  if (payload.staging.length === 0) {
    return [];
  }
  return [
    el('h3', {}, 'What the way through LDS saves a workgroup'),
    trafficTable('Tensor', payload.staging.map(one => ({
      title: one.tensor, what: `in ${one.buffer}`,
      sides: WAYS.flatMap(([way, words]): [string, TrafficRow | null][] => [
        [one[way] ? `${words}, ${executed(one[`${way}_place`])}` : words, one[way]],
        ...one.elsewhere.filter(more => more.way === way).map((more): [string, TrafficRow] => [executed(more.place), more.traffic])
      ]),
      not_known: one.not_known
    })))];
}

const WAYS = [['direct', 'each wave for itself'], ['promoted', 'promoted to LDS'], ['staged', 'in the last graph']] as const;

/** How often accesses at a place are executed. */
function executed(place: string): string {
  return place ? `in each turn over ${place}` : 'once, outside loops';
}

interface Comparison {
  title: string;
  what: string;
  sides: [string, TrafficRow | null][];
  not_known: string;
}

function trafficTable(first: string, rows: Comparison[]): HTMLElement {
  const most = Math.max(1, ...rows.flatMap(row => row.sides.map(([, side]) => side?.moved_bytes ?? side?.asked_bytes ?? 0)));
  return figuresTable([first, 'Of', '', 'Wave instructions', 'Bits', 'Asked', 'Distinct', 'Moved', ''], [0, 1, 2, 8], rows.flatMap(row => row.sides.map(([name, side], index) => el('tr', {},
    index === 0 ? el('th', { scope: 'row', class: 'wx-m' }, row.title) : el('td'),
    el('td', {}, index === 0 ? row.what : ''),
    el('td', {}, name),
    figure(side ? count(side.instructions) : row.not_known ? UNKNOWN : '0'),
    figure(side?.lane_bits.join(' ') ?? ''),
    ...[side?.asked_bytes, side?.needed_bytes, side?.moved_bytes].map(value => figure(side ? count(value) : '')),
    el('td', { class: 'wx-memory-bar' }, side ? el('i', { style: `width:${(100 * (side.moved_bytes ?? side.asked_bytes)) / most}%` }) : row.not_known)))));
}

/** A share as a bar and a number. */
function useBar(share: number | null): HTMLElement {
  return el('span', { class: 'wx-use' }, el('span', { class: 'wx-use-track' }, el('i', { style: `width:${100 * (share ?? 0)}%` })), percent(share));
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
