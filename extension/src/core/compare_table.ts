/** The table of a comparison: a column for each variant, what was asked, where it parts, and every number. */
import { askedFor, changeText, fidelities, judged, partingWords, share } from './compare_words';
import { button, el, type Child } from './dom';
import { count, UNKNOWN } from './format';
import { severityIcon } from './icons';
import type { ComparedColumn, ComparedFigure, ComparePayload, Fidelity } from './payloads';

/** What a cell can ask the view for. */
export interface TableActions {
  pin(id: string): void;
  openPass(column: ComparedColumn): void;
  openDiff(id: string, what: 'stage' | 'graph' | 'mlir' | 'asm', stage?: string): void;
}

const DIFFS = [['graph', 'Graph'], ['mlir', 'MLIR'], ['asm', 'AMDGCN']] as const;
const CODE: Record<ComparedColumn['code'], string> = {
  same: 'the same instructions', registers: 'the same in other registers', different: 'other instructions', '': UNKNOWN
};

export function compareTable(payload: ComparePayload, everything: boolean, actions: TableActions): HTMLElement {
  const columns = payload.variants;
  return el('table', { class: 'wx-table wx-compare-table', 'data-testid': 'compare-table', style: `--wx-columns: ${columns.length}` },
    el('colgroup', {}, el('col', { class: 'wx-compare-name' }), el('col', { class: 'wx-compare-kind' }), ...columns.map(() => el('col'))),
    el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'Variant'), el('td', {}), ...columns.map((column, at) => head(column, at, actions)))),
    el('tbody', {},
      sentence('Verdict', columns, (column, at) => (at === 0 ? el('span', { class: 'wx-quiet' }, 'the baseline') : verdict(column)), 'wx-compare-verdict'),
      sentence('Outputs', columns, column => outputs(column)),
      sentence('Asked for', columns, (_, at) => asked(payload, at, everything)),
      sentence('First differing pass', columns, (column, at) => (at === 0 ? UNKNOWN : parting(column, actions))),
      sentence('AMDGCN', columns, (column, at) => (at === 0 ? UNKNOWN : code(column, actions)))),
    ...payload.groups.map(group => figures(payload, group.group, group.title, everything)),
    statements(payload));
}

function head(column: ComparedColumn, at: number, actions: TableActions): HTMLElement {
  return el('th', { scope: 'col', 'data-testid': `column-${column.label}`, title: [column.kernel, column.shape, column.target, column.device].filter(Boolean).join(' · ') },
    el('span', { class: 'wx-compare-head' }, at === 0 ? '⚑ ' : '', column.label),
    at === 0 ? el('span', { class: 'wx-quiet' }, ' baseline') : button('⚑', {
      class: 'wx-link wx-compare-pin', 'aria-label': `Compare with ${column.label}`, title: `Compare with ${column.label}`, onclick: () => actions.pin(column.id)
    }));
}

function sentence(name: string, columns: ComparedColumn[], cell: (column: ComparedColumn, at: number) => Child, kind = ''): HTMLElement {
  return el('tr', { class: `wx-compare-words ${kind}` }, el('th', { scope: 'row' }, name), el('td', {}),
    ...columns.map((column, at) => el('td', {}, cell(column, at))));
}

function verdict(column: ComparedColumn): Child {
  return el('div', {}, ...column.verdict.split('; ').map(part => el('div', {}, part)));
}

function outputs(column: ComparedColumn): Child {
  if (column.status !== 'ok') {
    return el('span', {}, severityIcon(column.status === 'failed' ? 'error' : 'note'), column.status === 'failed' ? ' does not compile' : ` ${column.status}`);
  }
  if (!column.device) {
    return el('span', { class: 'wx-quiet' }, 'no run');
  }
  return column.outputs.includes('WRONG')
    ? el('span', {}, severityIcon('error'), ` ${column.outputs}`)
    : el('span', { class: 'wx-quiet' }, column.outputs);
}

function asked(payload: ComparePayload, at: number, everything: boolean): Child {
  if (at === 0) {
    return UNKNOWN;
  }
  const changes = askedFor(payload.settings, at);
  const shown = everything ? changes : changes.slice(0, 6);
  return changes.length === 0 ? el('span', { class: 'wx-quiet' }, 'the same') : el('div', { class: 'wx-compare-asked' },
    ...shown.map(one => el('div', {}, el('b', { class: 'wx-chg' }, '~'), ` ${one.name} `, el('span', { class: 'wx-quiet' }, one.from), ` → ${one.to}`)),
    changes.length > shown.length ? el('div', { class: 'wx-quiet' }, `and ${changes.length - shown.length} more`) : null);
}

function parting(column: ComparedColumn, actions: TableActions): Child {
  const found = column.parting;
  if (!found) {
    return el('span', { class: 'wx-quiet' }, 'none: all passes agree');
  }
  const stage = found.stage ?? found.baseline_stage ?? undefined;
  const counts = found.baseline_operations !== null && found.operations !== null && found.baseline_operations !== found.operations
    ? ` ${count(found.baseline_operations)} → ${count(found.operations)}` : '';
  const { where, what, texts } = partingWords(found);
  return el('div', {},
    button(found.name, { class: 'wx-link wx-m', 'data-testid': `parting-${column.label}`, title: `Show ${found.name} of ${column.label}`, onclick: () => actions.openPass(column) }),
    el('span', { class: 'wx-quiet wx-num' }, counts),
    where ? el('span', { class: 'wx-quiet' }, ` in ${where}`) : null,
    texts === ''
      ? el('div', { class: 'wx-quiet wx-compare-told wx-compare-short', title: found.sentence }, what)
      : el('details', { class: 'wx-quiet wx-compare-told' },
        el('summary', { title: found.sentence }, what), el('div', { class: 'wx-m' }, texts)),
    button('Compare there', { class: 'wx-link', 'data-testid': `diff-pass-${column.label}`, onclick: () => actions.openDiff(column.id, 'stage', stage) }));
}

function code(column: ComparedColumn, actions: TableActions): Child {
  return el('div', {}, el('div', {}, CODE[column.code]),
    el('div', { class: 'wx-compare-diffs' }, el('span', { class: 'wx-quiet' }, 'diff'),
      ...DIFFS.map(([what, label]) => button(label, { class: 'wx-link', 'data-testid': `diff-${what}-${column.label}`, onclick: () => actions.openDiff(column.id, what) }))));
}

function figures(payload: ComparePayload, group: string, title: string, everything: boolean): HTMLElement | null {
  const all = payload.figures.filter(row => row.group === group);
  const known = all.filter(row => row.values.some(value => value !== null));
  const rows = everything ? all : known.filter(row => row.differs || group === 'time');
  if (rows.length === 0) {
    return null;
  }
  const same = all.length - rows.length;
  return el('tbody', {},
    el('tr', { class: 'wx-compare-group' }, el('th', { scope: 'rowgroup', colspan: payload.variants.length + 2 }, title,
      same > 0 ? el('span', { class: 'wx-quiet' }, ` ${same} more ${same === 1 ? 'does' : 'do'} not differ`) : null)),
    ...rows.map(row => figure(row)));
}

function figure(row: ComparedFigure): HTMLElement {
  const monospace = row.group === 'counters' || row.group.endsWith('mnemonics');
  return el('tr', { class: 'wx-compare-figure' },
    el('th', { scope: 'row', title: row.meaning }, el('span', { class: monospace ? 'wx-m' : '' }, row.name), row.unit ? el('span', { class: 'wx-quiet' }, ` ${row.unit}`) : null),
    el('td', {}, ...fidelities(row).map(one => tag(one))),
    ...row.values.map((value, at) => {
      const note = row.notes[at] ?? '';
      const change = at === 0 ? '' : changeText(row.ratios[at] ?? null);
      const mark = { better: 'wx-add', worse: 'wx-rem', none: 'wx-quiet' }[judged(row, at)];
      return el('td', { title: note },
        el('div', { class: 'wx-compare-number' }, el('span', { class: 'wx-m' }, value === null ? UNKNOWN : count(value)), el('span', { class: mark }, change)),
        value === null ? null : el('div', { class: 'wx-compare-track', role: 'presentation' }, el('i', { style: `width: ${(100 * share(row, at)).toFixed(1)}%` })));
    }));
}

export function tag(fidelity: Fidelity): HTMLElement {
  return el('span', { class: `wx-fidelity wx-${fidelity}` }, fidelity);
}

function statements(payload: ComparePayload): HTMLElement | null {
  const differing = payload.statements.filter(one => one.changes.some(change => change === 'gained' || change === 'lost'));
  if (differing.length === 0) {
    return null;
  }
  return el('tbody', {},
    el('tr', { class: 'wx-compare-group' }, el('th', { scope: 'rowgroup', colspan: payload.variants.length + 2 }, 'Diagnostics and findings')),
    ...differing.map(one => el('tr', { class: 'wx-compare-words' },
      el('th', { scope: 'row' }, severityIcon(one.severity), ` ${one.code}`),
      el('td', {}),
      ...one.messages.map((message, at) => {
        const change = one.changes[at];
        const sign = at === 0 || !(change === 'gained' || change === 'lost') ? null
          : change === 'gained' ? el('b', { class: 'wx-rem' }, '+ ') : el('b', { class: 'wx-add' }, '− gone');
        return el('td', { class: 'wx-compare-told' }, sign, message ?? (sign ? '' : UNKNOWN));
      }))));
}
