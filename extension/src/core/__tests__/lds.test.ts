// @vitest-environment jsdom
/** The panes of the LDS view: every name stays text, buffers lie where they are, and a wrong prediction shows. */
import { describe, expect, it } from 'vitest';
import { ldsMap } from '../lds_map';
import { ldsInstructions, ldsRun } from '../lds_run';
import type { LdsAllocation, LdsPredictedAccess, LdsPredictionPayload } from '../payloads';

const EVIL = '<img src=x onerror=hacked>';

function buffer(name: string, offset: number, bytes: number, first: number, last: number): LdsAllocation {
  return {
    node: name, name, offset, bytes, shape: [bytes / 2], padding: 0, dtype: 'f16', dims: ['M'], pitches: [2], shares: [],
    lifetime: { first, last, section_first: 'loop over K', section_last: 'loop over K', first_node: 'n1', first_name: 'w', last_node: 'n2', last_name: 'r', writes: [first], reads: [last] }
  };
}

const ACCESS: LdsPredictedAccess = {
  node: 'n1', nodes: ['n1', 'n2'], label: `${EVIL}, other`, link: 'inferred', instruction: `ds_read2_b64 ${EVIL}`, mnemonic: 'ds_read2_b64', line: 7, kind: 'read',
  width: 64, services: 2, conflicts_per_execution: 56, executions: 10, conflict_cycles: 560, evidence: '', note: '', counted_executions: 10, counted_conflict_cycles: 560
};

function payload(change: Partial<LdsPredictionPayload> = {}): LdsPredictionPayload {
  return {
    kernel: 'k', target: 'gfx942', grid: [2, 1, 1], lds_bytes: 400, lds_limit: 65536, allocations: [buffer('a', 0, 100, 2, 3), buffer(EVIL, 100, 300, 4, 9)],
    sections: [{ title: 'loop over K', first: 0, last: 9 }], accesses: [ACCESS], predicted_bank_conflicts: 560, reasons: [], counter: 'SQ_LDS_BANK_CONFLICT',
    counted_bank_conflicts: 560, not_known: '', ...change
  };
}

describe('LDS panes', () => {
  it('draws a box for each buffer, as wide as its bytes and as high as its life', () => {
    const picked: string[] = [];
    const map = ldsMap({ payload: payload(), width: 500, hatch: 'h', chosen: null, pick: name => picked.push(name) });
    const [a, b] = [...map.querySelectorAll('.wx-lds-box')] as SVGRectElement[];
    const number = (box: Element | undefined, name: string): number => Number(box?.getAttribute(name));
    expect(number(b, 'x')).toBeGreaterThan(number(a, 'x') + number(a, 'width'));
    expect(number(b, 'width') / number(a, 'width')).toBeCloseTo(3, 0);
    expect(number(b, 'y')).toBeGreaterThanOrEqual(number(a, 'y') + number(a, 'height'));
    b?.dispatchEvent(new MouseEvent('click'));
    expect(picked).toEqual([EVIL]);
    expect(map.querySelector('img')).toBeNull();
  });

  it('marks buffers that overwrite each other', () => {
    const one = { ...buffer('a', 0, 100, 2, 8), shares: [{ name: 'b', first: 0, last: 99, together: true }] };
    const map = ldsMap({ payload: payload({ allocations: [one] }), width: 500, hatch: 'h', chosen: 'a', pick: () => undefined });
    expect(map.querySelector('.wx-lds-box')?.getAttribute('fill')).toBe('url(#h)');
  });

  it('says whether a run counted what was foretold', () => {
    const right = ldsRun(payload(), () => undefined);
    expect(right.textContent).toContain('560 cycles ✓ as counted');
    expect(right.textContent).toContain('+1');
    expect(right.querySelector('img')).toBeNull();
    const wrong = ldsRun(payload({ counted_bank_conflicts: 561, accesses: [{ ...ACCESS, counted_conflict_cycles: 561 }] }), () => undefined);
    expect(wrong.textContent).toContain('▲ counted 561');
    expect(wrong.querySelectorAll('td.wx-conflict')).toHaveLength(2);
  });

  it('shows the executions of an access before a run as foretold, after one as counted', () => {
    const own = { line: 7, text: 'ds_read2_b64', hits: null, lds_conflict_cycles: null };
    const foretold = { ...ACCESS, counted_executions: null, counted_conflict_cycles: null };
    const cells = (shown: HTMLElement): string[] => [...shown.querySelectorAll('td')].map(cell => cell.textContent ?? '');
    const before = ldsInstructions([own], [foretold], () => undefined);
    expect(cells(before)).toEqual(['7', 'ds_read2_b64', '10', '56']);
    expect(before.textContent).toContain('Foretold');
    const after = ldsInstructions([{ ...own, hits: 11, lds_conflict_cycles: 22 }], [ACCESS], () => undefined);
    expect(cells(after)).toEqual(['7', 'ds_read2_b64', '11', '2']);
    expect(after.textContent).not.toContain('Foretold');
    expect(cells(ldsInstructions([own], [], () => undefined)).slice(2)).toEqual(['–', '–']);
  });

  it('names what is not known and why', () => {
    const shown = ldsRun(payload({ predicted_bank_conflicts: null, counted_bank_conflicts: null, reasons: ['line 3 (ds_write_b64): no rule', 'line 9 (ds_write_b64): no rule'] }), () => undefined);
    expect(shown.textContent).toContain('workgroups: not known');
    expect(shown.textContent?.match(/no rule/g)).toHaveLength(1);
  });
});
