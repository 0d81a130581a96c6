/** The constraint editor: a row for each constraint with its text, what it was, and what is wrong with it. */
import { ConstraintFields } from './constraint_fields';
import { button, el, eachFrame, Lifetime, replace, type Child } from './dom';
import { severityIcon } from './icons';
import type { ConstraintEditRow, ConstraintFinding, ConstraintTrouble, SessionState } from './payloads';
import type { Workspace } from './workspace';

/** Characters of a long text that are shown on each side of the wrong one. */
const SHOWN = 48;

type Row = NonNullable<SessionState['constraints']>[number];

interface Slot {
  element: HTMLElement;
  mark: HTMLElement;
  place: HTMLElement;
  was: HTMLElement;
  reset: HTMLButtonElement;
  remove: HTMLButtonElement;
  wrong: HTMLElement;
  fields: ConstraintFields;
  /** What stands in `wrong`: drawn again only when it changes, since it is read out. */
  said: string;
  end: () => void;
}

export class ConstraintRows {
  readonly element = el('section', { class: 'wx-constraints', 'aria-label': 'Constraints' });
  private readonly list = el('div', { role: 'list', 'aria-label': 'Constraints of the kernel' });
  private readonly kinds = el('select', { class: 'wx-field', 'aria-label': 'Class of the constraint to add', 'data-testid': 'constraint-kind' });
  private readonly add: HTMLButtonElement;
  private readonly adding: HTMLElement;
  /** What cannot work and stands in no row: a constraint that the kernel lacks. */
  private readonly loose = el('div', { class: 'wx-constraint-wrong', role: 'alert', 'data-testid': 'constraint-findings' });
  private drawnLoose = '[]';
  private slots = new Map<string, Slot>();
  private drawn = '';
  private drawnKinds = '';
  private readonly life = new Lifetime();

  constructor(private readonly work: Workspace) {
    const { session } = work;
    this.add = button('Add', {
      class: 'wx-button wx-small', 'data-testid': 'constraint-add',
      onclick: () => void session.act('add_constraint', { kind: this.kinds.value })
    });
    this.adding = el('div', { class: 'wx-actions' }, this.kinds, this.add);
    replace(this.element, el('h3', {}, 'Constraints'), this.list, this.loose, this.adding);
    const refresh = eachFrame(() => this.refresh());
    this.life.add(work.on('state', refresh));
    this.refresh();
  }

  dispose(): void {
    this.life.end();
    this.clear();
  }

  private clear(): void {
    for (const slot of this.slots.values()) {
      slot.end();
    }
    this.slots.clear();
  }

  private refresh(): void {
    const rows = this.work.state.constraints ?? [];
    this.element.hidden = rows.length === 0;
    this.adding.hidden = !this.work.session.live;
    const key = JSON.stringify(rows.map(row => [row.row, row.model]));
    if (key !== this.drawn) {
      this.drawn = key;
      this.clear();
      for (const row of rows) {
        this.slots.set(row.row, this.slot(row));
      }
      replace(this.list, ...[...this.slots.values()].map(slot => slot.element));
    }
    const kinds = JSON.stringify(this.work.state.constraint_kinds ?? []);
    if (kinds !== this.drawnKinds) {
      this.drawnKinds = kinds;
      replace(this.kinds, ...(this.work.state.constraint_kinds ?? []).map(kind => el('option', { value: kind.name, title: kind.help }, kind.name)));
    }
    const findings = this.work.state.constraint_findings ?? [];
    this.loose.hidden = findings.length === 0;
    if (JSON.stringify(findings) !== this.drawnLoose) {
      this.drawnLoose = JSON.stringify(findings);
      replace(this.loose, ...findings.map(finding));
    }
    for (const row of rows) {
      const slot = this.slots.get(row.row);
      if (slot) {
        this.update(slot, row);
      }
    }
  }

  private slot(row: Row): Slot {
    const { session } = this.work;
    const name = `row ${row.row}`;
    const mark = el('span', { class: 'wx-mark', 'aria-hidden': 'true' });
    const place = el('div', { class: 'wx-control' });
    const was = el('div', { class: 'wx-quiet wx-was' });
    const wrong = el('div', { class: 'wx-constraint-wrong', role: 'alert' });
    const reset = button('Put back', {
      class: 'wx-button wx-small', 'data-testid': `constraint-reset-${row.row}`, 'aria-label': `Put ${name} back`,
      title: "The kernel's own constraint", onclick: () => void session.act('reset_constraint', { row: row.row })
    });
    const remove = button('Remove', {
      class: 'wx-button wx-small', 'data-testid': `constraint-remove-${row.row}`, 'aria-label': `Remove ${name}`,
      onclick: () => void session.act('remove_constraint', { row: row.row })
    });
    const fields = new ConstraintFields(this.work, row.row);
    const element = el('div', { class: 'wx-constraint', role: 'listitem', 'data-constraint': row.row },
      mark,
      el('span', { class: 'wx-constraint-row wx-m wx-quiet', title: `What the command line and Python call it: ${name}` }, row.row),
      place, el('span', { class: 'wx-constraint-acts' }, reset, remove), was, fields.element, wrong);
    let gone = false;
    const slot: Slot = { element, mark, place, was, reset, remove, wrong, fields, said: '', end: () => { gone = true; } };
    if (session.renderControl && row.model) {
      session.renderControl(row.model, place).then(
        end => {
          if (gone) {
            end();
            return;
          }
          slot.end = end;
          // ipywidgets names its field by the tooltip only.
          place.querySelector('input')?.setAttribute('aria-label', `Text of ${name}`);
          place.querySelector('input')?.setAttribute('spellcheck', 'false');
        },
        (error: Error) => replace(place, el('span', { class: 'wx-quiet', title: error.message }, 'control not available here'))
      );
    }
    return slot;
  }

  private update(slot: Slot, row: Row): void {
    const worst = row.trouble || row.findings.some(one => one.severity === 'error') ? 'error' : row.findings.length ? 'warning' : '';
    slot.mark.textContent = worst === 'error' ? '!' : row.removed ? '−' : row.original === null ? '+' : row.changed ? '~' : '';
    slot.element.classList.toggle('wx-bad', worst === 'error');
    slot.element.classList.toggle('wx-changed', row.changed && worst !== 'error');
    slot.element.classList.toggle('wx-gone', row.removed);
    slot.place.title = row.help;
    if (!this.work.session.renderControl || !row.model) {
      replace(slot.place, el('span', { class: 'wx-m' }, row.text));
    }
    replace(slot.was, ...wasText(row));
    slot.was.hidden = !row.changed;
    slot.reset.hidden = !this.work.session.live || !row.changed || row.original === null;
    slot.remove.hidden = !this.work.session.live || row.removed;
    slot.fields.update(row);
    const said = JSON.stringify([row.trouble, row.findings, row.trouble && row.text]);
    if (said === slot.said) {
      return;
    }
    slot.said = said;
    slot.wrong.hidden = !row.trouble && row.findings.length === 0;
    replace(slot.wrong,
      ...(row.trouble ? troubleText(row.text, row.trouble) : []),
      ...row.findings.map(finding));
  }
}

function finding(one: ConstraintFinding): HTMLElement {
  return el('p', { class: `wx-${one.severity}-text` }, severityIcon(one.severity), el('b', {}, one.message), ` ${one.fix}`);
}

/** What the row was; a removed one says so, an added one was nothing. */
function wasText(row: ConstraintEditRow): Child[] {
  if (row.original === null) {
    return [row.removed ? 'added before, now removed' : 'added'];
  }
  return [row.removed ? 'removed: ' : 'was ', el('span', { class: 'wx-m' }, row.original)];
}

/** The message, the text with the wrong character marked, and what to do. */
export function troubleText(text: string, trouble: ConstraintTrouble): Child[] {
  const { position } = trouble;
  const parts: Child[] = [el('p', { class: 'wx-error-text' }, severityIcon('error'), el('b', {}, trouble.message))];
  if (position !== null) {
    // Positions count characters as Python does, not UTF-16 units.
    const characters = [...text];
    const from = Math.max(0, position - SHOWN);
    const to = position + 1 + SHOWN;
    // Behind the text something is missing: the place is marked by a blank.
    parts.push(el('pre', { class: 'wx-marked', 'data-testid': 'marked' },
      from > 0 ? '…' : '', characters.slice(from, position).join(''),
      el('mark', {}, characters[position] ?? '\u00a0'),
      characters.slice(position + 1, to).join(''), to < characters.length ? '…' : ''));
  }
  return trouble.fix ? [...parts, el('p', {}, trouble.fix)] : parts;
}
