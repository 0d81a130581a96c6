/** Every LDS instruction with its conflicts and executions, foretold, and beside them what a run has counted. */
import { button, el } from './dom';
import { count } from './format';
import type { LdsPayload, LdsPredictedAccess, LdsPredictionPayload } from './payloads';

type LdsInstruction = LdsPayload['accesses'][number]['instructions'][number];

/** The instructions of one access: as a run counted them, before one as the record foretells them. */
export function ldsInstructions(own: LdsInstruction[], foretold: LdsPredictedAccess[], open: (line: number) => void): HTMLElement {
  const names = ['Line', 'Instruction', 'Executions', 'Conflict cycles of one'];
  const known = new Map(foretold.filter(one => one.counted_executions === null).map(one => [one.line, one]));
  const before = own.some(one => one.hits === null && known.has(one.line));
  return el('div', {},
    el('table', { class: 'wx-table wx-lds-table' },
      el('thead', {}, el('tr', {}, ...names.map((name, i) => el('th', { scope: 'col', class: i === 1 ? '' : 'wx-right-text' }, name)))),
      el('tbody', {}, ...own.map(one => {
        const early = one.hits === null ? known.get(one.line) : undefined;
        const counted = one.hits && one.lds_conflict_cycles !== null ? one.lds_conflict_cycles / one.hits : null;
        return el('tr', { class: 'wx-clickable', onclick: () => open(one.line) },
          el('td', { class: 'wx-right-text' }, one.line),
          el('td', { class: 'wx-m' }, one.text),
          el('td', { class: 'wx-right-text' }, count(early ? early.executions : one.hits)),
          el('td', { class: 'wx-right-text' }, count(early ? early.conflicts_per_execution : counted)));
      }))),
    before ? el('div', { class: 'wx-quiet' }, 'Foretold from index, rules and trip counts; a run counts them') : null);
}

export function ldsRun(payload: LdsPredictionPayload, open: (line: number) => void): HTMLElement {
  const { predicted_bank_conflicts: total, counted_bank_conflicts: counted, counter } = payload;
  const grid = payload.grid === null ? 'all workgroups' : `${payload.grid.join(' × ')} workgroups`;
  const said = total === null ? 'not known' : `${count(total)} cycles`;
  const ran = payload.accesses.some(one => one.counted_executions !== null);
  const verdict = counted === null || total === null ? null : el('span', { class: counted === total ? 'wx-add' : 'wx-conflict' },
    counted === total ? '✓ as counted' : `▲ counted ${count(counted)}`);
  const reasons = [...new Set(payload.reasons.map(reason => reason.replace(/^line \d+ \(([^)]*)\)/, '$1')))];
  const numbers = ['Width', 'Conflicts', 'Executions', 'In all', ...(ran ? ['Counted'] : [])];
  return el('div', { class: 'wx-lds-run' },
    el('h3', { 'data-testid': 'lds-total' }, `Bank conflicts of a run over ${grid}: ${said} `, verdict),
    el('div', { class: 'wx-quiet' }, payload.not_known || (ran && counter ? `Foretold from index, rules and trip counts; counted: ${counter}` : 'Foretold from index, rules and trip counts; a run counts them')),
    ...reasons.map(reason => el('div', { class: 'wx-quiet' }, `Not known: ${reason}`)),
    el('table', { class: 'wx-table wx-lds-table' },
      el('thead', {}, el('tr', {}, ...['Line', 'Instruction', 'fx node', ...numbers].map((name, i) => el('th', { scope: 'col', class: i === 0 || i > 2 ? 'wx-right-text' : '' }, name)))),
      el('tbody', {}, ...payload.accesses.map(one => row(one, ran, open)))));
}

function row(one: LdsPredictedAccess, ran: boolean, open: (line: number) => void): HTMLElement {
  const number = (value: number | null, mark = ''): HTMLElement => el('td', { class: `wx-right-text${mark}` }, count(value));
  const width = one.width === 0 ? '–' : one.services > 1 ? `${one.services} × ${one.width}` : String(one.width);
  const wrong = ran && one.conflict_cycles !== null && one.counted_conflict_cycles !== one.conflict_cycles;
  return el('tr', { class: 'wx-clickable', onclick: () => open(one.line), title: one.note || one.evidence },
    el('td', { class: 'wx-right-text' }, button(String(one.line), { class: 'wx-link', 'aria-label': `Line ${one.line}` })),
    el('td', { class: 'wx-m' }, one.instruction),
    el('td', { class: 'wx-ellipsis', title: one.label }, nodeText(one)),
    el('td', { class: 'wx-right-text' }, width),
    number(one.conflicts_per_execution, one.conflicts_per_execution ? ' wx-conflict' : ''),
    number(one.executions),
    number(one.conflict_cycles),
    ran ? number(one.counted_conflict_cycles, wrong ? ' wx-conflict' : '') : null);
}

/** The first node, and how many more the instruction serves; `≈` marks an inferred link. */
function nodeText(one: LdsPredictedAccess): string {
  const more = one.nodes.length > 1 ? ` +${one.nodes.length - 1}` : '';
  return one.label ? `${one.link === 'inferred' ? '≈' : ''}${one.label.split(', ')[0]}${more}` : '–';
}
