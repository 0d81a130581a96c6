/** The AMDGCN as a stepper walks through it: the instruction that is next, the one just executed, and who stands where. */
import { CATEGORY_NAMES } from './category';
import { el } from './dom';
import type { IsaInstruction, IsaPayload, StepPayload } from './payloads';
import { VirtualList } from './virtual_list';
import type { Workspace } from './workspace';

const ROW = 20;

type Row = { label: string } | { at: IsaInstruction };

/** `0–3`, `0, 2`. */
export function waveNumbers(waves: readonly number[]): string {
  const [first, last] = [waves[0], waves[waves.length - 1]];
  const run = first !== undefined && last !== undefined && waves.length > 2 && last - first === waves.length - 1;
  return run ? `${first}–${last}` : waves.join(', ');
}

export class StepList {
  readonly element: HTMLElement;
  private readonly list: VirtualList;
  private isa: IsaPayload | null = null;
  private rows: Row[] = [];
  private rowOfLine = new Map<number, number>();
  private step: StepPayload | null = null;
  private standing = new Map<number, number[]>();

  constructor(
    private readonly work: Workspace,
    private readonly runTo: (line: number) => void
  ) {
    this.element = el('div', { class: 'wx-scroll wx-step-rows', role: 'listbox', tabindex: 0, 'aria-label': 'AMDGCN instructions', 'data-testid': 'step-list' });
    this.list = new VirtualList(this.element);
    this.element.addEventListener('keydown', event => this.key(event));
  }

  put(isa: IsaPayload, step: StepPayload): void {
    if (isa !== this.isa) {
      this.isa = isa;
      this.rows = isa.instructions.flatMap((at): Row[] => (at.label ? [{ label: at.label }, { at }] : [{ at }]));
      this.rowOfLine = new Map(this.rows.flatMap((row, index) => ('at' in row ? [[row.at.line, index] as const] : [])));
    }
    this.step = step;
    this.standing = new Map();
    for (const { wave, line } of step.waves) {
      if (line !== null) {
        this.standing.set(line, [...(this.standing.get(line) ?? []), wave]);
      }
    }
    this.list.show(this.rows.map(() => ROW), index => this.row(this.rows[index] as Row));
    this.reveal();
  }

  /** Draw anew with the place in sight: a page that moves the explorer takes the scroll position away. */
  follow(): void {
    this.list.redraw();
    this.reveal();
  }

  private reveal(): void {
    const line = this.step?.line ?? this.step?.last_line ?? null;
    const row = line === null ? undefined : this.rowOfLine.get(line);
    if (row !== undefined) {
      this.list.reveal(row, 0.4);
    }
  }

  /** The selection has changed. */
  redraw(): void {
    this.list.redraw();
  }

  private row(row: Row): HTMLElement {
    if ('label' in row) {
      return el('div', { class: 'wx-step-label', role: 'presentation' }, `${row.label}:`);
    }
    const { at } = row;
    const { step } = this;
    const { instruction, node } = this.work.selection;
    const here = step?.line === at.line;
    const last = step?.last_line === at.line;
    const waves = this.standing.get(at.line);
    const operands = at.text.startsWith(at.mnemonic) ? at.text.slice(at.mnemonic.length).trim() : at.text;
    const marks = [here ? 'wx-here' : '', last ? 'wx-last' : '', at.line === instruction ? 'wx-current' : '', node !== null && at.nodes.includes(node) ? 'wx-on' : ''];
    return el('div', {
      class: `wx-step-row ${marks.filter(Boolean).join(' ')}`, role: 'option', id: `${this.prefix}${at.line}`, 'aria-selected': at.line === instruction,
      'aria-current': here ? 'step' : null, 'data-line': at.line, title: [at.text, here ? 'next' : '', last ? 'just executed' : '', ...at.node_labels].filter(Boolean).join('\n'),
      onclick: () => this.work.store.select({ instruction: at.line, ...(at.nodes[0] ? { node: at.nodes[0] } : {}) }),
      ondblclick: () => this.runTo(at.line)
    },
    el('span', { class: 'wx-step-mark', 'aria-hidden': 'true' }, here ? '▶' : last ? '•' : ''),
    el('span', { class: 'wx-line' }, at.line),
    el('i', { class: 'wx-cat', style: `background:var(--${at.category})`, title: CATEGORY_NAMES[at.category] }),
    el('span', { class: 'wx-instruction' }, el('b', {}, at.mnemonic), ` ${operands}`),
    waves && waves.length < (step?.waves.length ?? 0) ? el('span', { class: 'wx-tag' }, `wave ${waveNumbers(waves)}`) : null);
  }

  private get prefix(): string {
    return `wx-step-${this.work.state.current ?? ''}-`;
  }

  private key(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const instructions = this.isa?.instructions ?? [];
    const { instruction } = this.work.selection;
    if (event.key === 'Enter' && instruction !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.runTo(instruction);
      return;
    }
    if (steps === undefined || instructions.length === 0) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const from = instructions.findIndex(one => one.line === (instruction ?? this.step?.line));
    const next = instructions[Math.max(0, Math.min(instructions.length - 1, from + steps))];
    if (next) {
      this.work.store.select({ instruction: next.line, ...(next.nodes[0] ? { node: next.nodes[0] } : {}) });
      this.list.reveal(this.rowOfLine.get(next.line) ?? 0);
      this.element.setAttribute('aria-activedescendant', `${this.prefix}${next.line}`);
    }
  }
}
