/** A search: what to vary, how far it is, the best so far, and every point with what it costs. */
import { button, el, eachFrame, Lifetime, onEnter, replace, type Child } from './dom';
import { plural } from './format';
import type { SessionState, TunedPoint, Tuning } from './payloads';
import { notice } from './states';
import { tunePlot } from './tune_plot';
import { doneText, TuneProgress } from './tune_progress';
import { importanceBars, pointTable, prunedList, type Order } from './tune_table';
import { FIGURES, ratioText, settingsText, valueText, type Figure } from './tune_words';
import type { View } from './views';
import type { Workspace } from './workspace';

/** Low enough that the first rows of the table stand below it in a notebook. */
const PLOT_HEIGHT = 168;

export class TuneView implements View {
  readonly element: HTMLElement;
  private readonly fields = el('div', { class: 'wx-tune-space', role: 'group', 'aria-label': 'Values to try' });
  private readonly unfold: HTMLButtonElement;
  private readonly trials: HTMLInputElement;
  private readonly workers: HTMLInputElement;
  private readonly start: HTMLButtonElement;
  private readonly form: HTMLElement;
  private readonly told = el('div', { class: 'wx-tune-told', role: 'status', 'aria-live': 'polite', 'data-testid': 'tune-told' });
  private readonly progress = new TuneProgress();
  private readonly best = el('div', { class: 'wx-tune-best-line', 'data-testid': 'tune-best' });
  private readonly plotPlace = el('div', { class: 'wx-tune-plot' });
  private readonly plotFigure: HTMLSelectElement;
  private readonly aside = el('div', {});
  private readonly upper: HTMLElement;
  private readonly list = el('div', { class: 'wx-tune-list', tabindex: 0, role: 'region', 'aria-label': 'Points' });
  private readonly notes = el('div', {});
  private readonly pruned = el('div', {});
  private readonly shown = new Lifetime();
  private inputs = new Map<string, HTMLInputElement>();
  private proposed = '';
  /** The number of points is what a person typed, an empty field too; else it follows the values. */
  private trialsTyped = false;
  /** Whether the values were folded for the points that are shown or awaited. */
  private folded = false;
  private askedFor: string | null = null;
  private drawn = '';
  private order: Order = { key: 'value', down: false };
  private chosen: number | null = null;

  constructor(private readonly work: Workspace) {
    this.unfold = button('Values to try', { class: 'wx-button', 'data-testid': 'tune-values', 'aria-expanded': true, onclick: () => this.fold(!this.fields.hidden) });
    this.trials = el('input', {
      class: 'wx-field', type: 'number', min: 1, placeholder: 'all', 'data-testid': 'tune-trials', title: 'Leave it empty to try every point that can work',
      oninput: () => {
        this.trialsTyped = true;
      }
    });
    this.workers = el('input', { class: 'wx-field', type: 'number', min: 1, max: 64, value: 2, 'data-testid': 'tune-workers' });
    this.start = button('Search', { class: 'wx-button wx-primary', 'data-testid': 'tune-start', onclick: () => this.search() });
    this.plotFigure = el('select', { class: 'wx-field', 'aria-label': 'Figure beside the objective', 'data-testid': 'tune-figure', onchange: () => this.drawPlot() },
      ...Object.entries(FIGURES).map(([value, label]) => el('option', { value }, label)));
    this.fields.addEventListener('input', () => this.putTrials());
    this.form = el('div', { class: 'wx-tune-form' },
      this.fields,
      el('div', { class: 'wx-actions' }, this.unfold,
        el('label', { class: 'wx-tune-number' }, 'Points to try ', this.trials),
        el('label', { class: 'wx-tune-number' }, 'Processes ', this.workers), this.start));
    this.upper = el('div', { class: 'wx-tune-upper' },
      el('section', {}, el('div', { class: 'wx-tune-plot-head' }, el('h3', {}, 'Points by objective and'), this.plotFigure), this.plotPlace,
        el('p', { class: 'wx-quiet wx-note' }, 'Filled: no other point beats it in all four figures. In a ring: the kernel as it stands.')), this.aside);
    this.element = el('div', { class: 'wx-view wx-tune' },
      el('div', { class: 'wx-view-head' }, el('h2', { class: 'wx-title' }, 'Tune'), el('span', { class: 'wx-gap' }), this.told),
      el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Search', 'data-testid': 'tune' }, this.form, this.progress.element, this.best, this.upper, this.list, this.notes, this.pruned));
    for (const field of [this.trials, this.workers]) {
      onEnter(field, () => this.search());
    }
  }

  show(): void {
    const refresh = eachFrame(() => this.refresh());
    this.shown.add(this.work.on('state', refresh));
    this.shown.resize(this.plotPlace, () => this.drawPlot());
    const clock = window.setInterval(() => this.progress.tick(), 1000);
    this.shown.add(() => window.clearInterval(clock));
    this.drawn = '';
    this.refresh();
  }

  hide(): void {
    this.shown.end();
  }

  private get tuning(): Tuning | null {
    return this.work.state.tuning ?? null;
  }

  private refresh(): void {
    const { state, session } = this.work;
    const { tuning } = this;
    this.form.hidden = !session.live;
    if (session.live && this.askedFor !== state.current && state.phase === 'idle') {
      this.askedFor = state.current;
      void session.act('tune_propose', {});
    }
    if (!tuning || (!session.live && tuning.points.length === 0)) {
      replace(this.list, notice('No search', session.live ? 'This kernel cannot be tuned here.' : 'A saved page shows what was found; to search, open the kernel.'));
      this.upper.hidden = true;
      return;
    }
    this.putFields(tuning);
    this.start.disabled = state.phase !== 'idle';
    const filled = tuning.points.length > 0 || state.phase === 'tuning';
    if (filled !== this.folded) {
      this.folded = filled;
      this.fold(filled);
    }
    const key = `${tuning.serial} ${state.phase}`;
    if (key === this.drawn) {
      return;
    }
    this.drawn = key;
    replace(this.told, ...this.telling(tuning, state));
    this.progress.refresh(tuning, state);
    replace(this.best, ...bestLine(tuning));
    this.upper.hidden = tuning.points.every(point => point.value === null);
    this.drawPlot();
    replace(this.aside, importanceBars(tuning));
    this.drawTable();
    replace(this.notes, ...tuning.notes.map((note): Child => el('p', { class: 'wx-quiet wx-note' }, note)));
    replace(this.pruned, prunedList(tuning));
  }

  /** The proposed values, until a person has changed a field. */
  private putFields(tuning: Tuning): void {
    const key = JSON.stringify(tuning.proposal);
    if (key === this.proposed) {
      return;
    }
    this.proposed = key;
    this.inputs = new Map(tuning.proposal.map(({ name, values }) => {
      const input = el('input', { class: 'wx-field wx-m', type: 'text', value: values, spellcheck: 'false', 'data-testid': `tune-space-${name}` });
      onEnter(input, () => this.search());
      return [name, input];
    }));
    replace(this.fields, ...[...this.inputs].map(([name, input]) => el('label', { class: 'wx-tune-field' }, el('span', { class: 'wx-m' }, name), input)),
      this.inputs.size === 0 ? el('p', { class: 'wx-quiet' }, 'This kernel proposes nothing to vary; wave-explorer tune KERNEL --space NAME=A,B takes any setting.') : null);
    this.putTrials();
  }

  /** A proposed space is too large to be tried whole; one that a person gave is tried as it was given. */
  private putTrials(): void {
    const { tuning } = this;
    if (!this.trialsTyped && tuning) {
      this.trials.value = this.asProposed(tuning) ? String(tuning.proposed_trials) : '';
    }
  }

  private asProposed(tuning: Tuning): boolean {
    return tuning.proposal.every(({ name, values }) => this.inputs.get(name)?.value.trim() === values);
  }

  private fold(folded: boolean): void {
    this.fields.hidden = folded;
    this.unfold.setAttribute('aria-expanded', String(!folded));
  }

  private search(): void {
    if (this.start.disabled) {
      return;
    }
    const space: Record<string, string> = {};
    for (const [name, input] of this.inputs) {
      if (input.value.trim()) {
        space[name] = input.value.trim();
      }
    }
    const trials = Number.parseInt(this.trials.value, 10);
    void this.work.session.act('tune', {
      space, workers: Math.max(1, Number.parseInt(this.workers.value, 10) || 2), ...(trials > 0 ? { trials } : {})
    });
  }

  private telling(tuning: Tuning, state: SessionState): Child[] {
    if (state.phase === 'tuning') {
      return [el('b', { class: 'wx-num' }, [tuning.phase === 'searching' ? '' : tuning.phase, doneText(tuning)].filter(Boolean).join(': '))];
    }
    if (tuning.phase === 'failed') {
      return [el('span', { class: 'wx-error-text' }, state.message?.text ?? 'the search failed')];
    }
    if (tuning.phase !== 'done') {
      return [];
    }
    const how = tuning.cancelled ? 'cancelled; what was done is kept, and the same search goes on from it' : 'done';
    return [el('span', { class: 'wx-quiet' }, `${plural(tuning.points.length, 'point')} tried, ${how}`)];
  }

  private drawPlot(): void {
    const { tuning } = this;
    const width = this.plotPlace.clientWidth;
    if (!tuning || this.upper.hidden || width < 120) {
      return;
    }
    replace(this.plotPlace, tunePlot(tuning, this.plotFigure.value as Figure, width, PLOT_HEIGHT, this.chosen, point => this.choose(point, true)));
  }

  private drawTable(): void {
    const { tuning } = this;
    const { session, state } = this.work;
    if (!tuning || tuning.points.length === 0) {
      const words = tuning?.phase === ''
        ? 'Each point is compiled, run and compared with the reference in a process of its own; times on the emulator are modelled. Points that cannot work are left out, with the reason.'
        : state.phase === 'tuning' ? 'Each point stands here in a table as soon as it is tried. Cancel keeps what is done by then.' : '';
      replace(this.list, words ? el('p', { class: 'wx-quiet wx-note' }, words) : null);
      return;
    }
    replace(this.list, pointTable(tuning, this.order, this.chosen, {
      sort: key => {
        this.order = { key, down: this.order.key === key && !this.order.down };
        this.drawTable();
        this.list.querySelector<HTMLElement>(`[data-testid="tune-sort-${key}"]`)?.focus();
      },
      choose: point => this.choose(point, false),
      ...(session.live && state.phase === 'idle' ? { use: (point: TunedPoint) => this.use(point) } : {})
    }));
  }

  private choose(point: TunedPoint, scroll: boolean): void {
    this.chosen = point.number;
    this.drawPlot();
    this.drawTable();
    if (scroll) {
      this.list.querySelector(`[data-point-row="${point.number}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Takes the settings into the draft, and goes where they can be compiled and it is said what they change. */
  private use(point: TunedPoint): void {
    void this.work.session.act('tune_use', { number: point.number }).then(() => this.work.store.select({ view: 'edit' }));
  }
}

function bestLine(tuning: Tuning): Child[] {
  const best = tuning.points.find(point => point.number === tuning.best);
  const base = tuning.baseline;
  if (!best) {
    return base ? [el('span', { class: 'wx-quiet' }, `baseline: ${valueText(base.value, tuning.objective)}`)] : [];
  }
  const gain = best.ratio === null || !base ? '' : `${ratioText(best.ratio)} of the baseline's ${valueText(base.value, tuning.objective)}`;
  return [
    el('b', {}, tuning.phase === 'done' ? 'Best: ' : 'Best so far: '), el('span', { class: 'wx-m' }, settingsText(best)),
    el('span', {}, ` ${tuning.objective}: ${valueText(best.value, tuning.objective)}`), el('span', { class: 'wx-quiet' }, gain)
  ];
}
