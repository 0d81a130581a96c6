/** AMDGCN: each instruction with its hits, what it waits for, the fx nodes it serves, and the registers alive. */
import { AliveLine } from './alive_line';
import { CATEGORIES, CATEGORY_NAMES } from './category';
import { el, eachFrame, type Lifetime, replace, svg } from './dom';
import { count, plural } from './format';
import { LiveProfile } from './live_profile';
import type { IsaInstruction, IsaPayload, ResourcesPayload } from './payloads';
import { RecordView } from './record_view';
import { ResourceStrip } from './resource_strip';
import { notice } from './states';
import { VirtualList } from './virtual_list';
import { packWaits, type WaitArrow } from './wait_lanes';
import type { Workspace } from './workspace';

const ROW = 20;
/** The waits column, in pixels from the left of a row. */
const WAITS_LEFT = 92;
const WAITS_WIDTH = 48;
const LANE_STEP = 6;

type Row = { label: string } | { at: IsaInstruction };

export class IsaView extends RecordView {
  private readonly head = el('div', { class: 'wx-view-head' });
  private readonly strip = new ResourceStrip();
  private readonly note = el('p', { class: 'wx-quiet wx-isa-note' });
  private readonly profile: LiveProfile;
  private readonly alive: AliveLine;
  private readonly rowsBox: HTMLElement;
  private readonly list: VirtualList;
  private readonly overlay = svg('svg', { class: 'wx-waits', 'aria-hidden': 'true' });
  private payload: IsaPayload | null = null;
  private resources: ResourcesPayload | null = null;
  private rows: Row[] = [];
  private rowOfLine = new Map<number, number>();
  private arrows: WaitArrow[] = [];
  private mostHits = 1;
  private mostLive = 1;

  constructor(work: Workspace) {
    super(work, 'wx-isa');
    this.rowsBox = el('div', { class: 'wx-scroll wx-isa-rows', role: 'listbox', tabindex: 0, 'aria-label': 'AMDGCN instructions', 'data-testid': 'isa' });
    this.list = new VirtualList(this.rowsBox);
    this.list.layer.append(this.overlay);
    this.list.onDraw = (first, end) => {
      this.drawWaits(first, end);
      this.drawProfile();
    };
    this.profile = new LiveProfile(work.theme, row => this.list.scrollTo(row));
    this.alive = new AliveLine(node => work.store.select({ node, instruction: null }), line => work.store.select({ instruction: line }));
    this.rowsBox.addEventListener('keydown', event => this.key(event));
    this.body.append(this.head, this.strip.element, this.note,
      el('div', { class: 'wx-isa-head wx-isa-grid', 'aria-hidden': 'true' },
        ...['#', 'hits', 'waits', '', 'instruction', 'fx node', 'live'].map(name => el('span', {}, name))),
      el('div', { class: 'wx-isa-listing' }, this.rowsBox, this.profile.element),
      this.alive.element);
  }

  protected listen(shown: Lifetime): void {
    shown.add(this.work.on('record', eachFrame(() => this.refresh())));
    shown.add(this.work.store.on(['node', 'instruction'], () => this.showSelection()));
    shown.add(this.work.theme.onChange(() => this.list.redraw()));
  }

  protected refresh(): void {
    if (this.work.rows.length === 0) {
      this.sayMissing('AMDGCN');
      return;
    }
    this.ask('isa', {}, 'Waits for AMDGCN, the last stage.', payload => {
      if (payload.instructions.length === 0) {
        this.payload = null;
        if (this.work.compiling) {
          this.sayMissing('AMDGCN');
        } else {
          this.say(notice('No AMDGCN', payload.not_known || 'This record holds none.'));
        }
      } else if (payload !== this.payload) {
        this.put(payload);
      }
    });
  }

  private put(payload: IsaPayload): void {
    const first = this.payload === null;
    this.payload = payload;
    this.rows = payload.instructions.flatMap((at): Row[] => (at.label ? [{ label: at.label }, { at }] : [{ at }]));
    this.rowOfLine = new Map(this.rows.flatMap((row, index) => ('at' in row ? [[row.at.line, index] as const] : [])));
    this.arrows = packWaits(payload.waits.flatMap(wait => {
      const [from, to] = [this.rowOfLine.get(wait.from), this.rowOfLine.get(wait.to)];
      return from === undefined || to === undefined ? [] : [{ from, to, category: wait.category }];
    }));
    this.mostHits = Math.max(1, ...payload.instructions.map(at => at.hits ?? 0));
    this.mostLive = Math.max(1, payload.resources?.vgprs ?? 0, ...payload.instructions.map(at => at.live_vgprs));
    const hits = payload.loops.map(loop => payload.instructions.find(at => at.line === loop.first)?.hits ?? null).filter(known => known !== null);
    const { direct, inferred, none } = payload.coverage;
    const used = new Set(payload.instructions.map(at => at.category));
    replace(this.head,
      el('h2', { class: 'wx-title' }, 'AMDGCN'),
      el('span', { class: 'wx-quiet wx-ellipsis', title: `${direct} direct, ${inferred} inferred, ${none} without an fx node` },
        `${plural(payload.instructions.length, 'instruction')}${hits.length ? `; loop ${hits.map(count).join(', ')}×` : ''} · ${percent(direct, direct + inferred + none)} direct, ${percent(inferred, direct + inferred + none)} inferred`),
      el('span', { class: 'wx-gap' }),
      ...CATEGORIES.filter(one => used.has(one)).map(one => el('span', { class: 'wx-key' }, el('i', { class: 'wx-strip', style: `background:var(--${one})` }), CATEGORY_NAMES[one])));
    this.askResources();
    this.note.textContent = payload.provenance_note;
    this.note.hidden = payload.provenance_note === '';
    this.list.show(this.rows.map(() => ROW), index => this.row(this.rows[index] as Row));
    this.rowsBox.append(this.list.layer);
    this.list.layer.append(this.overlay);
    if (first && !this.reveal()) {
      const loop = payload.loops[0];
      const at = loop && this.rowOfLine.get(loop.first);
      if (at !== undefined) {
        this.list.reveal(at, 0.05);
      }
    }
  }

  /** The limits, and whose values are in the registers at the selected instruction, else at the peak. */
  private askResources(): void {
    const { payload } = this;
    const { instruction } = this.work.selection;
    const line = payload?.instructions.some(at => at.line === instruction) ? instruction : null;
    void this.work.answers.ask('resources', line === null ? {} : { line }).then(found => {
      if (this.payload !== payload || !payload || this.work.selection.instruction !== instruction) {
        return;
      }
      this.resources = found;
      this.strip.element.hidden = found.not_known !== '';
      this.strip.show(found);
      this.alive.show(found.alive, found.registers);
      const peak = found.registers.find(file => file.file === 'VGPR')?.peak ?? null;
      this.profile.put({
        live: this.rows.map(row => ('at' in row ? row.at.live_vgprs : null)),
        taken: this.mostLive,
        peak: peak ? (this.rowOfLine.get(peak.line) ?? null) : null
      });
      this.drawProfile();
    }, () => undefined);
  }

  private drawProfile(): void {
    if (!this.resources) {
      return;
    }
    const { scrollTop, clientHeight } = this.rowsBox;
    const { instruction } = this.work.selection;
    this.profile.paint(Math.floor(scrollTop / ROW), Math.ceil((scrollTop + clientHeight) / ROW),
      instruction === null ? null : (this.rowOfLine.get(instruction) ?? null));
  }

  private selects(at: IsaInstruction): boolean {
    const { node } = this.work.selection;
    return node !== null && at.nodes.includes(node);
  }

  private row(row: Row): HTMLElement {
    if ('label' in row) {
      return el('div', { class: 'wx-isa-label', role: 'presentation' }, `${row.label}:`);
    }
    const { at } = row;
    const current = at.line === this.work.selection.instruction;
    const operands = at.text.startsWith(at.mnemonic) ? at.text.slice(at.mnemonic.length).trim() : at.text;
    return el('div', {
      class: `wx-isa-row wx-isa-grid${this.selects(at) ? ' wx-on' : ''}${current ? ' wx-current' : ''}`,
      role: 'option', id: `${this.idPrefix}${at.line}`, 'aria-selected': current, 'data-line': at.line, onclick: () => this.choose(at)
    },
    el('span', { class: 'wx-line' }, at.line),
    this.bar(at.hits, this.mostHits, at.hits === null ? '–' : `${count(at.hits)}×`),
    el('span'),
    el('i', { class: 'wx-cat', style: `background:var(--${at.category})`, title: CATEGORY_NAMES[at.category] }),
    el('span', { class: 'wx-instruction', title: at.text },
      el('b', {}, at.mnemonic),
      at.lds_conflict_cycles ? el('b', { class: 'wx-conflict', title: `${at.lds_conflict_cycles} LDS bank conflict cycles of one execution` }, ` ▲${at.lds_conflict_cycles}`) : null,
      ` ${operands}`),
    this.chip(at),
    this.bar(at.live_vgprs, this.mostLive, String(at.live_vgprs)));
  }

  private get idPrefix(): string {
    return `wx-isa-${this.work.state.current ?? ''}-`;
  }

  private bar(value: number | null, most: number, text: string): HTMLElement {
    return el('span', { class: 'wx-cellbar' }, el('i', { style: `width:${(((value ?? 0) / most) * 100).toFixed(1)}%` }), el('span', {}, text));
  }

  private chip(at: IsaInstruction): HTMLElement {
    const shown = Math.max(0, at.nodes.indexOf(this.work.selection.node ?? ''));
    const label = at.node_labels[shown] ?? at.nodes[shown];
    if (!label || at.attribution === 'none') {
      return el('span', { class: 'wx-quiet', title: at.rule || 'no fx node is known' }, '–');
    }
    const more = at.nodes.length > 1 ? ` +${at.nodes.length - 1}` : '';
    return el('span', {
      class: `wx-fx wx-${at.attribution}${this.selects(at) ? ' wx-chosen' : ''}`,
      title: `${at.attribution}${at.rule ? `: ${at.rule}` : ''}\n${at.node_labels.join('\n')}`
    }, label + more);
  }

  private choose(at: IsaInstruction): void {
    const keep = this.selects(at);
    this.work.store.select({ instruction: at.line, ...(keep || !at.nodes[0] ? {} : { node: at.nodes[0] }) });
  }

  private key(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const instructions = this.payload?.instructions ?? [];
    if (steps === undefined || instructions.length === 0) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const at = instructions.findIndex(one => one.line === this.work.selection.instruction);
    const next = instructions[at < 0 ? 0 : Math.max(0, Math.min(instructions.length - 1, at + steps))];
    if (next) {
      this.choose(next);
    }
  }

  private showSelection(): void {
    if (this.payload) {
      this.list.redraw();
      this.reveal();
      this.askResources();
    }
  }

  /** Bring the selected instruction, or the first of the selected node, into sight. */
  private reveal(): boolean {
    const { instruction } = this.work.selection;
    const line = instruction ?? this.payload?.instructions.find(at => this.selects(at))?.line;
    const row = line === undefined || line === null ? undefined : this.rowOfLine.get(line);
    if (instruction !== null && row !== undefined) {
      this.rowsBox.setAttribute('aria-activedescendant', `${this.idPrefix}${instruction}`);
    } else {
      this.rowsBox.removeAttribute('aria-activedescendant');
    }
    if (row === undefined) {
      return false;
    }
    this.list.reveal(row);
    return true;
  }

  /** Arrows and loop brackets that cross the rows in sight. */
  private drawWaits(first: number, end: number): void {
    const { theme } = this.work;
    const y = (row: number): number => row * ROW + ROW / 2;
    const parts: SVGElement[] = [];
    const on = (row: number): boolean => {
      const one = this.rows[row];
      return one !== undefined && 'at' in one && (this.selects(one.at) || one.at.line === this.work.selection.instruction);
    };
    for (const { from, to, lane, category } of this.arrows) {
      if (to < first || from >= end) {
        continue;
      }
      const x = WAITS_WIDTH - 8 - lane * LANE_STEP;
      const selected = on(from) || on(to);
      const color = selected ? theme.color('acc') : theme.mix(category, 60);
      const [a, b] = [y(from), y(to)];
      parts.push(
        svg('path', { d: `M${WAITS_WIDTH} ${a}H${x + 2}Q${x} ${a} ${x} ${a + 4}V${b - 4}Q${x} ${b} ${x + 2} ${b}H${WAITS_WIDTH - 4}`, fill: 'none', stroke: color, 'stroke-width': selected ? 2 : 1.25 }),
        svg('path', { d: `M${WAITS_WIDTH - 5} ${b - 3.5}L${WAITS_WIDTH} ${b}L${WAITS_WIDTH - 5} ${b + 3.5}z`, fill: color }),
        svg('circle', { cx: WAITS_WIDTH, cy: a, r: 1.8, fill: color }));
    }
    for (const loop of this.payload?.loops ?? []) {
      const [from, to] = [this.rowOfLine.get(loop.first), this.rowOfLine.get(loop.last)];
      if (from !== undefined && to !== undefined && to >= first && from < end) {
        const x = -WAITS_LEFT + 39;
        parts.push(svg('path', { d: `M${x + 5} ${y(from) - 8}H${x}V${y(to) + 8}H${x + 5}`, fill: 'none', stroke: theme.color('fg'), 'stroke-width': 1.5 }));
      }
    }
    this.overlay.setAttribute('width', String(WAITS_WIDTH + 8));
    this.overlay.setAttribute('height', String(this.rows.length * ROW));
    this.overlay.replaceChildren(...parts);
  }
}

function percent(part: number, whole: number): string {
  return whole ? `${Math.round((part / whole) * 100)} %` : '–';
}
