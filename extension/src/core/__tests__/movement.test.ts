// @vitest-environment jsdom
/** Moving about by hand: back and forward, the menu, the link, and a presentation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mount, type Explorer } from '../explorer';
import type { StageRow, SummaryPayload } from '../payloads';
import { presentationScale } from '../presentation';
import { EMPTY_STATE, type EditorModule, type Payload, type QueryName, type Session, type StudyModule } from '../provider';
import * as study from '../study';
import { selectionOf } from '../view_link';

function row(id: string): StageRow {
  return {
    id, layer: 'fx', name: `pass_${id}`, seconds: 0.001, changed: true, status: 'ok', chain: 'device', parent: null, language: 'graph', op_count: 3, op_delta: 1, scope: '',
    note: '', captured: true
  };
}

const SUMMARY = {
  id: 'v1', kernel: 'gemm', status: 'ok', origin: 'worker', target: 'gfx942', shape_text: '', dtype_text: '', versions: {}, seconds: { total: 1 }, layers: [], launch: null, symbols: {},
  options: {}, disabled_passes: [], hand_edited: '', error: null, notes: [], diagnostics: []
} satisfies SummaryPayload;

const VARIANT = { id: 'v1', label: 'first', status: 'ok', baseline: true, changes: [], has_run: false } as const;

class PageSession implements Session {
  readonly live = true;
  readonly state = { ...EMPTY_STATE, title: 'gemm', current: 'v1', phase: 'idle' as const, revision: 1, variants: [{ ...VARIANT, changes: [] }, { ...VARIANT, id: 'v2', baseline: false, changes: [] }] };
  readonly acted: string[] = [];
  address: string | null = 'https://lab/tree/gemm.ipynb?view=';
  private readonly listeners = new Set<() => void>();

  push(change: Partial<PageSession['state']>): void {
    Object.assign(this.state, change);
    this.listeners.forEach(run => run());
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  query<N extends QueryName>(name: N): Promise<Payload<N>> {
    const answers: Partial<Record<QueryName, unknown>> = { summary: SUMMARY, stages: { stages: [row('s1'), row('s2'), row('s3')] } };
    return name in answers ? Promise.resolve(answers[name] as Payload<N>) : Promise.reject(new Error(`no ${name}`));
  }

  act(name: string, params: object): Promise<void> {
    this.acted.push(`${name} ${JSON.stringify(params)}`);
    return Promise.resolve();
  }

  shareLink(state: string): string | null {
    return this.address === null ? null : this.address + state;
  }

  loadEditor(): Promise<EditorModule> {
    return Promise.reject(new Error('none'));
  }

  loadStudy(): Promise<StudyModule> {
    return Promise.resolve(study);
  }
}

window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));
HTMLCanvasElement.prototype.getContext = () => null;
const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

describe('moving about', () => {
  let explorer: Explorer;
  let session: PageSession;
  let copied: string[];
  const find = (name: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
    if (!found) {
      throw new Error(`no ${name}`);
    }
    return found;
  };
  const root = (): HTMLElement => find('wave-explorer');
  const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.activeElement ?? document.body): boolean =>
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

  beforeEach(async () => {
    document.body.replaceChildren();
    const host = document.createElement('div');
    document.body.append(host);
    session = new PageSession();
    explorer = mount(host, session, { view: 'source', stage: 's1' });
    copied = [];
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
    await wait(60);
  });

  afterEach(() => explorer.dispose());

  it('goes back by button and by Alt and an arrow, and says where that leads', async () => {
    expect(find('back').getAttribute('aria-disabled')).toBe('true');
    explorer.work.store.select({ view: 'counters', stage: 's2' });
    expect(find('back').getAttribute('aria-label')).toBe('Back to Source, pass_s1');
    find('back').click();
    expect(explorer.work.selection).toMatchObject({ view: 'source', stage: 's1' });
    expect(find('forward').title).toBe('Forward to Counters, pass_s2 (Alt+Right)');
    find('tab-source').focus();
    expect(press('ArrowRight', { altKey: true })).toBe(false);
    expect(explorer.work.selection.view).toBe('counters');
    expect(press('ArrowLeft', { altKey: true })).toBe(false);
    expect(explorer.work.selection.view).toBe('source');
    // In a field the key would leave the page, but on a Mac it moves by words.
    const field = document.createElement('input');
    root().append(field);
    expect(press('ArrowRight', { altKey: true }, field)).toBe(false);
    expect(explorer.work.selection.view).toBe('counters');
    Object.defineProperty(navigator, 'platform', { configurable: true, value: 'MacIntel' });
    expect(press('ArrowLeft', { altKey: true }, field)).toBe(true);
    Object.defineProperty(navigator, 'platform', { configurable: true, value: 'Linux x86_64' });
    await wait(10);
    expect(explorer.work.selection.view).toBe('counters');
  });

  it('copies the address of the view on show, and goes to one', async () => {
    explorer.work.store.select({ view: 'counters', stage: 's2', lane: 17 });
    find('share').click();
    expect(document.activeElement).toBe(find('copy-link'));
    find('copy-link').click();
    await wait(20);
    const [link] = copied as [string];
    expect(link.startsWith('https://lab/tree/gemm.ipynb?view=')).toBe(true);
    const text = link.slice(session.address?.length);
    expect(selectionOf(text)).toEqual({ variant: 'v1', selection: explorer.work.selection });
    expect(find('status').textContent).toContain('Link copied');
    explorer.work.store.select({ view: 'source', lane: 3 });
    expect(explorer.work.goTo(text.replace('v-v1', 'v-v2'))).toBe(true);
    expect(explorer.work.selection).toMatchObject({ view: 'counters', lane: 17 });
    expect(session.acted).toContain('show_variant {"id":"v2"}');
    expect(explorer.work.goTo('nonsense')).toBe(false);
    session.address = null;
    find('share').click();
    find('copy-link').click();
    await wait(20);
    expect(find('status').textContent).toContain('no address');
    expect(copied).toHaveLength(1);
  });

  it('has a menu for the keyboard, and says what cannot be saved', () => {
    find('share').focus();
    press('ArrowDown');
    press('ArrowDown');
    const png = find('save-png');
    expect(document.activeElement).toBe(png);
    expect([png.getAttribute('aria-disabled'), png.title]).toEqual(['true', 'The view Source gives no picture now.']);
    press('End');
    expect(document.activeElement).toBe(find('present'));
    press('Escape');
    expect(document.activeElement).toBe(find('share'));
    expect(find('share').getAttribute('aria-expanded')).toBe('false');
  });

  it('presents one view, larger, walks by arrow keys, and leaves by Escape', async () => {
    find('tab-source').focus();
    press('p');
    expect(root().classList.contains('wx-presenting')).toBe(true);
    expect(Number(root().dataset['scale'])).toBeCloseTo(presentationScale(window.innerWidth, window.innerHeight));
    press('ArrowRight');
    expect(explorer.work.selection.view).toBe('schedule');
    press('ArrowLeft');
    press('ArrowDown');
    expect(explorer.work.selection).toMatchObject({ view: 'source', stage: 's2' });
    await wait(10);
    expect(find('presentation').textContent).toContain('pass_s2');
    press('Escape');
    expect(root().classList.contains('wx-presenting')).toBe(false);
    expect(root().dataset['scale']).toBe('1');
    expect(find('presentation').hidden).toBe(true);
    expect(document.activeElement).toBe(find('tab-source'));
    press('ArrowDown');
    expect(explorer.work.selection).toMatchObject({ view: 'source', stage: 's3' });
  });

  it('says why a view could not be loaded, and tries again', async () => {
    let load = (): Promise<StudyModule> => Promise.reject(new Error('The kernel has died.'));
    session.loadStudy = () => load();
    explorer.work.store.select({ view: 'grid' });
    await wait(20);
    const panel = document.querySelector('[role=tabpanel]');
    expect(panel?.textContent).toContain('could not be loaded');
    expect(panel?.textContent).toContain('The kernel has died.');
    load = () => Promise.resolve(study);
    panel?.querySelector('button')?.click();
    await wait(20);
    expect(panel?.querySelector('.wx-grid')).not.toBeNull();
    expect(document.querySelectorAll('#wave-explorer-study-style')).toHaveLength(1);
  });

  it('fills rooms of every size, within limits', () => {
    expect([presentationScale(1280, 720), presentationScale(2048, 1200), presentationScale(800, 600), presentationScale(5000, 4000)]).toEqual([1.2, 2, 1.2, 2.5]);
  });

  it('says to listeners what changed at its edges', async () => {
    explorer.work.store.select({ view: 'counters', stage: 's3' });
    await wait(450);
    expect(find('announcer').textContent).toBe('View Counters, pass pass_s3');
    session.push({ phase: 'compiling' as never });
    await wait(450);
    expect(find('announcer').textContent).toBe('Compiling');
    session.push({ phase: 'idle', message: { text: 'Compiled', severity: 'note' } as never });
    await wait(450);
    expect(find('announcer').textContent).toBe('Compiling: ended. Compiled');
  });
});
