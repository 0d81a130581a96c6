/** The fields of one constraint, folded: each with its help and its legal choices. */
import { el, onEnter, replace } from './dom';
import type { ConstraintEditRow, ConstraintField } from './payloads';
import type { Workspace } from './workspace';

export class ConstraintFields {
  readonly element: HTMLDetailsElement;
  private readonly list = el('div', { class: 'wx-constraint-fields' });
  private drawn = '';
  private row: ConstraintEditRow | null = null;

  constructor(
    private readonly work: Workspace,
    private readonly name: string
  ) {
    this.element = el('details', {}, el('summary', { class: 'wx-quiet' }, 'Fields'), this.list);
    // A kernel has some forty fields, and most folds are never opened.
    this.element.addEventListener('toggle', () => this.draw());
  }

  update(row: ConstraintEditRow): void {
    this.row = row;
    this.element.hidden = row.fields.length === 0 || row.removed || row.trouble !== null || !this.work.session.live;
    this.draw();
  }

  private draw(): void {
    const key = JSON.stringify(this.row?.fields);
    if (!this.element.open || !this.row || key === this.drawn) {
      return;
    }
    this.drawn = key;
    const focused = document.activeElement instanceof HTMLElement && this.list.contains(document.activeElement) ? document.activeElement.dataset['field'] : undefined;
    replace(this.list, ...this.row.fields.flatMap(field => [
      el('span', { class: field.changed ? 'wx-m wx-chg' : 'wx-m' }, field.name), this.control(field), el('span', { class: 'wx-quiet' }, field.help)
    ]));
    if (focused) {
      [...this.list.querySelectorAll<HTMLElement>('[data-field]')].find(one => one.dataset['field'] === focused)?.focus();
    }
  }

  private control(field: ConstraintField): HTMLElement {
    const named = { 'data-field': field.name, 'aria-label': `${field.name} of row ${this.name}` };
    const put = (text: string): void => {
      if (text.trim() !== field.text) {
        void this.work.session.act('set_constraint_field', { row: this.name, field: field.name, text });
      }
    };
    if (field.choices.length) {
      // What stands there may be none of the choices: a type that another target has, or nothing.
      const texts = [...new Set([...(field.required ? [] : ['None']), ...(field.choices.includes(field.text) ? [] : [field.text]), ...field.choices])];
      const select = el('select', { class: 'wx-field', ...named }, ...texts.map(text => el('option', { value: text, selected: text === field.text }, text)));
      select.addEventListener('change', () => put(select.value));
      return select;
    }
    const input = el('input', { class: 'wx-field wx-m', type: 'text', spellcheck: 'false', value: field.text, ...named });
    input.addEventListener('change', () => put(input.value));
    onEnter(input, () => put(input.value));
    return input;
  }
}
