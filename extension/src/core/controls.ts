/**
 * Slots for the editor's controls. A control is an ipywidgets model of the kernel; where there is no kernel its slot
 * shows the setting's name only.
 */
import { el, eachFrame, Lifetime, replace } from './dom';
import type { SessionState } from './payloads';
import type { Workspace } from './workspace';

/** So many settings stand in the inspector where none is marked as primary. */
const QUICK = 6;

type Control = SessionState['controls'][number];

interface Slot {
  control: Control;
  row: HTMLElement;
  mark: HTMLElement;
  was: HTMLElement;
  trouble: HTMLElement;
  remove: () => void;
}

export class ControlSlots {
  readonly element: HTMLElement;
  private slots: Slot[] = [];
  private drawn = '';
  private readonly life = new Lifetime();

  /** `quick` rows are a name and a control; `full` rows add the rule, what it was and what is wrong. */
  constructor(
    private readonly work: Workspace,
    private readonly style: 'quick' | 'full'
  ) {
    this.element = el('div', { class: `wx-controls wx-controls-${style}` });
    const refresh = eachFrame(() => this.refresh());
    this.life.add(work.on('state', refresh));
    this.life.add(work.on('record', refresh));
    this.refresh();
  }

  dispose(): void {
    this.life.end();
    this.clear();
  }

  private clear(): void {
    this.slots.splice(0).forEach(slot => slot.remove());
  }

  private refresh(): void {
    const all = this.work.state.controls;
    const controls = this.style === 'quick' ? all.filter((one, i) => one.primary ?? i < QUICK) : all;
    // Without a kernel the values are the record's.
    const key = JSON.stringify([controls, this.work.session.renderControl ? null : this.work.summary?.id]);
    if (key !== this.drawn) {
      this.drawn = key;
      this.clear();
      this.slots = controls.map(control => this.slot(control));
      const groups = [...new Set(this.slots.map(slot => slot.control.group))];
      replace(this.element, ...groups.flatMap(group => this.group(group, this.slots.filter(slot => slot.control.group === group))));
    }
    for (const slot of this.slots) {
      this.mark(slot);
    }
  }

  /** The rows of a group under its heading; a folded group opens by its heading, and stands open where something is edited. */
  private group(title: string, slots: Slot[]): (HTMLElement | null)[] {
    const rows = slots.flatMap(slot => [slot.row, slot.trouble]);
    if (this.style !== 'full') {
      return rows;
    }
    const heading = el('h3', {}, title);
    if (!slots.some(slot => slot.control.folded)) {
      return [heading, ...rows];
    }
    const fold = el('details', { class: 'wx-setting-fold' }, el('summary', {}, heading), ...rows);
    fold.open = slots.some(slot => this.work.state.draft_changes.some(one => one.name === slot.control.name));
    return [fold];
  }

  private slot(control: Control): Slot {
    const place = el('div', { class: 'wx-control' });
    const mark = el('span', { class: 'wx-mark', 'aria-hidden': 'true' });
    const was = el('span', { class: 'wx-quiet wx-was' });
    const trouble = el('div', { class: 'wx-trouble', role: 'alert' });
    trouble.hidden = true;
    const row = el('div', { class: 'wx-setting', 'data-setting': control.name, role: 'group', 'aria-label': control.label },
      mark,
      el('span', { class: 'wx-setting-name', title: control.help }, control.label),
      place, was,
      this.style === 'full' ? el('span', { class: 'wx-quiet wx-help' }, control.help) : null);
    const slot: Slot = { control, row, mark, was, trouble, remove: () => undefined };
    const render = this.work.session.renderControl?.bind(this.work.session);
    const model = this.style === 'quick' ? control.compact ?? control.model : control.model;
    if (render && model) {
      let gone = false;
      slot.remove = () => {
        gone = true;
      };
      render(model, place).then(
        remove => {
          if (gone) {
            remove();
            return;
          }
          slot.remove = remove;
          // ipywidgets names its field by the tooltip only.
          place.querySelector('input, select')?.setAttribute('aria-label', control.label);
        },
        (error: Error) => replace(place, el('span', { class: 'wx-quiet', title: error.message }, 'control not available here'))
      );
    } else {
      const value = this.work.summary?.symbols[control.name] ?? this.work.summary?.options[control.name];
      const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '–';
      place.append(el('span', { class: 'wx-m' }, text));
    }
    return slot;
  }

  private mark(slot: Slot): void {
    const { state } = this.work;
    const change = state.draft_changes.find(one => one.name === slot.control.name);
    const error = state.draft_errors.find(one => one.name === slot.control.name);
    slot.mark.textContent = error ? '!' : change ? '~' : '';
    slot.row.classList.toggle('wx-bad', Boolean(error));
    slot.row.classList.toggle('wx-changed', Boolean(change) && !error);
    slot.was.textContent = change ? `was ${change.from}` : '';
    slot.trouble.hidden = !error;
    if (error) {
      replace(slot.trouble, el('b', {}, error.message), error.fix ? ` ${error.fix}` : null);
    }
  }
}
