/** A saved page answers what it holds, evaluates indices, walks recorded steps, and says of all else what it needs. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { gzipSync } from 'fflate';
import { questionKey, readSavedPage, savedAnswer, type SavedPage } from '../../core/saved_page';
import { NEEDS_KERNEL, SavedSession } from '../saved_session';

const text = readFileSync(new URL('saved_page.txt', import.meta.url), 'ascii');
let page: SavedPage;
let session: SavedSession;

beforeEach(() => {
  page = readSavedPage(text);
  session = new SavedSession(page);
});

describe('the text of a page', () => {
  it('is read', () => {
    expect(page.format).toBe(1);
    expect(page.state.title).toBe('gemm');
    expect(page.selection).toEqual({ view: 'index', lane: 17 });
    expect(page.notes.length).toBeGreaterThan(4);
  });

  it('is refused in words where it is damaged or newer', () => {
    expect(() => readSavedPage('bm8=')).toThrow('damaged');
    expect(() => readSavedPage('%')).toThrow('damaged');
    for (const noPage of ['null', '{}', '[1]', '{"format":1}']) {
      const text = gzipSync(new TextEncoder().encode(noPage)).reduce((letters, byte) => letters + String.fromCharCode(byte), '');
      expect(() => readSavedPage(btoa(text))).toThrow('damaged');
    }
  });
});

describe('questions', () => {
  it('are the same with and without defaults, in any order', () => {
    const { defaults } = page;
    expect(questionKey('lds', { wave: 0, workgroup: [0, 0, 0], iteration: 0 }, defaults)).toBe('lds {}');
    expect(questionKey('lds', { wave: 1, node: 'b' }, defaults)).toBe(questionKey('lds', { node: 'b', wave: 1, iteration: 0 }, defaults));
    expect(questionKey('text', { stage: 's', variant: undefined }, defaults)).toBe('text {"stage":"s"}');
  });

  it('are answered with long texts and with what an alike answer says', async () => {
    const source = await session.query('source', {});
    expect(source.text).toContain('@tkw.wave');
    const answers = { base: { a: 1, b: { $text: 0 } }, 'other {}': { $like: 'base', a: 2 }, 'bad {}': { $refused: 'no LDS here' } };
    const small = { ...page, texts: ['long'] };
    expect(savedAnswer(small, answers, 'other {}')).toEqual({ a: 2, b: 'long' });
    expect(savedAnswer(small, answers, 'none')).toBeUndefined();
    expect(() => savedAnswer(small, answers, 'bad {}')).toThrow('no LDS here');
  });

  it('that the page does not hold need a kernel, and say what was asked', async () => {
    const asked = session.query('lds', { workgroup: [1, 0, 0], iteration: 0, wave: 0 });
    await expect(asked).rejects.toThrow(`${NEEDS_KERNEL}lds for workgroup 1, 0, 0`);
    await expect(session.query('graph', { stage: 'fx/none' })).rejects.toThrow(/^Needs a kernel: graph after fx\/none/);
  });

  it('about lanes are answered for any workgroup and iteration', async () => {
    const stages = await session.query('stages', {});
    const last = [...stages.stages].reverse().find(row => row.language === 'graph' && row.captured);
    const graph = await session.query('graph', { stage: last?.id ?? '' });
    const read = graph.nodes.find(node => node.op === 'read' && node.memory_text === 'global');
    expect(read).toBeDefined();
    const at = { stage: last?.id ?? '', node: read?.id ?? '' };
    const first = await session.query('index_map', at);
    const next = await session.query('index_map', { ...at, workgroup: [1, 1, 0] });
    expect(first.address?.[0]?.[0]).toBeTypeOf('number');
    expect(next.address).not.toEqual(first.address);
    await expect(session.query('index_map', { ...at, workgroup: [999, 0, 0] })).rejects.toThrow('outside the grid');
  });
});

describe('actions', () => {
  it('other than looking need a kernel, which the state says', async () => {
    await session.act('compile', {});
    expect(session.state.message).toEqual({ text: `${NEEDS_KERNEL}a saved page cannot compile.`, severity: 'note' });
  });

  it('step along the recorded places, and no farther', async () => {
    const start = await session.query('step', { wave: 0 });
    expect(start?.at).toBe(0);
    expect(session.state.stepping?.open).toBe(true);
    const serials = new Set([session.state.stepping?.serial]);
    for (const at of [1, 2]) {
      await session.act('step', {});
      expect((await session.query('step', {}))?.at).toBe(at);
      serials.add(session.state.stepping?.serial);
    }
    expect(serials.size).toBe(3);
    await session.act('step', {});
    expect(session.state.stepping?.trouble).toBe(`${NEEDS_KERNEL}this page holds the first 2 steps of the workgroup.`);
    await session.act('step_to', { place: 'start' });
    expect((await session.query('step', {}))?.at).toBe(0);
    expect((await session.query('step_lds', {}))?.bytes).toBeGreaterThan(0);
    await expect(session.query('step', { wave: 0, pinned: ['v0'] })).rejects.toThrow(NEEDS_KERNEL);
  });

  it('show another variant only where it is saved', async () => {
    const { current } = session.state;
    await session.act('show_variant', { id: 'other' });
    expect(session.state.current).toBe(current);
    expect(session.state.message?.text).toContain(NEEDS_KERNEL);
    const two = new SavedSession({ ...page, variants: { ...page.variants, other: { answers: { 'run {}': null }, indices: null, steps: [] } } });
    const before = two.state.revision;
    await two.act('show_variant', { id: 'other' });
    expect(two.state).toMatchObject({ current: 'other', revision: before + 1, message: null });
    expect(await two.query('run', {})).toBeNull();
    expect((await two.query('stages', { variant: current ?? '' })).stages.length).toBeGreaterThan(40);
  });
});
