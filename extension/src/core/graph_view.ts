/** The fx graph after the pass on view: pan, zoom, search, keyboard, copies joined or apart, loops open or closed. */
import { button, el, eachFrame, type Lifetime } from './dom';
import { centred, fitted, following, inSight, opening, sightOf, zoomed, type Camera } from './graph_camera';
import { GraphHead } from './graph_head';
import type { Box } from './graph_layout';
import { GraphList, tell } from './graph_list';
import { Minimap } from './graph_minimap';
import { pictureOf } from './graph_picture';
import { GraphPointer } from './graph_pointer';
import { sceneOf, type GraphScene } from './graph_scene';
import { GraphScreen } from './graph_screen';
import { isStep, walk } from './graph_walk';
import { changeOf } from './graph_words';
import type { Size } from './layered_layout';
import type { GraphPayload } from './payloads';
import type { Picture } from './picture';
import { RecordView } from './record_view';
import { LAYER_NAMES } from './stages';
import { notice, skeleton } from './states';
import type { Workspace } from './workspace';

const KEY_ZOOM: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 };
/** The list follows the camera when it has come to rest. */
const REST_MS = 150;

export class GraphView extends RecordView {
  private readonly head: GraphHead;
  private readonly list: GraphList;
  private readonly screen: GraphScreen;
  private readonly minimap: Minimap;
  private payload: GraphPayload | null = null;
  private scene: GraphScene | null = null;
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Whether the camera is the one the view chose; it then follows the view's size. */
  private fits = true;
  private apart = false;
  private closed: ReadonlySet<string> = new Set();
  private matches: readonly number[] | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly paint = eachFrame(() => this.draw());

  constructor(work: Workspace) {
    super(work, 'wx-graph');
    this.screen = new GraphScreen(work.theme);
    this.minimap = new Minimap(work.theme, (x, y) => this.look(x, y));
    this.list = new GraphList(item => this.choose(item));
    this.head = new GraphHead({
      find: query => this.find(query),
      next: () => this.nextMatch(),
      fit: () => this.fit(true),
      setApart: apart => this.redraw(() => (this.apart = apart)),
      setClosed: closed => this.redraw(() => (this.closed = new Set(closed ? this.payload?.regions.map(region => region.id) : [])))
    });
    const stage = el('div', { class: 'wx-graph-stage' }, ...this.screen.elements, this.list.element, this.minimap.element, this.head.legend);
    this.body.append(this.head.element, stage);
    new GraphPointer(this.list.element, {
      camera: () => this.camera,
      scene: () => this.scene,
      move: camera => this.aim(camera),
      zoom: (factor, x, y) => this.aim(zoomed(this.camera, factor, x, y)),
      hover: (item, edge) => this.hover(item, edge),
      choose: item => this.choose(item),
      toggle: item => this.toggle(item)
    });
    this.list.element.addEventListener('keydown', event => this.key(event));
  }

  picture(): Picture | null {
    const { scene, screen } = this;
    return scene && !this.body.hidden ? pictureOf(scene, this.work.theme, screen.overlay.selected, sightOf(this.camera, this.size)) : null;
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('stage', refresh));
    shown.add(this.work.on('record', () => !this.payload && refresh()));
    shown.add(this.work.store.on(['node'], () => this.select()));
    shown.add(this.work.theme.onChange(() => {
      this.screen.forget();
      this.minimap.forget();
      this.paint();
    }));
    shown.resize(this.list.element, () => {
      if (this.fits) {
        this.fit();
      }
      this.paint();
    });
    shown.add(() => clearTimeout(this.rest));
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

  private get size(): Size {
    return { width: this.list.element.clientWidth, height: this.list.element.clientHeight };
  }

  private put(payload: GraphPayload): void {
    if (payload !== this.payload) {
      this.redraw(() => (this.payload = payload));
    }
  }

  /** Draw another scene after a change; what one looks at stays where it is on the screen, if it is in both. */
  private redraw(change: () => void): void {
    const before = this.scene;
    const anchor = before && !this.fits ? this.anchor(before) : null;
    change();
    const { payload } = this;
    if (!payload) {
      return;
    }
    const scene = sceneOf(payload, this.apart, this.closed);
    this.scene = scene;
    this.matches = null;
    this.screen.show(scene);
    this.list.show(scene);
    this.list.element.dataset['stage'] = payload.stage;
    this.list.element.dataset['drawn'] = 'no';
    const name = (id: string | null): string => this.work.rows.find(row => row.id === id)?.name ?? id ?? '';
    this.head.show(payload, scene, name(payload.stage), name(payload.previous), { apart: this.apart, closed: this.closed });
    this.head.clearSearch();
    this.select();
    const again = anchor ? scene.graph.ofNode.get(anchor.node) : undefined;
    if (anchor && again !== undefined) {
      this.aim(following(this.camera, anchor.box, scene.box(scene.shown(again))));
    } else {
      this.fit();
    }
  }

  /** The node that the eye rests on: the selected one if it is in sight, else one near the middle. */
  private anchor(scene: GraphScene): { node: string; box: Box } | null {
    const { camera, size } = this;
    const sight = sightOf(camera, size);
    const { selected } = this.screen.overlay;
    const off = (box: Box): number => Math.hypot(box.x + box.width / 2 - sight.x - sight.width / 2, box.y + box.height / 2 - sight.y - sight.height / 2);
    const [middle] = scene.index.within(sight).items.sort((a, b) => off(scene.box(a)) - off(scene.box(b)));
    const at = selected !== null && inSight(camera, size, scene.box(selected)) ? selected : middle;
    const node = at === undefined ? undefined : scene.graph.items[at]?.members[0]?.id;
    return at === undefined || node === undefined ? null : { node, box: scene.box(at) };
  }

  private select(): void {
    const { scene } = this;
    if (!scene) {
      return;
    }
    const node = this.work.selection.node;
    const item = node === null ? null : (scene.graph.ofNode.get(node) ?? this.like(node));
    const shown = item === null ? null : scene.shown(item);
    this.screen.overlay.selected = shown;
    this.list.update(shown, () => this.inView(scene));
    this.paint();
  }

  private inView(scene: GraphScene): number[] {
    const { regions, items } = scene.index.within(sightOf(this.camera, this.size));
    return [...regions.map(at => scene.layout.regions[at]?.item ?? -1), ...items];
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

  /** Open a closed region, close an open one. */
  private toggle(index: number): void {
    const region = this.scene?.graph.items[index]?.subgraph ?? null;
    if (region !== null) {
      this.redraw(() => {
        const closed = new Set(this.closed);
        if (!closed.delete(region)) {
          closed.add(region);
        }
        this.closed = closed;
      });
    }
  }

  private fit(whole = false): void {
    const { scene, size } = this;
    if (scene && size.width && size.height) {
      this.camera = whole ? fitted(scene.layout, size) : opening(scene.layout, size, this.focus(scene));
      this.fits = true;
      this.paint();
    }
  }

  /** What a graph too large to be read whole opens on. */
  private focus(scene: GraphScene): Box {
    const changed = scene.graph.items.findIndex((item, at) => scene.shown(at) === at && changeOf(item).sign !== '');
    return scene.box(this.screen.overlay.selected ?? scene.layout.regions[0]?.item ?? Math.max(0, changed));
  }

  private aim(camera: Camera): void {
    this.camera = camera;
    this.fits = false;
    this.paint();
  }

  /** Bring a point of the graph into the middle. */
  private look(x: number, y: number): void {
    if (this.scene) {
      this.aim(centred(this.camera, this.scene.layout, this.size, x, y));
    }
  }

  private reveal(index: number): void {
    const box = this.scene?.box(index);
    if (box && !inSight(this.camera, this.size, box)) {
      this.look(box.x + box.width / 2, box.y + Math.min(box.height, this.size.height / this.camera.scale) / 2);
    }
  }

  private hover(item: number | null, edge: { at: number; x: number; y: number } | null): void {
    const { overlay } = this.screen;
    if (this.scene && (overlay.hovered !== item || overlay.edge?.at !== edge?.at)) {
      overlay.hovered = item;
      overlay.edge = edge;
      const { element } = this.list;
      element.title = item === null ? '' : tell(this.scene, item);
      element.style.cursor = item === null && !edge ? '' : 'pointer';
      this.screen.drawOver(this.camera, this.size);
    }
  }

  private key(event: KeyboardEvent): void {
    const { scene } = this;
    if (!scene || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const zoom = KEY_ZOOM[event.key];
    const { selected } = this.screen.overlay;
    if (isStep(event.key)) {
      const next = walk(scene, selected, event.key);
      if (next !== null) {
        this.choose(next);
      }
    } else if (zoom !== undefined) {
      this.aim(zoomed(this.camera, zoom, this.size.width / 2, this.size.height / 2));
    } else if ((event.key === 'Enter' || event.key === ' ') && selected !== null) {
      this.toggle(selected);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  private find(query: string): void {
    const { scene } = this;
    if (scene) {
      const hits = (names: string[]): boolean => names.some(name => name.toLowerCase().includes(query));
      this.matches = query
        ? scene.graph.items.flatMap((item, i) => (hits([item.label, item.tensor, ...item.members.map(node => node.name)]) ? [i] : []))
        : null;
      this.head.showFound(this.matches?.length ?? null);
      this.screen.mark(this.matches && new Set(this.matches.map(item => scene.shown(item))));
      this.paint();
    }
  }

  /** Go to the next node found; a closed region that hides it opens. */
  private nextMatch(): void {
    const { scene, matches } = this;
    const node = this.work.selection.node;
    const here = node === null ? -1 : (scene?.graph.ofNode.get(node) ?? -1);
    const next = matches?.find(item => item > here) ?? matches?.[0];
    if (!scene || next === undefined) {
      return;
    }
    if (scene.shown(next) !== next) {
      const id = scene.graph.items[next]?.members[0]?.id;
      this.redraw(() => (this.closed = new Set()));
      const again = id === undefined ? undefined : this.scene?.graph.ofNode.get(id);
      this.choose(again ?? next);
    } else {
      this.choose(next);
    }
  }

  private draw(): void {
    const { scene, camera, size } = this;
    if (!scene || !this.visible || !size.width) {
      return;
    }
    const complete = this.screen.draw(camera, size);
    if (complete) {
      this.list.element.dataset['drawn'] = 'yes';
    } else {
      this.paint();
    }
    this.minimap.paint(scene, this.screen.overlay.selected, sightOf(camera, size));
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.list.update(this.screen.overlay.selected, () => this.inView(scene)), REST_MS);
  }
}
