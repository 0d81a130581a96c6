/** Settings and constraints of the kernel, what the draft changes, and the variants compiled so far. */
import { ConstraintRows } from './constraint_rows';
import { ControlSlots } from './controls';
import { button, el, eachFrame, Lifetime, replace } from './dom';
import { plural } from './format';
import { saveFile } from './save_file';
import { VariantList } from './variant_list';
import type { View } from './views';
import type { Workspace } from './workspace';

/** Headings that are too long for a link. */
const SHORT: Record<string, string> = {
  'Compile options': 'Options', 'What the schedulers count with': 'Schedulers', 'Passes that can be switched off': 'Passes', 'Export the variant on view': 'Export'
};

export class EditView implements View {
  readonly element: HTMLElement;
  private readonly controls: ControlSlots;
  private readonly constraints: ConstraintRows;
  private readonly changed = el('span', { class: 'wx-quiet wx-num', 'data-testid': 'draft' });
  private readonly reset: HTMLButtonElement;
  private readonly compile: HTMLButtonElement;
  private readonly export: HTMLButtonElement;
  private readonly download: HTMLButtonElement;
  private readonly path: HTMLInputElement;
  private readonly variants: VariantList;
  private readonly title = el('h2', { class: 'wx-title' });
  private readonly none = el('p', { class: 'wx-quiet' }, 'This record has no settings that can be changed here.');
  /** Above what scrolls: what was done is said wherever the button was. */
  private readonly said = el('p', { class: 'wx-quiet wx-edit-said', 'data-testid': 'edit-message' });
  private readonly parts = el('nav', { class: 'wx-edit-parts', 'aria-label': 'Parts of this page' });
  private readonly page: HTMLElement;
  private drawnParts = '';
  /** A field holds text that the kernel has not seen yet: it is sent when the field loses the focus. */
  private typing = false;
  private readonly shown = new Lifetime();

  constructor(private readonly work: Workspace) {
    const { session } = work;
    this.controls = new ControlSlots(work, 'full');
    this.constraints = new ConstraintRows(work);
    this.variants = new VariantList(work);
    this.reset = button('Reset', { class: 'wx-button', 'data-testid': 'reset', onclick: () => void session.act('reset_draft', {}) });
    this.compile = button('Compile variant', { class: 'wx-button wx-primary', 'data-testid': 'compile', onclick: () => void session.act('compile', {}) });
    this.path = el('input', { class: 'wx-field wx-m', type: 'text', 'aria-label': 'File to export to', 'data-testid': 'export-path', spellcheck: 'false' });
    this.export = button('Export', {
      class: 'wx-button', 'data-testid': 'export', title: 'Write the variant on view as a file: .py (needs only wave-lang), .mlir or .s, by the ending of its name',
      onclick: () => void session.act('export', { path: this.path.value.trim() })
    });
    this.download = button('Download', {
      class: 'wx-button', 'data-testid': 'download', title: 'Save the same file where this page is open, not where its kernel runs',
      onclick: () => void this.save()
    });
    this.path.addEventListener('input', () => this.refresh());
    for (const fields of [this.controls.element, this.constraints.element]) {
      fields.addEventListener('input', event => {
        // The class of a constraint to add is no edit yet.
        if (!(event.target instanceof HTMLSelectElement)) {
          this.typing = true;
          this.refresh();
        }
      });
    }
    this.page = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Settings and variants' },
      this.none, this.constraints.element, this.controls.element,
      el('h3', {}, 'Variants'), this.variants.element,
      el('h3', {}, 'Export the variant on view'),
      el('div', { class: 'wx-actions' }, this.path, this.export, this.download,
        el('span', { class: 'wx-quiet wx-export-forms' }, 'The ending of the name says what is written: .py needs only wave-lang, .mlir is the module, .s the AMDGCN.')));
    this.element = el('div', { class: 'wx-view wx-edit' },
      el('div', { class: 'wx-view-head' }, this.title, el('span', { class: 'wx-gap' }), this.changed, this.reset, this.compile),
      this.parts, this.said, this.page);
  }

  show(): void {
    const refresh = eachFrame(() => this.refresh());
    this.shown.add(this.work.on('state', () => {
      this.typing = false;
      refresh();
    }));
    this.shown.add(this.work.on('record', refresh));
    this.refresh();
  }

  hide(): void {
    this.shown.end();
  }

  dispose(): void {
    this.controls.dispose();
    this.constraints.dispose();
  }

  /** Links to the headings of the page, which is far longer than its place. */
  private drawParts(): void {
    const names = this.headings().map(heading => heading.textContent ?? '');
    const key = JSON.stringify(names);
    if (key === this.drawnParts) {
      return;
    }
    this.drawnParts = key;
    replace(this.parts, ...names.map(name => {
      const short = SHORT[name] ?? name;
      return button(short, { class: 'wx-link', 'data-testid': `part-${short.toLowerCase()}`, onclick: () => this.goTo(name) });
    }));
  }

  private headings(): HTMLElement[] {
    return [...this.page.querySelectorAll('h3')].filter(heading => !heading.closest('[hidden]'));
  }

  /** Scrolls a heading to the top, opens what is folded below it, and lets the keyboard go on there. */
  private goTo(name: string): void {
    const heading = this.headings().find(one => one.textContent === name);
    if (!heading) {
      return;
    }
    const fold = heading.closest('details');
    if (fold) {
      fold.open = true;
    }
    const target = heading.closest('summary') ?? heading;
    if (target === heading) {
      heading.tabIndex = -1;
    }
    target.focus({ preventScroll: true });
    // Not scrollIntoView, which moves the notebook too.
    this.page.scrollTop += target.getBoundingClientRect().top - this.page.getBoundingClientRect().top;
  }

  private async save(): Promise<void> {
    const name = this.path.value.trim().split('/').pop() ?? '';
    try {
      const text = await this.work.session.exportedText?.(name);
      if (text !== undefined) {
        saveFile(name, text);
        this.said.textContent = `downloaded ${name}`;
      }
    } catch (error) {
      this.said.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  private refresh(): void {
    const { state, summary, session } = this.work;
    const name = summary?.kernel || state.title || 'this kernel';
    const busy = state.phase !== 'idle' && state.phase !== 'empty';
    this.title.textContent = `Settings of ${name}`;
    this.none.hidden = state.controls.length > 0;
    const errors = state.draft_errors.length;
    this.said.textContent = state.message?.text ?? '';
    this.changed.textContent = this.typing
      ? 'editing'
      : errors ? `fix ${plural(errors, 'error')} first`
      : state.draft_changes.length ? `${state.draft_changes.length} changed` : 'as compiled';
    this.reset.disabled = state.draft_changes.length === 0 && errors === 0;
    // The click takes the focus from the field, so its text is on the way before the compile is asked for.
    this.compile.disabled = busy || (!this.typing && (errors > 0 || (state.draft_changes.length === 0 && state.current !== null)));
    for (const control of [this.reset, this.compile, this.export, this.download, this.path]) {
      control.hidden = !session.live;
    }
    if (!this.path.value && document.activeElement !== this.path) {
      this.path.value = `${name.replace(/[^\w-]+/g, '_')}_tuned.py`;
    }
    this.export.disabled = busy || summary?.status !== 'ok' || !this.path.value.trim();
    this.download.disabled = this.export.disabled || !session.exportedText;
    this.variants.refresh();
    this.drawParts();
  }
}
