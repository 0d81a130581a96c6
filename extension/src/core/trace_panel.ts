/** The way back from an element: what was found, each step with its place in the other views, and what concerns it. */
import { button, el, replace, type Child } from './dom';
import { count, plural, UNKNOWN } from './format';
import { severityIcon } from './icons';
import type { Category, Suspect, TraceBack, TraceStep, TraceStepKind, ViewName } from './payloads';
import { VIEW_NAMES } from './views';
import type { Workspace } from './workspace';

const CATEGORY: Record<TraceStepKind, Category> = {
  store: 'vmem', load: 'vmem', copy: 'lds', 'LDS read': 'lds', 'LDS write': 'lds', matrix: 'mfma', value: 'valu', 'scalar load': 'salu', 'no store': 'vmem'
};

const LINES_SHOWN = 4;

/** `c[M 40, N 3]`. */
export function elementName(trace: TraceBack): string {
  return `${trace.output}[${trace.cell.map((at, i) => `${trace.dims[i] ?? ''} ${at}`.trim()).join(', ')}]`;
}

export class TracePanel {
  readonly element = el('div', { class: 'wx-trace wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Way back', 'data-testid': 'trace' });
  private trace: TraceBack | null = null;
  private open = 0;

  constructor(private readonly work: Workspace) {}

  put(trace: TraceBack): void {
    this.trace = trace;
    const odd = trace.steps.find(step => step.agrees === true && step.note !== '');
    this.open = trace.first_disagreement ?? odd?.number ?? trace.steps[0]?.number ?? 0;
    this.draw();
  }

  private draw(): void {
    const { trace } = this;
    if (!trace) {
      return;
    }
    replace(this.element,
      this.head(trace),
      el('p', { class: 'wx-trace-summary', 'data-testid': 'trace-summary' }, trace.summary),
      ...this.suspects(trace),
      ...(trace.steps.length ? [el('h3', {}, 'Steps, from the store back'), el('ol', { class: 'wx-trace-steps' }, ...trace.steps.map(step => this.step(step)))] : []),
      ...elements(trace),
      ...writers(trace),
      ...trace.notes.map(note => el('p', { class: 'wx-quiet wx-note' }, note)));
  }

  private head(trace: TraceBack): HTMLElement {
    if (!trace.cell.length) {
      return el('h2', { class: 'wx-title' }, 'The access that stopped the run');
    }
    return el('div', { class: 'wx-trace-head' },
      el('h2', { class: 'wx-title wx-m' }, elementName(trace)),
      el('span', { class: 'wx-num' }, 'is ', el('b', {}, shown(trace.got))),
      trace.expected === null && trace.differs === null ? null : el('span', { class: 'wx-num' }, 'expected ', el('b', {}, shown(trace.expected))),
      trace.differs ? el('b', { class: 'wx-error-text' }, '✗ wrong') : trace.differs === false ? el('b', { class: 'wx-add' }, '✓ within the tolerance') : null);
  }

  private suspects(trace: TraceBack): Child[] {
    if (!trace.suspects.length) {
      return [];
    }
    return [el('h3', {}, 'Diagnostics that concern these nodes'),
      el('div', { class: 'wx-trace-suspects' }, ...trace.suspects.map(suspect => this.suspect(suspect)))];
  }

  private suspect(suspect: Suspect): HTMLElement {
    const view = suspect.view in VIEW_NAMES ? (suspect.view as ViewName) : null;
    const go = (): void => this.work.store.select({
      ...(view ? { view } : {}),
      ...(suspect.stage ? { stage: suspect.stage } : {}),
      ...(suspect.node ? { node: suspect.node } : {}),
      ...(suspect.line === null ? {} : { instruction: suspect.line })
    });
    return el('button', { type: 'button', class: 'wx-trace-suspect', 'data-code': suspect.code, title: suspect.fix, onclick: go },
      severityIcon(suspect.severity),
      el('span', { class: 'wx-code wx-m' }, suspect.code),
      el('span', {}, suspect.message),
      view ? el('span', { class: 'wx-link' }, `Show in ${VIEW_NAMES[view]}`) : null);
  }

  private step(step: TraceStep): HTMLElement {
    const isOpen = step.number === this.open;
    const first = step.number === this.trace?.first_disagreement;
    const lines = step.lines.slice(0, LINES_SHOWN).join(', ') + (step.lines.length > LINES_SHOWN ? ' …' : '');
    return el('li', { class: `wx-trace-step${isOpen ? ' wx-open' : ''}${first ? ' wx-first' : ''}`, 'data-step': step.number, 'data-agrees': String(step.agrees) },
      el('button', { type: 'button', class: 'wx-trace-row', 'aria-expanded': String(isOpen), onclick: () => this.choose(step) },
        el('span', { class: 'wx-line' }, step.number),
        el('i', { class: 'wx-strip', style: `background:var(--${CATEGORY[step.kind]})` }),
        el('span', { class: 'wx-trace-what' }, el('span', {}, step.what), el('span', { class: 'wx-m wx-trace-instruction' }, step.instruction)),
        el('span', { class: 'wx-quiet' }, step.lines.length ? `line ${lines}` : '', step.executions > 1 ? ` · ${count(step.executions)}×` : ''),
        mark(step, first)),
      isOpen ? this.detail(step) : null);
  }

  /** Opens the step, and brings its node, line and lane into all views. */
  private choose(step: TraceStep): void {
    this.open = this.open === step.number ? 0 : step.number;
    this.select(step, null);
    this.draw();
    this.element.querySelector<HTMLElement>(`[data-step="${step.number}"] button`)?.focus();
  }

  private select(step: TraceStep, view: ViewName | null): void {
    const node = step.nodes[0];
    const line = step.lines[0];
    this.work.store.select({
      ...(view ? { view } : {}),
      ...(node ? { node, ...this.lastGraph() } : {}),
      ...(line === undefined ? {} : { instruction: line }),
      ...(this.trace?.workgroup ? { workgroup: this.trace.workgroup } : {}),
      wave: step.wave, lane: step.lane, ...(step.turn === null ? {} : { iteration: step.turn })
    });
  }

  /** Links from lines lead to nodes of the last fx pass. */
  private lastGraph(): { stage?: string } {
    const rows = this.work.rows.filter(row => row.language === 'graph' && row.captured);
    const last = rows[rows.length - 1];
    return last ? { stage: last.id } : {};
  }

  private detail(step: TraceStep): HTMLElement {
    const views: ViewName[] = [
      ...(step.index.length ? ['index' as const] : []),
      ...(step.kind.startsWith('LDS') ? ['lds' as const] : []),
      ...(step.kind === 'matrix' ? ['layout' as const] : []),
      ...(step.lines.length ? ['isa' as const] : []),
      ...(step.nodes.length ? ['graph' as const] : [])
    ];
    const value = step.value === null ? step.word : `${shown(step.value)}${step.word ? ` (${step.word})` : ''}`;
    return el('div', { class: 'wx-trace-detail', 'data-testid': 'trace-detail' },
      step.note ? el('p', { class: step.agrees === false ? 'wx-error-text' : '' }, step.note) : null,
      el('p', { class: 'wx-quiet' },
        `wave ${step.wave}, lane ${step.lane}`, step.turn === null ? '' : `, loop turn ${step.turn}`,
        step.place ? `, ${step.place}` : '', value ? `, value ${value}` : '',
        step.feeds.length ? ` → step ${step.feeds.join(', ')}${step.roles.length ? ` as ${step.roles.join(', ')}` : ''}` : ''),
      step.terms.length ? terms(step) : null,
      step.mapping ? el('p', { class: 'wx-m', 'data-testid': 'trace-mapping' }, step.mapping) : null,
      el('div', { class: 'wx-actions' },
        ...views.map(view => button(VIEW_NAMES[view], { class: 'wx-button wx-small', 'data-go': view, onclick: () => this.select(step, view) })),
        step.source_line ? el('span', { class: 'wx-quiet' }, `${step.file.split('/').pop() ?? ''}:${step.source_line}`) : null));
  }
}

function mark(step: TraceStep, first: boolean): HTMLElement {
  if (step.agrees === false) {
    return el('b', { class: 'wx-error-text', title: step.note }, first ? '✗ first disagreement' : '✗ disagrees');
  }
  if (step.agrees === null) {
    return el('span', { class: 'wx-quiet', title: step.note || 'there is nothing to compare' }, step.kind === 'value' || step.kind === 'scalar load' ? '' : 'not known');
  }
  return step.note ? el('b', { class: 'wx-chg', title: step.note }, step.kind === 'no store' ? 'no store' : '~ leaves its tensor') : el('b', { class: 'wx-add' }, '✓');
}

function terms(step: TraceStep): HTMLElement {
  return el('table', { class: 'wx-table' },
    el('thead', {}, el('tr', {}, ...['Dim', 'Term', 'Value', 'From'].map((name, i) => el('th', { scope: 'col', class: i === 2 ? 'wx-right-text' : '' }, name)))),
    el('tbody', {}, ...step.terms.map(term => el('tr', {},
      el('th', { scope: 'row', class: 'wx-m' }, term.dim),
      el('td', { class: 'wx-m wx-wrap' }, term.text),
      el('td', { class: 'wx-m wx-right-text' }, term.value === null ? UNKNOWN : count(term.value)),
      el('td', { class: 'wx-wrap' }, term.constraints.length
        ? term.constraints.map(one => `${one.text}${one.line ? ` :${one.line}` : ''}`).join(', ')
        : term.reason || term.place)))));
}

function elements(trace: TraceBack): Child[] {
  if (!trace.elements.length) {
    return [];
  }
  return [el('h3', {}, 'Elements that went in'), el('table', { class: 'wx-table', 'data-testid': 'trace-elements' },
    el('tbody', {}, ...trace.elements.flatMap(set => (set.ranges.length ? set.ranges : [null]).map((range, i) => el('tr', {},
      i ? el('td') : el('th', { scope: 'row', class: 'wx-m' }, set.tensor),
      el('td', { class: 'wx-num' }, i ? '' : set.count ? plural(set.count, 'element') : 'none'),
      el('td', { class: 'wx-m' }, range ? `${range.dim} ${range.text}` : ''),
      el('td', { class: 'wx-wrap' }, range?.remark ? el('b', { class: 'wx-chg' }, `~ ${range.remark}`) : ''))))))];
}

function writers(trace: TraceBack): Child[] {
  if (trace.writers_total < 2 && trace.writers_agree !== false) {
    return [];
  }
  const place = (one: { workgroup: number[]; wave: number; lane: number }): string => `workgroup (${one.workgroup.join(', ')}), wave ${one.wave}, lane ${one.lane}`;
  return [el('h3', {}, `Stores to the element, ${count(trace.writers_total)}`),
    el('ul', { class: 'wx-trace-writers', 'data-testid': 'trace-writers' },
      ...trace.writers.slice(0, 12).map(one => el('li', {}, `${place(one)}, line ${one.line}`, one.value === null ? '' : `: ${shown(one.value)}`))),
    el('p', { class: 'wx-quiet' }, trace.index_note ? `What the index says is not known: ${trace.index_note}`
      : `By the index: ${trace.index_writers.slice(0, 6).map(place).join('; ') || 'nobody'}`)];
}

function shown(value: number | null): string {
  return value === null ? 'no finite number' : String(Number(value.toPrecision(7)));
}
