/** The list of compiles in words, for the eye and for the ear. */
import { describe, expect, it } from 'vitest';
import { panelState } from '../compilations_states';
import { announcement, progressOf, spokenRow, statusText, subjectOfRow } from '../compile_words';
import { list, row } from './rows';

describe('rows', () => {
  it('say how far the compile came', () => {
    expect(progressOf(row('a', { status: 'compiling', passes: 14, pass: 'expand_graph' }))).toBe('compiling · 14 passes · expand_graph');
    expect(progressOf(row('a', { status: 'compiling', passes: 0, pass: '' }))).toBe('compiling · 0 passes');
    expect(progressOf(row('a', { passes: 1, seconds: 0.02 }))).toBe('1 pass · 20 ms');
    expect(progressOf(row('a', { status: 'failed', passes: 3, pass: 'decompose' }))).toBe('failed in decompose · 3 passes');
    expect(progressOf(row('a', { status: 'partial', passes: 2 }))).toBe('known in part · 2 passes');
  });

  it('say what was compiled, each thing once', () => {
    expect(subjectOfRow(row('gemm', { cell: '2' }))).toBe('gfx942');
    expect(subjectOfRow(row('mine', { origin: 'explorer' }))).toBe('gemm · gfx942 · explorer');
    expect(subjectOfRow(row('gemm', { origin: 'cell', cell: '' }))).toBe('gfx942 · cell');
  });

  it('are heard whole', () => {
    const failed = row('mine', { status: 'failed', pass: 'hoist', passes: 9, error: 'no anchor', pinned: true, cell: '5', diagnostics: { error: 1, warning: 0, note: 2 } });
    expect(spokenRow(failed)).toBe('mine, pinned, failed in hoist · 9 passes, 1 error, 2 notes, no anchor, cell 5, gemm · gfx942');
    expect(spokenRow({ ...failed, status: 'ok' })).not.toContain('no anchor');
  });
});

describe('announcements', () => {
  const compiling = row('a', { status: 'compiling' });

  it('tell of beginnings and ends, not of passes', () => {
    expect(announcement([], [compiling])).toBe('a compiles');
    expect(announcement([compiling], [{ ...compiling, passes: 20 }])).toBe('');
    expect(announcement([compiling], [row('a')])).toBe('a is compiled');
    expect(announcement([compiling], [row('a', { status: 'failed', pass: 'hoist' })])).toBe('a failed in hoist');
    expect(announcement([row('a')], [row('a', { pinned: true })])).toBe('');
    expect(announcement([row('a')], [])).toBe('');
  });

  it('do not read out a whole list', () => {
    expect(announcement([], ['a', 'b', 'c', 'd'].map(id => row(id)))).toBe('4 compiles changed');
  });
});

describe('what else is said', () => {
  it('names the device once, and the recording', () => {
    expect(statusText(list())).toEqual({ text: 'Wave: emulator · recording', title: 'runs on any machine\nShow the compilations' });
    expect(statusText({ ...list(), recording: false, problem: 'no hook' }).text).toBe('Wave: emulator · not recording');
    expect(statusText({ ...list(), device: { name: '', kind: 'emulator', note: 'no kernel yet' } }).text).toBe('Wave: recording');
  });

  it('has something to do next in each state that has no rows', () => {
    for (const place of ['no-kernel', 'starting', 'waiting', 'other-language', 'not-installed', 'other-version', 'ended'] as const) {
      expect(panelState(place, 0, true)?.text).toMatch(/\w{4}.*\.$/);
    }
    expect(panelState('open', 0, true)?.title).toBe('Nothing was compiled yet');
    expect(panelState('open', 0, false)?.actions).toEqual([{ label: 'Record', action: 'record' }]);
    expect(panelState('open', 2, false)).toBeNull();
    expect(panelState('ended', 2, true)?.title).toBe('The kernel is not running');
  });
});
