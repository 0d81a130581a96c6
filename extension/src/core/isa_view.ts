/** AMDGCN: each instruction with its hits, what it waits for, the fx nodes it serves, and the registers alive. */
import { AliveLine } from './alive_line';
import { CATEGORIES, CATEGORY_NAMES } from './category';
import { button, el, eachFrame, type Lifetime, replace, svg } from './dom';
import { count, plural } from './format';
import { arrowParts, bracket, WAITS_WIDTH, type LoopBracket } from './isa_arrows';
import { IsaBlockMap } from './isa_block_map';
import { IsaCard } from './isa_card';
import { leadsTo } from './isa_facts';
import { LiveProfile } from './live_profile';
import type { IsaInstruction, IsaPayload, ResourcesPayload } from './payloads';
import { RecordView } from './record_view';
import { ResourceStrip } from './resource_strip';
import { notice } from './states';
import { VirtualList } from './virtual_list';
import { MOST_LANES, packLanes, type WaitArrow } from './wait_lanes';
import type { Workspace } from './workspace';

const ROW = 20;
/** A view as wide as this has room for the blocks, unless a person says otherwise. */
const ROOM_FOR_BLOCKS = 900;

let listings = 0;

type Row = { label: string } | { at: IsaInstruction };

export class IsaView extends RecordView {
  private readonly head = el('div', { class: 'wx-view-head' });
  private readonly strip = new ResourceStrip();
  private readonly note = el('p', { class: 'wx-quiet wx-isa-note' });
  private readonly profile: LiveProfile;
  private readonly alive: AliveLine;
  private readonly blocks: IsaBlockMap;
  private readonly card: IsaCard;
  private readonly blocksButton: HTMLButtonElement;
  /** Whether the blocks were opened or closed by hand, else null. */
  private blocksWanted: boolean | null = null;
  private readonly idPrefix = `wx-isa-${(listings += 1)}-`;
  private readonly rowsBox: HTMLElement;
  private readonly list: VirtualList;
  private readonly overlay = svg('svg', { class: 'wx-waits', 'aria-hidden': 'true' });
  private payload: IsaPayload | null = null;
  private resources: ResourcesPayload | null = null;
  private rows: Row[] = [];
  private rowOfLine = new Map<number, number>();
  private arrows: WaitArrow[] = [];
  private brackets: LoopBracket[] = [];
  /** By line why an access is covered, or what a wait covers. */
  private whys = new Map<number, string>();
  /** Rows that are drawn as selected. */
  private marked: number[] = [];
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
    this.blocks = new IsaBlockMap(work.theme, line => this.chooseLine(line));
    this.card = new IsaCard(line => this.chooseLine(line));
    this.blocksButton = button('Blocks', { class: 'wx-button wx-small', 'data-testid': 'isa-show-blocks', title: 'Basic blocks and the jumps between them', onclick: () => {
      this.blocksWanted = this.blocks.element.hidden;
      this.showBlocks();
    } });
    this.rowsBox.addEventListener('keydown', event => this.key(event));
    this.body.append(this.head, this.strip.element, this.note,
      el('div', { class: 'wx-isa-head wx-isa-grid', 'aria-hidden': 'true' },
        ...['#', 'hits', 'waits', '', 'instruction', 'fx node', 'live'].map(name => el('span', {}, name))),
      el('div', { class: 'wx-isa-listing' }, this.blocks.element, this.rowsBox, this.profile.element),
      this.card.element, this.alive.element);
  }

  dispose(): void {
    this.blocks.dispose();
    this.list.dispose();
  }

  protected listen(shown: Lifetime): void {
    shown.add(this.work.on('record', eachFrame(() => this.refresh())));
    shown.add(this.work.store.on(['node', 'instruction'], () => this.showSelection()));
    shown.add(this.work.theme.onChange(() => {
      this.list.redraw();
      this.blocks.redraw();
    }));
    shown.resize(this.body, () => this.showBlocks());
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
    const between = (from: number, to: number): { from: number; to: number } | null => {
      const [first, last] = [this.rowOfLine.get(from), this.rowOfLine.get(to)];
      return first === undefined || last === undefined ? null : { from: first, to: last };
    };
    this.arrows = packLanes(payload.waits.flatMap(({ from, to, category, carried }) => {
      const rows = between(from, to);
      return rows ? [{ ...rows, category, carried }] : [];
    }), MOST_LANES);
    this.brackets = payload.loops.flatMap(({ first, last, depth }) => {
      const rows = between(first, last);
      return rows ? [{ ...rows, depth }] : [];
    });
    this.whys = new Map(payload.wait_notes.map(note => [note.line, note.text]));
    for (const { from, to, why } of payload.waits) {
      this.whys.set(from, [this.whys.get(from), `Line ${to}. ${why}`].filter(Boolean).join('\n'));
    }
    const most = (of: (at: IsaInstruction) => number, least: number): number => payload.instructions.reduce((high, at) => Math.max(high, of(at)), least);
    this.mostHits = most(at => at.hits ?? 0, 1);
    this.mostLive = most(at => at.live_vgprs, Math.max(1, payload.resources?.vgprs ?? 0));
    const hits = payload.loops.map(loop => payload.instructions.find(at => at.line === loop.first)?.hits ?? null).filter(known => known !== null);
    const { direct, inferred, none } = payload.coverage;
    const used = new Set(payload.instructions.map(at => at.category));
    replace(this.head,
      el('h2', { class: 'wx-title' }, 'AMDGCN'),
      el('span', { class: 'wx-quiet wx-ellipsis', title: `${direct} direct, ${inferred} inferred, ${none} without an fx node` },
        `${plural(payload.instructions.length, 'instruction')}${hits.length ? `; loop ${hits.map(count).join(', ')}×` : ''} · ${percent(direct, direct + inferred + none)} direct, ${percent(inferred, direct + inferred + none)} inferred`),
      el('span', { class: 'wx-gap' }),
      ...CATEGORIES.filter(one => used.has(one)).map(one => el('span', { class: 'wx-key' }, el('i', { class: 'wx-strip', style: `background:var(--${one})` }), CATEGORY_NAMES[one])),
      this.blocksButton);
    this.blocks.put(payload);
    this.showBlocks();
    this.markSelection();
    this.askResources();
    this.note.textContent = payload.provenance_note;
    this.note.hidden = payload.provenance_note === '';
    this.marked = this.markedRows();
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
    el('span', { title: this.whys.get(at.line) }),
    el('i', { class: 'wx-cat', style: `background:var(--${at.category})`, title: CATEGORY_NAMES[at.category] }),
    el('span', { class: 'wx-instruction', title: at.text },
      el('b', {}, at.mnemonic),
      at.lds_conflict_cycles ? el('b', { class: 'wx-conflict', title: `${at.lds_conflict_cycles} LDS bank conflict cycles of one execution` }, ` ▲${at.lds_conflict_cycles}`) : null,
      ` ${operands}`),
    this.chip(at),
    this.bar(at.live_vgprs, this.mostLive, String(at.live_vgprs)));
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

  private chooseLine(line: number): void {
    const at = this.payload?.instructions.find(one => one.line === line);
    if (at) {
      this.choose(at);
    }
  }

  private key(event: KeyboardEvent): void {
    const { payload } = this;
    const { instruction } = this.work.selection;
    const page = Math.max(1, Math.floor(this.rowsBox.clientHeight / ROW) - 2);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity }[event.key];
    if (!payload || payload.instructions.length === 0 || (steps === undefined && event.key !== 'Enter')) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (steps === undefined) {
      // Along the arrow: to the wait, back to what it covers, or to where a branch jumps.
      const line = instruction === null ? null : leadsTo(payload, instruction);
      if (line !== null) {
        this.chooseLine(line);
      }
      return;
    }
    const at = payload.instructions.findIndex(one => one.line === instruction);
    const next = payload.instructions[Math.max(0, Math.min(payload.instructions.length - 1, at < 0 && steps < 0 ? 0 : at + steps))];
    if (next) {
      this.choose(next);
    }
  }

  private showSelection(): void {
    if (this.payload) {
      const before = this.marked;
      this.marked = this.markedRows();
      this.list.redraw([...before, ...this.marked]);
      this.markSelection();
      this.reveal();
      this.askResources();
    }
  }

  /** Rows of the selected instruction and of the selected node. */
  private markedRows(): number[] {
    const { instruction } = this.work.selection;
    return this.rows.flatMap((row, index) => ('at' in row && (row.at.line === instruction || this.selects(row.at)) ? [index] : []));
  }

  /** What goes with the selected instruction: its facts and its block. */
  private markSelection(): void {
    const { payload } = this;
    if (payload) {
      this.card.show(payload, this.work.selection.instruction);
      this.blocks.select(this.shownLine(payload));
    }
  }

  /** The selected instruction, or the first of the selected node; null where neither is here. */
  private shownLine(payload: IsaPayload): number | null {
    return this.work.selection.instruction ?? payload.instructions.find(at => this.selects(at))?.line ?? null;
  }

  private showBlocks(): void {
    const open = (this.payload?.blocks.length ?? 0) > 1 && (this.blocksWanted ?? this.body.clientWidth >= ROOM_FOR_BLOCKS);
    this.blocksButton.setAttribute('aria-pressed', String(open));
    this.blocksButton.hidden = (this.payload?.blocks.length ?? 0) < 2;
    this.body.classList.toggle('wx-isa-with-blocks', open);
    if (this.blocks.element.hidden === open) {
      this.blocks.element.hidden = !open;
      this.blocks.redraw();
    }
  }

  /** Bring the selected instruction, or the first of the selected node, into sight. */
  private reveal(): boolean {
    const { instruction } = this.work.selection;
    const line = this.payload && this.shownLine(this.payload);
    const row = line === null ? undefined : this.rowOfLine.get(line);
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

  /** Arrows and brackets that cross the rows in sight. */
  private drawWaits(first: number, end: number): void {
    const { theme } = this.work;
    const y = (row: number): number => row * ROW + ROW / 2;
    const parts: SVGElement[] = [];
    const on = (row: number): boolean => {
      const one = this.rows[row];
      return one !== undefined && 'at' in one && (this.selects(one.at) || one.at.line === this.work.selection.instruction);
    };
    for (const arrow of this.arrows) {
      if (Math.max(arrow.from, arrow.to) >= first && Math.min(arrow.from, arrow.to) < end) {
        parts.push(...arrowParts(arrow, y, theme, on(arrow.from) || on(arrow.to)));
      }
    }
    for (const loop of this.brackets) {
      if (loop.to >= first && loop.from < end) {
        parts.push(bracket(loop, y, theme));
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
