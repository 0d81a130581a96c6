/** Grid: which tile each workgroup makes, in which order and on which die, whom it shares inputs with, and the L2. */
import { CATEGORIES } from './category';
import { cividis, CIVIDIS } from './cividis';
import { button, type Child, eachFrame, el, innerWidth, type Lifetime, replace } from './dom';
import { figure, figuresTable, percent } from './figures_table';
import { count, plural } from './format';
import { boxText, launchPlane, linear, place, shares, tensorPlane } from './grid_cells';
import { GridPicture, type Paint } from './grid_picture';
import type { GridPayload, GridTensor, L2Row } from './payloads';
import { RecordView } from './record_view';
import { notice } from './states';
import { Stepper, workgroupSteppers } from './stepper';
import type { Token } from './theme';
import type { Workspace } from './workspace';

const COLOURS = { order: 'Order', die: 'Die', shared: 'Shared', resident: 'Resident' } as const;
type Colour = keyof typeof COLOURS;

/** Hues of the tensors that workgroups share. */
const SHARES: readonly Token[] = ['lds', 'vmem', 'wait', 'mfma'];

export class GridView extends RecordView {
  private readonly title = el('h2', { class: 'wx-title' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly modes: HTMLElement;
  private readonly steps: Record<'x' | 'y' | 'z' | 'batch', Stepper>;
  private readonly words = el('div', { class: 'wx-memory-words', 'data-testid': 'grid-words', role: 'status', 'aria-live': 'polite' });
  private readonly legend = el('div', { class: 'wx-lds-legend' });
  private readonly pictures = el('div', { class: 'wx-grid-pictures' });
  private readonly launchTitle = el('h3');
  private readonly tensorTitle = el('h3');
  private readonly launch: GridPicture;
  private readonly tensor: GridPicture;
  private readonly tables = el('div');
  private payload: GridPayload | null = null;
  private colour: Colour = 'order';
  private batch = 0;

  constructor(work: Workspace) {
    super(work, 'wx-grid');
    this.steps = {
      ...workgroupSteppers(() => this.work.workgroup, workgroup => work.store.select({ workgroup })),
      batch: new Stepper('batch', batch => {
        this.batch = batch;
        this.refresh();
      }, value => String(value + 1))
    };
    this.modes = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'Colour by' },
      ...(Object.keys(COLOURS) as Colour[]).map(mode => button(COLOURS[mode], { 'data-testid': `grid-by-${mode}`, 'data-mode': mode, onclick: () => this.by(mode) })));
    const pick = (id: number): void => work.store.select({ workgroup: place(id, this.payload?.grid ?? [1, 1, 1]) });
    const picture = (label: string, testid: string): GridPicture => {
      const made: GridPicture = new GridPicture(work.theme, label, testid, pick, (columns, rows) => pick(made.beside(this.id, columns, rows)));
      return made;
    };
    this.launch = picture('Launch grid', 'grid-launch');
    this.tensor = picture('Tiles of the output', 'grid-tensor');
    this.body.append(
      el('div', { class: 'wx-view-head' }, this.title, this.facts, el('span', { class: 'wx-gap' }), this.modes, ...Object.values(this.steps).map(step => step.element)),
      el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Workgroups' }, this.words, this.legend, this.pictures, this.tables));
  }

  protected listen(shown: Lifetime): void {
    shown.add(this.work.on('record', eachFrame(() => this.refresh())));
    const draw = eachFrame(() => this.draw());
    shown.add(this.work.store.on(['workgroup'], draw));
    shown.add(this.work.theme.onChange(draw));
    shown.resize(this.body, draw);
  }

  protected refresh(): void {
    if (this.work.rows.length === 0) {
      this.sayMissing('grid');
      return;
    }
    this.ask('grid', { batch: this.batch }, 'Waits for the tiles of all workgroups.', payload => this.put(payload), () => {
      // Another variant may have fewer batches.
      const away = this.batch !== 0;
      this.batch = 0;
      if (away) {
        this.refresh();
      }
      return away;
    });
  }

  private put(payload: GridPayload): void {
    this.payload = payload;
    if (payload.not_known) {
      if (this.work.compiling) {
        this.sayMissing('grid');
      } else {
        this.say(notice('No grid to show', `Not known: ${payload.not_known}.`));
      }
      return;
    }
    this.draw();
  }

  private by(mode: Colour): void {
    this.colour = mode;
    this.draw();
  }

  /** Linear number of the selected workgroup. */
  private get id(): number {
    return linear(this.work.workgroup, this.payload?.grid ?? [1, 1, 1]);
  }

  /** The tensor whose tiles are shown: the first that is written, else the first of all. */
  private get output(): GridTensor | null {
    const known = this.payload?.tensors.filter(one => !one.not_known) ?? [];
    return known.find(one => one.kind === 'write') ?? known[0] ?? null;
  }

  private get inputs(): GridTensor[] {
    return this.payload?.tensors.filter(one => !one.not_known && one.kind === 'read') ?? [];
  }

  private draw(): void {
    const { payload } = this;
    if (!payload || payload.not_known || !this.visible || !this.body.clientWidth) {
      return;
    }
    const { id, output } = this;
    const dies = payload.dispatch?.dies ?? 1;
    if (dies < 2 && this.colour === 'die') {
      this.colour = 'order';
    }
    if (!payload.l2 && this.colour === 'resident') {
      this.colour = 'order';
    }
    for (const one of this.modes.querySelectorAll('button')) {
      const mode = one.dataset['mode'];
      one.setAttribute('aria-pressed', String(mode === this.colour));
      one.hidden = (mode === 'die' && dies < 2) || (mode === 'resident' && !payload.l2) || (mode === 'shared' && this.inputs.length === 0);
    }
    this.title.textContent = payload.grid_text;
    this.facts.textContent = [plural(payload.workgroups, 'workgroup'), payload.dispatch?.product ?? payload.target].join(' · ');
    replace(this.words, ...this.sentences(payload));
    const across = output ? 2 : 1;
    const room = { width: Math.floor(innerWidth(this.body, 32 + 24 * (across - 1)) / across), height: Math.max(140, this.body.clientHeight * 0.44) };
    const paint = this.paint(payload);
    const plane = launchPlane(payload, this.work.workgroup[2]);
    const tiles = output ? tensorPlane(output, id) : null;
    this.launchTitle.textContent = plane.title;
    this.tensorTitle.textContent = tiles?.title ?? '';
    this.launch.paint(plane, room, paint, String);
    this.launch.mark(id);
    if (tiles) {
      this.tensor.paint(tiles, room, paint, String);
      this.tensor.mark(id);
    }
    replace(this.pictures,
      el('div', {}, this.launchTitle, this.launch.element),
      tiles ? el('div', {}, this.tensorTitle, this.tensor.element) : null);
    replace(this.legend, ...this.keys(payload));
    replace(this.tables, ...this.tensors(payload), ...l2(payload, dieOf(payload, id)));
    const { workgroup } = this.work;
    (['x', 'y', 'z'] as const).forEach((axis, i) => this.steps[axis].update(workgroup[i] as number, payload.grid?.[i] ?? 1));
    this.steps.batch.update(this.batch, payload.l2?.batches ?? 1);
  }

  private sentences(payload: GridPayload): Child[] {
    const { id, output, inputs } = this;
    const [x, y, z] = this.work.workgroup;
    const dies = payload.dispatch?.dies ?? 1;
    const where = dies > 1 ? ` and goes to die ${dieOf(payload, id)} of 0 to ${dies - 1}` : '';
    const order = payload.dispatch ? `is number ${count(id)} in the order of dispatch${where}` : `has the linear id ${count(id)}`;
    const makes = output ? `, and ${output.kind === 'write' ? 'makes' : 'reads'} ${output.name}[${boxText(output, id)}]` : '';
    const alone = inputs.every(tensor => this.sharers(tensor, id) === 1);
    const alike = inputs.map((tensor, index) => `${count(this.sharers(tensor, id) - 1)} ${index ? 'that' : 'read the same tile'} of ${tensor.name}`).join(', ');
    const others = inputs.length === 0 ? '' : alone ? 'No other workgroup reads one of its tiles. ' : `Of the other workgroups ${alike}. `;
    const rule = payload.dispatch ? `Dispatched ${payload.dispatch.rule}.` : `The order of dispatch is not known: ${payload.dispatch_not_known}.`;
    return [
      el('p', { class: 'wx-memory-head' }, `Workgroup ${x},${y},${z} ${order}${makes}.`),
      el('p', {}, others, rule, payload.reordering.length ? ` ${plural(payload.reordering.length, 'reordering constraint')} moved the tiles; they are shown as the recorded index has them.` : '')
    ];
  }

  private sharers(tensor: GridTensor, id: number): number {
    return tensor.tiles[tensor.tile_of[id] ?? -1]?.workgroups ?? 1;
  }

  private paint(payload: GridPayload): Paint {
    const { theme } = this.work;
    const { id, inputs } = this;
    const last = Math.max(1, payload.workgroups - 1);
    if (this.colour === 'die') {
      return one => [theme.mix(dieToken(dieOf(payload, one)), 60)];
    }
    if (this.colour === 'resident') {
      const resident = new Set(payload.l2?.dies.flatMap(die => die.workgroups));
      return one => [resident.has(one) ? theme.mix(dieToken(dieOf(payload, one)), 60) : theme.color('hov')];
    }
    if (this.colour === 'shared') {
      return one => inputs.map((tensor, index) => (shares(tensor, one, id) ? theme.mix(SHARES[index % SHARES.length] as Token, 70) : theme.color('hov')));
    }
    return one => [cividis(one / last)];
  }

  private keys(payload: GridPayload): Child[] {
    const { theme } = this.work;
    const key = (color: string, words: string): HTMLElement => el('span', { class: 'wx-key' }, el('i', { class: 'wx-swatch', style: `background:${color}` }), words);
    if (this.colour === 'order') {
      return [el('span', { class: 'wx-key wx-scale' }, '0, dispatched first', el('i', { style: `background:linear-gradient(90deg,${CIVIDIS.join(',')})` }), `${count(payload.workgroups - 1)}, last`)];
    }
    if (this.colour === 'shared') {
      return this.inputs.map((tensor, index) => key(theme.mix(SHARES[index % SHARES.length] as Token, 70), `reads the same tile of ${tensor.name}`));
    }
    const dies = Array.from({ length: payload.dispatch?.dies ?? 1 }, (_, die) => key(theme.mix(dieToken(die), 60), `die ${die}`));
    return this.colour === 'resident' ? [...dies, key(theme.color('hov'), 'not resident in this batch')] : dies;
  }

  private tensors(payload: GridPayload): Child[] {
    const { id } = this;
    const rows = payload.tensors.map(one => {
      const tile = one.tiles[one.tile_of[id] ?? -1];
      const gaps = one.dense === false ? `${count(one.cells)} of them accessed` : '';
      return el('tr', {},
        el('th', { scope: 'row', class: 'wx-m' }, one.name),
        el('td', {}, one.kind),
        el('td', { class: 'wx-m wx-memory-text' }, one.shape.join('×')),
        el('td', { class: 'wx-m wx-wrap' }, one.not_known ? `not known: ${one.not_known}` : boxText(one, id)),
        figure(tile ? tile.stop.map((stop, i) => stop - (tile.start[i] ?? 0)).join('×') : ''),
        figure(one.not_known ? '' : count(one.tiles.length)),
        figure(one.not_known ? '' : count(this.sharers(one, id))),
        el('td', { class: 'wx-quiet' }, gaps));
    });
    return [
      el('h3', {}, 'Tiles of the selected workgroup'),
      figuresTable(['Tensor', '', 'Shape', 'Tile', 'Size', 'Different tiles', 'Workgroups with it', ''], [0, 1, 2, 3, 7], rows),
      payload.reordering.length ? el('details', { class: 'wx-fold-rows' }, el('summary', {}, 'Reordering constraints'), ...payload.reordering.map(one => el('p', { class: 'wx-m wx-wrap wx-reordering' }, one))) : null
    ];
  }
}

function dieOf(payload: GridPayload, id: number): number {
  return id % (payload.dispatch?.dies ?? 1);
}

function dieToken(die: number): Token {
  return CATEGORIES[die % CATEGORIES.length] as Token;
}

function l2(payload: GridPayload, own: number): Child[] {
  const model = payload.l2;
  const tag = el('span', { class: 'wx-fidelity wx-modelled', title: model?.rule ?? '' }, 'modelled');
  if (!model) {
    return [el('h3', {}, 'What the L2 would see'), el('p', { class: 'wx-quiet' }, `Not known: ${payload.l2_not_known}.`)];
  }
  const most = Math.max(1, ...model.dies.map(die => die.requested_bytes));
  const rows = model.dies.map(die => el('tr', { class: die.die === own ? 'wx-on' : '' },
    el('th', { scope: 'row' }, `die ${die.die}`),
    figure(count(die.workgroups.length)),
    ...die.tensors.map(tensor => figure(count(tensor.tiles))),
    figure(count(die.requested_bytes)),
    figure(count(die.distinct_bytes)),
    figure(percent(die.hit_bound, 1)),
    el('td', { class: 'wx-memory-bar' }, el('span', { class: 'wx-two-bars', style: `width:${(100 * die.requested_bytes) / most}%` }, el('i', { style: `width:${(100 * die.distinct_bytes) / Math.max(1, die.requested_bytes)}%` }))),
    el('td', { class: 'wx-quiet' }, die.fits ? 'fits' : 'more than the L2')));
  const tensors = model.dies[0]?.tensors.map(one => `Tiles of ${one.tensor}`) ?? [];
  return [
    el('h3', {}, el('span', {}, `What the L2 of each die would see, batch ${model.batch + 1} of ${model.batches} `, tag)),
    el('p', { class: 'wx-model-claim' }, total(model)),
    figuresTable(['', 'Workgroups', ...tensors, 'Bytes requested', 'Different', 'Hits at most', '', `L2 of ${count(model.l2_bytes / 1024)} KiB`], [0, 5 + tensors.length, 6 + tensors.length], rows),
    el('p', { class: 'wx-quiet wx-note' }, model.rule),
    el('details', { class: 'wx-fold-rows' }, el('summary', {}, 'Inputs and sources'), figuresTable(['Input', 'Value', 'Source'], [0, 1, 2], model.inputs.map(one =>
      el('tr', {}, el('th', { scope: 'row' }, one.name), el('td', { class: 'wx-m' }, one.value), el('td', { class: 'wx-wrap' }, one.source)))))
  ];
}

function total({ whole, resident, resident_per_die: each, batches }: L2Row): string {
  const held = `Up to ${plural(resident, 'workgroup')} are resident at once, ${count(each)} a die: ${plural(batches, 'batch').replace(/batchs$/, 'batches')}.`;
  return `${held} Of ${count(whole.requested_bytes)} requested bytes at most ${percent(whole.hit_bound, 1)} hit; at least ${count(whole.fetched_bytes)} are fetched, ${(whole.fetched_bytes / Math.max(1, whole.tensor_bytes)).toFixed(1)} times the tensors.`;
}
