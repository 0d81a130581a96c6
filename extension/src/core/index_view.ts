/** What one node's index means: the addresses of all lanes of a wave, for a workgroup and an iteration. */
import { CIVIDIS } from './cividis';
import { CoverageTile } from './coverage_tile';
import { button, el, eachFrame, type Lifetime, replace } from './dom';
import { count, hex, range, withoutCopy } from './format';
import { Heatmap, type Cell } from './heatmap';
import { termLegend, termRow } from './index_terms';
import { WhyTable } from './index_why';
import { indexPicture } from './index_picture';
import type { IndexMapPayload } from './payloads';
import type { Picture } from './picture';
import { RecordView } from './record_view';
import { notice } from './states';
import { Stepper, workgroupSteppers } from './stepper';
import { ordinalColor, TensorTile, waveThreads, type Colouring, type Touch } from './tensor_tile';
import type { Workspace } from './workspace';

let views = 0;

const COPIES_SHOWN = 8;
const MOST_SWATCHES = 16;

/** What the picture on the right shows: the cells of a wave by lane or register, of all waves, or what the whole grid writes. */
type Tile = Colouring | 'grid';
const TILES: Record<Tile, string> = { lane: 'Lane', register: 'Register', wave: 'Wave', grid: 'Coverage' };

export class IndexView extends RecordView {
  private readonly choice = el('select', { class: 'wx-field', 'aria-label': 'Node', 'data-testid': 'index-node' });
  private readonly after = el('span', { class: 'wx-after' });
  private readonly steps: Record<'x' | 'y' | 'z' | 'wave' | 'k' | 'lane', Stepper>;
  private readonly title = el('h3');
  private readonly heatmap: Heatmap;
  private readonly tile: TensorTile;
  private readonly scale = el('div', { class: 'wx-scale' });
  private readonly readout = el('div', { class: 'wx-readout', 'data-testid': 'index-readout', role: 'status', 'aria-live': 'polite', id: `wx-index-readout-${(views += 1)}` });
  private readonly tileTitle = el('h3');
  private readonly coverage: CoverageTile;
  private readonly tiles: Record<Tile, HTMLButtonElement>;
  private readonly tileKeys = el('div', { class: 'wx-tile-keys' });
  private shownTile: Tile = 'lane';
  private readonly table = el('div', { class: 'wx-index-table' });
  private readonly why = new WhyTable(stage => this.work.store.select({ stage }));
  private hasWhy = false;
  private readonly maps = el('div', { class: 'wx-index-maps' });
  private map: IndexMapPayload | null = null;
  private others: IndexMapPayload[] = [];
  private element_ = 0;
  private hovered: Touch | null = null;

  constructor(work: Workspace) {
    super(work, 'wx-index');
    const { store } = work;
    this.steps = {
      ...workgroupSteppers(() => this.work.workgroup, workgroup => store.select({ workgroup })),
      wave: new Stepper('wave', wave => store.select({ wave })),
      k: new Stepper('iter', iteration => store.select({ iteration })),
      lane: new Stepper('lane', lane => store.select({ lane }))
    };
    const touch = (cell: Cell): Touch => ({ thread: this.wave * (this.map?.wave_size ?? 64) + cell.lane, element: cell.element });
    this.heatmap = new Heatmap(work.theme, this.readout.id, cell => this.hover(cell && touch(cell)), cell => this.pick(touch(cell)));
    this.tile = new TensorTile(work.theme, this.readout.id, one => this.hover(one), one => this.pick(one));
    this.coverage = new CoverageTile(work.theme);
    const tileButton = (tile: Tile): HTMLButtonElement => button(TILES[tile], {
      'data-tile': tile, 'aria-pressed': tile === 'lane', onclick: () => {
        this.shownTile = tile;
        this.draw();
      }
    });
    this.tiles = { lane: tileButton('lane'), register: tileButton('register'), wave: tileButton('wave'), grid: tileButton('grid') };
    this.choice.addEventListener('change', () => store.select({ node: this.choice.value, instruction: null }));
    this.maps.append(
      el('div', {}, this.title, this.heatmap.element, this.scale, this.readout),
      el('div', {}, this.tileTitle,
        el('div', { class: 'wx-seg wx-slim wx-tile-choice', role: 'group', 'aria-label': 'Colour cells by' }, ...Object.values(this.tiles)),
        this.tile.element, this.coverage.element, this.tileKeys));
    this.body.append(
      el('div', { class: 'wx-view-head' }, this.choice, el('span', { class: 'wx-gap' }), ...Object.values(this.steps).map(step => step.element)),
      el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Index of the node' }, this.maps, this.table, this.why.element));
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.store.on(['node', 'workgroup', 'iteration'], refresh));
    shown.add(this.work.on('stage', refresh));
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.store.on(['wave'], () => this.draw()));
    shown.add(this.work.store.on(['lane'], () => this.mark()));
    shown.add(this.work.theme.onChange(() => this.draw()));
    shown.resize(this.body, () => this.draw());
  }

  protected refresh(): void {
    const stage = this.work.graphStage;
    if (!stage) {
      this.sayMissing('fx graph');
      return;
    }
    this.ask('graph', { stage: stage.id }, `Waits for the graph after ${stage.name}.`, graph => {
      const accesses = graph.nodes.filter(node => node.change !== 'removed' && (node.memory_text !== '' || node.op === 'mma'));
      const wanted = this.work.selection.node;
      const chosen = graph.nodes.find(node => node.id === wanted && node.change !== 'removed') ?? accesses.find(node => /read/.test(node.op)) ?? accesses[0];
      const listed = chosen && !accesses.includes(chosen) ? [chosen, ...accesses] : accesses;
      replace(this.choice, ...listed.map(node => el('option', { value: node.id, selected: node === chosen }, `${withoutCopy(node.name, node.copy_text)} ${node.copy_text}`.trim())));
      this.after.textContent = wanted && chosen?.id !== wanted ? `the selected node is not in ${stage.name}` : `after ${stage.name}`;
      if (!chosen) {
        this.say(notice('No node here has an index', `After ${stage.name} no node reads or writes memory.`));
        return;
      }
      const { workgroup, selection: { iteration } } = this.work;
      const copies = graph.nodes.filter(node => node.region === chosen.region && node.group === chosen.group && node !== chosen && node.change !== 'removed');
      this.ask('index_map', { stage: stage.id, node: chosen.id, workgroup, iteration }, 'Waits for the addresses of all lanes.', map => {
        this.put(map);
        this.askWhy(map);
        this.askOthers(map, stage.id, copies.slice(0, COPIES_SHOWN - 1).map(node => node.id));
      }, this.work.toFirstIteration);
    });
  }

  private askWhy(map: IndexMapPayload): void {
    this.hasWhy = false;
    const { stage, node, workgroup, iteration } = map;
    void this.work.answers.ask('derivation', { stage, node, workgroup, iteration }).then(found => {
      if (this.map === map && !found.not_known) {
        this.hasWhy = true;
        this.why.put(found);
        this.mark();
      }
    }, () => undefined);
  }

  private askOthers(map: IndexMapPayload, stage: string, nodes: string[]): void {
    const { workgroup, selection: { iteration } } = this.work;
    this.others = [];
    void Promise.allSettled(nodes.map(node => this.work.answers.ask('index_map', { stage, node, workgroup, iteration }))).then(results => {
      if (this.map === map) {
        this.others = results.flatMap(one => (one.status === 'fulfilled' && !one.value.not_known ? [one.value] : []));
        this.draw();
      }
    });
  }

  private put(map: IndexMapPayload): void {
    this.map = map;
    this.others = [];
    if (map.not_known) {
      this.say(notice(`No lane map of ${map.label}`, map.not_known,
        button('Show it in the graph', { class: 'wx-button', onclick: () => this.work.store.select({ view: 'graph', node: map.node }) })));
      return;
    }
    this.work.waveSize = map.wave_size;
    this.element_ = Math.min(this.element_, map.elements - 1);
    this.draw();
  }

  private get wave(): number {
    return Math.min(this.work.selection.wave, Math.max(0, (this.map?.waves ?? 1) - 1));
  }

  private get lane(): number {
    return Math.min(this.work.selection.lane, Math.max(0, waveThreads(this.map as IndexMapPayload, this.wave).length - 1));
  }

  private draw(): void {
    const { map, body } = this;
    if (!map || map.not_known || !this.visible || !body.clientWidth) {
      return;
    }
    const threads = waveThreads(map, this.wave);
    const room = Math.max(150, Math.min(360, body.clientHeight * 0.42, body.clientWidth * 0.3));
    this.drawTile(map, room);
    const tileWidth = Math.max((this.shownTile === 'grid' ? this.coverage : this.tile).element.offsetWidth || room + 58, 220);
    // Side by side where there is room, else one below the other.
    const beside = body.clientWidth - 32 - 24 - tileWidth - 50;
    const stacked = beside / map.wave_size < 4;
    this.maps.classList.toggle('wx-stacked', stacked);
    const across = stacked ? body.clientWidth - 32 - 50 : beside;
    const cellWidth = Math.max(3, Math.min(18, Math.floor((across / map.wave_size) * 4) / 4));
    const cellHeight = Math.max(5, Math.min(50, Math.floor((body.clientHeight * 0.22) / map.elements)));
    const values = threads.map(thread => cellValues(map, thread));
    const known = values.flat().filter(value => value !== null);
    const [low, high] = known.length ? [Math.min(...known), Math.max(...known)] : [0, 0];
    this.heatmap.paint({ lanes: threads.length, elements: map.elements, cellWidth, cellHeight },
      values.map(column => column.map(value => (value === null ? null : (value - low) / Math.max(1, high - low)))));
    const what = map.address ? (map.space === 'LDS' ? 'LDS byte' : 'byte in the tensor') : `coordinate of ${map.dims[map.dims.length - 1] ?? '–'}`;
    replace(this.title, `Lane × element, ${what}`, this.after);
    const end = (value: number): string => (map.address ? hex(value) : count(value));
    replace(this.scale, el('span', { class: 'wx-m' }, end(low)), el('i', { style: `background:linear-gradient(90deg,${CIVIDIS.join(',')})` }), el('span', { class: 'wx-m' }, end(high)),
      map.masked ? el('span', { class: 'wx-quiet' }, 'empty cells are masked') : null,
      map.mask_note ? el('span', { class: 'wx-quiet', title: map.mask_note }, 'masks not known') : null);
    const { workgroup, selection: { iteration } } = this.work;
    (['x', 'y', 'z'] as const).forEach((axis, i) => this.steps[axis].update(workgroup[i] as number, map.grid?.[i] ?? 1));
    this.steps.wave.update(this.wave, map.waves);
    this.steps.k.update(iteration, map.trip_count ?? 1);
    this.mark();
  }

  private drawTile(map: IndexMapPayload, room: number): void {
    const name = map.tensor.name || 'Tensor';
    // What the whole grid does is known of tensors in global memory only.
    this.tiles.grid.hidden = map.space !== 'global' || map.tensor.name === '';
    if (this.tiles.grid.hidden && this.shownTile === 'grid') {
      this.shownTile = 'lane';
    }
    const tile = this.shownTile;
    for (const [key, one] of Object.entries(this.tiles)) {
      one.setAttribute('aria-pressed', String(key === tile));
    }
    this.tile.element.hidden = tile === 'grid';
    this.coverage.element.hidden = tile !== 'grid';
    this.tileKeys.hidden = tile === 'grid' || tile === 'lane';
    this.tileTitle.textContent = { lane: `${name}, cells of the wave by lane`, register: `${name}, cells of the wave by register`, wave: `${name}, cells of the workgroup by wave`, grid: `${name}, written by the whole grid` }[tile];
    if (tile === 'grid') {
      const asked = { tensor: map.tensor.name };
      const known = this.work.answers.peek('coverage', asked);
      if (known) {
        this.coverage.put(known, room);
        return;
      }
      this.coverage.say('Counts the writes of the whole grid.');
      void this.work.answers.ask('coverage', asked).then(() => this.map === map && this.draw(), (error: Error) => this.coverage.say(error.message));
      return;
    }
    this.tile.paint(map, this.others, this.wave, room, tile);
    const number = tile === 'wave' ? map.waves : map.elements;
    replace(this.tileKeys, ...Array.from({ length: Math.min(number, MOST_SWATCHES) }, (_, at) =>
      el('span', {}, el('i', { class: 'wx-swatch', style: `background:${ordinalColor(this.work.theme, at, number)}` }), ` ${at}`)),
    number > MOST_SWATCHES ? el('span', { class: 'wx-quiet' }, `… ${number - 1}`) : null,
    tile === 'wave' && map.waves > 1 ? el('span', { class: 'wx-quiet' }, 'striped: several waves') : null);
  }

  private hover(touch: Touch | null): void {
    this.hovered = touch;
    this.showReadout();
  }

  private pick({ thread, element }: Touch): void {
    const size = this.map?.wave_size ?? 64;
    this.element_ = element;
    this.work.store.select({ lane: thread % size, wave: Math.floor(thread / size) });
    this.mark();
  }

  picture(): Picture | null {
    const { map, work: { theme } } = this;
    if (!map || map.not_known || this.body.hidden) {
      return null;
    }
    const tile = this.shownTile === 'grid' ? null : { drawn: this.tile, title: this.tileTitle.textContent ?? '' };
    return indexPicture(theme, { drawn: this.heatmap, title: [...this.title.childNodes].map(part => part.textContent).filter(Boolean).join(', '), ends: [...this.scale.querySelectorAll('.wx-m')].map(end => end.textContent ?? '') }, tile);
  }

  /** Only what belongs to the lane: outlines, readout, and the values in the table. */
  private mark(): void {
    const { map } = this;
    if (!map || map.not_known) {
      return;
    }
    this.steps.lane.update(this.lane, waveThreads(map, this.wave).length);
    this.heatmap.mark({ lane: this.lane, element: this.element_ });
    this.tile.mark({ thread: this.wave * map.wave_size + this.lane, element: this.element_ });
    this.showReadout();
    this.showTable(map);
  }

  private showReadout(): void {
    const { map } = this;
    if (!map || map.not_known) {
      return;
    }
    const { thread, element } = this.hovered ?? { thread: this.wave * map.wave_size + this.lane, element: this.element_ };
    const cell = { lane: thread % map.wave_size, element };
    const at = map.dims.map(dim => [dim, map.coordinates[dim]?.[thread]?.[cell.element]] as const);
    const address = map.address?.[thread]?.[cell.element] ?? null;
    const masked = map.masked?.[thread]?.[cell.element] ?? false;
    Object.assign(this.readout.dataset, {
      lane: cell.lane, element: cell.element, thread, address: address ?? '', masked,
      coordinates: at.map(([dim, value]) => `${dim}=${value}`).join(' '), hovered: this.hovered !== null
    });
    replace(this.readout,
      el('b', { class: this.hovered ? '' : 'wx-accent' }, `lane ${cell.lane}`),
      el('span', {}, `element ${cell.element}`),
      el('span', { class: 'wx-m' }, at.map(([dim, value]) => `${dim} ${value}`).join(', ')),
      map.mapping ? el('span', { class: 'wx-m', title: `Through the index mapping ${map.mapping}`, 'data-testid': 'index-mapping' }, behindMapping(map, thread, cell.element)) : null,
      address === null ? null : el('span', { class: 'wx-m' }, `${hex(address)} = ${count(address)} B`),
      masked ? el('span', { class: 'wx-quiet' }, 'masked') : null);
  }

  private showTable(map: IndexMapPayload): void {
    const thread = this.wave * map.wave_size + this.lane;
    this.table.hidden = this.hasWhy;
    this.why.element.hidden = !this.hasWhy;
    if (this.hasWhy) {
      this.why.show(thread, this.lane);
      return;
    }
    const rows = map.index.map(row => el('tr', {},
      el('th', { scope: 'row', class: 'wx-m' }, row.dim),
      el('td', {}, termRow(row.start)),
      el('td', { class: 'wx-m wx-right-text' }, el('b', {}, range(map.coordinates[row.dim]?.[thread] ?? []))),
      el('td', { class: 'wx-m wx-right-text' }, row.size),
      el('td', { class: 'wx-m wx-right-text' }, row.stride)));
    const addresses = map.address?.[thread];
    const first = addresses?.[0];
    const pitch = map.tensor.row_bytes;
    const total = first === undefined ? null : el('tr', { class: 'wx-total' },
      el('th', { scope: 'row' }, map.space === 'LDS' ? 'LDS byte' : 'Byte'),
      el('td', { class: 'wx-quiet' }, `${map.tensor.name} ${map.tensor.shape.join(' × ')}${pitch === null ? '' : `, row pitch ${count(pitch)} B`}, ${map.element_bytes} B an element`),
      el('td', { class: 'wx-m wx-right-text' }, el('b', {}, hex(first))),
      el('td', { class: 'wx-m wx-right-text', colspan: 2 }, `${count(first)} B`));
    replace(this.table,
      el('h3', {}, `Index by dimension, value for lane ${this.lane}`),
      el('table', { class: 'wx-table' },
        el('thead', {}, el('tr', {}, ...['Dim', 'Start', 'Value', 'Elements', 'Stride'].map((name, i) => el('th', { scope: 'col', class: i > 1 ? 'wx-right-text' : '' }, name)))),
        el('tbody', {}, ...rows, total)),
      termLegend(map.index.map(row => row.start)),
      map.mapping ? el('p', { class: 'wx-quiet' }, `Through the index mapping ${map.mapping}.`) : null,
      map.address_note ? el('p', { class: 'wx-quiet' }, map.address_note) : null);
  }
}

/** Where an index mapping leads an element: `→ b[128, 0]`, or the mapping where that is not known. */
export function behindMapping(map: IndexMapPayload, thread: number, element: number): string {
  const at = map.tensor.dims.map(dim => map.in_memory[dim]?.[thread]?.[element]);
  return at.length && at.every(value => value !== undefined) ? `→ ${map.tensor.name}[${at.join(', ')}]` : `→ ${map.mapping}`;
}

/** What colours a thread's cells: the byte address, or for registers the coordinate of the last dimension. */
function cellValues(map: IndexMapPayload, thread: number): (number | null)[] {
  const last = map.dims[map.dims.length - 1] ?? '';
  const values = map.address?.[thread] ?? map.coordinates[last]?.[thread] ?? [];
  return values.map((value, element) => (map.masked?.[thread]?.[element] ? null : value));
}
