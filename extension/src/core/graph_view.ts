/** The fx graph after the pass on view: pan, zoom, search, keyboard, and one item for all copies of an operation. */
import { CATEGORY_NAMES } from './category';
import { button, el, eachFrame, type Lifetime, replace } from './dom';
import { count } from './format';
import { groupGraph } from './graph_groups';
import type { GraphItem } from './graph_item';
import { changeOf } from './graph_words';
import { layoutGraph, type Box } from './graph_layout';
import { Minimap } from './graph_minimap';
import { paintGraph, type Camera, type GraphScene } from './graph_paint';
import type { Category, GraphPayload } from './payloads';
import { RecordView } from './record_view';
import { LAYER_NAMES } from './stages';
import { notice, skeleton } from './states';
import type { Workspace } from './workspace';

const MARGIN = 16;
const SMALLEST_FIT = 0.7;
const CLOSE_UP = 0.85;
const LARGEST_FIT = 1.25;
/** In the graph a plain register value is what the AMDGCN views call VALU. */
const LEGEND: Partial<Record<Category, string>> = { ...CATEGORY_NAMES, valu: 'register', ctl: 'loop', salu: 'scalar' };

/** Scenes by answer: going back to a pass needs no second layout. */
const scenes = new WeakMap<GraphPayload, Pick<GraphScene, 'graph' | 'layout'>>();

let graphs = 0;

export class GraphView extends RecordView {
  private readonly head = el('div', { class: 'wx-view-head' });
  private readonly search = el('input', { class: 'wx-field wx-find', type: 'search', placeholder: 'Find a node', 'aria-label': 'Find a node', 'data-testid': 'node-search' });
  private readonly canvas = el('canvas', { 'aria-hidden': 'true' });
  private readonly list: HTMLElement;
  private readonly legend = el('div', { class: 'wx-graph-legend' });
  private readonly minimap: Minimap;
  private readonly prefix = `wx-graph-${(graphs += 1)}-`;
  private payload: GraphPayload | null = null;
  private scene: GraphScene | null = null;
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private fitted = true;
  private drag: { x: number; y: number; camera: Camera; moved: boolean } | null = null;
  private readonly paint = eachFrame(() => this.draw());

  constructor(work: Workspace) {
    super(work, 'wx-graph');
    this.minimap = new Minimap(work.theme, (x, y) => this.centre(x, y));
    this.list = el('div', { class: 'wx-graph-list', role: 'listbox', tabindex: 0, 'aria-label': 'Nodes of the graph', 'data-testid': 'graph' });
    const stage = el('div', { class: 'wx-graph-stage' }, this.canvas, this.list, this.minimap.element, this.legend);
    this.body.append(this.head, stage);
    this.list.addEventListener('pointerdown', event => this.press(event));
    this.list.addEventListener('pointermove', event => this.move(event));
    this.list.addEventListener('pointerup', event => this.release(event));
    this.list.addEventListener('pointerleave', () => this.hover(null));
    this.list.addEventListener('wheel', event => this.zoom(event), { passive: false });
    this.list.addEventListener('keydown', event => this.key(event));
    this.search.addEventListener('input', () => this.find());
    this.search.addEventListener('keydown', event => event.key === 'Enter' && this.nextMatch());
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('stage', refresh));
    shown.add(this.work.on('record', () => !this.payload && refresh()));
    shown.add(this.work.store.on(['node'], () => this.select()));
    shown.add(this.work.theme.onChange(this.paint));
    shown.resize(this.list, () => {
      if (this.fitted) {
        this.fit();
      }
      this.paint();
    });
  }

  protected refresh(): void {
    const { stage, compiling, awaited, summary } = this.work;
    this.payload = null;
    if (!stage) {
      if (compiling || this.work.rows.length === 0) {
        this.say(skeleton(awaited ? `Waits for ${awaited}.` : 'Waits for the first pass.'));
      } else {
        this.say(notice('No fx pass was recorded', summary?.notes[0] ?? ''));
      }
      return;
    }
    if (stage.language !== 'graph') {
      const last = this.work.graphStage;
      this.say(notice(
        `${LAYER_NAMES[stage.layer]} has no fx graph`,
        el('span', {}, 'The graph view draws Wave’s own passes. ', el('code', {}, stage.name), ` ran on ${LAYER_NAMES[stage.layer]}: open its text, or go back to the last fx pass.`),
        button('Show its text', { class: 'wx-button', onclick: () => this.work.store.select({ view: 'ir' }) }),
        last ? button('Last fx pass', { class: 'wx-button', onclick: () => this.work.store.select({ stage: last.id }) }) : null
      ));
      return;
    }
    this.ask('graph', { stage: stage.id }, `Waits for the graph after ${stage.name}.`, payload => this.put(payload));
  }

  private put(payload: GraphPayload): void {
    this.payload = payload;
    let known = scenes.get(payload);
    if (!known) {
      const graph = groupGraph(payload);
      known = { graph, layout: layoutGraph(graph) };
      scenes.set(payload, known);
    }
    this.scene = { ...known, selected: null, hovered: null, matches: null };
    this.search.value = '';
    this.select();
    this.showHead(payload);
    this.showList();
    this.fit();
    this.paint();
  }

  private showHead(payload: GraphPayload): void {
    const { counts, previous } = payload;
    const name = this.work.rows.find(row => row.id === payload.stage)?.name ?? payload.stage;
    const before = this.work.rows.find(row => row.id === previous)?.name ?? previous;
    const facts = `${count(counts.nodes)} nodes${counts.before === null ? '' : ` · ${count(counts.before)} before${before ? ` (${before})` : ''}`}`;
    const quiet = counts.added + counts.removed + counts.changed === 0;
    const change = (sign: string, kind: string, value: number, word: string): HTMLElement | null =>
      value ? el('span', { class: 'wx-key' }, el('b', { class: kind }, `${sign}${value}`), word) : null;
    replace(this.head,
      el('h2', { class: 'wx-title wx-m' }, name),
      el('span', { class: 'wx-quiet wx-ellipsis', title: facts }, facts),
      el('span', { class: 'wx-gap' }),
      quiet && counts.before !== null ? el('span', { class: 'wx-quiet' }, 'no change') : null,
      change('+', 'wx-add', counts.added, 'added'),
      change('~', 'wx-chg', counts.changed, 'changed'),
      change('−', 'wx-rem', counts.removed, 'removed'),
      this.search,
      button('Fit', { class: 'wx-button wx-small', title: 'Show the whole graph', onclick: () => this.fit(true) }));
    const used = new Set(this.scene?.graph.items.filter(item => item.subgraph === null).map(item => item.category));
    replace(this.legend, ...(Object.keys(LEGEND) as Category[]).filter(one => used.has(one)).map(one =>
      el('span', { class: 'wx-key' }, el('i', { class: 'wx-strip', style: `background:var(--${one})` }), LEGEND[one])));
  }

  /** The same items for assistive technology and for the keyboard; the canvas is their picture. */
  private showList(): void {
    const items = this.scene?.graph.items ?? [];
    replace(this.list, ...items.map((item, i) => el('div', {
      role: 'option', class: 'wx-graph-option', id: this.prefix + i, 'aria-selected': i === this.scene?.selected,
      'data-change': { '': '', '+': 'added', '−': 'removed', '~': 'changed' }[changeOf(item).sign],
      'data-added': item.added, 'data-op': item.label, 'data-copies': item.members.length,
      'data-node': item.members[0]?.id, onclick: () => this.choose(i)
    }, describe(item))));
  }

  private select(): void {
    const { scene } = this;
    if (!scene) {
      return;
    }
    const node = this.work.selection.node;
    scene.selected = node === null ? null : (scene.graph.ofNode.get(node) ?? this.like(node));
    this.list.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
    if (scene.selected === null) {
      this.list.removeAttribute('aria-activedescendant');
    } else {
      this.list.setAttribute('aria-activedescendant', this.prefix + scene.selected);
      this.list.children[scene.selected]?.setAttribute('aria-selected', 'true');
    }
    this.paint();
  }

  /** Another variant's node of the same name and copy, so that a recompile keeps the selection. */
  private like(node: string): number | null {
    const wanted = this.work.names.get(node);
    const twin = wanted && this.payload?.nodes.find(row =>
      row.change !== 'removed' && row.name === wanted.name && row.region === wanted.region && (!wanted.copy || row.copy_text === wanted.copy));
    return twin ? (this.scene?.graph.ofNode.get(twin.id) ?? null) : null;
  }

  private choose(index: number): void {
    const item = this.scene?.graph.items[index];
    const first = item?.members[0];
    if (item && first && !item.members.some(node => node.id === this.work.selection.node)) {
      this.work.names.set(first.id, { region: first.region, name: first.name, copy: first.copy_text });
      this.work.store.select({ node: first.id, instruction: null });
    }
    this.reveal(index);
  }

  // ------------------------------------------------------------------------------------------------ camera
  private fit(whole = false): void {
    const { scene } = this;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!scene || !width || !height) {
      return;
    }
    const { layout } = scene;
    const scale = Math.min((width - 2 * MARGIN) / Math.max(1, layout.width), (height - 2 * MARGIN) / Math.max(1, layout.height), LARGEST_FIT);
    this.fitted = true;
    this.camera = { scale, x: layout.width / 2 - width / scale / 2, y: layout.height / 2 - height / scale / 2 };
    if (scale < SMALLEST_FIT && !whole) {
      const focus = this.focusBox(scene);
      this.camera.scale = CLOSE_UP;
      this.centre(focus.x + focus.width / 2, focus.y + Math.min(focus.height, height / CLOSE_UP) / 2);
      this.fitted = true;
    }
    this.paint();
  }

  private focusBox(scene: GraphScene): Box {
    const changed = scene.graph.items.findIndex(item => changeOf(item).sign !== '' && item.subgraph === null);
    const at = scene.selected ?? scene.layout.regions[0]?.item ?? (changed >= 0 ? changed : 0);
    return scene.layout.boxes[at] ?? { x: 0, y: 0, width: scene.layout.width, height: scene.layout.height };
  }

  private centre(x: number, y: number): void {
    const { scene, camera } = this;
    if (!scene) {
      return;
    }
    const view = { width: this.canvas.clientWidth / camera.scale, height: this.canvas.clientHeight / camera.scale };
    const within = (at: number, size: number, all: number): number => {
      const [low, high] = [-MARGIN, all + MARGIN - size];
      return high < low ? (low + high) / 2 : Math.max(low, Math.min(high, at));
    };
    this.camera = { ...camera, x: within(x - view.width / 2, view.width, scene.layout.width), y: within(y - view.height / 2, view.height, scene.layout.height) };
    this.fitted = false;
    this.paint();
  }

  private reveal(index: number): void {
    const box = this.scene?.layout.boxes[index];
    const { camera, canvas } = this;
    if (box && (box.x < camera.x || box.y < camera.y || box.x + box.width > camera.x + canvas.clientWidth / camera.scale || box.y + box.height > camera.y + canvas.clientHeight / camera.scale)) {
      this.centre(box.x + box.width / 2, box.y + box.height / 2);
    }
  }

  private zoom(event: WheelEvent): void {
    event.preventDefault();
    const { camera } = this;
    const box = this.canvas.getBoundingClientRect();
    const scale = Math.max(0.05, Math.min(3, camera.scale * Math.exp(-event.deltaY * 0.0015)));
    const [px, py] = [event.clientX - box.left, event.clientY - box.top];
    this.camera = { scale, x: camera.x + px / camera.scale - px / scale, y: camera.y + py / camera.scale - py / scale };
    this.fitted = false;
    this.paint();
  }

  // ------------------------------------------------------------------------------------------------ pointer and keys
  /** Index of the item under a pointer, the innermost one. */
  private under(event: PointerEvent): number | null {
    const box = this.canvas.getBoundingClientRect();
    const x = (event.clientX - box.left) / this.camera.scale + this.camera.x;
    const y = (event.clientY - box.top) / this.camera.scale + this.camera.y;
    let found: number | null = null;
    this.scene?.layout.boxes.forEach((one, i) => {
      if (x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height) {
        const head = this.scene?.graph.items[i]?.subgraph !== null;
        found = head && y > one.y + 28 ? found : i;
      }
    });
    return found;
  }

  private press(event: PointerEvent): void {
    if (event.button === 0) {
      this.list.focus({ preventScroll: true });
      this.list.setPointerCapture(event.pointerId);
      this.drag = { x: event.clientX, y: event.clientY, camera: this.camera, moved: false };
    }
  }

  private move(event: PointerEvent): void {
    if (!this.drag) {
      this.hover(this.under(event));
      return;
    }
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (this.drag.moved || Math.abs(dx) + Math.abs(dy) > 4) {
      this.drag.moved = true;
      const from = this.drag.camera;
      this.camera = { ...from, x: from.x - dx / from.scale, y: from.y - dy / from.scale };
      this.fitted = false;
      this.paint();
    }
  }

  private release(event: PointerEvent): void {
    const drag = this.drag;
    this.drag = null;
    const index = drag && !drag.moved ? this.under(event) : null;
    if (index !== null) {
      this.choose(index);
    }
  }

  private hover(index: number | null): void {
    if (this.scene && this.scene.hovered !== index) {
      this.scene.hovered = index;
      const item = index === null ? null : this.scene.graph.items[index];
      this.list.title = item ? describe(item) : '';
      this.list.style.cursor = item ? 'pointer' : '';
      this.paint();
    }
  }

  private key(event: KeyboardEvent): void {
    const direction = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] }[event.key] as [number, number] | undefined;
    if (direction && !event.ctrlKey && !event.metaKey && !event.altKey && this.scene) {
      event.preventDefault();
      event.stopPropagation();
      this.choose(nearest(this.scene, direction));
    }
  }

  private find(): void {
    const { scene } = this;
    const query = this.search.value.trim().toLowerCase();
    if (scene) {
      const hit = (item: GraphItem): boolean =>
        [item.label, ...item.members.map(node => node.name)].some(name => name.toLowerCase().includes(query));
      scene.matches = query ? new Set(scene.graph.items.flatMap((item, i) => (hit(item) ? [i] : []))) : null;
      this.search.title = scene.matches ? `${scene.matches.size} found; Enter goes to the next` : '';
      this.paint();
    }
  }

  private nextMatch(): void {
    const matches = [...(this.scene?.matches ?? [])];
    const next = matches.find(i => i > (this.scene?.selected ?? -1)) ?? matches[0];
    if (next !== undefined) {
      this.choose(next);
    }
  }

  private draw(): void {
    if (this.scene && this.visible && this.canvas.clientWidth) {
      paintGraph(this.canvas, this.camera, this.scene, this.work.theme);
      this.minimap.paint(this.scene, this.camera, { width: this.canvas.clientWidth, height: this.canvas.clientHeight });
    }
  }
}

function describe(item: GraphItem): string {
  const change = changeOf(item);
  const words = { '': '', '+': 'added', '−': 'removed', '~': 'changed' }[change.sign];
  return [item.members.length > 1 ? `${item.label} ×${item.members.length}` : item.label, item.facts, words && `${change.text} ${words}`].filter(Boolean).join(', ');
}

/** The item nearest to the selected one in a direction; without a selection the first. */
function nearest(scene: GraphScene, [dx, dy]: [number, number]): number {
  const from = scene.selected === null ? undefined : scene.layout.boxes[scene.selected];
  if (!from) {
    return 0;
  }
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  let best = scene.selected as number;
  let least = Infinity;
  scene.layout.boxes.forEach((box, i) => {
    const [x, y] = [box.x + box.width / 2 - at.x, box.y + Math.min(box.height, 36) / 2 - at.y];
    const along = x * dx + y * dy;
    const cost = along + 2.5 * Math.abs(x * dy + y * dx);
    if (i !== scene.selected && along > 8 && cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}
