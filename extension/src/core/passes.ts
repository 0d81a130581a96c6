/** The tree of passes at the left: search, folding, time and change of each. */
import { button, el, eachFrame, Lifetime, replace } from './dom';
import { count } from './format';
import { foldElement, layerElement, passElement } from './pass_row_elements';
import { pageSettings } from './page_settings';
import { neighbour, passRows, rowAway, ROW_HEIGHT, rowKey, treePlaces, type PassRow, type TreePlace } from './pass_rows';
import type { Layer } from './payloads';
import { LAYERS } from './stages';
import { VirtualList } from './virtual_list';
import type { Workspace } from './workspace';

let lists = 0;

export class PassList {
  readonly element: HTMLElement;
  /** Told when the search is asked for from elsewhere. */
  onFind: () => void = () => undefined;
  /** Told when a pass was chosen, not only stepped to. */
  onChosen: () => void = () => undefined;
  private readonly search: HTMLInputElement;
  private readonly fold: HTMLInputElement;
  private readonly total = el('span', { class: 'wx-num wx-ellipsis', role: 'status' });
  private readonly box: HTMLElement;
  private readonly header = el('div', { class: 'wx-layer-top', 'aria-hidden': 'true' });
  private readonly empty = el('div', { class: 'wx-quiet wx-passes-empty' });
  private readonly list: VirtualList;
  private readonly opened = new Set<string>();
  private readonly closed = new Set<Layer>(LAYERS.filter(layer => !pageSettings().layers.includes(layer)));
  private rows: PassRow[] = [];
  private places: TreePlace[] = [];
  /** The header or fold that the keys stand on; null where that is the pass on view. */
  private cursor: string | null = null;
  private slowest = 0;
  private readonly prefix = `wx-pass-${(lists += 1)}-`;
  private readonly life = new Lifetime();

  constructor(private readonly work: Workspace) {
    this.search = el('input', {
      type: 'search', placeholder: 'Find a pass', 'aria-label': 'Find a pass', class: 'wx-field', 'data-testid': 'pass-search'
    });
    this.fold = el('input', { type: 'checkbox', checked: pageSettings().foldUnchanged });
    this.box = el('div', { class: 'wx-passes', role: 'tree', tabindex: 0, 'aria-label': 'Passes', 'data-testid': 'passes' });
    this.element = el('nav', { class: 'wx-left', 'aria-label': 'Passes' },
      el('div', { class: 'wx-passes-head' },
        this.search,
        el('div', { class: 'wx-between wx-quiet' }, el('label', {}, this.fold, 'Fold unchanged'), this.total)),
      el('div', { class: 'wx-passes-wrap' }, this.header, this.box, this.empty));
    this.list = new VirtualList(this.box);
    this.list.onDraw = () => this.showHeader();
    const refresh = eachFrame(() => this.refresh());
    this.life.listen(this.search, 'input' as 'scroll', refresh);
    this.life.listen(this.fold, 'change' as 'scroll', () => {
      this.opened.clear();
      this.refresh();
    });
    this.life.listen(this.box, 'keydown', event => this.key(event));
    this.life.listen(this.search, 'keydown', event => this.key(event));
    this.life.add(work.on('record', refresh));
    this.life.add(work.on('state', refresh));
    this.life.add(work.on('stage', () => {
      this.cursor = null;
      if (work.stage) {
        this.closed.delete(work.stage.layer);
      }
      this.refresh();
      this.reveal();
    }));
    this.refresh();
  }

  focusSearch(): void {
    this.onFind();
    this.search.focus();
    this.search.select();
  }

  /** Select the pass some rows up or down. */
  step(steps: number): void {
    const next = neighbour(this.rows, this.work.stage?.id ?? null, steps);
    if (next) {
      this.work.store.select({ stage: next.id });
      this.reveal();
    }
  }

  dispose(): void {
    this.list.dispose();
    this.life.end();
  }

  private key(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12, Home: -1e6, End: 1e6 }[event.key];
    const typing = event.target === this.search;
    const active = this.rows.find(row => rowKey(row) === this.active) ?? null;
    if (steps !== undefined && !(typing && Math.abs(steps) > 12)) {
      this.moveTo(rowAway(this.rows, this.active, steps));
    } else if (event.key === 'Enter' || (event.key === ' ' && !typing)) {
      if (active && active.kind !== 'pass') {
        this.toggle(active);
      } else {
        this.onChosen();
      }
    } else if (active && !typing && this.opens(active, event.key)) {
      this.toggle(active);
    } else if (event.key === 'Escape' && typing && this.search.value) {
      this.search.value = '';
      this.refresh();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the right arrow opens, or the left one closes, what the keys stand on. */
  private opens(row: PassRow, key: string): boolean {
    return (row.kind === 'layer' && key === (row.open ? 'ArrowLeft' : 'ArrowRight')) || (row.kind === 'fold' && key === 'ArrowRight');
  }

  private get active(): string {
    return this.cursor ?? `pass ${this.work.stage?.id ?? ''}`;
  }

  /** Stand on a row; a pass is selected by that. */
  private moveTo(row: PassRow | null): void {
    if (row?.kind === 'pass' && row.stage.id !== this.work.stage?.id) {
      this.work.store.select({ stage: row.stage.id });
      return;
    }
    this.cursor = row === null || row.kind === 'pass' ? null : rowKey(row);
    this.refresh();
    this.reveal();
  }

  /** Open or close a layer; open a fold, and stand on its first pass. */
  private toggle(row: PassRow): void {
    if (row.kind === 'layer' && !row.waiting) {
      if (!this.closed.delete(row.layer)) {
        this.closed.add(row.layer);
      }
      this.cursor = rowKey(row);
    } else if (row.kind === 'fold') {
      this.opened.add(row.key);
      this.cursor = null;
    }
    this.refresh();
    if (row.kind === 'fold') {
      this.moveTo(this.rows.find(one => one.kind === 'pass' && one.stage.id === row.key) ?? null);
    }
  }

  private refresh(): void {
    const { rows, compiling, state } = this.work;
    this.rows = passRows(rows, {
      fold: this.fold.checked,
      query: this.search.value,
      opened: this.opened,
      closed: this.closed,
      selected: this.work.stage?.id ?? null,
      compiling
    });
    this.places = treePlaces(this.rows);
    this.slowest = rows.reduce((most, row) => Math.max(most, row.seconds ?? 0), 1e-6);
    const [counted, what] = this.search.value
      ? [this.rows.filter(row => row.kind === 'pass').length, 'found']
      : [rows.filter(row => row.changed).length, 'change'];
    this.total.textContent = rows.length ? `${count(counted)} of ${count(rows.length)} ${what}` : '';
    this.list.show(this.rows.map(row => ROW_HEIGHT[row.kind]), index => this.draw(index));
    this.box.hidden = this.rows.length === 0;
    this.empty.hidden = this.rows.length > 0;
    if (this.rows.length === 0) {
      if (rows.length > 0) {
        replace(this.empty, `No pass is called “${this.search.value}”.`, el('br'), button('Clear the search', {
          class: 'wx-link',
          onclick: () => {
            this.search.value = '';
            this.refresh();
          }
        }));
      } else {
        replace(this.empty, this.work.trouble || (state.current ? 'Reading the record.' : 'Passes appear here as the compiler runs them.'));
      }
    }
    const active = this.rows.findIndex(row => rowKey(row) === this.active);
    if (active >= 0) {
      this.box.setAttribute('aria-activedescendant', `${this.prefix}${active}`);
    } else {
      this.box.removeAttribute('aria-activedescendant');
    }
    this.showHeader();
  }

  private reveal(): void {
    const at = this.rows.findIndex(row => rowKey(row) === this.active);
    if (at >= 0) {
      this.list.reveal(at);
    }
  }

  /** The header of the layer at the top stays in sight. */
  private showHeader(): void {
    const top = this.box.scrollTop;
    const tops = this.list.rowTops;
    let header: (PassRow & { kind: 'layer' }) | undefined;
    this.rows.forEach((row, index) => {
      if (row.kind === 'layer' && (tops[index] as number) <= top) {
        header = row;
      }
    });
    this.header.hidden = !header;
    if (header) {
      const shown = header;
      const element = layerElement(shown);
      element.addEventListener('click', () => this.toggle(shown));
      replace(this.header, element);
    }
  }

  private draw(index: number): HTMLElement {
    const row = this.rows[index] as PassRow;
    const key = rowKey(row);
    const selected = row.kind === 'pass' && row.stage.id === this.work.stage?.id;
    const element = row.kind === 'layer' ? layerElement(row) : row.kind === 'fold' ? foldElement(row) : passElement(row, selected, this.slowest);
    const place = this.places[index];
    const states: Record<string, string | number | boolean | undefined> = {
      role: 'treeitem', id: `${this.prefix}${index}`, 'aria-selected': selected, 'aria-level': place?.level, 'aria-posinset': place?.at, 'aria-setsize': place?.of,
      'aria-expanded': row.kind === 'layer' && !row.waiting ? row.open : row.kind === 'fold' ? false : undefined
    };
    for (const [name, value] of Object.entries(states)) {
      if (value !== undefined) {
        element.setAttribute(name, String(value));
      }
    }
    element.classList.toggle('wx-stood', key === this.cursor);
    element.addEventListener('click', () => {
      if (row.kind === 'pass') {
        this.work.store.select({ stage: row.stage.id, ...(row.stage.layer === 'isa' ? { view: 'isa' as const } : {}) });
        this.onChosen();
      } else {
        this.toggle(row);
      }
    });
    return element;
  }
}
