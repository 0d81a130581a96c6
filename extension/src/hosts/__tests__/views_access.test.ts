// @vitest-environment jsdom
/**
 * Every view over a page that was saved from a real compile and run: axe objects to nothing that needs no layout, each
 * picture is a named stop of the keyboard, and what the pictures say agrees with the answers they were drawn from.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mount, type Explorer } from '../../core/explorer';
import { svgFile } from '../../core/picture';
import { readSavedPage } from '../../core/saved_page';
import { VIEWS } from '../../core/views';
import { SavedSession } from '../saved_session';

// jsdom lays nothing out; the text editor only asks where things are.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** jsdom has no canvas: this context measures, and draws nothing. */
const BLANK = new Proxy<Record<string | symbol, unknown>>({ measureText: (text: string) => ({ width: text.length * 6 }) as TextMetrics }, {
  get: (known, name) => (name in known ? known[name] : () => undefined)
});
const PICTURES: Record<string, readonly string[]> = { index: ['heatmap', 'tile'], layout: ['layout-picture'], lds: ['lds-picture'] };

const host = document.createElement('div');
const session = new SavedSession(readSavedPage(readFileSync(resolve(process.cwd(), 'src/hosts/__tests__/saved_page.txt'), 'ascii')));
let explorer: Explorer;

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = (() => BLANK) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  for (const [name, size] of [['clientWidth', 900], ['clientHeight', 600], ['offsetWidth', 300], ['offsetHeight', 60]] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
  }
  window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));
  document.documentElement.lang = 'en';
  document.body.append(host);
  explorer = mount(host, session, { lane: 17 });
});

afterAll(() => explorer.dispose());

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

async function open(view: (typeof VIEWS)[number]): Promise<void> {
  explorer.work.store.select({ view });
  for (let turn = 0; turn < 100 && (turn < 3 || host.querySelector('[role=tabpanel] .wx-skeleton')?.closest('[hidden]') === null); turn++) {
    await wait(50);
  }
}

const found = (name: string): HTMLElement | null => host.querySelector<HTMLElement>(`[data-testid="${name}"]`);

describe('every view', () => {
  it.each(VIEWS)('%s', async view => {
    await open(view);
    // Colours and sizes need a browser.
    const result = await axe.run(host, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'target-size': { enabled: false } } });
    expect(result.violations.map(rule => `${rule.id}: ${rule.nodes.map(node => node.html.slice(0, 140)).join(' | ')}`)).toEqual([]);
    for (const name of PICTURES[view] ?? []) {
      const picture = found(name);
      expect([picture?.tabIndex, picture?.getAttribute('role')]).toEqual([0, 'application']);
      expect(picture?.getAttribute('aria-label')).toBeTruthy();
      expect(document.getElementById(picture?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/lane 17/i);
    }
  }, 60_000);
});

describe('pictures of a real record', () => {
  async function drawn(view: (typeof VIEWS)[number]): Promise<string> {
    await open(view);
    const picture = explorer.picture();
    expect(picture).not.toBeNull();
    return picture ? new Promise<string>((done, failed) => {
      void svgFile(picture).then(file => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result as string);
        reader.onerror = () => failed(new Error('not read'));
        reader.readAsText(file);
      }, failed);
    }) : '';
  }

  it('the banks tell the conflict cycles of the answer', async () => {
    const file = await drawn('lds');
    const { selected } = await session.query('lds', {});
    expect(selected).not.toBeNull();
    const node = explorer.work.selection.node;
    const shown = node === null ? selected : (await session.query('lds', { node }).catch(() => ({ selected }))).selected;
    expect(file).toContain(`(as compiled): ${shown?.conflict_cycles} conflict cycles`);
    expect(file).not.toContain('class=');
  }, 30_000);

  it('the layout has a square for every cell of the three tiles and every register of a lane', async () => {
    const file = await drawn('layout');
    const parser = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(parser.querySelector('parsererror')).toBeNull();
    expect([...parser.querySelectorAll('text')].map(text => text.textContent)).toEqual(expect.arrayContaining(['A', 'B', 'D', 'i 0', 'k 0', 'j 0']));
    // 16 × 16 × 16 by 64 lanes: 3 · 256 cells, and four places of each operand in each lane.
    const squares = [...parser.querySelectorAll('path')].flatMap(path => path.getAttribute('d')?.match(/z/g) ?? []).length;
    expect(squares).toBeGreaterThanOrEqual(3 * 256 + 64 * 12);
  }, 30_000);
});
