/** Counters of a run: what a GPU measured, beside what the emulator counts of the same launch. */
import { el, type Child } from './dom';
import { fidelityTag } from './fidelity';
import { count, plural, signedCount, UNKNOWN } from './format';
import { severityIcon } from './icons';
import type { CounterRow } from './payloads';

/** How a note begins that says which exact counters a GPU contradicts. */
const CALIBRATION = 'calibration';

/** Measured ones first, what needs a look on top; then what was counted. Zeros and what nobody knows are folded. */
export function counterTables(rows: CounterRow[], notes: string[]): Child[] {
  const measured = rows.filter(row => row.fidelity === 'measured' || row.suspect).sort((a, b) => rank(a) - rank(b));
  const idle = measured.filter(row => row.value === 0 && row.difference === 0 && !row.suspect);
  const counted = rows.filter(row => !measured.includes(row) && row.value !== null);
  const unknown = rows.filter(row => !measured.includes(row) && row.value === null);
  const [zero, some] = [counted.filter(row => row.value === 0), counted.filter(row => row.value !== 0)];
  return [
    el('h3', {}, 'Counters, whole run'),
    ...notes.filter(isCalibration).map(note => el('p', { class: 'wx-error-text wx-calibration', 'data-testid': 'calibration' }, severityIcon('error'), el('span', {}, note))),
    measured.length > idle.length ? besideTable(measured.filter(row => !idle.includes(row))) : null,
    folded(`${are(idle)} 0, measured and emulated`, idle, besideTable),
    measured.length && some.length ? el('h3', {}, 'Counted by the emulator alone') : null,
    some.length ? counterTable(some) : null,
    folded(`${are(zero)} 0`, zero, counterTable),
    folded(`${are(unknown)} not known here`, unknown, counterTable)
  ];
}

/** What the table of counters shows itself need not stand among the notes. */
export function isCalibration(note: string): boolean {
  return note.startsWith(CALIBRATION);
}

/** Defects first, then doubts. */
function rank(row: CounterRow): number {
  return isWrong(row) ? 0 : row.suspect ? 1 : 2;
}

/** `3 counters are`. */
function are(rows: CounterRow[]): string {
  return `${plural(rows.length, 'counter')} ${rows.length === 1 ? 'is' : 'are'}`;
}

function folded(title: string, rows: CounterRow[], table: (rows: CounterRow[]) => HTMLElement): Child {
  return rows.length ? el('details', { class: 'wx-fold-rows' }, el('summary', {}, title), table(rows)) : null;
}

function head(...names: [string, 'left' | 'right'][]): HTMLElement {
  return el('thead', {}, el('tr', {}, ...names.map(([name, side]) => el('th', { scope: 'col', class: side === 'right' ? 'wx-right-text' : '' }, name))));
}

function number(value: number | null, ...more: Child[]): HTMLElement {
  return el('td', { class: 'wx-m wx-right-text', 'data-value': value ?? '' }, value === null ? UNKNOWN : count(value), ...more);
}

function meaning({ fidelity, meaning, rule }: CounterRow, ...more: Child[]): HTMLElement {
  // What is counted one by one needs no rule beside it; the tooltip of its tag has it.
  return el('td', { class: 'wx-wrap' }, ...more, meaning, rule && fidelity !== 'exact' ? el('div', { class: 'wx-quiet wx-wrap' }, rule) : null);
}

function counterTable(rows: CounterRow[]): HTMLElement {
  return el('table', { class: 'wx-table wx-counter-table' },
    head(['Counter', 'left'], ['Value', 'right'], ['Fidelity', 'left'], ['Meaning and rule', 'left']),
    el('tbody', {}, ...rows.map(row => el('tr', { 'data-counter': row.name },
      el('th', { scope: 'row', class: 'wx-m' }, row.name),
      number(row.value),
      el('td', {}, fidelityTag(row.fidelity, row.rule)),
      meaning(row)))));
}

function besideTable(rows: CounterRow[]): HTMLElement {
  return el('table', { class: 'wx-table wx-counter-table wx-beside-table' },
    head(['Counter', 'left'], ['Measured', 'right'], ['Emulated', 'right'], ['Difference', 'right'], ['Emulated is', 'left'], ['Meaning and rule', 'left']),
    el('tbody', {}, ...rows.map(row => {
      const measured = row.fidelity === 'measured' ? row.value : null;
      // A counter that was asked for and not measured has the emulator's value in its place.
      const [emulated, how] = row.fidelity === 'measured' ? [row.emulated, row.emulated_fidelity] : [row.value, row.value === null ? null : row.fidelity];
      // Where nothing is known the rule is the reason.
      const [doubt, rule] = row.value === null ? [[row.suspect, row.rule].filter(Boolean).join(': '), ''] : [row.suspect, row.rule];
      return el('tr', { 'data-counter': row.name, class: isWrong(row) ? 'wx-wrong' : '' },
        el('th', { scope: 'row', class: 'wx-m' }, row.name),
        number(measured),
        number(emulated),
        difference(row),
        el('td', {}, how === null ? UNKNOWN : fidelityTag(how)),
        meaning({ ...row, rule }, doubt ? el('div', { class: 'wx-suspect wx-chg' }, severityIcon('warning'), el('span', {}, doubt)) : null));
    })));
}

/** The emulator claims to know it exactly, and the GPU counted something else. */
function isWrong(row: CounterRow): boolean {
  return row.emulated_fidelity === 'exact' && !row.suspect && row.difference !== null && row.difference !== 0;
}

function difference(row: CounterRow): HTMLElement {
  const value = row.difference;
  if (value === null) {
    return el('td', { class: 'wx-m wx-right-text' }, UNKNOWN);
  }
  // Beyond ten times the emulated value a share says no more than the two numbers do.
  const share = value !== 0 && row.emulated && Math.abs(value) <= 10 * Math.abs(row.emulated) ? el('span', { class: 'wx-quiet' }, ` ${signedCount(Number((100 * value / row.emulated).toPrecision(2)))} %`) : null;
  return el('td', { class: `wx-m wx-right-text${isWrong(row) ? ' wx-error-text' : ''}`, 'data-value': value }, value === 0 ? '0' : signedCount(value), share);
}
