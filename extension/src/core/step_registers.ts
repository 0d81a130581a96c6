/** Registers of one wave: a row for each lane, a column for each register that the instruction at hand touches. */
import { LANE_GROUPS, LANES_PER_GROUP } from './category';
import { button, el, onEnter, replace } from './dom';
import { columnWidth, dwordText, FORMATS, formatFor, type RegisterFormat } from './step_numbers';
import type { StepColumn, StepPayload } from './payloads';
import type { Workspace } from './workspace';

const LANE_WIDTH = 44;

const ROLE_NAMES: Record<StepColumn['roles'][number], string> = { pinned: 'pinned', wrote: 'written', reads: 'read next', writes: 'written next' };

/** How many columns, from `first` on, fit into `room` pixels; at least one. */
export function columnsThatFit(widths: readonly number[], first: number, room: number): number {
  let used = 0;
  let fit = 0;
  for (let i = first; i < widths.length && used + (widths[i] as number) <= room; i++) {
    used += widths[i] as number;
    fit += 1;
  }
  return Math.max(1, fit);
}

export class StepRegisters {
  readonly element = el('div', { class: 'wx-step-registers' });
  private readonly scalars = el('div', { class: 'wx-step-scalars', 'data-testid': 'step-scalars' });
  private readonly bar = el('div', { class: 'wx-step-bar' });
  private readonly format = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'Number format' });
  private readonly pages = el('span', { class: 'wx-stepper' });
  private readonly pin = el('input', { class: 'wx-field wx-find wx-m', placeholder: 'Pin v[0:3]', 'aria-label': 'Registers to pin', 'data-testid': 'step-pin' });
  private readonly table = el('div', { class: 'wx-step-lanes', tabindex: 0, role: 'region', 'aria-label': 'Registers by lane' });
  private chosen: RegisterFormat = 'auto';
  private first = 0;
  private names = '';
  private step: StepPayload | null = null;

  constructor(
    private readonly work: Workspace,
    pinned: (registers: string[]) => void
  ) {
    replace(this.format, ...FORMATS.map(one => button(one, { 'data-format': one, 'aria-pressed': one === 'auto', onclick: () => {
      this.chosen = one;
      this.draw();
    } })));
    const pin = (): void => pinned(this.pin.value.split(/[,\s]+/).filter(Boolean));
    this.pin.addEventListener('change', pin);
    onEnter(this.pin, pin);
    this.bar.append(this.format, el('span', { class: 'wx-gap' }), this.pages, this.pin);
    this.element.append(this.scalars, this.bar, this.table);
  }

  put(step: StepPayload): void {
    this.step = step;
    const names = step.columns.map(column => column.name).join();
    if (names !== this.names) {
      this.names = names;
      this.first = 0;
    }
    this.draw();
  }

  draw(): void {
    const { step } = this;
    if (!step) {
      return;
    }
    replace(this.scalars, ...step.scalars.map(({ name, text }) => el('span', { class: 'wx-step-scalar' }, el('b', {}, name), ` ${text}`)));
    for (const one of this.format.children) {
      one.setAttribute('aria-pressed', String(one.getAttribute('data-format') === this.chosen));
    }
    const { columns } = step;
    const formats = columns.map(column => (this.chosen === 'auto' ? formatFor(column.kind) : this.chosen));
    // Widths are those of letters of 11 pixels.
    const scale = (parseFloat(getComputedStyle(this.table).fontSize) || 11) / 11;
    const widths = formats.map(format => Math.ceil(columnWidth(format) * scale));
    const room = Math.max(80, this.table.clientWidth - LANE_WIDTH - 12);
    this.first = Math.min(this.first, Math.max(0, columns.length - 1));
    const fit = columnsThatFit(widths, this.first, room);
    const shown = columns.slice(this.first, this.first + fit);
    this.page(fit, columns.length, step.left_out);
    if (columns.length === 0) {
      replace(this.table, el('p', { class: 'wx-quiet wx-step-none' }, step.line === null ? 'This wave has ended.' : 'This instruction touches no vector register. Pin one to see it.'));
      return;
    }
    const { lane } = this.work.selection;
    replace(this.table, el('table', { class: 'wx-step-table' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'lane'), ...shown.map((column, i) => el('th', {
        scope: 'col', class: column.roles.includes('wrote') ? 'wx-wrote' : '', style: `width:${widths[this.first + i]}px`, 'data-register': column.name
      }, el('b', {}, column.name), el('span', {}, ROLE_NAMES[column.roles[0] ?? 'reads']))))),
      el('tbody', {}, ...step.active.map((active, number) => el('tr', {
        class: `${active ? '' : 'wx-off'}${number === lane ? ' wx-on' : ''}`, 'data-lane': number, title: active ? null : 'EXEC has this lane off',
        onclick: () => this.work.store.select({ lane: number })
      },
      el('th', { scope: 'row', style: `border-left-color:var(--${LANE_GROUPS[Math.floor(number / LANES_PER_GROUP) % LANE_GROUPS.length]})` }, number),
      ...shown.map((column, i) => el('td', { class: column.roles.includes('wrote') ? 'wx-wrote' : '' }, dwordText(column.values[number] ?? 0, formats[this.first + i] ?? 'hex'))))))));
  }

  /** Mark the selected lane, and bring it into sight. */
  mark(lane: number): void {
    for (const row of this.table.querySelectorAll('tbody tr')) {
      const on = row.getAttribute('data-lane') === String(lane);
      row.classList.toggle('wx-on', on);
      if (on && typeof row.scrollIntoView === 'function') {
        row.scrollIntoView({ block: 'nearest' });
      }
    }
  }

  private page(fit: number, all: number, leftOut: number): void {
    this.pages.hidden = fit >= all;
    const go = (to: number): void => {
      this.first = to;
      this.draw();
    };
    replace(this.pages,
      button('‹', { 'aria-label': 'Registers before', disabled: this.first === 0, onclick: () => go(Math.max(0, this.first - fit)) }),
      el('span', { title: leftOut ? `and ${leftOut} more that are not listed` : null }, `${this.first + 1}–${Math.min(all, this.first + fit)} of ${all + leftOut}`),
      button('›', { 'aria-label': 'Registers after', disabled: this.first + fit >= all, onclick: () => go(this.first + fit) }));
  }
}
