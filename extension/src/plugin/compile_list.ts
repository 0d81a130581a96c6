/** The compiles as a list box: arrows move, Shift and Ctrl choose several, Enter opens; names stay text. */
import { el, Lifetime, replace, type Child } from '../core/dom';
import { severityIcon } from '../core/icons';
import { diagnosticsOf, progressOf, spokenRow, subjectOfRow } from './compile_words';
import type { CompileRow } from './feed_messages';

let lists = 0;

export class CompileList {
  readonly element: HTMLElement;
  /** Told when other rows are chosen. */
  onChosen: () => void = () => undefined;
  /** Told when a row is to be opened. */
  onOpen: (id: string) => void = () => undefined;
  private rows: readonly CompileRow[] = [];
  private readonly drawn = new Map<string, { node: HTMLElement; key: string }>();
  private readonly marked = new Set<string>();
  /** The row that the keyboard is at. */
  private at: string | null = null;
  /** Where a choice of several with Shift began. */
  private anchor: string | null = null;
  private readonly prefix = `wave-compilation-${(lists += 1)}-`;
  private readonly life = new Lifetime();

  constructor() {
    this.element = el('div', {
      class: 'jp-WaveCompilations-list', role: 'listbox', tabindex: 0, 'aria-label': 'Compiles, newest first',
      'aria-multiselectable': true, 'data-testid': 'compilations'
    });
    this.life.listen(this.element, 'keydown', event => this.key(event));
    this.life.listen(this.element, 'mousedown', event => this.press(event));
    this.life.listen(this.element, 'dblclick', event => {
      const id = this.idAt(event.target);
      if (id !== null) {
        this.onOpen(id);
      }
    });
    this.life.listen(this.element, 'focus', () => {
      if (this.at === null && this.rows[0]) {
        this.choose(this.rows[0].id);
      }
    });
  }

  /** Ids of the chosen rows, in the order of the list. */
  get chosen(): readonly string[] {
    return this.rows.filter(row => this.marked.has(row.id)).map(row => row.id);
  }

  /** Show these rows. A choice stays where its rows do. */
  show(rows: readonly CompileRow[]): void {
    const before = this.chosen;
    const place = this.rows.findIndex(row => row.id === this.at);
    this.rows = rows;
    const ids = new Set(rows.map(row => row.id));
    for (const [id, { node }] of this.drawn) {
      if (!ids.has(id)) {
        node.remove();
        this.drawn.delete(id);
      }
    }
    for (const id of before) {
      if (!ids.has(id)) {
        this.marked.delete(id);
      }
    }
    if (this.at !== null && !ids.has(this.at)) {
      // The row went: the keyboard goes on from the one that took its place.
      this.at = rows[Math.min(place, rows.length - 1)]?.id ?? null;
      if (this.at !== null && before.length > 0 && this.marked.size === 0) {
        this.marked.add(this.at);
      }
    }
    let next = this.element.firstElementChild;
    for (const row of rows) {
      const node = this.draw(row);
      if (node === next) {
        next = next.nextElementSibling;
      } else {
        this.element.insertBefore(node, next);
      }
    }
    this.mark();
    if (before.join() !== this.chosen.join()) {
      this.onChosen();
    }
  }

  /** Choose one row only, and bring it into sight. */
  choose(id: string): void {
    this.move(id, 'only');
  }

  focus(): void {
    this.element.focus();
  }

  dispose(): void {
    this.life.end();
  }

  private draw(row: CompileRow): HTMLElement {
    const key = JSON.stringify(row);
    const there = this.drawn.get(row.id);
    if (there?.key === key) {
      return there.node;
    }
    const node = there?.node ?? el('div', { class: 'jp-WaveCompilations-row', role: 'option', id: this.prefix + row.id, 'data-compilation': row.id });
    node.setAttribute('aria-label', spokenRow(row));
    node.dataset['status'] = row.status;
    replace(node, ...content(row));
    this.drawn.set(row.id, { node, key });
    return node;
  }

  private key(event: KeyboardEvent): void {
    const here = this.rows.findIndex(row => row.id === this.at);
    const last = this.rows.length - 1;
    const steps = { ArrowDown: here + 1, ArrowUp: here < 0 ? last : here - 1, Home: 0, End: last, PageDown: here + 8, PageUp: here - 8 }[event.key];
    if (steps !== undefined && !event.altKey && this.rows.length > 0) {
      const row = this.rows[Math.max(0, Math.min(last, steps))];
      if (row) {
        this.move(row.id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'walk' : 'only');
      }
    } else if (event.key === ' ' && this.at !== null) {
      this.move(this.at, 'toggle');
    } else if (event.key === 'Enter' && this.at !== null && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.onOpen(this.at);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      this.rows.forEach(row => this.marked.add(row.id));
      this.mark();
      this.onChosen();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  private press(event: MouseEvent): void {
    const id = this.idAt(event.target);
    if (id === null) {
      return;
    }
    if (event.button === 0) {
      this.move(id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only');
    } else if (!this.marked.has(id)) {
      this.move(id, 'only'); // the menu that opens speaks of this row
    }
  }

  private move(id: string, how: 'only' | 'toggle' | 'range' | 'walk'): void {
    this.at = id;
    if (how === 'only') {
      this.marked.clear();
      this.marked.add(id);
      this.anchor = id;
    } else if (how === 'toggle') {
      if (!this.marked.delete(id)) {
        this.marked.add(id);
      }
      this.anchor = id;
    } else if (how === 'range') {
      const place = (of: string | null): number => this.rows.findIndex(row => row.id === of);
      const [from, to] = [Math.max(0, place(this.anchor)), place(id)];
      this.marked.clear();
      this.rows.slice(Math.min(from, to), Math.max(from, to) + 1).forEach(row => this.marked.add(row.id));
    }
    this.mark();
    this.drawn.get(id)?.node.scrollIntoView?.({ block: 'nearest' });
    this.onChosen();
  }

  private mark(): void {
    for (const [id, { node }] of this.drawn) {
      node.setAttribute('aria-selected', String(this.marked.has(id)));
      node.classList.toggle('jp-mod-current', id === this.at);
    }
    if (this.at === null) {
      this.element.removeAttribute('aria-activedescendant');
    } else {
      this.element.setAttribute('aria-activedescendant', this.prefix + this.at);
    }
  }

  private idAt(target: EventTarget | null): string | null {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-compilation]') : null;
    return row?.dataset['compilation'] ?? null;
  }
}

function content(row: CompileRow): Child[] {
  const { error, warning } = row.diagnostics;
  const severity = row.status === 'failed' || error > 0 ? 'error' : warning > 0 ? 'warning' : null;
  const diagnostics = diagnosticsOf(row);
  return [
    el('span', { class: 'jp-WaveCompilations-mark', 'aria-hidden': 'true' },
      severity ? severityIcon(severity) : { compiling: '…', ok: '✓', partial: '◐', failed: '' }[row.status]),
    el('span', { class: 'jp-WaveCompilations-name', title: row.label }, row.label),
    el('span', { class: 'jp-WaveCompilations-cell' }, row.pinned ? 'pinned ' : '', row.cell ? `[${row.cell}]` : ''),
    el('span', { class: 'jp-WaveCompilations-text' }, subjectOfRow(row)),
    el('span', { class: 'jp-WaveCompilations-text', 'data-testid': 'progress' }, progressOf(row)),
    diagnostics ? el('span', { class: 'jp-WaveCompilations-text' }, diagnostics) : null,
    row.status === 'failed' && row.error ? el('span', { class: 'jp-WaveCompilations-text jp-mod-error', title: row.error }, row.error) : null
  ];
}
