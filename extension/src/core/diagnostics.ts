/** The strip at the bottom: what the record has to say, worst first; each line leads to what it speaks of. */
import { button, el, eachFrame, Lifetime, replace } from './dom';
import { count, plural } from './format';
import { severityIcon } from './icons';
import type { Diagnostic, Selection, Severity, ViewName } from './payloads';
import { VIEW_NAMES } from './views';
import type { Workspace } from './workspace';

const ORDER: readonly Severity[] = ['error', 'warning', 'note'];

/** Diagnostics of the record and errors of the draft, worst first. */
export function allDiagnostics(work: Workspace): Diagnostic[] {
  const blank = { stage: '', node: '', constraint: '', line: null, location: null, explanation: '', evidence: {} };
  const draft = work.state.draft_errors.map((error): Diagnostic => ({
    ...blank, code: 'draft', severity: 'error', message: error.message.includes(error.name) ? error.message : `${error.name}: ${error.message}`, fix: error.fix, view: 'edit'
  }));
  const rows = (work.state.constraints ?? []).flatMap(row => row.findings.map((one): Diagnostic => ({
    ...blank, code: 'draft', severity: one.severity, message: `row ${row.row}: ${one.message}`, fix: one.fix, constraint: row.text, view: 'edit'
  })));
  const loose = (work.state.constraint_findings ?? []).map((one): Diagnostic => ({ ...blank, code: 'draft', severity: one.severity, message: one.message, fix: one.fix, view: 'edit' }));
  const own = work.summary?.diagnostics ?? [];
  return [...draft, ...rows, ...loose, ...own].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

/** Narrower than this, messages wrap, and the strip would take a third of a small window. */
const NARROW = 800;

export class DiagnosticStrip {
  readonly element = el('section', { class: 'wx-bottom', 'aria-label': 'Diagnostics' });
  private readonly life = new Lifetime();
  private drawn = '';
  /** The diagnostic whose details are open. */
  private opened = '';
  /** Whether the list was opened or folded by hand, else null. */
  private unfolded: boolean | null = null;
  private narrow = false;

  constructor(private readonly work: Workspace) {
    const refresh = eachFrame(() => this.refresh());
    this.life.add(work.on('record', refresh));
    this.life.add(work.on('state', refresh));
    this.life.resize(this.element, () => {
      const { clientWidth } = this.element;
      if (clientWidth > 0) {
        this.narrow = clientWidth < NARROW;
        this.refresh();
      }
    });
    this.refresh();
  }

  dispose(): void {
    this.life.end();
  }

  private refresh(): void {
    const found = allDiagnostics(this.work);
    // Where there is little room, notes alone do not take it from the view.
    const open = this.unfolded ?? !(this.narrow && found.every(one => one.severity === 'note'));
    this.element.classList.toggle('wx-unfolded', this.unfolded === true);
    const key = JSON.stringify([found, this.opened, open, this.work.compiling, this.work.state.current]);
    if (key === this.drawn) {
      return;
    }
    this.drawn = key;
    this.element.hidden = this.work.state.current === null && found.length === 0;
    const counts = ORDER.map(severity => el('span', {}, plural(found.filter(d => d.severity === severity).length, severity)));
    const toggle = (): void => {
      this.unfolded = !open;
      this.refresh();
      this.element.querySelector<HTMLElement>('.wx-bottom-head > button')?.focus();
    };
    replace(this.element,
      el('div', { class: 'wx-bottom-head' }, found.length
        ? button(el('b', {}, 'Diagnostics'), { 'aria-expanded': open, onclick: toggle, 'data-testid': 'fold-diagnostics' }, ...counts, el('span', { class: 'wx-link' }, open ? 'Fold' : 'Show'))
        : el('b', {}, 'Diagnostics'), found.length ? null : el('span', {}, this.work.compiling ? 'none so far' : 'none')),
      el('div', { hidden: !open || found.length === 0, class: 'wx-bottom-list', tabindex: found.length > 3 ? 0 : undefined, role: 'group', 'aria-label': 'List of diagnostics' },
        ...found.flatMap(diagnostic => this.row(diagnostic))));
  }

  private row(diagnostic: Diagnostic): HTMLElement[] {
    const key = JSON.stringify(diagnostic);
    const open = key === this.opened;
    const show = (): void => {
      this.opened = open ? '' : key;
      this.refresh();
      if (!open) {
        this.work.store.select(jump(diagnostic));
      }
    };
    const row = el('div', { class: open ? 'wx-diagnostic wx-on' : 'wx-diagnostic', 'data-code': diagnostic.code },
      button(severityIcon(diagnostic.severity), { class: 'wx-diagnostic-main', 'aria-expanded': open, onclick: show, title: diagnostic.message },
        el('span', { class: 'wx-code' }, diagnostic.code),
        el('span', { class: 'wx-text' }, diagnostic.message, diagnostic.fix ? el('span', { class: 'wx-quiet' }, ` ${diagnostic.fix}`) : null)),
      el('span', { class: 'wx-diagnostic-places' }, ...this.places(diagnostic)));
    return open ? [row, details(diagnostic)] : [row];
  }

  /** Where it is: source line, node, and the view that shows it best. */
  private places(diagnostic: Diagnostic): HTMLElement[] {
    const { location, node, line } = diagnostic;
    const link = (label: string, title: string, change: Partial<Selection>): HTMLElement =>
      button(label, { class: 'wx-link', title, onclick: () => this.work.store.select(change) });
    const view = viewOf(diagnostic);
    // A constraint is written in the source and edited in Edit: both places are offered.
    const found = view && view !== 'source' ? `Show in ${VIEW_NAMES[view]}` : '';
    return [
      location ? link(`${location.file.split('/').pop()}:${location.line}`, `${diagnostic.constraint} ${location.file}`.trim(), { view: 'source', place: location }) : null,
      node && view !== 'graph' ? link('node', node, { view: 'graph', ...selected(diagnostic) }) : null,
      line !== null && view !== 'isa' ? link(`AMDGCN ${line}`, '', { view: 'isa', instruction: line }) : null,
      view && found ? link(found, '', { view, ...selected(diagnostic) }) : null
    ].filter(one => one !== null);
  }
}

function viewOf(diagnostic: Diagnostic): ViewName | null {
  return diagnostic.view in VIEW_NAMES ? (diagnostic.view as ViewName) : null;
}

function selected({ stage, node, line, location }: Diagnostic): Partial<Selection> {
  return {
    ...(stage ? { stage } : {}),
    ...(node ? { node } : {}),
    ...(line !== null ? { instruction: line } : {}),
    ...(location ? { place: location } : {})
  };
}

/** To the view that shows it best; a constraint is seen best where it is written. */
function jump(diagnostic: Diagnostic): Partial<Selection> {
  const view = viewOf(diagnostic);
  const written = diagnostic.location !== null && (view === 'edit' || view === null);
  return { ...(written ? { view: 'source' as const } : view ? { view } : {}), ...selected(diagnostic) };
}

/** What is known beyond the sentence: why it is so, and the numbers it rests on. */
function details({ explanation, fix, constraint, evidence }: Diagnostic): HTMLElement {
  const facts: [string, string][] = [
    ['Constraint', constraint],
    ...Object.entries(evidence).map(([name, value]): [string, string] => [name.replaceAll('_', ' '), typeof value === 'number' ? count(value) : value])
  ];
  return el('div', { class: 'wx-diagnostic-more' },
    explanation ? el('p', {}, explanation) : null,
    fix ? el('p', {}, el('b', {}, 'What to do: '), fix) : null,
    el('dl', { class: 'wx-evidence' }, ...facts.filter(([, value]) => value).flatMap(([name, value]) => [el('div', {}, el('dt', {}, name), el('dd', { class: 'wx-m' }, value))])));
}
