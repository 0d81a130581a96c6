/** A failed compile in one block: what went wrong, where, and what to do; the compiler's own words on demand. */
import { button, el, eachFrame, Lifetime, replace, type Child } from './dom';
import { severityIcon } from './icons';
import type { Workspace } from './workspace';

export class FailureBanner {
  readonly element = el('div', { class: 'wx-failure', role: 'alert' });
  private drawn = '';
  private readonly life = new Lifetime();

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
    const error = this.work.summary?.error ?? null;
    const key = JSON.stringify(error);
    if (key === this.drawn) {
      return;
    }
    this.drawn = key;
    this.element.hidden = !error;
    if (!error) {
      return;
    }
    const stage = this.work.rows.find(row => row.id === error.stage || row.name === error.stage);
    const { location } = error;
    const facts: [string, Child][] = [
      ['Constraint', error.constraint],
      ['Symbol', error.symbol],
      ['Node', error.node],
      ['Source', location ? button(`${location.file.split('/').pop()}:${location.line}`, {
        class: 'wx-link wx-m', title: location.file, onclick: () => this.work.store.select({ view: 'source', place: location })
      }) : '']
    ];
    replace(this.element,
      severityIcon('error'),
      el('div', { class: 'wx-failure-text' },
        el('b', {}, error.summary),
        error.advice ? el('p', {}, error.advice) : null,
        el('dl', { class: 'wx-facts wx-inline' }, ...facts.filter(([, value]) => value).flatMap(([name, value]) => [
          el('dt', {}, name), el('dd', { class: 'wx-m' }, value)
        ])),
        error.detail || error.traceback
          ? el('details', {}, el('summary', {}, 'What the compiler said'), el('pre', { tabindex: 0 }, [error.detail, error.traceback].filter(Boolean).join('\n\n')))
          : null),
      stage
        ? button(`Open ${stage.name}`, { class: 'wx-button wx-small', onclick: () => this.work.store.select({ stage: stage.id, ...(error.node ? { node: error.node } : {}) }) })
        : el('span', { class: 'wx-quiet' }, error.stage));
  }
}
