/** The buffers in LDS: where they lie and when they live, which cell stands in which byte, and what other layouts cost. */
import { button, el, onEnter, replace, type Child } from './dom';
import { count, UNKNOWN } from './format';
import { ldsMap } from './lds_map';
import type { LdsAllocation, LdsLayout, LdsPlacePayload, LdsPredictionPayload, LdsSwizzle, LdsWhatIfPayload } from './payloads';

/** A layout to compare with, as the query wants it. */
export interface LayoutChoice {
  padding?: number;
  swizzle?: LdsSwizzle;
}

interface Hooks {
  /** Show the bars of an access of the buffer in this layout. */
  compare: (buffer: string, layout: LayoutChoice) => void;
  place: (question: { byte?: number; buffer?: string; cell?: number[] }) => Promise<LdsPlacePayload>;
}

export class LdsBuffers {
  readonly element = el('div', { class: 'wx-lds-buffers' });
  private readonly map = el('div');
  private readonly facts = el('div');
  private readonly layouts = el('div');
  private readonly byte = el('input', { class: 'wx-field', type: 'text', inputmode: 'numeric', size: 8, 'aria-label': 'Byte of LDS', placeholder: 'byte' });
  private readonly cell = el('input', { class: 'wx-field', type: 'text', size: 12, 'aria-label': 'Cell of the buffer', placeholder: 'cell, e.g. 3, 8' });
  private readonly found = el('span', { class: 'wx-m', role: 'status', 'aria-live': 'polite', 'data-testid': 'lds-place' });
  private payload: LdsPredictionPayload | null = null;
  private whatIf: LdsWhatIfPayload | null = null;
  private chosen: string | null = null;
  private width = 0;

  constructor(private readonly hooks: Hooks, private readonly hatch: string) {
    const askByte = (): void => this.ask({ byte: Number(this.byte.value) });
    const askCell = (): void => this.ask({ buffer: this.chosen ?? '', cell: this.cell.value.split(/[ ,]+/).filter(Boolean).map(Number) });
    onEnter(this.byte, askByte);
    onEnter(this.cell, askCell);
    this.element.append(this.map, this.facts,
      el('div', { class: 'wx-lds-lookup' },
        this.byte, button('Whose byte?', { onclick: askByte }), this.cell, button('Where is it?', { onclick: askCell }), this.found),
      this.layouts);
  }

  put(payload: LdsPredictionPayload, whatIf: LdsWhatIfPayload | null, width: number, wanted: string | null): void {
    this.payload = payload;
    this.whatIf = whatIf;
    this.width = width;
    const known = payload.allocations.map(one => one.node);
    if (!this.chosen || !known.includes(this.chosen)) {
      this.chosen = wanted !== null && known.includes(wanted) ? wanted : known[0] ?? null;
    }
    this.draw();
  }

  private ask(question: { byte?: number; buffer?: string; cell?: number[] }): void {
    const numbers = [question.byte ?? 0, ...(question.cell ?? [0])];
    if (!numbers.every(Number.isInteger)) {
      this.found.textContent = 'Whole numbers, please.';
      return;
    }
    this.hooks.place(question).then(({ places }) => {
      this.found.textContent = places.length === 0 ? 'in no buffer' : places.map(one => {
        const where = one.bank === null ? '' : `, bank ${one.bank}`;
        const what = one.cell === null ? 'padding' : `[${one.cell.map((index, axis) => `${one.dims[axis] ?? ''} ${index}`.trim()).join(', ')}]`;
        return `byte ${one.byte}${where} = ${one.buffer} ${what}`;
      }).join('; ');
    }).catch((error: Error) => {
      this.found.textContent = error.message;
    });
  }

  private draw(): void {
    const { payload } = this;
    if (!payload) {
      return;
    }
    const pick = (buffer: string): void => {
      this.chosen = buffer;
      this.draw();
    };
    replace(this.map, ldsMap({ payload, width: this.width, hatch: this.hatch, chosen: this.chosen, pick }));
    const limit = payload.lds_limit === null ? '' : ` of ${count(payload.lds_limit)} that a workgroup can have`;
    replace(this.facts,
      el('div', { class: 'wx-quiet' }, `${count(payload.lds_bytes)} bytes${limit}; bytes to the right, the course of the kernel downwards`),
      table(['Buffer', 'Bytes', 'Cells', 'Padding', 'In use from', 'to'], payload.allocations.map(one => [
        one.node === this.chosen, () => pick(one.node), [
          one.name, range(one), `${one.dims.length ? one.dims.map((dim, axis) => `${dim} ${one.shape[axis]}`).join(' × ') : one.shape.join(' × ')} ${one.dtype}`,
          one.padding || '0', one.lifetime ? one.lifetime.first_name : UNKNOWN, one.lifetime ? `${one.lifetime.last_name}, ${one.lifetime.section_last}` : UNKNOWN]])),
      ...payload.allocations.flatMap(one => one.shares.filter(shared => one.name < shared.name).map(shared => el('div', { class: shared.together ? 'wx-conflict' : 'wx-quiet', role: shared.together ? 'alert' : null },
        `${one.name} and ${shared.name} share bytes ${shared.first} to ${shared.last}, ${shared.together ? 'both in use at one time: each overwrites the other' : 'one after the other'}`))));
    this.drawLayouts();
  }

  private drawLayouts(): void {
    const found = this.whatIf?.buffers.find(one => one.node === this.chosen);
    if (!found) {
      replace(this.layouts);
      return;
    }
    if (found.not_known) {
      replace(this.layouts, el('h3', {}, `Other layouts of ${found.name}`), el('div', { class: 'wx-quiet' }, `Not known: ${found.not_known}`));
      return;
    }
    const named: [string, LdsLayout | null][] = [
      ['as compiled', found.compiled], ['without padding', found.unpadded], ['best padding', found.best_padding], ['best swizzle', found.best_swizzle]];
    const rows = named.flatMap(([what, layout]) => layout === null ? [] : [[
      false, () => this.hooks.compare(found.node, layout.swizzle ? { swizzle: layout.swizzle } : { padding: layout.padding }), [
        what, layout.text, el('span', { class: layout.conflict_cycles ? 'wx-conflict' : 'wx-add' }, layout.conflict_cycles ? `▲ ${count(layout.conflict_cycles)}` : '✓ 0'), count(layout.bytes)]
    ] as Row]);
    replace(this.layouts,
      el('h3', {}, `Other layouts of ${found.name}`),
      table(['', 'Layout', found.whole_run ? 'Conflict cycles of a workgroup' : 'Conflict cycles, each access once', 'Bytes'], rows, [2, 3]),
      el('div', { class: 'wx-quiet' }, `Modelled: ${this.whatIf?.source ?? ''}. A row opens its bars.`));
  }
}

type Row = [chosen: boolean, pick: () => void, cells: Child[]];

function table(heads: string[], rows: Row[], right: number[] = []): HTMLElement {
  const side = (index: number): string => (right.includes(index) ? 'wx-right-text' : '');
  return el('table', { class: 'wx-table' },
    el('thead', {}, el('tr', {}, ...heads.map((head, index) => el('th', { scope: 'col', class: side(index) }, head)))),
    el('tbody', {}, ...rows.map(([chosen, pick, cells]) => el('tr', { class: chosen ? 'wx-clickable wx-on' : 'wx-clickable', onclick: pick },
      ...cells.map((cell, index) => el('td', { class: side(index) }, index === 0 ? button(cell, { class: 'wx-link' }) : cell))))));
}

function range(one: LdsAllocation): string {
  return one.offset === null || one.bytes === null ? UNKNOWN : `${one.offset}–${one.offset + one.bytes - 1}`;
}
