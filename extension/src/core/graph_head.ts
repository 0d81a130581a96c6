/** The line above the graph: the pass, what it did in numbers, and what can be asked of the drawing. */
import { CATEGORY_NAMES } from './category';
import { button, el, onEnter, replace } from './dom';
import { count } from './format';
import type { GraphScene } from './graph_scene';
import type { Category, GraphPayload } from './payloads';

/** In the graph a plain register value is what the AMDGCN views call VALU. */
const LEGEND: Partial<Record<Category, string>> = { ...CATEGORY_NAMES, valu: 'register', ctl: 'loop', salu: 'scalar' };

export interface GraphHeadActions {
  find(query: string): void;
  next(): void;
  fit(): void;
  setApart(apart: boolean): void;
  setClosed(closed: boolean): void;
}

export class GraphHead {
  readonly element = el('div', { class: 'wx-view-head' });
  readonly legend = el('div', { class: 'wx-graph-legend' });
  private readonly search = el('input', { class: 'wx-field wx-find', type: 'search', placeholder: 'Find a node', 'aria-label': 'Find a node', 'data-testid': 'node-search' });
  private readonly found = el('span', { class: 'wx-quiet wx-num', role: 'status' });

  constructor(private readonly actions: GraphHeadActions) {
    this.search.addEventListener('input', () => actions.find(this.search.value.trim().toLowerCase()));
    onEnter(this.search, () => actions.next());
  }

  /** @param name of the pass, and of the one that the changes are counted against */
  show(payload: GraphPayload, scene: GraphScene, name: string, before: string, view: { apart: boolean; closed: ReadonlySet<string> }): void {
    const { counts } = payload;
    const facts = `${count(counts.nodes)} nodes${counts.before === null ? '' : ` · ${count(counts.before)} before${before ? ` (${before})` : ''}`}`;
    const quiet = counts.added + counts.removed + counts.changed === 0;
    const change = (sign: string, kind: string, value: number, word: string): HTMLElement | null =>
      value ? el('span', { class: 'wx-key' }, el('b', { class: kind }, `${sign}${count(value)}`), word) : null;
    const inner = payload.regions.filter(region => region.owner !== null && region.nodes.length > 0);
    const allClosed = inner.length > 0 && inner.every(region => view.closed.has(region.id));
    replace(this.element,
      el('h2', { class: 'wx-title wx-m' }, name),
      el('span', { class: 'wx-quiet wx-ellipsis', title: facts }, facts),
      el('span', { class: 'wx-gap' }),
      quiet && counts.before !== null ? el('span', { class: 'wx-quiet' }, 'no change') : null,
      change('+', 'wx-add', counts.added, 'added'),
      change('~', 'wx-chg', counts.changed, 'changed'),
      change('−', 'wx-rem', counts.removed, 'removed'),
      this.found,
      this.search,
      button('Copies', {
        class: 'wx-button wx-small', 'aria-pressed': view.apart, 'data-testid': 'copies-apart',
        title: view.apart ? 'Draw copies of one operation as one node' : 'Draw each copy as a node of its own', onclick: () => this.actions.setApart(!view.apart)
      }),
      inner.length ? button('Loops', {
        class: 'wx-button wx-small', 'aria-pressed': !allClosed, 'data-testid': 'loops-open',
        title: allClosed ? 'Open every loop' : 'Close every loop to one node', onclick: () => this.actions.setClosed(!allClosed)
      }) : null,
      button('Fit', { class: 'wx-button wx-small', title: 'Show the whole graph', onclick: () => this.actions.fit() }));
    const used = new Set(scene.graph.items.filter(item => item.subgraph === null).map(item => item.category));
    replace(this.legend, ...(Object.keys(LEGEND) as Category[]).filter(one => used.has(one)).map(one =>
      el('span', { class: 'wx-key' }, el('i', { class: 'wx-strip', style: `background:var(--${one})` }), LEGEND[one])));
  }

  /** How many nodes a search found; null without a search. */
  showFound(number: number | null): void {
    this.found.textContent = number === null ? '' : number === 0 ? 'none found' : `${count(number)} found`;
    this.search.title = number ? 'Enter goes to the next' : '';
  }

  clearSearch(): void {
    this.search.value = '';
    this.showFound(null);
  }
}
