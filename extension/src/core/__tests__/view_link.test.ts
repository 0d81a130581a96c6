import { describe, expect, it } from 'vitest';
import { FIRST_SELECTION } from '../store';
import { linkOf, selectionOf } from '../view_link';

const FULL = {
  ...FIRST_SELECTION, view: 'isa' as const, stage: 'fx/expand_graph', node: 'läd.M:0*<b>&#?=', instruction: 0,
  place: { file: 'C:\\k dir\\gemm.py', line: 12, column: 4 }, lane: 17, workgroup: [1, 0, 3] as [number, number, number], iteration: 5, wave: 2, phase: 3
};

describe('links to a view', () => {
  it('say only what differs from a fresh selection', () => {
    expect(linkOf({ ...FIRST_SELECTION, view: 'lds' }, null)).toBe('lds');
    expect(linkOf({ ...FIRST_SELECTION, stage: 'fx/a', lane: 9 }, 'v1')).toBe('graph.v-v1.s-fx*2fa.l-9');
  });

  it('come back as they went', () => {
    expect(selectionOf(linkOf(FULL, 'v2'))).toEqual({ variant: 'v2', selection: FULL });
    expect(selectionOf(linkOf(FIRST_SELECTION, null))).toEqual({ variant: null, selection: FIRST_SELECTION });
  });

  it('go through every escaping of addresses unchanged', () => {
    const link = linkOf(FULL, 'v2');
    expect(encodeURIComponent(link)).toBe(link);
    expect(new URLSearchParams({ link }).toString()).toBe(`link=${link}`);
    expect(new URL(`https://host/lab#${link}`).hash).toBe(`#${link}`);
  });

  it('are refused where they are none, and unknown parts are left out', () => {
    for (const text of ['', 'nowhere', 'constructor', 'lds.s-%2f', 'lds.s*2f', 'lds.n-*ff', 'lds.n-<b>']) {
      expect(selectionOf(text)).toBeNull();
    }
    expect(selectionOf('lds.z-1.l-3')?.selection).toEqual({ ...FIRST_SELECTION, view: 'lds', lane: 3 });
    expect(selectionOf('lds.l-1e9.g-1_2.i-99999999999')?.selection).toEqual({ ...FIRST_SELECTION, view: 'lds' });
  });
});
