// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { groupGraph } from '../graph_groups';
import { layoutGraph } from '../graph_layout';
import { paintOverlay } from '../graph_overlay';
import { GraphPainter } from '../graph_paint';
import { pictureOf } from '../graph_picture';
import { GraphScene } from '../graph_scene';
import { GraphTiles } from '../graph_tiles';
import { GraphView } from '../graph_view';
import type { GraphPayload, StageRow } from '../payloads';
import { SvgPen } from '../pen';
import { EMPTY_STATE, type Params, type Payload, type QueryName, type Session } from '../provider';
import { Theme } from '../theme';
import { Workspace } from '../workspace';
import { lattice, NESTED } from './graph_payloads';

const EVIL = '<img src=x onerror="window.hacked=1">';

function stage(id: string): StageRow {
  return {
    id, layer: 'fx', chain: 'device', name: id, parent: null, seconds: 0.001, changed: true, status: 'ok', language: 'graph', op_count: 3, op_delta: 1, scope: '', note: '', captured: true
  };
}

class Recorded implements Session {
  readonly live = false;
  readonly state = { ...EMPTY_STATE, current: 'v1', phase: 'idle' as const };
  constructor(private readonly graphs: Record<string, GraphPayload>) {}
  onState(): () => void {
    return () => undefined;
  }
  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    const asked = params as unknown as { stage?: string };
    const answers: Partial<Record<QueryName, unknown>> = {
      stages: { stages: Object.keys(this.graphs).map(stage) }, summary: null, graph: this.graphs[asked.stage ?? '']
    };
    return Promise.resolve(answers[name] as Payload<N>);
  }
  act(): Promise<void> {
    return Promise.resolve();
  }
  loadEditor(): Promise<never> {
    return Promise.reject(new Error('no editor'));
  }
  loadStudy(): Promise<never> {
    return Promise.reject(new Error('no views'));
  }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 300));
window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));
/** Letters of 6 pixels, as jsdom has no fonts. */
const RULER = { font: '', measureText: (text: string) => ({ width: 6 * text.length }) as TextMetrics };

describe('graph view', () => {
  let work: Workspace;
  let view: GraphView;
  let list: HTMLElement;

  const open = async (graphs: Record<string, GraphPayload>, node: string | null = null): Promise<void> => {
    document.body.replaceChildren();
    const root = document.createElement('div');
    document.body.append(root);
    work = new Workspace(new Recorded(graphs), new Theme(root), { node, stage: Object.keys(graphs)[0] ?? null, view: 'graph' });
    view = new GraphView(work);
    root.append(view.element);
    view.show();
    await settled();
    list = root.querySelector('[data-testid=graph]') as HTMLElement;
  };
  const option = (op: string): HTMLElement => list.querySelector(`[data-op='${op}']`) as HTMLElement;
  const press = (key: string): boolean => list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  beforeEach(() => {
    Reflect.deleteProperty(window, 'hacked');
  });

  it('lists every item with what it is tied to, and the selected one as the active', async () => {
    await open({ one: NESTED }, 'mma');
    expect(list.querySelectorAll('[role=option]')).toHaveLength(9);
    expect(option('read').dataset).toMatchObject({ copies: '2', added: '2', change: 'added', tensor: 'a' });
    expect(list.getAttribute('aria-activedescendant')).toBe(option('mma').id);
    expect(option('mma').getAttribute('aria-selected')).toBe('true');
    expect(list.dataset['stage']).toBe('fx/expand');
  });

  it('walks along edges with the arrow keys, and opens and closes a loop with Enter', async () => {
    await open({ one: NESTED }, 'x');
    expect(press('ArrowDown')).toBe(false);
    expect(work.selection.node).toBe('read0');
    press('ArrowDown');
    expect(work.selection.node).toBe('mma');
    work.store.select({ node: 'loop' });
    press('Enter');
    expect(list.querySelectorAll('[role=option]')).toHaveLength(4);
    // What is hidden is still selected, and the closed loop shows it.
    work.store.select({ node: 'mma' });
    expect(list.getAttribute('aria-activedescendant')).toBe(option('iterate').id);
    press('Enter');
    expect(list.querySelectorAll('[role=option]')).toHaveLength(9);
    expect(work.selection.node).toBe('mma');
  });

  it('draws copies apart and loops closed on demand, and says which of both holds', async () => {
    await open({ one: NESTED });
    const toggle = (name: string): HTMLButtonElement => view.element.querySelector(`[data-testid=${name}]`) as HTMLButtonElement;
    toggle('copies-apart').click();
    expect(list.querySelectorAll("[data-op='read']")).toHaveLength(2);
    expect(toggle('copies-apart').getAttribute('aria-pressed')).toBe('true');
    toggle('loops-open').click();
    expect(list.querySelectorAll('[role=option]')).toHaveLength(4);
    expect(toggle('loops-open').getAttribute('aria-pressed')).toBe('false');
  });

  it('finds a node in a closed loop, and opens the loop for it', async () => {
    await open({ one: NESTED });
    (view.element.querySelector('[data-testid=loops-open]') as HTMLButtonElement).click();
    const search = view.element.querySelector('[data-testid=node-search]') as HTMLInputElement;
    search.value = 'mma';
    search.dispatchEvent(new Event('input'));
    expect(view.element.querySelector('.wx-view-head [role=status]')?.textContent).toBe('1 found');
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(work.selection.node).toBe('mma');
    expect(option('mma')).not.toBeNull();
  });

  it('keeps only a part of a large graph in the page, the selected item with its neighbours among it', async () => {
    await open({ large: lattice(70, 72) }, 'n30_40');
    const held = [...list.querySelectorAll<HTMLElement>('[role=option]')];
    expect(held.length).toBeLessThan(700);
    expect(held[0]?.getAttribute('aria-setsize')).toBe('5040');
    const names = held.map(one => one.dataset['node']);
    expect(names).toEqual(expect.arrayContaining(['n30_40', 'n29_40', 'n29_41', 'n31_40', 'n31_39']));
    expect(list.querySelector('[aria-selected=true]')?.getAttribute('aria-posinset')).toBe(String(30 * 72 + 40 + 1));
  });

  it('shows names that hold HTML as text', async () => {
    const evil = { ...NESTED, nodes: NESTED.nodes.map(node => (node.id === 'mma' ? { ...node, op: EVIL, type_text: EVIL, tensor: EVIL } : node)) };
    await open({ one: evil }, 'mma');
    expect(list.querySelector('[aria-selected=true]')?.textContent).toContain(EVIL);
    expect(document.querySelector('img')).toBeNull();
    expect((window as unknown as { hacked?: number }).hacked).toBeUndefined();
  });
});

describe('drawing', () => {
  const theme = (): Theme => new Theme(document.body);
  const sceneFor = (payload: GraphPayload): GraphScene => {
    const graph = groupGraph(payload);
    return new GraphScene(graph, layoutGraph(graph));
  };

  it('makes a picture with the words of every node, signs beside colours', () => {
    const scene = sceneFor(NESTED);
    const picture = pictureOf(scene, theme(), scene.graph.ofNode.get('mma') as number, { x: 0, y: 0, width: 100, height: 100 });
    const pen = new SvgPen(RULER);
    void picture.draw(pen);
    const drawn = pen.picture(picture.width, picture.height);
    const words = [...drawn.querySelectorAll('text')].map(one => one.textContent);
    expect(words).toEqual(expect.arrayContaining(['read', '×2', '+2', 'mma', '~', 'iterate K', '16 iterations']));
    // The selection's edges name what they carry.
    expect(words).toContain('lhs: a [M, K] f16 ×2');
    expect(picture.width).toBeGreaterThan(scene.layout.width);
  });

  it('names the tensor of an edge under the pointer', () => {
    const scene = sceneFor(NESTED);
    const painter = new GraphPainter(scene, theme());
    const at = scene.layout.edges.findIndex(edge => edge.to === scene.graph.ofNode.get('mma'));
    const pen = new SvgPen(RULER);
    paintOverlay(pen, painter, { selected: null, hovered: null, edge: { at, x: 50, y: 50 } }, { x: 0, y: 0, width: 900, height: 900 }, 1);
    expect([...pen.picture(10, 10).querySelectorAll('text')].map(one => one.textContent)).toEqual(['lhs: a [M, K] f16 ×2']);
  });

  it('draws only what is in sight', () => {
    const scene = sceneFor(lattice(70, 72));
    const painter = new GraphPainter(scene, theme());
    const pen = new SvgPen(RULER);
    painter.ground(pen, { x: 3000, y: 3000, width: 900, height: 600 }, 1, null);
    const names = [...pen.picture(10, 10).querySelectorAll('text')].filter(one => one.textContent === 'add');
    expect(names.length).toBeGreaterThan(5);
    expect(names.length).toBeLessThan(100);
  });

  it('paints a piece once and copies it from then on, and a frame that is out of time leaves the rest for the next', () => {
    const painted: number[] = [];
    const copied: number[] = [];
    const context = { setTransform: () => undefined, clearRect: () => undefined, drawImage: () => copied.push(1) } as unknown as CanvasRenderingContext2D;
    const canvas = HTMLCanvasElement.prototype;
    const real = Object.getOwnPropertyDescriptor(canvas, 'getContext');
    Object.defineProperty(canvas, 'getContext', { configurable: true, writable: true, value: () => context });
    try {
      const tiles = new GraphTiles((_, box) => {
        painted.push(box.x);
        const until = performance.now() + 12;
        while (performance.now() < until);
      });
      const screen = { width: 1024, height: 1024 };
      const camera = { x: 0, y: 0, scale: 1 };
      expect(tiles.draw(context, camera, screen, 1, false)).toBe(false);
      expect(painted.length).toBeLessThan(4);
      while (!tiles.draw(context, camera, screen, 1, false));
      expect(painted).toHaveLength(4);
      copied.length = 0;
      expect(tiles.draw(context, { ...camera, x: 10 }, { width: 1000, height: 1000 }, 1, false)).toBe(true);
      expect(painted).toHaveLength(4);
      expect(copied).toHaveLength(4);
    } finally {
      Object.defineProperty(canvas, 'getContext', { ...real });
    }
  });
});
