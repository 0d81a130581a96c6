/** The strip at the bottom: what the record has to say, worst first; each line leads to what it speaks of. */
import { el, eachFrame, Lifetime, replace } from './dom';
import { plural } from './format';
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
  const own = work.summary?.diagnostics ?? [];
  return [...draft, ...own].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

export class DiagnosticStrip {
  readonly element = el('section', { class: 'wx-bottom', 'aria-label': 'Diagnostics' });
  private readonly life = new Lifetime();
  private drawn = '';

  constructor(private readonly work: Workspace) {
    const refresh = eachFrame(() => this.refresh());
    this.life.add(work.on('record', refresh));
    this.life.add(work.on('state', refresh));
    this.refresh();
  }

  dispose(): void {
    this.life.end();
  }

  private refresh(): void {
    const found = allDiagnostics(this.work);
    const key = JSON.stringify([found, this.work.compiling, this.work.state.current]);
    if (key === this.drawn) {
      return;
    }
    this.drawn = key;
    this.element.hidden = this.work.state.current === null && found.length === 0;
    const counts = ORDER.map(severity => el('span', {}, plural(found.filter(d => d.severity === severity).length, severity)));
    replace(this.element,
      el('div', { class: 'wx-bottom-head' }, el('b', {}, 'Diagnostics'),
        ...(found.length ? counts : [el('span', {}, this.work.compiling ? 'none so far' : 'none')])),
      el('div', { class: 'wx-bottom-list', tabindex: found.length > 3 ? 0 : undefined, role: 'group', 'aria-label': 'List of diagnostics' },
        ...found.map(diagnostic => this.row(diagnostic))));
  }

  private row(diagnostic: Diagnostic): HTMLElement {
    const view = diagnostic.view in VIEW_NAMES ? (diagnostic.view as ViewName) : null;
    const go = (): void => {
      const change: Partial<Selection> = {};
      if (view) {
        change.view = view;
      }
      if (diagnostic.stage) {
        change.stage = diagnostic.stage;
      }
      if (diagnostic.node) {
        change.node = diagnostic.node;
      }
      if (diagnostic.line !== null) {
        change.instruction = diagnostic.line;
      }
      this.work.store.select(change);
    };
    return el('button', { type: 'button', class: 'wx-diagnostic', onclick: go, title: [diagnostic.message, diagnostic.explanation, diagnostic.fix].filter(Boolean).join('\n') },
      severityIcon(diagnostic.severity),
      el('span', { class: 'wx-code' }, diagnostic.code),
      el('span', { class: 'wx-text' }, diagnostic.message, diagnostic.fix ? el('span', { class: 'wx-quiet' }, ` ${diagnostic.fix}`) : null),
      view ? el('span', { class: 'wx-link' }, `Show in ${VIEW_NAMES[view]}`) : null);
  }
}
