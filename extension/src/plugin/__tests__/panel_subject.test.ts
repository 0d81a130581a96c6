/** What a panel shows, as Python: only checked ids and numbers become code. */
import { describe, expect, it } from 'vitest';
import { argsOf, subjectKey, subjectOf, type PanelSubject } from '../panel_subject';
import { serveFeed, showSubject } from '../snippets';

const SUBJECTS: PanelSubject[] = [
  { kind: 'newest' },
  { kind: 'compilation', id: 'watch-7:v2', baseline: null },
  { kind: 'compilation', id: 'watch-7:v2', baseline: 'watch-3' },
  { kind: 'cell', count: 12 }
];

const NOT_IDS = ['', 'a b', 'a"b', "a'", 'a\\', 'a\n', 'a);import os', 'é', 'a\u2028', '__import__("os")'];

describe('subjects', () => {
  it('come back from the arguments that a workspace keeps', () => {
    for (const subject of SUBJECTS) {
      expect(subjectOf(argsOf(subject))).toEqual(subject);
    }
    expect(new Set(SUBJECTS.map(subjectKey)).size).toBe(SUBJECTS.length);
  });

  it.each(NOT_IDS)('refuse what is no id: %j', text => {
    expect(() => subjectOf({ compilation: text })).toThrow('not the id');
    expect(() => subjectOf({ compilation: 'a', baseline: text })).toThrow('not the id');
    expect(() => showSubject({ kind: 'compilation', id: text, baseline: null })).toThrow('not the id');
    expect(() => showSubject({ kind: 'compilation', id: 'a', baseline: text })).toThrow('not the id');
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('refuse a cell number %d', cell => {
    expect(() => subjectOf({ cell })).toThrow('numbered from 1');
  });
});

describe('snippets', () => {
  it('name the subject, and leave no name behind', () => {
    expect(SUBJECTS.map(subject => showSubject(subject).split('\n')[1])).toEqual([
      '_wave_explorer_show(None)',
      '_wave_explorer_show("watch-7:v2")',
      '_wave_explorer_show("watch-7:v2", baseline="watch-3")',
      '_wave_explorer_show(12)'
    ]);
    expect(showSubject({ kind: 'cell', count: 12 })).toContain('import show_cell as _wave_explorer_show');
    for (const subject of SUBJECTS) {
      expect(showSubject(subject)).toMatch(/del _wave_explorer_show$/);
    }
  });

  it('record only in a kernel that was never told, and serve in each that has the package', () => {
    expect(serveFeed(true)).toContain('load_ext');
    expect(serveFeed(false)).not.toContain('load_ext');
    expect(serveFeed(false)).toContain('find_spec("wave_explorer")');
  });
});
