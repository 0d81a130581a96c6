/** An output beside its reference: where it is wrong, and from an element the way back to what it was made from. */
import { CIVIDIS } from './cividis';
import { button, type Child, eachFrame, el, innerHeight, innerWidth, type Lifetime, replace } from './dom';
import { ErrorMap, type MapPlace } from './error_map';
import { count, plural, small } from './format';
import { severityIcon } from './icons';
import type { OutputPayload, RunPayload, TraceBack } from './payloads';
import type { Params } from './provider';
import { RecordView } from './record_view';
import { notice, skeleton } from './states';
import { Stepper } from './stepper';
import { TracePanel } from './trace_panel';
import type { Workspace } from './workspace';

/** Elements on each side of the window that a block opens. */
const WINDOW = 32;

/** First element of a window around `middle`, where a tile of half its size may begin. */
export function windowStart(middle: number, total: number): number {
  const half = WINDOW / 2;
  return Math.max(0, Math.min(Math.round((middle - half) / half) * half, total - WINDOW));
}

export class OutputView extends RecordView {
  private readonly choice = el('select', { class: 'wx-field', 'aria-label': 'Output', 'data-testid': 'output-name' });
  private readonly about = el('span', { class: 'wx-quiet wx-ellipsis', 'data-testid': 'output-about' });
  private readonly steppers = el('span', { class: 'wx-actions' });
  private readonly whole = button('Whole output', { class: 'wx-button wx-small', onclick: () => this.zoom(null) });
  private readonly worst = button('Why is the worst one wrong?', { class: 'wx-button wx-small wx-primary', 'data-testid': 'trace-worst', onclick: () => this.traceBack(this.map?.worst ?? null) });
  private readonly errors: ErrorMap;
  private readonly room = el('div', { class: 'wx-output-room' });
  private readonly scale = el('div', { class: 'wx-scale' });
  private readonly readout = el('div', { class: 'wx-readout', role: 'status', 'aria-live': 'polite', 'data-testid': 'output-readout' });
  private readonly refused = el('div', { class: 'wx-output-refused' });
  private readonly trace: TracePanel;
  private readonly hint = el('p', { class: 'wx-quiet wx-trace-hint' }, 'Click a block to look closer, an element to go back to what it was made from.');
  private map: OutputPayload | null = null;
  private params: Params<'output'> = {};
  private largest = 0;
  private variant: string | null = null;

  constructor(work: Workspace) {
    super(work, 'wx-output');
    this.errors = new ErrorMap(work.theme, place => this.read(place), place => this.pick(place));
    this.trace = new TracePanel(work);
    this.choice.addEventListener('change', () => {
      this.params = { name: this.choice.value };
      this.refresh();
    });
    this.room.append(this.errors.element);
    const left = el('div', { class: 'wx-output-left' }, this.refused, this.room, this.scale, this.readout);
    this.body.append(
      el('div', { class: 'wx-view-head' }, el('h2', { class: 'wx-title' }, 'Output'), this.choice, this.about, el('span', { class: 'wx-gap' }), this.steppers, this.whole, this.worst),
      el('div', { class: 'wx-output-sides' }, left, el('div', { class: 'wx-output-right' }, this.hint, this.trace.element)));
    this.element.addEventListener('keydown', event => {
      if (event.key === 'Escape' && !this.whole.hidden) {
        event.preventDefault();
        event.stopPropagation();
        this.zoom(null);
      }
    });
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.on('state', refresh));
    shown.add(this.work.theme.onChange(() => this.draw()));
    shown.resize(this.room, () => this.draw());
  }

  protected refresh(): void {
    const { state, compiling, session } = this.work;
    if (state.phase === 'running') {
      this.say(skeleton(`Runs on ${state.device.name}.`));
      return;
    }
    if (compiling) {
      this.sayMissing('AMDGCN, which a run needs');
      return;
    }
    if (this.variant !== state.current) {
      this.variant = state.current;
      this.params = {};
    }
    this.ask('run', {}, 'Waits for the run.', run => {
      if (!run) {
        this.say(notice('No run yet', 'Run the kernel: its outputs are compared with a reference, element by element.',
          session.live ? button('Run', { class: 'wx-button wx-primary', onclick: () => void session.act('run', {}) }) : null));
        return;
      }
      this.ask('output', this.params, 'Waits for the output.', map => {
        if (map) {
          this.put(map, run);
        }
      }, () => this.recovered());
    });
  }

  /** The part that was asked for may lie outside the output of this variant. */
  private recovered(): boolean {
    const away = Object.keys(this.params).length > 0;
    this.params = {};
    if (away) {
      this.refresh();
    }
    return away;
  }

  private put(map: OutputPayload, run: RunPayload): void {
    this.map = map;
    const { session, state } = this.work;
    replace(this.choice, ...map.outputs.map(one => el('option', { value: one.name, selected: one.name === map.name },
      `${one.name}${one.ok === false ? ' ✗' : one.ok ? ' ✓' : ''}`)));
    this.choice.hidden = map.outputs.length < 2;
    const own = map.outputs.find(one => one.name === map.name);
    this.about.textContent = [
      map.outputs.length < 2 ? map.name : '', `${map.shape.join('×')} ${map.dtype}`,
      own && own.wrong !== null ? `${count(own.wrong)} of ${plural(own.cells, 'element')} wrong` : '',
      map.tolerance === null ? '' : `tolerance ${small(map.tolerance)}`
    ].filter(Boolean).join(' · ');
    const zoomed = map.rows < map.total_rows || map.columns < map.total_columns;
    this.whole.hidden = !zoomed;
    if (!zoomed) {
      this.largest = map.largest;
    }
    const tracing = state.phase === 'tracing';
    this.worst.hidden = map.worst === null || !session.live;
    this.worst.disabled = tracing;
    this.worst.textContent = own?.ok === false ? 'Why is the worst one wrong?' : 'Where does the least exact one come from?';
    this.putSteppers(map);
    this.putRefused(map, run, tracing);
    this.room.hidden = this.scale.hidden = this.readout.hidden = map.not_known !== '';
    this.draw();
    this.showTrace(tracing);
  }

  private putSteppers(map: OutputPayload): void {
    const extents = map.shape.slice(0, -2);
    replace(this.steppers, ...extents.map((extent, axis) => {
      const stepper = new Stepper(map.dims[axis] ?? `dim ${axis}`, value => {
        const leading = [...map.leading];
        leading[axis] = value;
        this.params = { ...this.params, name: map.name, leading };
        this.refresh();
      });
      stepper.update(map.leading[axis] ?? 0, extent);
      return stepper.element;
    }));
  }

  /** Why there is no map of errors, and what can be traced all the same. */
  private putRefused(map: OutputPayload, run: RunPayload, tracing: boolean): void {
    this.refused.hidden = map.not_known === '';
    const fault = run.findings.find(finding => finding.kind === 'out-of-bounds' && finding.lane !== null);
    const lines: Child[] = [el('p', {}, `There is no map of errors: ${map.not_known}.`)];
    if (fault) {
      lines.push(
        el('p', { class: 'wx-trace-fault' }, severityIcon('error'), el('span', {}, fault.message)),
        this.work.session.live ? button('Where does this access come from?', {
          class: 'wx-button wx-primary', disabled: tracing, 'data-testid': 'trace-fault', onclick: () => this.traceBack(null)
        }) : null);
    } else if (run.status === 'ok') {
      lines.push(el('p', { class: 'wx-quiet' }, 'Give one: wx.explore(kernel, inputs={...}, reference=function of the inputs).'));
    }
    replace(this.refused, ...lines);
  }

  private showTrace(tracing: boolean): void {
    if (tracing) {
      this.hint.hidden = false;
      this.hint.textContent = 'The emulator runs the kernel again and goes back over it.';
      this.trace.element.hidden = true;
      return;
    }
    void this.work.answers.ask('trace_back', {}).then(trace => {
      this.hint.hidden = trace !== null;
      this.hint.textContent = this.map?.not_known ? '' : 'Click a block to look closer, an element to go back to what it was made from.';
      this.trace.element.hidden = trace === null;
      if (trace) {
        this.trace.put(trace);
        this.markCell(trace);
      }
    }, () => undefined);
  }

  /** Outlines the element that was traced, where the map shows it. */
  private markCell(trace: TraceBack): void {
    const { map } = this;
    if (!map || map.not_known || trace.output !== map.name) {
      return;
    }
    const [row, column] = [trace.cell[trace.cell.length - 2] ?? 0, trace.cell[trace.cell.length - 1] ?? 0];
    const elsewhere = map.leading.some((at, i) => at !== trace.cell[i]);
    const inside = row >= map.first_row && row < map.first_row + map.rows && column >= map.first_column && column < map.first_column + map.columns;
    if (inside && !elsewhere) {
      this.errors.mark({
        row: Math.floor((row - map.first_row) / map.block_rows), column: Math.floor((column - map.first_column) / map.block_columns)
      });
      this.read(null);
    }
  }

  private draw(): void {
    const { map, room } = this;
    if (!map || map.not_known || !this.visible || !room.clientWidth) {
      return;
    }
    this.errors.paint(map, this.largest, innerWidth(room, 8), innerHeight(room, 4));
    const wrong = map.outputs.find(one => one.name === map.name)?.wrong ?? 0;
    const broken = map.error.some(row => row.includes(null));
    replace(this.scale,
      el('span', { class: 'wx-key' }, el('i', { class: 'wx-swatch wx-output-fine' }), 'within the tolerance'),
      wrong ? el('span', { class: 'wx-m' }, small(map.tolerance)) : null,
      wrong ? el('i', { style: `background:linear-gradient(90deg,${CIVIDIS.join(',')})` }) : null,
      wrong ? el('span', { class: 'wx-m' }, small(this.largest)) : null,
      broken ? el('span', { class: 'wx-key' }, el('i', { class: 'wx-swatch wx-output-broken' }), 'NaN or infinite, or should be') : null);
    this.read(null);
  }

  private cellOf(map: OutputPayload, place: MapPlace): number[] {
    const cell = [...map.leading, map.first_row + place.row * map.block_rows, map.first_column + place.column * map.block_columns];
    // An output of one dim is shown as one row.
    return cell.slice(cell.length - map.shape.length);
  }

  private read(hovered: MapPlace | null): void {
    const { map } = this;
    if (!map || map.not_known) {
      return;
    }
    const place = hovered ?? this.errors.marked;
    const error = map.error[place.row]?.[place.column];
    const from = this.cellOf(map, place);
    const exact = map.got !== null;
    const name = from.map((at, i) => `${map.dims[i] ?? ''} ${at}`.trim()).join(', ');
    const wrong = map.wrong[place.row]?.[place.column] ?? 0;
    replace(this.readout,
      el('b', {}, `${map.name}[${name}]${exact ? '' : ' and on'}`),
      exact ? el('span', { class: 'wx-num' }, `is ${value(map.got?.[place.row]?.[place.column])}, expected ${value(map.expected?.[place.row]?.[place.column])}`)
        : el('span', {}, `${map.block_rows} × ${map.block_columns} elements, ${count(wrong)} wrong`),
      el('span', { class: 'wx-num' }, `${exact ? 'error' : 'largest error'} ${error === null ? 'not finite' : small(error ?? 0)}`));
  }

  private pick(place: MapPlace): void {
    const { map } = this;
    if (!map) {
      return;
    }
    if (map.got !== null) {
      this.traceBack(this.cellOf(map, place));
    } else {
      this.zoom(place);
    }
  }

  private zoom(place: MapPlace | null): void {
    const { map } = this;
    if (!map) {
      return;
    }
    const window = (first: number, block: number, index: number, total: number): number => windowStart(first + index * block + Math.floor(block / 2), total);
    this.params = place === null ? { name: map.name, leading: map.leading } : {
      name: map.name, leading: map.leading, rows: WINDOW, columns: WINDOW,
      first_row: window(map.first_row, map.block_rows, place.row, map.total_rows),
      first_column: window(map.first_column, map.block_columns, place.column, map.total_columns)
    };
    this.refresh();
  }

  private traceBack(cell: number[] | null): void {
    const { map } = this;
    if (map && this.work.session.live && this.work.state.phase === 'idle') {
      void this.work.session.act('trace_back', cell === null ? {} : { output: map.name, cell });
    }
  }
}

function value(number: number | null | undefined): string {
  return number === null || number === undefined ? 'no finite number' : String(Number(number.toPrecision(7)));
}
