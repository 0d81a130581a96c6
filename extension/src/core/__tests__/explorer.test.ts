// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { mount, type Explorer } from '../explorer';
import type { GraphPayload, NodePayload, SessionState, SourcePayload, StageRow, SummaryPayload } from '../payloads';
import { EMPTY_STATE, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../provider';
import * as study from '../study';

const EVIL = '<img src=x onerror="window.hacked=1">&lt;b>gemm</b>';

function row(id: string, more: Partial<StageRow> = {}): StageRow {
  return {
    id, layer: 'fx', name: `${id} ${EVIL}`, seconds: 0.001, changed: true, status: 'ok', chain: 'device', parent: null,
    language: 'graph', op_count: 3, op_delta: 1, scope: '', note: EVIL, captured: true, ...more
  };
}

const SUMMARY: SummaryPayload = {
  id: 'v1', kernel: EVIL, status: 'ok', origin: 'worker', target: EVIL, shape_text: EVIL, dtype_text: '', versions: {}, seconds: { total: 1 },
  layers: [], launch: null, symbols: {}, options: {}, disabled_passes: [], hand_edited: '', error: null, notes: [],
  diagnostics: [{ code: EVIL, severity: 'note', message: EVIL, explanation: EVIL, fix: EVIL, stage: '', node: '', constraint: '', line: null, location: null, view: 'isa', evidence: {} }, {
    code: 'WX-C101', severity: 'error', message: 'twice', explanation: 'why', fix: 'keep one', stage: 's1', node: 'n2', constraint: 'WaveConstraint(M, 32)', line: null,
    location: { file: 'k.py', line: 3, column: 1 }, view: 'index', evidence: { constraints: 2 }
  }]
};

const NODE: NodePayload = {
  stage: 's1', id: 'n1', name: EVIL, region: 'root', op: EVIL, category: 'lds', type_text: EVIL, memory_text: EVIL, tensor: EVIL, vector_text: EVIL, elements_per_thread: '4',
  index: [{ dim: EVIL, start: `${EVIL} + 1`, size: '1', stride: '1' }], index_stage: '', bounds: null, copies: [], lineage: null, change: 'changed', changed_fields: [EVIL],
  location: { file: 'k.py', line: 3, column: 0, text: EVIL }, operands: [], users: [{ name: EVIL, node: 'n2', label: EVIL, type_text: EVIL }], attributes: {}, instructions: [], events: []
};

const SOURCE: SourcePayload = {
  file: 'k.py', text: `one\ntwo ${EVIL}\nthree`, first_line: 1, last_line: 3, links: [[2, ['n1', 'n3']]], not_known: '',
  constraints: [
    { position: 0, kind: 'WaveConstraint', text: 'WaveConstraint(M, 32)', meaning: '32 of 64: 2 waves', file: 'k.py', line: 3 },
    { position: 1, kind: 'HardwareConstraint', text: EVIL, meaning: EVIL, file: '', line: 0 }
  ]
};

/** What the text editor is to the Source view; jsdom cannot lay out the real one. */
class FakeEditor {
  static last: FakeEditor | null = null;
  readonly element = document.createElement('div');
  linked: number[] = [];
  constructor(_: string, readonly click: (line: number) => void) {
    FakeEditor.last = this;
  }

  show(content: { text: string }): void {
    this.element.textContent = content.text;
  }

  link(lines: number[]): void {
    this.linked = lines;
  }

  reveal(): void {}
  destroy(): void {}
}

class FakeSession implements Session {
  editor: EditorModule | null = null;
  readonly live = true;
  readonly asked: string[] = [];
  state: SessionState = {
    ...EMPTY_STATE, title: EVIL, current: 'v1', phase: 'idle', revision: 1,
    variants: [{ id: 'v1', label: EVIL, status: 'ok', baseline: true, changes: [EVIL], has_run: false }]
  };
  private readonly listeners = new Set<() => void>();

  push(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach(run => run());
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Milliseconds until an answer comes. */
  delay = 0;

  async query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    this.asked.push(`${name} ${JSON.stringify(params)}`);
    if (this.delay > 0) {
      await new Promise(resolve => setTimeout(resolve, this.delay));
    }
    const graph: GraphPayload = {
      stage: 's1', previous: null, counts: { nodes: 1, before: null, added: 0, removed: 0, changed: 0 },
      regions: [{ id: 'root', title: EVIL, owner: null, note: '', nodes: ['n1'] }],
      nodes: [{ id: 'n1', name: EVIL, region: 'root', op: EVIL, category: 'lds', type_text: EVIL, memory_text: '', tensor: EVIL, operation: 'n1', group: 'n1', copy_text: '', change: '', changed_fields: [], subgraph: null }],
      edges: []
    };
    const answers: Partial<Record<QueryName, unknown>> = { summary: SUMMARY, stages: { stages: [row('s1'), row('s2')] }, graph, node: NODE, run: null, source: SOURCE };
    return name in answers ? Promise.resolve(answers[name] as Payload<N>) : Promise.reject(new Error(EVIL));
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  loadEditor(): Promise<EditorModule> {
    return this.editor ? Promise.resolve(this.editor) : Promise.reject(new Error(EVIL));
  }

  loadStudy(): Promise<StudyModule> {
    return Promise.resolve(study);
  }
}

/** Longer than the views' own timers; frames come at once, whatever else the machine does. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 250));
window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));

describe('explorer', () => {
  let explorer: Explorer;
  let session: FakeSession;

  beforeEach(async () => {
    document.body.replaceChildren();
    const host = document.createElement('div');
    document.body.append(host);
    session = new FakeSession();
    explorer = mount(host, session, { node: 'n1' });
    await settled();
  });

  it('shows names that hold HTML as text, in every view and state', async () => {
    for (const view of ['graph', 'index', 'ir', 'lds', 'isa', 'step', 'counters', 'edit', 'source'] as const) {
      explorer.work.store.select({ view });
      await settled();
      expect(document.querySelector('.wx img, .wx script')).toBeNull();
    }
    session.push({ message: { text: EVIL, severity: 'error' }, draft_errors: [{ name: EVIL, message: EVIL, fix: EVIL }] });
    await settled();
    expect(document.querySelector('.wx img')).toBeNull();
    expect((window as unknown as { hacked?: number }).hacked).toBeUndefined();
    expect(document.querySelector('[data-testid=kernel]')?.textContent).toBe(EVIL);
    expect(document.querySelector('.wx-node-name')?.textContent).toBe(EVIL);
  });

  it('cuts the name of a pass before its end, and has it whole in its title', () => {
    const pass = document.querySelector('[data-stage=s1]') as HTMLElement;
    const name = pass.dataset['name'] ?? '';
    const [start, end] = [...(pass.querySelector('.wx-name') as HTMLElement).children].map(one => one.textContent ?? '');
    expect([`${start}${end}`, end]).toEqual([name, name.slice(-9)]);
    expect(pass.title).toContain(name);
  });

  it('keeps notes alone to one line where there is little room, and opens them', async () => {
    const changed = new Map<Element, () => void>();
    window.ResizeObserver = class {
      constructor(private readonly run: ResizeObserverCallback) {}
      observe(element: Element): void { changed.set(element, () => this.run([], this)); }
      unobserve(): void {}
      disconnect(): void {}
    };
    const mounted = async (diagnostics: SummaryPayload['diagnostics'], width: number): Promise<HTMLElement> => {
      document.body.replaceChildren();
      const host = document.createElement('div');
      document.body.append(host);
      mount(host, new class extends FakeSession {
        override query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
          return name === 'summary' ? Promise.resolve({ ...SUMMARY, diagnostics } as Payload<N>) : super.query(name, params);
        }
      }(), {});
      await settled();
      const strip = host.querySelector('.wx-bottom') as HTMLElement;
      Object.defineProperty(strip, 'clientWidth', { value: width });
      changed.get(strip)?.();
      await settled();
      return strip;
    };
    const listed = (strip: HTMLElement): boolean => !(strip.querySelector('.wx-bottom-list') as HTMLElement).hidden;
    const notes = SUMMARY.diagnostics.filter(one => one.severity === 'note');
    expect(listed(await mounted(notes, 1200))).toBe(true);
    expect(listed(await mounted(SUMMARY.diagnostics, 600))).toBe(true);
    const strip = await mounted(notes, 600);
    const toggle = (): HTMLElement => strip.querySelector('[data-testid=fold-diagnostics]') as HTMLElement;
    expect([listed(strip), toggle().getAttribute('aria-expanded')]).toEqual([false, 'false']);
    expect(strip.textContent).toContain('1 note');
    toggle().click();
    expect([listed(strip), toggle().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(document.activeElement).toBe(toggle());
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  it('leads from a diagnostic to its line, its node and its view, and explains it', async () => {
    session.editor = { Editor: FakeEditor } as unknown as EditorModule;
    const row = (): HTMLElement => document.querySelector('[data-code="WX-C101"]') as HTMLElement;
    const place = (text: string): void => [...row().querySelectorAll('button')].find(one => one.textContent === text)?.click();
    expect(document.querySelector('[data-code]')).toBe(row());
    (row().querySelector('.wx-diagnostic-main') as HTMLElement).click();
    expect(explorer.work.selection).toMatchObject({ view: 'index', stage: 's1', node: 'n2' });
    expect(document.querySelector('.wx-diagnostic-more')?.textContent).toBe('whyWhat to do: keep oneConstraintWaveConstraint(M, 32)constraints2');
    place('node');
    expect(explorer.work.selection).toMatchObject({ view: 'graph', node: 'n2' });
    place('k.py:3');
    await settled();
    expect(explorer.work.selection).toMatchObject({ view: 'source', place: { file: 'k.py', line: 3 } });
    expect(FakeEditor.last?.linked).toEqual([3]);
    expect(document.querySelector('.wx-source-constraints tr.wx-on')?.textContent).toBe('3WaveConstraint(M, 32)32 of 64: 2 wavesWX-C101');
    FakeEditor.last?.click(2);
    expect(explorer.work.selection).toMatchObject({ node: 'n1', place: { line: 2 } });
    // Who selects another node means that node's lines.
    explorer.work.store.select({ node: 'n3' });
    expect(explorer.work.selection.place).toBeNull();
    expect(FakeEditor.last?.linked).toEqual([2]);
    explorer.work.store.select({ place: { file: 'other.py', line: 9, column: 1 } });
    expect(FakeEditor.last?.linked).toEqual([]);
    expect(document.querySelector('.wx-source-view [role=status]')?.textContent).toBe('line 9 is in other.py, whose text is not in the record');
  });

  it('keeps node, lane and view when the pass or the variant changes', async () => {
    explorer.work.store.select({ lane: 17, view: 'graph', stage: 's2' });
    await settled();
    session.push({ current: 'v2', revision: 2 });
    await settled();
    expect(explorer.work.selection).toMatchObject({ node: 'n1', lane: 17, stage: 's2', view: 'graph' });
  });

  it('asks nothing and rebuilds nothing for another lane', async () => {
    const asked = session.asked.length;
    const options = document.querySelectorAll('[data-testid=graph] [role=option]');
    explorer.work.store.select({ lane: 5 });
    await settled();
    expect(session.asked.length).toBe(asked);
    expect(document.querySelectorAll('[data-testid=graph] [role=option]')[0]).toBe(options[0]);
  });

  it('answers to its keys, but not while somebody types', async () => {
    const press = (target: Element, key: string): boolean => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const root = document.querySelector('.wx') as Element;
    press(root, '6');
    expect(explorer.work.selection.view).toBe('isa');
    press(root, 'ArrowLeft');
    expect(explorer.work.selection.lane).toBe(63);
    press(root, 'ArrowRight');
    expect(explorer.work.selection.lane).toBe(0);
    press(root, 'ArrowDown');
    expect(explorer.work.stage?.id).toBe('s2');
    const search = document.querySelector('[data-testid=pass-search]') as HTMLInputElement;
    press(search, '1');
    expect(explorer.work.selection.view).toBe('isa');
    press(root, '/');
    expect(document.activeElement).toBe(search);
    await settled();
  });

  it('hears its keys while a view waits for a slow answer, and leaves the focus where it was', async () => {
    const press = (key: string): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    const inGraph = document.querySelector('.wx-view-body [tabindex="0"], .wx-view-body button') as HTMLElement;
    inGraph.focus();
    expect(document.activeElement).toBe(inGraph);
    session.delay = 600;
    session.push({ current: 'v2', revision: 2 });
    await settled();
    expect(document.querySelector('.wx-skeleton')).not.toBeNull();
    press('ArrowLeft');
    expect(explorer.work.selection.lane).toBe(63);
    session.delay = 0;
    await new Promise(resolve => setTimeout(resolve, 1500));
    expect(document.querySelector<HTMLElement>('.wx-cover')?.hidden).toBe(true);
    expect(document.activeElement).toBe(inGraph.isConnected ? inGraph : document.querySelector('[role=tabpanel]'));
    press('6');
    expect(explorer.work.selection.view).toBe('isa');
  });

  it('closes the column of passes when a pass is chosen, the view is clicked, or Escape is pressed', async () => {
    const opener = document.querySelector('[data-testid=open-left]') as HTMLButtonElement;
    const isOpen = (): boolean => opener.getAttribute('aria-expanded') === 'true';
    const closings: (() => void)[] = [
      () => (document.querySelector('[data-stage=s2]') as HTMLElement).click(),
      () => document.querySelector('[role=tabpanel]')?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
      () => opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    ];
    for (const close of closings) {
      opener.click();
      await settled();
      expect(isOpen()).toBe(true);
      close();
      expect(isOpen()).toBe(false);
    }
    opener.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    expect(isOpen()).toBe(true);
    const search = document.querySelector('[data-testid=pass-search]') as HTMLInputElement;
    search.value = 's';
    const escape = (): boolean => search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    escape();
    expect([search.value, isOpen()]).toEqual(['', true]);
    escape();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('says what to do when nothing was compiled', async () => {
    session.push({ current: null, phase: 'empty', variants: [], title: '' });
    await settled();
    expect(document.querySelector('[data-testid=empty]')?.textContent).toContain('No kernel yet');
  });

  it('leaves nothing behind when it goes', () => {
    explorer.dispose();
    expect(document.querySelector('.wx')).toBeNull();
    expect(() => session.push({ revision: 9 })).not.toThrow();
  });
});
