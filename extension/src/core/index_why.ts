/** Why an index is what it is: its terms with their values for a lane, what put each there, and the events in order. */
import { button, el, replace, type Child } from './dom';
import { count, hex } from './format';
import { TERM_NAMES } from './index_terms';
import type { AnchorRow, DerivationPayload, TermRow } from './payloads';
import { Stepper } from './stepper';

/** One line of the table: at most one term a dimension, all of one kind. */
interface WhyRow {
  kind: string;
  dropped: boolean;
  cells: Record<string, TermRow>;
}

/** Terms of one kind share a row; dropped ones have their own. */
export function whyRows(found: DerivationPayload): WhyRow[] {
  const rows: WhyRow[] = [];
  const kinds = Object.keys(TERM_NAMES);
  for (const term of [...found.terms, ...found.dropped]) {
    const dropped = term.dropped_by !== '';
    let row = rows.find(one => one.kind === term.kind && one.dropped === dropped && !(term.dim in one.cells));
    if (!row) {
      row = { kind: term.kind, dropped, cells: {} };
      rows.push(row);
    }
    row.cells[term.dim] = term;
  }
  return rows.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || Number(a.dropped) - Number(b.dropped));
}

/** Who made a row: its constraints, else the pass. */
export function madeBy(row: WhyRow): string {
  const terms = Object.values(row.cells);
  const constraints = new Map(terms.flatMap(term => term.constraints.map(one => [one.position, one] as const)));
  if (!constraints.size) {
    return [...new Set(terms.map(term => term.place.replace(/[:,].*$/, '')))].join(', ');
  }
  const kinds = new Set([...constraints.values()].map(one => one.kind));
  const lines = [...constraints.values()].map(one => (one.line ? ` :${one.line}` : '')).join('');
  const dims = terms.filter(term => term.constraints.length).map(term => term.dim);
  return [...kinds].map(kind => (kind === 'HardwareConstraint' ? kind : `${kind}(${dims.join(', ')})`)).join(', ') + lines;
}

export class WhyTable {
  readonly element = el('div', { class: 'wx-why', 'data-testid': 'index-why' });
  private readonly table = el('div');
  private readonly event = el('div', { class: 'wx-why-event', 'data-testid': 'why-event' });
  private readonly stepper = new Stepper('event', step => { this.step = step; this.showEvent(); }, step => `${step + 1}`);
  private found: DerivationPayload | null = null;
  private thread = 0;
  private lane = 0;
  private open: number | null = null;
  private step = 0;

  constructor(private readonly showPass: (stage: string) => void) {
    this.element.append(this.table, this.event);
  }

  /** Another node or stage. */
  put(found: DerivationPayload): void {
    this.found = found;
    this.open = null;
    this.step = Math.max(0, found.steps.length - 1);
  }

  /** The values for a lane. */
  show(thread: number, lane: number): void {
    this.thread = thread;
    this.lane = lane;
    const { found } = this;
    if (!found) {
      return;
    }
    const rows = whyRows(found);
    replace(this.table,
      el('h3', {}, `Why: the index as a sum of terms, for lane ${this.lane}`),
      el('table', { class: 'wx-table' },
        el('thead', {}, el('tr', {}, ...['Term', 'Made by', ...found.dims].map(name => el('th', { scope: 'col' }, name)),
          found.weights && el('th', { scope: 'col', class: 'wx-right-text' }, 'Bytes'))),
        el('tbody', {},
          ...rows.flatMap((row, at) => [this.row(row, at, found), at === this.open ? this.detail(row, found) : null]),
          this.base(found), this.sum(found), this.settings(found))),
      found.weights ? null : el('p', { class: 'wx-quiet' }, `Bytes are no sum of these terms: ${found.weights_note}.`));
    this.showEvent();
  }

  private value(term: TermRow): number | null {
    return term.values[this.thread] ?? null;
  }

  private row(row: WhyRow, at: number, found: DerivationPayload): HTMLElement {
    const name = TERM_NAMES[row.kind as keyof typeof TERM_NAMES] ?? row.kind;
    const bytes = row.dropped ? null : this.bytes(Object.values(row.cells), found);
    const id = `why-${row.kind}-${Object.keys(row.cells).join('-')}${row.dropped ? '-dropped' : ''}`;
    const toggle = (): void => {
      this.open = this.open === at ? null : at;
      this.show(this.thread, this.lane);
      // The table is new: the keyboard stays where it was, and the reasons come into sight.
      this.table.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.focus({ preventScroll: true });
      this.table.querySelector('.wx-why-detail')?.scrollIntoView({ block: 'nearest' });
    };
    const about = Object.values(row.cells).map(term => `${term.dim}: ${term.reason}; ${term.place}`).join('\n');
    return el('tr', { class: `${row.dropped ? 'wx-why-dropped ' : ''}${this.open === at ? 'wx-why-open' : ''}`, title: about, onclick: toggle },
      el('th', { scope: 'row' }, el('span', { class: `wx-term wx-why-name wx-term-${row.kind}` }, name)),
      el('td', {}, button(madeBy(row), { class: 'wx-link', 'aria-expanded': this.open === at, 'data-testid': id, onclick: (event: Event) => { event.stopPropagation(); toggle(); } }),
        row.dropped ? el('span', { class: 'wx-quiet' }, ' dropped') : null),
      ...found.dims.map(dim => this.cell(row.cells[dim])),
      found.weights && el('td', { class: 'wx-m wx-right-text' }, bytes === null ? '–' : count(bytes)));
  }

  private cell(term: TermRow | undefined): HTMLElement {
    if (!term) {
      return el('td', { class: 'wx-quiet' }, '–');
    }
    const value = this.value(term);
    return el('td', {}, el('span', { class: 'wx-why-cell' },
      el('span', { class: 'wx-m' }, term.text), el('b', { class: 'wx-m', title: term.note }, value === null ? '–' : count(value))));
  }

  private bytes(terms: TermRow[], found: DerivationPayload): number | null {
    let total = 0;
    for (const term of terms) {
      const value = this.value(term);
      const weight = found.weights?.[term.dim];
      if (value === null || weight === undefined) {
        return null;
      }
      total += value * weight;
    }
    return total;
  }

  private base(found: DerivationPayload): HTMLElement | null {
    return found.weights && found.base ? el('tr', {},
      el('th', { scope: 'row' }, 'Allocation'), el('td', {}, 'where the buffer lies in LDS'), ...found.dims.map(() => el('td', { class: 'wx-quiet' }, '–')),
      el('td', { class: 'wx-m wx-right-text' }, count(found.base))) : null;
  }

  private sum(found: DerivationPayload): HTMLElement {
    const bytes = this.bytes(found.terms, found);
    const total = bytes === null ? null : bytes + found.base;
    return el('tr', { class: 'wx-total', 'data-testid': 'why-sum' },
      el('th', { scope: 'row' }, 'Sum'),
      el('td', { class: 'wx-m' }, total === null ? '' : `= ${hex(total)}`),
      ...found.dims.map(dim => {
        const values = found.terms.filter(term => term.dim === dim).map(term => this.value(term));
        const sum = values.includes(null) ? null : values.reduce<number>((a, b) => a + (b ?? 0), 0);
        return el('td', {}, el('span', { class: 'wx-why-cell' }, el('span'), el('b', { class: 'wx-m', 'data-dim': dim }, sum === null ? '–' : count(sum))));
      }),
      found.weights && el('td', { class: 'wx-m wx-right-text' }, el('b', { 'data-testid': 'why-bytes' }, total === null ? '–' : count(total))));
  }

  private settings(found: DerivationPayload): HTMLElement {
    const last = found.settings.reduce<(typeof found.settings)[number] | null>((a, b) => (a && a.order >= b.order ? a : b), null);
    const part = (dim: string, name: string): string => found.settings.find(one => one.dim === dim && one.part === name)?.text ?? '–';
    const about = found.settings.map(one => `${one.dim} ${one.part}: ${one.place}`).join('\n');
    return el('tr', { title: about },
      el('th', { scope: 'row', class: 'wx-quiet' }, 'Elements : stride'),
      el('td', { class: 'wx-quiet' }, last?.place.replace(/[:,].*$/, '') ?? ''),
      ...found.dims.map(dim => el('td', { class: 'wx-m' }, `${part(dim, 'size')} : ${part(dim, 'stride')}`)),
      found.weights && el('td'));
  }

  /** What stands behind the open row, right under it. */
  private detail(row: WhyRow, found: DerivationPayload): HTMLElement {
    return el('tr', { class: 'wx-why-detail' },
      el('td', { colspan: found.dims.length + (found.weights ? 3 : 2), 'data-testid': 'why-detail' }, ...Object.values(row.cells).flatMap(term => this.about(term, found))));
  }

  private about(term: TermRow, found: DerivationPayload): Child[] {
    const line = (name: string, ...what: Child[]): HTMLElement => el('p', {}, el('span', { class: 'wx-quiet' }, name), ' ', ...what);
    const anchor = found.anchors.find(one => one.order === term.order);
    return [
      el('h4', {}, el('span', { class: 'wx-m' }, `${term.dim}: ${term.text}`), ` ${term.reason}`),
      ...(term.constraints.length ? term.constraints.map(one => line('Constraint', el('span', { class: 'wx-m' }, one.text), one.line ? ` ${one.file}:${one.line}` : ' source line not known'))
        : [line('Constraint', 'none: the pass makes this term itself')]),
      line('Put there by', button(term.place, { class: 'wx-link', onclick: () => this.showPass(term.stage) }), term.function === 'unobserved' ? '' : el('span', { class: 'wx-m wx-quiet' }, ` ${term.function}`)),
      term.way.length > 1 ? line('Came along', el('span', { class: 'wx-m' }, term.way.join(' → '))) : null,
      ...term.earlier.map(form => line('Was', el('span', { class: 'wx-m' }, form.text), ` until ${form.place}`)),
      ...(anchor ? aboutAnchor(anchor, line) : []),
      term.dropped_by ? line('Dropped by', term.dropped_by) : null
    ];
  }

  private showEvent(): void {
    const steps = this.found?.steps ?? [];
    const step = steps[this.step];
    this.event.hidden = !step;
    if (!step) {
      return;
    }
    this.stepper.update(this.step, steps.length);
    const changes = (sign: string, texts: string[]): Child => texts.length ? el('p', { class: 'wx-m' }, el('b', { class: `wx-why-${sign === '+' ? 'add' : sign === '−' ? 'rem' : 'chg'}` }, `${sign} `), texts.join('   ')) : null;
    const from = step.start === 'copy' ? `copied from ${step.origin}` : step.start === 'like' && step.origin ? `same terms as ${step.origin} (inferred)` : '';
    const nothing = ![...step.added, ...step.dropped, ...step.rewritten, ...step.settings].length;
    replace(this.event,
      el('h3', {}, 'Events that made this index'),
      el('div', { class: 'wx-why-head' }, this.stepper.element, el('span', { class: 'wx-quiet' }, `of ${steps.length}`),
        button(step.place, { class: 'wx-link', onclick: () => this.showPass(step.stage) }), el('span', { class: 'wx-m' }, step.node), el('span', { class: 'wx-quiet' }, from)),
      changes('+', step.added), changes('−', step.dropped), changes('~', [...step.rewritten, ...step.settings]),
      nothing ? el('p', { class: 'wx-quiet' }, 'No term changed.') : null,
      el('p', { class: 'wx-m wx-quiet' }, step.index.join('   ')));
  }
}

function aboutAnchor(anchor: AnchorRow, line: (name: string, ...what: Child[]) => HTMLElement): Child[] {
  if (anchor.not_known) {
    return [line('Anchor', `not known: ${anchor.not_known}`)];
  }
  const lost = anchor.lost.filter(one => one.differs);
  return [
    line('Anchor', el('b', { class: 'wx-m', 'data-testid': 'why-anchor' }, anchor.label), ` (${anchor.op})`, anchor.way.length > 1 ? el('span', { class: 'wx-m' }, `: ${anchor.way.join(' → ')}`) : ''),
    ...lost.map(one => line('Not taken', el('span', { class: 'wx-m' }, one.index), ` from ${one.anchor || 'an anchor that is not known'}${one.sources.length ? ` by ${one.sources.join(', ')}` : ''}: ${one.reason}`)),
    anchor.lost.length > lost.length ? line('Also offered', `the same index, ${anchor.lost.length - lost.length} more time${anchor.lost.length - lost.length > 1 ? 's' : ''}`) : null
  ];
}
