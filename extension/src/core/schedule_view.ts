/** Schedule: the pipeline of a loop, the copies that expansion made, and the hazard behind each barrier. */
import { barrierList } from './barrier_list';
import { button, type Child, eachFrame, el, innerWidth, type Lifetime, replace } from './dom';
import { expansionTable } from './expansion_table';
import { plural } from './format';
import { severityIcon } from './icons';
import type { ExpansionPayload, PipelineLoop, SchedulePayload } from './payloads';
import { pipelineChart } from './pipeline_chart';
import { pipelineGrid, unitTable } from './pipeline_grid';
import { RecordView } from './record_view';
import { notice } from './states';
import type { Workspace } from './workspace';

type Pane = 'pipeline' | 'expansion' | 'barriers';

const PANES: Record<Pane, string> = { pipeline: 'Pipeline', expansion: 'Expansion', barriers: 'Barriers' };

export class ScheduleView extends RecordView {
  private readonly panes = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'What to show' });
  private readonly loops = el('select', { class: 'wx-field', 'aria-label': 'Loop' });
  private readonly content = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Schedule', 'data-testid': 'schedule' });
  private readonly opened = new Set<string>();
  private pane: Pane = 'pipeline';
  private shownLoop = 0;
  private schedule: SchedulePayload | null = null;
  private expansion: ExpansionPayload | null = null;

  constructor(work: Workspace) {
    super(work, 'wx-schedule');
    this.panes.append(...(Object.keys(PANES) as Pane[]).map(pane => button(PANES[pane], {
      'data-pane': pane, 'data-testid': `schedule-${pane}`, onclick: () => this.choose(pane)
    })));
    this.loops.addEventListener('change', () => {
      this.shownLoop = this.loops.selectedIndex;
      this.draw();
    });
    this.body.append(el('div', { class: 'wx-view-head' }, this.panes, this.loops), this.content);
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    const draw = eachFrame(() => this.draw());
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.store.on(['node'], draw));
    let width = 0;
    shown.resize(this.content, eachFrame(() => {
      if (this.content.clientWidth !== width) {
        width = this.content.clientWidth;
        this.draw();
      }
    }));
  }

  protected refresh(): void {
    if (this.work.rows.length === 0) {
      this.sayMissing('schedule');
      return;
    }
    this.ask('schedule', {}, 'Waits for the schedule.', schedule => {
      this.schedule = schedule;
      this.ask('expansion', {}, 'Waits for the copies of each operation.', expansion => {
        this.expansion = expansion;
        this.draw();
      });
    });
  }

  private choose(pane: Pane): void {
    this.pane = pane;
    this.content.scrollTop = 0;
    this.draw();
  }

  private draw(): void {
    const { schedule, expansion } = this;
    if (!schedule || !expansion || !this.visible) {
      return;
    }
    for (const one of this.panes.children) {
      one.setAttribute('aria-pressed', String((one as HTMLElement).dataset['pane'] === this.pane));
    }
    this.shownLoop = Math.min(this.shownLoop, Math.max(0, schedule.loops.length - 1));
    this.loops.hidden = this.pane !== 'pipeline' || schedule.loops.length < 2;
    replace(this.loops, ...schedule.loops.map((loop, index) => el('option', { selected: index === this.shownLoop }, `${loop.label}: loop over ${loop.dim}`)));
    const { selection, store } = this.work;
    const at = (stage: string | null) => (node: string): void => store.select({ node, ...(stage === null ? {} : { stage }) });
    replace(this.content, ...({
      pipeline: () => this.pipeline(schedule, selection.node, at(schedule.stage)),
      expansion: () => expansion.not_known
        ? [notice('No expansion to show', expansion.not_known)]
        : expansionTable(expansion, { selected: selection.node, open: this.opened, toggle: operation => this.toggle(operation), pick: at(expansion.stage) }),
      barriers: () => barrierList(schedule, {
        selected: selection.node, pick: at(schedule.last_stage),
        goToLine: (line, node) => store.select({ view: 'isa', instruction: line, node })
      })
    }[this.pane])());
  }

  private toggle(operation: string): void {
    if (!this.opened.delete(operation)) {
      this.opened.add(operation);
    }
    this.draw();
  }

  private pipeline(schedule: SchedulePayload, selected: string | null, pick: (node: string) => void): Child[] {
    const loop = schedule.loops[this.shownLoop];
    const dropped = schedule.applied === false;
    const summary = el('p', { class: 'wx-verdict', 'data-testid': 'schedule-summary' }, dropped ? severityIcon('warning') : null, schedule.summary);
    if (!loop) {
      return [summary, schedule.requested === 'NONE' ? el('p', { class: 'wx-quiet wx-note' }, 'The option schedule asks for one: PREFETCH, MODULO and others let iterations overlap.') : null];
    }
    const parts = loop.parts.map(part => `${part.part} ${plural(part.operations, 'operation')}, ${part.matrix} matrix${part.part === 'kernel' && part.turns !== null ? `, ${plural(part.turns, 'turn')}` : ''}`);
    return [
      summary,
      el('p', { class: 'wx-quiet wx-note' }, factsOf(loop)),
      loop.said ? el('p', { class: 'wx-quiet wx-note' }, `The compiler only said: ${loop.said.replace(/^\S+: \w+: /, '')}`) : null,
      el('h3', {}, loop.applied ? 'Iterations over cycles' : 'The pipeline that was worked out and not applied'),
      el('div', { class: 'wx-pipeline' }, pipelineChart(loop, Math.max(320, innerWidth(this.content, 32)))),
      parts.length ? el('p', { class: 'wx-quiet wx-note' }, `${parts.join(' · ')}.`) : null,
      el('h3', {}, 'One iteration'),
      el('div', { class: 'wx-pipeline' }, pipelineGrid(loop, selected, pick)),
      ...unitTable(loop)
    ];
  }
}

function factsOf(loop: PipelineLoop): string {
  const bounds = loop.resource_interval === null || loop.recurrence_interval === null ? '' : ` (at least ${loop.resource_interval} for the units, ${loop.recurrence_interval} for what iterations need of each other)`;
  const trips = loop.trips === null ? 'iterations known at launch' : plural(loop.trips, 'iteration');
  return `${loop.method} · ${trips} · ${plural(loop.stages, 'stage')} · interval ${loop.initiation_interval}${bounds} · a cycle is ${loop.unit}.`;
}
