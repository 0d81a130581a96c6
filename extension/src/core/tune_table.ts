/** The points of a search as a table that can be sorted, and those that were left out, folded by reason. */
import { button, el, type Child } from './dom';
import { count, plural, small, UNKNOWN } from './format';
import { figure, percent } from './figures_table';
import { severityIcon } from './icons';
import type { TunedPoint, Tuning } from './payloads';
import { ratioText, settingsText, sorted, valueText, type SortKey } from './tune_words';

export interface PointActions {
  sort: (key: SortKey) => void;
  choose: (point: TunedPoint) => void;
  /** Absent where nothing can be changed. */
  use?: (point: TunedPoint) => void;
}

export interface Order {
  key: SortKey;
  down: boolean;
}

export function pointTable(tuning: Tuning, order: Order, chosen: number | null, actions: PointActions): HTMLElement {
  const names = Object.keys(tuning.points[0]?.settings ?? {});
  const column = (key: SortKey, label: string, right = true): HTMLElement => el('th', {
    scope: 'col', class: right ? 'wx-right-text' : '', 'aria-sort': order.key === key ? (order.down ? 'descending' : 'ascending') : 'none'
  }, button(order.key === key ? `${label} ${order.down ? '↓' : '↑'}` : label, { class: 'wx-link', 'data-testid': `tune-sort-${key}`, onclick: () => actions.sort(key) }));
  const plain = (label: string, title: string): HTMLElement => el('th', { scope: 'col', class: 'wx-right-text', title }, label);
  return el('table', { class: 'wx-table wx-tune-table', 'data-testid': 'tune-points' },
    el('thead', {}, el('tr', {},
      actions.use ? el('td', {}) : null, column('number', '#'),
      column('value', tuning.objective), plain('of base', "Over the baseline's value"), column('status', 'status', false),
      ...names.map(name => el('th', { scope: 'col', class: 'wx-m' }, name)),
      column('registers', 'registers'), column('lds_bytes', 'LDS'), plain('waves', 'Waves that a SIMD can hold'), column('compile_seconds', 'compile s'),
      plain('roofline', 'Share of what the roofline allows'), plain('TFLOP/s', ''))),
    el('tbody', {}, ...sorted(tuning.points, order.key, order.down).map(point => row(point, names, tuning, chosen, actions))));
}

/** First what a person decides by, and the button; what is left may be scrolled to. */
function row(point: TunedPoint, names: string[], tuning: Tuning, chosen: number | null, actions: PointActions): HTMLElement {
  const best = point.number === tuning.best;
  const { use } = actions;
  return el('tr', { class: [best ? 'wx-tune-best' : '', point.number === chosen ? 'wx-on' : ''].filter(Boolean).join(' '), 'data-point-row': point.number, onclick: () => actions.choose(point) },
    use ? el('td', { class: 'wx-tune-use' }, point.status === 'ok' ? button('Use', { class: 'wx-button wx-small', 'aria-label': `Use the settings of point ${point.number}: ${settingsText(point)}`, 'data-testid': `tune-use-${point.number}`, onclick: (event: Event) => {
      event.stopPropagation();
      use(point);
    } }) : null) : null,
    figure(String(point.number)),
    el('td', { class: 'wx-right-text', title: point.binding ? `bound by ${point.binding}` : '' }, best ? '★ ' : '', valueText(point.value, tuning.objective)),
    figure(ratioText(point.ratio)),
    el('td', { class: 'wx-tune-status', title: point.reason || errorText(point) }, ...status(point)),
    ...names.map(name => el('td', { class: 'wx-m' }, String(point.settings[name] ?? UNKNOWN))),
    el('td', { class: 'wx-right-text' }, count(point.registers), point.spills ? el('span', { class: 'wx-rem', title: `${point.spills} spilled` }, ' ▲') : null),
    figure(count(point.lds_bytes)), figure(count(point.waves_per_simd)), figure(point.compile_seconds === null ? UNKNOWN : point.compile_seconds.toFixed(1)),
    figure(percent(point.roofline_share, 1)), figure(count(point.tflops)));
}

/** How far the outputs are from the reference, and how far they may be. */
function errorText(point: TunedPoint): string {
  return point.max_abs_err === null ? '' : `largest error ${small(point.max_abs_err)}${point.tolerance === null ? '' : `, ${small(point.tolerance)} is allowed`}`;
}

function status(point: TunedPoint): Child[] {
  return point.status === 'ok' ? ['correct'] : [severityIcon(point.status === 'wrong' ? 'error' : 'warning'), ` ${point.status}: ${point.reason}`];
}

/** What was not tried, a fold for each rule. */
export function prunedList(tuning: Tuning): HTMLElement | null {
  const total = tuning.pruned.reduce((sum, group) => sum + group.count, 0);
  if (total === 0) {
    return null;
  }
  return el('section', { class: 'wx-tune-pruned', 'data-testid': 'tune-pruned' },
    el('h3', {}, `${plural(total, 'point')} left out`),
    ...tuning.pruned.map(group => el('details', {},
      el('summary', {}, `${group.rule} `, el('span', { class: 'wx-quiet' }, count(group.count))),
      el('table', { class: 'wx-table' }, el('tbody', {}, ...group.examples.map(([settings, reason]) => el('tr', {}, el('td', { class: 'wx-m' }, settings), el('td', {}, reason))))),
      group.count > group.examples.length ? el('p', { class: 'wx-quiet' }, `and ${count(group.count - group.examples.length)} more`) : null)));
}

/** A bar for each setting: how much it decides whether a point is among the best. */
export function importanceBars(tuning: Tuning): HTMLElement | null {
  if (tuning.importance.length === 0 && !tuning.importance_note) {
    return null;
  }
  const most = Math.max(...tuning.importance.map(([, share]) => share), Number.MIN_VALUE);
  return el('section', { class: 'wx-tune-importance', 'data-testid': 'tune-importance' },
    el('h3', { title: 'PED-ANOVA: how much a setting decides whether a point is among the best tenth' }, 'What matters'),
    tuning.importance_note ? el('p', { class: 'wx-quiet' }, tuning.importance_note) : null,
    ...tuning.importance.map(([name, share]) => el('div', { class: 'wx-tune-share' },
      el('span', { class: 'wx-m wx-ellipsis', title: name }, name),
      el('span', { class: 'wx-model-track', role: 'presentation' }, el('span', { class: 'wx-model-bar', style: `width: ${((100 * share) / most).toFixed(1)}%; background: var(--bar)` })),
      el('span', { class: 'wx-m wx-right-text' }, percent(share)))));
}
