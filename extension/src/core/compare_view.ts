/** Variants beside a baseline: the sentence first, then what was asked, where they part, and every number. */
import { CompareDiff } from './compare_diff';
import { compareTable, tag, type TableActions } from './compare_table';
import { fidelities } from './compare_words';
import { button, el, eachFrame, type Lifetime, replace, type Child } from './dom';
import { severityIcon } from './icons';
import type { ComparedColumn, ComparePayload, Fidelity, SessionState } from './payloads';
import { RecordView } from './record_view';
import { notice } from './states';
import type { Workspace } from './workspace';

/** As many columns fit the smallest canvas. */
const COLUMNS_AT_FIRST = 4;
const DIFF_NAMES = { stage: 'pass', graph: 'last fx graph', mlir: 'MLIR', asm: 'AMDGCN' } as const;

export class CompareView extends RecordView {
  private readonly head = el('div', { class: 'wx-view-head' });
  private readonly choice = el('div', { class: 'wx-compare-choice', role: 'group', 'aria-label': 'Variants to compare' });
  private readonly content = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Comparison', 'data-testid': 'compare' });
  private readonly table = el('div', { class: 'wx-compare-page' }, this.head, this.choice, this.content);
  private readonly diff: CompareDiff;
  /** Variants that were ticked or left out by hand; all others follow the rule of `chosen`. */
  private readonly ticked = new Map<string, boolean>();
  private pinned: string | null = null;
  private everything = false;
  private openedBy = '';
  /** What the table was drawn for: progress of a run changes nothing in it, and must not take the focus. */
  private drawn = '';

  constructor(work: Workspace) {
    super(work, 'wx-compare');
    this.diff = new CompareDiff(work, () => this.closeDiff());
    this.body.append(this.table, this.diff.element);
    this.diff.element.addEventListener('keydown', event => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.closeDiff();
      }
    });
  }

  dispose(): void {
    this.diff.dispose();
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    this.drawn = '';
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.on('state', refresh));
  }

  protected refresh(): void {
    const { state, session } = this.work;
    const { baseline, chosen } = this.chosen(state);
    if (state.variants.length < 2) {
      this.say(notice('Nothing to compare with yet', 'There is one variant. Change a setting and compile; then both stand here side by side.',
        session.live ? button('Change a setting', { class: 'wx-button wx-primary', onclick: () => this.work.store.select({ view: 'edit' }) }) : null));
      return;
    }
    if (chosen.length < 2) {
      this.drawn = '';
      this.uncover();
      this.drawChoice(state, baseline, chosen);
      replace(this.head, el('h2', { class: 'wx-title' }, 'Compare'));
      replace(this.content, notice('One variant is chosen', 'Tick at least one more.'));
      return;
    }
    const asked = JSON.stringify([state.revision, state.variants, chosen, baseline]);
    if (asked === this.drawn) {
      return;
    }
    this.ask('compare', { variants: chosen, baseline }, 'Compares the variants.', payload => {
      this.drawn = asked;
      this.drawChoice(state, baseline, chosen);
      this.put(payload);
    });
  }

  private chosen(state: SessionState): { baseline: string; chosen: string[] } {
    const all = state.variants;
    const known = all.find(variant => variant.id === this.pinned) ?? all.find(variant => variant.baseline) ?? all[0];
    const baseline = known?.id ?? '';
    const recent = all.filter(variant => variant.id !== baseline).slice(-(COLUMNS_AT_FIRST - 1)).map(variant => variant.id);
    const shown = new Set([baseline, ...recent, ...(state.current === null ? [] : [state.current])]);
    const chosen = all.filter(variant => variant.id === baseline || (this.ticked.get(variant.id) ?? shown.has(variant.id))).map(variant => variant.id);
    return { baseline, chosen };
  }

  private drawChoice(state: SessionState, baseline: string, chosen: string[]): void {
    replace(this.choice, ...state.variants.map(variant => {
      const box = el('input', {
        type: 'checkbox', checked: chosen.includes(variant.id), disabled: variant.id === baseline, 'data-testid': `compare-${variant.label}`,
        onchange: (event: Event) => {
          this.ticked.set(variant.id, (event.target as HTMLInputElement).checked);
          this.refresh();
        }
      });
      return el('label', { class: 'wx-compare-tick', title: variant.changes.join('\n') }, box, variant.id === baseline ? '⚑ ' : '', variant.label);
    }));
  }

  private put(payload: ComparePayload): void {
    const used = new Set<Fidelity>(payload.figures.flatMap(row => fidelities(row)));
    const [baseline] = payload.variants;
    const only = (everything: boolean, label: string): HTMLButtonElement => button(label, {
      'aria-pressed': this.everything === everything, 'data-testid': everything ? 'compare-all' : 'compare-differing',
      onclick: () => {
        this.everything = everything;
        this.put(payload);
      }
    });
    replace(this.head,
      el('h2', { class: 'wx-title' }, 'Compare'),
      el('span', { class: 'wx-quiet wx-ellipsis' }, `against ⚑ ${baseline?.label ?? ''}`),
      el('span', { class: 'wx-gap' }),
      ...(['measured', 'exact', 'approximate', 'modelled'] as const).filter(one => used.has(one)).map(one => tag(one)),
      el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'Rows' }, only(false, 'Differences'), only(true, 'All')));
    const actions: TableActions = {
      pin: id => this.pin(id),
      openPass: column => this.openPass(column, payload),
      openDiff: (id, what, stage) => this.openDiff(payload, id, what, stage)
    };
    const top = this.content.scrollTop;
    replace(this.content,
      // What makes the numbers mean something else comes before them.
      ...payload.notes.map((note): Child => el('p', { class: 'wx-note wx-compare-note' }, severityIcon('warning'), note)),
      el('p', { class: 'wx-verdict', 'data-testid': 'compare-headline', title: payload.rule }, payload.headline),
      compareTable(payload, this.everything, actions),
      el('p', { class: 'wx-quiet wx-note' }, payload.rule));
    this.content.scrollTop = top;
  }

  /** Takes a variant as the baseline: of the session where it is alive, else of this view. */
  private pin(id: string): void {
    if (this.work.session.live) {
      void this.work.session.act('pin_variant', { id });
    } else {
      this.pinned = id;
      this.refresh();
    }
  }

  /** Shows the pass where a variant parts, in that variant, or in the baseline where only that has it. */
  private openPass(column: ComparedColumn, payload: ComparePayload): void {
    const found = column.parting;
    const baseline = payload.variants[0];
    if (!found || !baseline) {
      return;
    }
    const owner = found.stage === null ? baseline.id : column.id;
    if (owner !== this.work.state.current && this.work.session.live) {
      void this.work.session.act('show_variant', { id: owner });
    }
    const stage = found.stage ?? found.baseline_stage;
    this.work.store.select({ ...(stage === null ? {} : { stage }), view: found.layer === 'fx' ? 'graph' : 'ir' });
  }

  private openDiff(payload: ComparePayload, id: string, what: 'stage' | 'graph' | 'mlir' | 'asm', stage?: string): void {
    const baseline = payload.variants[0];
    const column = payload.variants.find(one => one.id === id);
    if (!baseline || !column) {
      return;
    }
    this.openedBy = document.activeElement?.getAttribute('data-testid') ?? '';
    const named = stage === undefined ? DIFF_NAMES[what] : column.parting?.name ?? stage;
    this.ask('compare_diff', { variant: id, baseline: baseline.id, what, ...(stage === undefined ? {} : { stage }) }, 'Compares the texts.', diff => {
      this.table.hidden = true;
      this.diff.put(diff, `${named}: ${column.label} against ${baseline.label}`);
    });
  }

  private closeDiff(): void {
    this.diff.element.hidden = true;
    this.table.hidden = false;
    this.refresh();
    this.table.querySelector<HTMLElement>(`[data-testid="${CSS.escape(this.openedBy)}"]`)?.focus();
  }
}
