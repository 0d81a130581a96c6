/** Layout: which lane and register holds which element of a matrix instruction, and what Wave's index says of it. */
import { button, el, eachFrame, innerHeight, innerWidth, type Lifetime, replace } from './dom';
import { wrap } from './keys';
import { cellName, cellOf, OPERANDS, slotName, tilesOf, type LayoutCell, type OperandName, type Tile } from './layout_cells';
import { instructionOptions } from './layout_choice';
import type { Marks } from './layout_marks';
import { LayoutPicture } from './layout_picture';
import { planLayout, type Place } from './layout_plan';
import { layoutTitles, layoutWords } from './layout_words';
import type { MatrixChoicesPayload, MatrixLayoutPayload, MmaAgreementPayload } from './payloads';
import type { Picture } from './picture';
import { RecordView } from './record_view';
import { notice } from './states';
import { Stepper } from './stepper';
import type { Workspace } from './workspace';

interface Wanted {
  name: string;
  wave_size: number;
  a_type?: string;
  b_type?: string;
}

const VERDICTS = { same: '✓', permuted: '~', differs: '!' } as const;
let views = 0;

/** Height that the view's own parts and paddings take beside the picture. */
const AROUND = 12;

export class LayoutView extends RecordView {
  private readonly choice = el('select', { class: 'wx-field wx-m', 'aria-label': 'Matrix instruction', 'data-testid': 'layout-instruction' });
  private readonly formats = el('span', { class: 'wx-layout-formats' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly operands: HTMLElement;
  private readonly lane: Stepper;
  private readonly register: Stepper;
  private readonly block: Stepper;
  private readonly agreement = el('div', { class: 'wx-layout-agreement', 'data-testid': 'layout-agreement' });
  private readonly words = el('div', { class: 'wx-layout-words', 'aria-live': 'polite', 'data-testid': 'layout-words', id: `wx-layout-words-${(views += 1)}` });
  private readonly room = el('div', { class: 'wx-scroll wx-layout-room' });
  private readonly tilePicture: LayoutPicture;
  private choices: MatrixChoicesPayload | null = null;
  private layout: MatrixLayoutPayload | null = null;
  private found: MmaAgreementPayload | null = null;
  /** What somebody chose in the select; a newly selected node or instruction takes its place. */
  private chosen: Wanted | null = null;
  private types: { a_type: string; b_type: string } | null = null;
  private operand: OperandName = 'D';
  private slot = 0;
  private shownBlock = 0;
  private byWave = false;
  private preview: LayoutCell | null = null;
  private tiles: Record<OperandName, Tile> | null = null;
  /** What the picture shows, and whether its place stays the same whatever the words say. */
  private painted: { tiles: Record<OperandName, Tile>; still: boolean } | null = null;

  constructor(work: Workspace) {
    super(work, 'wx-layout');
    const { store } = work;
    this.lane = new Stepper('lane', lane => store.select({ lane }));
    this.register = new Stepper('reg', slot => this.keep(this.operand, this.shownLane, slot), slot => (this.layout ? slotName(this.layout[this.operand], slot) : ''));
    this.block = new Stepper('block', block => this.toBlock(block));
    this.operands = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'Operand' },
      ...OPERANDS.map(name => button(name, { 'data-testid': `layout-${name}`, onclick: () => this.keep(name, this.shownLane, this.slot) })));
    this.choice.addEventListener('change', () => {
      const [name, size] = this.choice.value.split(' ');
      this.choose({ name: name ?? '', wave_size: Number(size) });
    });
    this.tilePicture = new LayoutPicture(work.theme, this.words.id, place => this.hover(place), place => this.pick(place), (rows, columns) => this.move(rows, columns));
    this.room.append(this.words, this.tilePicture.element);
    this.body.append(
      el('div', { class: 'wx-view-head' }, this.choice, this.formats, this.facts, el('span', { class: 'wx-gap' }), this.operands, this.block.element, this.lane.element, this.register.element),
      this.agreement, this.room);
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.store.on(['node', 'instruction'], () => {
      this.chosen = null;
      refresh();
    }));
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.store.on(['lane'], () => this.followLane()));
    const draw = eachFrame(() => this.draw());
    shown.add(this.work.theme.onChange(draw));
    shown.resize(this.room, draw);
  }

  protected refresh(): void {
    if (this.work.summary === null) {
      this.sayMissing('matrix instructions');
      return;
    }
    this.ask('matrix_choices', {}, 'Waits for the matrix instructions.', choices => {
      this.choices = choices;
      this.work.waveSize = choices.wave_size;
      this.follow(choices);
    });
  }

  /** Show the instruction that was chosen, else that of the selected line or node, else the kernel's first. */
  private follow({ uses, wave_size }: MatrixChoicesPayload): void {
    const { instruction, node } = this.work.selection;
    const first = uses.find(use => use.known) ?? null;
    if (this.chosen) {
      const { name } = this.chosen;
      const own = uses.filter(use => use.name === name && this.chosen?.wave_size === wave_size);
      const use = own.find(one => one.line === instruction || (node !== null && one.nodes.includes(node))) ?? own[0];
      this.askAgreement(node !== null && use?.nodes.includes(node) ? node : use?.nodes[0] ?? null, this.chosen, null);
      return;
    }
    const use = uses.find(one => one.line === instruction) ?? uses.find(one => node !== null && one.nodes.includes(node));
    const wanted = (one: typeof first): Wanted | null => (one ? { name: one.name, wave_size, ...(one.a_type ? { a_type: one.a_type, b_type: one.b_type } : {}) } : null);
    if (use) {
      this.askAgreement(node !== null && use.nodes.includes(node) ? node : use.nodes[0] ?? null, wanted(use), null);
    } else {
      // The selected node may be an mma that no instruction is linked to.
      this.askAgreement(node ?? first?.nodes[0] ?? null, node === null ? wanted(first) : null, { node: first?.nodes[0] ?? null, wanted: wanted(first) });
    }
  }

  /** Ask for Wave's index of `node`, then for the layout; `otherwise` is what to show if the node has none. */
  private askAgreement(node: string | null, wanted: Wanted | null, otherwise: { node: string | null; wanted: Wanted | null } | null): void {
    if (node === null) {
      this.askLayout(wanted, null);
      return;
    }
    const got = (found: MmaAgreementPayload): void => {
      const named = found.instruction ? { name: found.instruction, wave_size: found.wave_size } : null;
      if (!wanted && !named && otherwise?.wanted) {
        this.askLayout(otherwise.wanted, found);
      } else {
        this.askLayout(wanted ?? named, found);
      }
    };
    const another = (): boolean => {
      if (otherwise) {
        this.askAgreement(otherwise.node === node ? null : otherwise.node, otherwise.wanted, null);
      } else {
        this.askLayout(wanted, null);
      }
      return true;
    };
    this.ask('mma_agreement', { node }, 'Waits for Wave\'s index.', got, () => {
      const stage = this.work.graphStage;
      if (stage === null || node !== this.work.selection.node) {
        return another();
      }
      // The node may be gone in the last pass, and there in the pass on view.
      this.ask('mma_agreement', { node, stage: stage.id }, 'Waits for Wave\'s index.', got, another);
      return true;
    });
  }

  private askLayout(wanted: Wanted | null, found: MmaAgreementPayload | null): void {
    if (!wanted) {
      this.found = null;
      this.layout = null;
      this.sayNone();
      return;
    }
    const { name, wave_size, ...types } = wanted;
    this.ask('matrix_layout', { instruction: name, wave_size, ...types, ...this.types }, 'Waits for the layout.', layout => this.put(layout, found), () => {
      // Types that were chosen for another instruction.
      const again = this.types !== null;
      this.types = null;
      if (again) {
        this.askLayout(wanted, found);
      }
      return again;
    });
  }

  private sayNone(): void {
    const { choices, work } = this;
    const count = choices?.instructions.length ?? 0;
    if (!choices || (work.compiling && choices.uses.length === 0)) {
      this.sayMissing('AMDGCN');
      return;
    }
    this.say(count === 0
      ? notice('No matrix instructions', `No matrix instructions are known of ${choices.target}.`)
      : notice('No matrix instruction in this kernel', `${choices.note} The ${count} instructions of ${choices.target} can be looked at all the same.`,
        button(`Show those of ${choices.target}`, { class: 'wx-button', 'data-testid': 'layout-browse', onclick: () => choices.instructions.slice(0, 1).forEach(first => this.choose(first)) })));
  }

  private choose({ name, wave_size }: Wanted): void {
    this.chosen = { name, wave_size };
    this.types = null;
    this.refresh();
  }

  private put(layout: MatrixLayoutPayload, found: MmaAgreementPayload | null): void {
    this.found = found;
    if (this.layout?.name !== layout.name || this.layout.wave_size !== layout.wave_size) {
      this.shownBlock = 0;
      this.byWave = false;
    }
    this.layout = layout;
    this.preview = null;
    this.byWave &&= found?.verdict === 'permuted';
    this.slot = Math.min(this.slot, layout[this.operand].slots.length - 1);
    replace(this.choice, ...(this.choices ? instructionOptions(this.choices, layout) : []));
    this.fillFormats(layout);
    this.facts.textContent = [`wave${layout.wave_size}`, layout.cycles === null ? '' : `${layout.cycles} cycles`, layout.blocks > 1 ? `${layout.blocks} blocks` : ''].filter(Boolean).join(' · ');
    this.facts.title = `Known by: ${layout.evidence}`;
    this.sayAgreement();
    this.uncover();
    this.arrange();
    this.followLane();
  }

  private fillFormats(layout: MatrixLayoutPayload): void {
    const pick = (name: 'A' | 'B'): HTMLElement => {
      const select = el('select', { class: 'wx-field wx-m', 'aria-label': `Element type of ${name}` },
        ...layout.formats.map(type => el('option', { value: type, selected: type === layout[name].dtype }, type)));
      select.addEventListener('change', () => {
        this.types = { a_type: layout.A.dtype, b_type: layout.B.dtype, [name === 'A' ? 'a_type' : 'b_type']: select.value };
        this.refresh();
      });
      return el('label', {}, `${name} `, select);
    };
    replace(this.formats, ...(layout.formats.length ? [pick('A'), pick('B')] : []));
    this.formats.hidden = layout.formats.length === 0;
  }

  /** The verdict on Wave's index, and the switch between both layouts where they differ. */
  private sayAgreement(): void {
    const { found } = this;
    this.agreement.hidden = found === null;
    if (!found) {
      return;
    }
    const { verdict } = found;
    const how = { direct: 'linked to its AMDGCN', inferred: 'linked to its AMDGCN by inference', type: 'by its mma type', '': '' }[found.found_by];
    const node = button(found.label, { class: 'wx-link wx-m', title: `Select this node (instruction known: ${how})`, onclick: () => this.work.store.select({ node: found.node, instruction: null }) });
    const title = verdict === '' ? 'not known' : { same: 'as the instruction has it', permuted: found.k_extent > found.k_order.length ? 'a part of its tile' : 'K in another order', differs: 'does not fit' }[verdict];
    const side = (label: string, wave: boolean): HTMLElement => button(label, {
      'aria-pressed': this.byWave === wave, 'data-testid': wave ? 'layout-by-wave' : 'layout-by-hardware',
      onclick: () => {
        this.byWave = wave;
        this.sayAgreement();
        this.arrange();
        this.followLane();
      }
    });
    replace(this.agreement,
      el('span', { class: `wx-verdict-mark wx-${verdict || 'unknown'}`, 'aria-hidden': 'true' }, verdict === '' ? '–' : VERDICTS[verdict]),
      el('p', {}, node, el('b', {}, ` Wave's index: ${title}. `),
        el('span', { class: 'wx-quiet wx-wrap' }, verdict === 'same' ? 'A, B and D agree in every lane and register.' : verdict === '' ? found.not_known : found.text)),
      verdict === 'permuted' ? el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'Whose order of k' }, side('Instruction', false), side('Wave', true)) : null);
  }

  private get shownLane(): number {
    return Math.min(this.work.selection.lane, (this.layout?.wave_size ?? 64) - 1);
  }

  /** Tiles of the block on view. */
  private arrange(): void {
    if (this.layout) {
      this.tiles = tilesOf(this.layout, this.shownBlock, this.byWave ? this.found : null);
    }
  }

  /** The lane may hold elements of another block only. */
  private followLane(): void {
    const { layout } = this;
    if (!layout) {
      return;
    }
    const block = layout[this.operand].lanes[this.shownLane]?.[this.slot]?.[2] ?? 0;
    if (block >= 0 && block !== this.shownBlock) {
      this.shownBlock = block;
      this.arrange();
    }
    this.redraw();
  }

  private toBlock(block: number): void {
    this.shownBlock = block;
    this.arrange();
    const first = this.tiles?.[this.operand].holders[0]?.[0]?.[0];
    if (first) {
      this.keep(this.operand, first.lane, first.slot);
    }
  }

  private keep(operand: OperandName, lane: number, slot: number): void {
    this.operand = operand;
    this.slot = Math.max(0, Math.min(slot, (this.layout?.[operand].slots.length ?? 1) - 1));
    this.preview = null;
    if (lane !== this.work.selection.lane) {
      this.work.store.select({ lane });
    } else {
      this.followLane();
    }
  }

  private pick(place: Place): void {
    if (place.kind === 'register') {
      this.keep(place.operand, place.lane, place.slot);
      return;
    }
    const { operand, row, column } = place.cell;
    const holders = this.tiles?.[operand].holders[row]?.[column] ?? [];
    const one = holders.find(holder => holder.lane === this.shownLane) ?? holders[0];
    if (one) {
      this.keep(operand, one.lane, one.slot);
    }
  }

  private move(rows: number, columns: number): void {
    const { tiles } = this;
    if (!tiles) {
      return;
    }
    const tile = tiles[this.operand];
    const from = cellOf(tiles, this.operand, this.shownLane, this.slot) ?? { row: 0, column: 0 };
    this.pick({ kind: 'cell', cell: { operand: this.operand, row: wrap(from.row, rows, tile.rows), column: wrap(from.column, columns, tile.columns) } });
  }

  private hover(place: Place | null): void {
    const cell = place === null || !this.tiles ? null : place.kind === 'cell' ? place.cell : cellOf(this.tiles, place.operand, place.lane, place.slot);
    if ((cell && cellName(cell)) !== (this.preview && cellName(this.preview))) {
      this.preview = cell;
      if (this.layout && this.tiles) {
        // What is under the pointer moves nothing: longer words scroll.
        this.words.style.height ||= `${this.words.offsetHeight}px`;
        this.describe(this.layout, this.tiles);
        this.tilePicture.mark(this.marks(this.tiles));
      }
    }
  }

  private marks(tiles: Record<OperandName, Tile>): Marks {
    return { lane: this.shownLane, operand: this.operand, slot: this.slot, cell: cellOf(tiles, this.operand, this.shownLane, this.slot), preview: this.preview };
  }

  picture(): Picture | null {
    return this.body.hidden ? null : this.tilePicture.picture();
  }

  private draw(): void {
    const { layout, tiles } = this;
    if (!layout || !tiles || !this.visible || !this.room.clientWidth) {
      return;
    }
    const { m, n, A, B, D, wave_size: lanes } = layout;
    const shape = { m, n, k: tiles.A.columns, lanes, slots: { A: A.slots.length, B: B.slots.length, D: D.slots.length } };
    const [width, height] = [innerWidth(this.room, 32), innerHeight(this.room, AROUND)];
    this.describe(layout, tiles);
    let plan = planLayout(shape, width, height);
    this.words.classList.toggle('wx-band', plan.corner === null);
    this.words.style.width = plan.corner ? `${plan.corner.width}px` : '';
    this.words.style.height = plan.corner ? `${plan.corner.height}px` : '';
    if (!plan.corner) {
      plan = planLayout(shape, width, height - this.words.offsetHeight - 8);
    }
    this.painted = { tiles, still: plan.corner !== null };
    this.tilePicture.paint({ layout, tiles, plan, titles: layoutTitles(layout, tiles, this.byWave) }, this.marks(tiles));
    this.showControls(layout);
  }

  /** Another cell of what is drawn already; words above the picture may need another height, words in its corner do not. */
  private redraw(): void {
    const { layout, tiles, painted } = this;
    if (!layout || !tiles || painted?.tiles !== tiles || !painted.still) {
      this.draw();
      return;
    }
    this.describe(layout, tiles);
    this.tilePicture.mark(this.marks(tiles));
    this.showControls(layout);
  }

  private showControls(layout: MatrixLayoutPayload): void {
    for (const [index, name] of OPERANDS.entries()) {
      this.operands.children[index]?.setAttribute('aria-pressed', String(name === this.operand));
    }
    this.lane.update(this.shownLane, layout.wave_size);
    this.register.update(this.slot, layout[this.operand].slots.length);
    this.block.update(this.shownBlock, layout.blocks);
  }

  private describe(layout: MatrixLayoutPayload, tiles: Record<OperandName, Tile>): void {
    const { lane, slot, cell, preview, operand } = this.marks(tiles);
    replace(this.words, ...layoutWords({ layout, tiles, lane, slot, operand, cell: preview ?? cell, previewed: preview !== null, block: this.shownBlock, wave: this.found, byWave: this.byWave }));
  }
}
