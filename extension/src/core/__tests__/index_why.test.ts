import { describe, expect, it } from 'vitest';
import { madeBy, whyRows } from '../index_why';
import type { DerivationPayload, TermRow } from '../payloads';

const term = (dim: string, kind: string, more: Partial<TermRow> = {}): TermRow => ({
  dim, kind, text: '', order: 0, stage: 'fx/a', place: 'a_pass: a_function', function: '', reason: '', constraints: [], way: [], earlier: [], values: [], note: '', dropped_by: '', ...more
});

const found = (terms: TermRow[], dropped: TermRow[] = []): DerivationPayload => ({
  stage: '', node: '', label: '', not_known: '', dims: ['M', 'K'], terms, dropped, settings: [], steps: [], anchors: [], weights: null, base: 0, weights_note: '', threads: 64, wave_size: 64
});

describe('rows of the derivation', () => {
  it('puts one kind of both dimensions in a row, from the grid inwards', () => {
    const rows = whyRows(found([term('M', 'copy'), term('K', 'lane'), term('M', 'lane'), term('M', 'workgroup')]));
    expect(rows.map(row => [row.kind, Object.keys(row.cells).sort().join('')])).toEqual([['workgroup', 'M'], ['lane', 'KM'], ['copy', 'M']]);
  });

  it('keeps dropped terms, and a second term of one kind, apart', () => {
    const rows = whyRows(found([term('M', 'lane'), term('M', 'lane')], [term('M', 'lane', { dropped_by: 'b_pass' })]));
    expect(rows.map(row => row.dropped)).toEqual([false, false, true]);
  });

  it('names the constraints with their lines, else the pass', () => {
    const constraint = { position: 1, kind: 'WaveConstraint', text: 'WaveConstraint(M, BLOCK_M/2)', file: 'k.py', line: 14 };
    const [wave, copy] = whyRows(found([term('M', 'wave', { constraints: [constraint] }), term('M', 'copy')]));
    expect(madeBy(wave!)).toBe('WaveConstraint(M) :14');
    expect(madeBy(copy!)).toBe('a_pass');
  });
});
