/** The variants of the experiment: what sets each apart, its times and note, and what can be done with it. */
import { button, el, onEnter, replace, type Child } from './dom';
import { duration, plural, shortTime } from './format';
import { severityIcon } from './icons';
import type { ActionName } from './provider';
import type { Actions, DeletedVariant, VariantRow, VariantRun } from './payloads';
import type { Workspace } from './workspace';

export class VariantList {
  readonly element = el('div', { class: 'wx-variant-list' });
  private drawn = '';
  /** Whose name and note stand open for editing. */
  private editing: string | null = null;

  constructor(private readonly work: Workspace) {}

  refresh(): void {
    const { state, session } = this.work;
    const key = JSON.stringify([state.variants, state.current, state.experiment, state.phase, session.live, this.editing]);
    if (key === this.drawn) {
      return;
    }
    this.drawn = key;
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.getAttribute('data-testid') : null;
    replace(this.element,
      state.variants.length === 0
        ? el('p', { class: 'wx-quiet' }, 'Nothing was compiled yet.')
        : el('div', { role: 'list', 'aria-label': 'Variants' }, ...state.variants.map(variant => this.row(variant))),
      ...this.foot());
    if (focused) {
      this.focus(focused);
    }
  }

  /** The element with this test id takes the focus, if there is one. */
  private focus(test: string): void {
    [...this.element.querySelectorAll<HTMLElement>('[data-testid]')].find(node => node.dataset['testid'] === test)?.focus();
  }

  private row(variant: VariantRow): HTMLElement {
    const current = variant.id === this.work.state.current;
    const text = [
      variant.changes.join(', ') || 'as first compiled',
      variant.hand_edited ? `${variant.hand_edited} edited by hand` : '',
      variant.view_only ? `cannot be edited: ${variant.view_only}` : '',
      variant.note ?? ''
    ].filter(Boolean).join(' · ');
    return el('div', { class: current ? 'wx-variant wx-on' : 'wx-variant', role: 'listitem', 'data-variant-row': variant.id },
      el('span', { class: 'wx-m wx-variant-name' }, variant.baseline ? '⚑ ' : '', variant.label),
      el('span', { class: 'wx-quiet wx-variant-text' }, text),
      el('span', { class: variant.status === 'failed' ? 'wx-error-text' : 'wx-quiet', title: times(variant) }, ...this.status(variant)),
      this.work.session.live ? this.actions(variant, current) : null,
      this.editing === variant.id ? this.fields(variant) : null);
  }

  private status(variant: VariantRow): Child[] {
    const total = variant.compile_seconds?.['total'];
    const runs = variant.runs?.length ?? Number(variant.has_run);
    const parts = [variant.status, total === undefined ? '' : duration(total), runs ? plural(runs, 'run') : ''];
    return [parts.filter(Boolean).join(' · ')];
  }

  private actions(variant: VariantRow, current: boolean): HTMLElement {
    const { id } = variant;
    const busy = variant.status === 'compiling';
    return el('span', { class: 'wx-variant-acts' },
      current
        ? el('span', { class: 'wx-quiet' }, 'on view')
        : this.act('Show', `show-${id}`, variant, 'show_variant', { id }, 'All views show this variant, and edits start from it'),
      this.act(variant.pinned ? 'Unpin' : 'Pin', `pin-${id}`, variant, 'pin_variant', { id, pinned: !variant.pinned }, 'The pinned variant is the baseline of comparisons'),
      button('Name', {
        class: 'wx-button wx-small', 'data-testid': `name-${id}`, title: 'Name and note', 'aria-label': `Name and note of ${variant.label}`, 'aria-expanded': this.editing === id,
        onclick: () => {
          this.editing = this.editing === id ? null : id;
          this.refresh();
          this.focus(`name-field-${id}`);
        }
      }),
      this.act('Delete', `delete-${id}`, variant, 'delete_variant', { id }, 'Undo brings it back', busy));
  }

  private act<N extends ActionName>(label: string, test: string, variant: VariantRow | DeletedVariant, name: N, params: Actions[N], title = '', disabled = false): HTMLElement {
    return button(label, {
      class: 'wx-button wx-small', 'data-testid': test, 'aria-label': `${label} ${variant.label}`, title: title || null, disabled,
      onclick: () => void this.work.session.act(name, params)
    });
  }

  private fields(variant: VariantRow): HTMLElement {
    const { session } = this.work;
    const field = (label: string, value: string, test: string, send: (text: string) => void): HTMLElement => {
      const input = el('input', { class: 'wx-field', type: 'text', value, 'data-testid': test, 'aria-label': `${label} of ${variant.label}` });
      const commit = (): void => {
        if (input.value !== value) {
          send(input.value);
        }
      };
      onEnter(input, () => {
        commit();
        this.editing = null;
        this.refresh();
      });
      input.addEventListener('change', commit);
      return el('label', { class: 'wx-variant-field' }, label, input);
    };
    return el('div', { class: 'wx-variant-fields' },
      field('Name', variant.name ?? '', `name-field-${variant.id}`, name => void session.act('rename_variant', { id: variant.id, name })),
      field('Note', variant.note ?? '', `note-field-${variant.id}`, note => void session.act('note_variant', { id: variant.id, note })));
  }

  private foot(): Child[] {
    const { state, session } = this.work;
    const { experiment } = state;
    if (!experiment || !session.live) {
      return [];
    }
    const step = (label: string, what: string | null, name: 'undo' | 'redo'): HTMLElement =>
      button(label, {
        class: 'wx-button wx-small', 'data-testid': name, disabled: what === null, title: what ?? 'nothing to do', 'aria-label': what ? `${label} ${what}` : label,
        onclick: () => void session.act(name, {})
      });
    return [
      el('div', { class: 'wx-actions' },
        step('Undo', experiment.undo, 'undo'), step('Redo', experiment.redo, 'redo'),
        el('span', { class: 'wx-quiet', 'data-testid': 'experiment-path' },
          experiment.trouble ? severityIcon('warning') : null,
          experiment.trouble || (experiment.path ? `saved in ${experiment.path}` : 'in memory only'))),
      experiment.deleted.length
        ? el('details', { class: 'wx-quiet' },
          el('summary', {}, `Deleted: ${plural(experiment.deleted.length, 'variant')}`),
          ...experiment.deleted.map(variant => el('div', { class: 'wx-actions' },
            el('span', { class: 'wx-m' }, variant.label),
            this.act('Restore', `restore-${variant.id}`, variant, 'restore_variant', { id: variant.id }))))
        : null
    ];
  }
}

/** Times of the compile and of all runs, a line each. */
function times(variant: VariantRow): string {
  const compile = Object.entries(variant.compile_seconds ?? {}).map(([part, seconds]) => `${part} ${duration(seconds)}`);
  const runs = (variant.runs ?? []).map(run => `${run.at.replace('T', ' ').slice(0, 19)} ${run.device}: ${run.ok ? 'ok' : 'failed'}, ${time(run)}`);
  return [compile.length ? `compile: ${compile.join(', ')}` : '', ...runs].filter(Boolean).join('\n');
}

/** What a GPU measured, else the wall time here. */
function time({ measured_seconds, seconds }: VariantRun): string {
  return typeof measured_seconds === 'number' ? `${shortTime(measured_seconds)} measured` : `${duration(seconds)} of wall time`;
}
