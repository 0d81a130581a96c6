/** Tables of figures: words at the left of their column, numbers at the right, shares as per cent. */
import { el } from './dom';
import { UNKNOWN } from './format';

/** `words` are the columns that hold words; a column without a head has none to read out either. */
export function figuresTable(heads: readonly string[], words: readonly number[], rows: HTMLElement[]): HTMLElement {
  return el('table', { class: 'wx-table wx-figures' },
    el('thead', {}, el('tr', {}, ...heads.map((name, i) => el(name ? 'th' : 'td', { ...(name ? { scope: 'col' } : {}), class: words.includes(i) ? '' : 'wx-right-text' }, name)))),
    el('tbody', {}, ...rows));
}

/** A cell with a number. */
export function figure(text: string): HTMLElement {
  return el('td', { class: 'wx-right-text' }, text);
}

/** `50 %`, in one piece. */
export function percent(share: number | null, digits = 0): string {
  return share === null ? UNKNOWN : `${(100 * share).toFixed(digits)}\u202f%`;
}
