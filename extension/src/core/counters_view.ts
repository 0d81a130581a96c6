/** A run: whether the outputs are right, what was counted, and how true each number is. */
import { counterTables, isCalibration } from './counter_table';
import { button, el, eachFrame, type Lifetime, replace, type Child } from './dom';
import { FIDELITY, fidelityTag } from './fidelity';
import { duration, plural, small } from './format';
import { severityIcon } from './icons';
import { measuredTime } from './measured_time';
import { modelledTime } from './modelled_time';
import type { Fidelity, RunPayload } from './payloads';
import { RecordView } from './record_view';
import { notice, skeleton } from './states';
import type { Workspace } from './workspace';

export class CountersView extends RecordView {
  private readonly head = el('div', { class: 'wx-view-head' });
  private readonly content = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Run', 'data-testid': 'counters' });

  constructor(work: Workspace) {
    super(work, 'wx-counters');
    this.body.append(this.head, this.content);
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.on('state', refresh));
  }

  protected refresh(): void {
    const { state, compiling, session, summary } = this.work;
    if (state.phase === 'running') {
      this.say(skeleton(`Runs on ${state.device.name}.`));
      return;
    }
    if (compiling) {
      this.sayMissing('AMDGCN, which a run needs');
      return;
    }
    this.ask('run', {}, 'Waits for the run.', run => {
      if (run) {
        this.put(run);
        return;
      }
      const fine = summary?.status === 'ok';
      this.say(notice('No run yet',
        fine ? invitation(state.device.kind) : 'A variant that did not compile cannot run.',
        session.live ? button('Run', { class: 'wx-button wx-primary', disabled: !fine, onclick: () => void session.act('run', {}) }) : null));
    });
  }

  private put(run: RunPayload): void {
    const used = new Set(run.counters.flatMap(counter => [counter.fidelity, counter.emulated_fidelity]));
    const wave = run.wave_instructions ? `${plural(run.wave_instructions, 'wave instruction')} ` : '';
    replace(this.head,
      el('h2', { class: 'wx-title' }, 'Counters'),
      el('span', { class: 'wx-quiet wx-ellipsis' }, `${run.device} · ${run.target} · grid ${run.grid.join('×')} · block ${run.block.join('×')} · ${wave}in ${duration(run.seconds)}`),
      ...(Object.keys(FIDELITY) as Fidelity[]).filter(one => used.has(one) && one !== 'unsupported').map(one => fidelityTag(one)));
    replace(this.content,
      el('p', { class: 'wx-verdict', 'data-testid': 'verdict' }, ...verdict(run)),
      run.outputs.length ? outputs(run, output => this.lookBack({ output })) : null,
      ...this.findings(run),
      ...(run.measured_time ? measuredTime(run.measured_time, run.device, run.modelled_time) : []),
      ...(run.modelled_time ? modelledTime(run.modelled_time, fidelityTag('modelled')) : []),
      ...(run.counters.length ? counterTables(run.counters, run.notes) : run.status === 'ok' ? [noCounters()] : []),
      ...run.notes.filter(note => !isCalibration(note)).map(note => el('p', { class: 'wx-quiet wx-note' }, note)));
  }

  /** Shows the output with the way back from its worst element, or from the access that stopped the run. */
  private lookBack(from: { output?: string }): void {
    this.work.store.select({ view: 'output' });
    if (this.work.session.live && this.work.state.phase === 'idle') {
      void this.work.session.act('trace_back', from);
    }
  }

  private findings(run: RunPayload): Child[] {
    if (run.findings.length === 0) {
      return [];
    }
    return [el('h3', {}, 'Findings'), el('div', { class: 'wx-findings' }, ...run.findings.map(finding => {
      const node = finding.nodes[0];
      return el('div', { class: 'wx-finding' },
        el('button', {
          type: 'button', class: 'wx-diagnostic-main', title: finding.fix,
          onclick: () => this.work.store.select({ view: 'isa', ...(finding.line === null ? {} : { instruction: finding.line }), ...(node ? { node } : {}) })
        },
        severityIcon(finding.severity), el('span', { class: 'wx-code' }, finding.kind),
        el('span', { class: 'wx-text' }, finding.message, finding.count > 1 ? ` (${plural(finding.count, 'wave')})` : '', finding.fix ? el('span', { class: 'wx-quiet' }, ` ${finding.fix}`) : null),
        finding.line === null ? null : el('span', { class: 'wx-link' }, `line ${finding.line}`)),
        finding.other ? button(`Line ${finding.other.line}`, { title: `The other party: ${finding.other.instruction}`, onclick: () => this.work.store.select({ view: 'isa', instruction: finding.other!.line }) }) : null,
        finding.kind === 'out-of-bounds' && finding.lane !== null ? button('See why', { 'data-testid': 'why-fault', title: 'Back to the index behind this access', onclick: () => this.lookBack({}) }) : null,
        node ? button('Index', { title: 'The index of the node behind this instruction', onclick: () => this.work.store.select({ view: 'index', node }) }) : null);
    }))];
  }
}

function verdict(run: RunPayload): Child[] {
  const wrong = run.outputs.filter(output => output.ok === false);
  const unknown = run.outputs.filter(output => output.ok === null);
  if (run.status !== 'ok') {
    return [severityIcon(run.status === 'failed' ? 'error' : 'warning'), run.status === 'failed' ? 'The run failed.' : 'The run was cancelled.'];
  }
  if (wrong.length) {
    return [severityIcon('error'), `${wrong.map(output => output.name).join(', ')} differs from the reference by more than the tolerance.`];
  }
  if (run.findings.some(finding => finding.severity === 'error')) {
    return [severityIcon('error'), 'The checks found errors that this run got away with.'];
  }
  if (run.outputs.length === 0 || unknown.length) {
    return [severityIcon('note'), 'The run ended; there is no reference to compare its outputs with.'];
  }
  return [el('b', { class: 'wx-add' }, '✓'), `${run.outputs.map(output => output.name).join(', ')} ${run.outputs.length === 1 ? 'agrees' : 'agree'} with the reference within the tolerance.`];
}

function header(names: string[], right: number[]): HTMLElement {
  return el('thead', {}, el('tr', {}, ...names.map((name, i) => el('th', { scope: 'col', class: right.includes(i) ? 'wx-right-text' : '' }, name))));
}

function outputs(run: RunPayload, why: (output: string) => void): HTMLElement {
  return el('table', { class: 'wx-table wx-outputs' },
    header(['Output', 'Type', 'Check', 'Largest error', 'Relative', 'Tolerance', 'Note'], [3, 4, 5]),
    el('tbody', {}, ...run.outputs.map(output => el('tr', {},
      el('th', { scope: 'row', class: 'wx-m' }, output.name),
      el('td', { class: 'wx-m' }, `${output.shape.join('×')} ${output.dtype}`),
      el('td', {}, output.ok === null ? el('span', { class: 'wx-quiet' }, 'not compared') : output.ok ? el('b', { class: 'wx-add' }, '✓ ok')
        : button('✗ wrong, see why', { class: 'wx-link wx-error-text', 'data-testid': `why-${output.name}`, title: 'Where it is wrong, and back from its worst element to what it was made from', onclick: () => why(output.name) })),
      el('td', { class: 'wx-m wx-right-text' }, small(output.max_abs_err)),
      el('td', { class: 'wx-m wx-right-text' }, small(output.max_rel_err)),
      el('td', { class: 'wx-m wx-right-text' }, small(output.tolerance)),
      el('td', { class: 'wx-quiet wx-wrap' }, output.note)))));
}

function invitation(kind: 'emulator' | 'gpu'): string {
  return kind === 'gpu'
    ? 'Run to measure: outputs are compared with a reference, launches are timed, and counters are read where some are chosen beside the device.'
    : 'Run to count: outputs are compared with a reference, and every instruction is counted.';
}

function noCounters(): HTMLElement {
  return el('p', { class: 'wx-quiet wx-note' }, 'No counters were measured. The list of devices in the top bar has sets of them; the emulator then counts the same launch beside the GPU.');
}
