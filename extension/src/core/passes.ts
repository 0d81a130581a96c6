/** The list of passes at the left: search, folding, time and change of each. */
import { button, el, eachFrame, Lifetime, replace } from './dom';
import { count, duration, signed, UNKNOWN } from './format';
import { severityIcon } from './icons';
import { neighbour, passRows, ROW_HEIGHT, type PassRow } from './pass_rows';
import type { StageRow } from './payloads';
import { LAYER_NAMES } from './stages';
import { VirtualList } from './virtual_list';
import type { Workspace } from './workspace';

let lists = 0;

/** Passes with one beginning differ in their end, so a name that is too long is cut before it. */
const KEPT_END = 9;

function elided(name: string): HTMLElement[] {
  const cut = name.length < 2 * KEPT_END ? name.length : name.length - KEPT_END;
  return [el('span', {}, name.slice(0, cut)), el('span', {}, name.slice(cut))];
}

export class PassList {
  readonly element: HTMLElement;
  /** Told when the search is asked for from elsewhere. */
  onFind: () => void = () => undefined;
  /** Told when a pass was chosen, not only stepped to. */
  onChosen: () => void = () => undefined;
  private readonly search: HTMLInputElement;
  private readonly fold: HTMLInputElement;
  private readonly total = el('span', { class: 'wx-num wx-ellipsis' });
  private readonly box: HTMLElement;
  private readonly header = el('div', { class: 'wx-layer wx-layer-top', 'aria-hidden': 'true' });
  private readonly empty = el('div', { class: 'wx-quiet wx-passes-empty' });
  private readonly list: VirtualList;
  private readonly opened = new Set<string>();
  private rows: PassRow[] = [];
  private slowest = 0;
  private readonly prefix = `wx-pass-${(lists += 1)}-`;
  private readonly life = new Lifetime();

  constructor(private readonly work: Workspace) {
    this.search = el('input', {
      type: 'search', placeholder: 'Find a pass', 'aria-label': 'Find a pass', class: 'wx-field', 'data-testid': 'pass-search'
    });
    this.fold = el('input', { type: 'checkbox', checked: true });
    this.box = el('div', { class: 'wx-passes', role: 'listbox', tabindex: 0, 'aria-label': 'Passes', 'data-testid': 'passes' });
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
    if (steps !== undefined && !(typing && Math.abs(steps) > 12)) {
      event.preventDefault();
      event.stopPropagation();
      this.step(steps);
    } else if (event.key === 'Enter') {
      this.onChosen();
    } else if (event.key === 'Escape' && typing && this.search.value) {
      event.preventDefault();
      this.search.value = '';
      this.refresh();
    }
  }

  private refresh(): void {
    const { rows, compiling, state } = this.work;
    this.rows = passRows(rows, {
      fold: this.fold.checked,
      query: this.search.value,
      opened: this.opened,
      selected: this.work.stage?.id ?? null,
      compiling
    });
    this.slowest = Math.max(1e-6, ...rows.map(row => row.seconds ?? 0));
    this.total.textContent = rows.length ? `${count(rows.filter(row => row.changed).length)} of ${count(rows.length)} change` : '';
    this.list.show(this.rows.map(row => ROW_HEIGHT[row.kind]), index => this.draw(this.rows[index] as PassRow));
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
    const selected = this.work.stage;
    if (selected) {
      this.box.setAttribute('aria-activedescendant', this.prefix + selected.id);
    } else {
      this.box.removeAttribute('aria-activedescendant');
    }
    this.showHeader();
  }

  private reveal(): void {
    const at = this.rows.findIndex(row => row.kind === 'pass' && row.stage.id === this.work.stage?.id);
    if (at >= 0) {
      this.list.reveal(at);
    }
  }

  /** The header of the layer at the top stays in sight. */
  private showHeader(): void {
    const top = this.box.scrollTop;
    const tops = this.list.rowTops;
    let header: PassRow | undefined;
    this.rows.forEach((row, index) => {
      if (row.kind === 'layer' && (tops[index] as number) <= top) {
        header = row;
      }
    });
    this.header.hidden = !header;
    if (header) {
      this.header.classList.toggle('wx-waiting', (header as PassRow & { kind: 'layer' }).waiting);
      replace(this.header, ...Array.from(this.layer(header as PassRow & { kind: 'layer' }).childNodes));
    }
  }

  private draw(row: PassRow): HTMLElement {
    if (row.kind === 'layer') {
      return this.layer(row);
    }
    if (row.kind === 'fold') {
      const open = (): void => {
        this.opened.add(row.key);
        this.refresh();
      };
      return el('div', { class: 'wx-fold', role: 'option', 'aria-selected': 'false', onclick: open }, `${row.count} unchanged`);
    }
    return this.pass(row.stage, row.indent);
  }

  private layer(row: PassRow & { kind: 'layer' }): HTMLElement {
    return el('div', { class: row.waiting ? 'wx-layer wx-waiting' : 'wx-layer', role: 'presentation' },
      el('span', {}, LAYER_NAMES[row.layer]),
      el('span', { class: 'wx-num wx-quiet' },
        row.waiting ? 'waiting' : `${row.changed} of ${row.total} change · ${duration(row.seconds)}`));
  }

  private pass(stage: StageRow, indent: boolean): HTMLElement {
    const selected = stage.id === this.work.stage?.id;
    const delta = stage.op_delta ?? 0;
    const [text, kind] =
      stage.status === 'disabled' ? ['off', 'wx-quiet'] :
      delta > 0 ? [signed(delta), 'wx-add'] :
      delta < 0 ? [signed(delta), 'wx-rem'] :
      [stage.changed ? '~' : '', 'wx-quiet'];
    const share = stage.seconds === null ? 0 : Math.sqrt(stage.seconds / this.slowest) * 100;
    const facts = [stage.name, stage.scope, duration(stage.seconds), stage.op_count === null ? '' : `${count(stage.op_count)} operations`, stage.note];
    const classes = ['wx-pass', selected && 'wx-on', !stage.changed && 'wx-same', indent && 'wx-sub', stage.status === 'disabled' && 'wx-struck'];
    return el('div', {
      class: classes.filter(Boolean).join(' '),
      role: 'option', id: this.prefix + stage.id, 'aria-selected': selected, 'data-stage': stage.id, 'data-name': stage.name,
      title: facts.filter(fact => fact && fact !== UNKNOWN).join(' · '),
      onclick: () => {
        this.work.store.select({ stage: stage.id, ...(stage.layer === 'isa' ? { view: 'isa' as const } : {}) });
        this.onChosen();
      }
    },
    el('span', { class: 'wx-name' }, ...elided(stage.name)),
    stage.chain === 'host' ? el('span', { class: 'wx-tag' }, 'host') : null,
    stage.status === 'failed' ? severityIcon('error') : null,
    el('span', { class: 'wx-time' }, el('i', { style: `width:${share.toFixed(0)}%` })),
    el('span', { class: `wx-delta ${kind}` }, text));
  }
}
