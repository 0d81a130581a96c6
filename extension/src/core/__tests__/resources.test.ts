// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { AliveLine } from '../alive_line';
import { CoverageTile } from '../coverage_tile';
import type { CoveragePayload, ResourcesPayload } from '../payloads';
import { ResourceStrip } from '../resource_strip';
import type { Theme } from '../theme';

const EVIL = '<img src=x onerror="window.hacked=1">';

const PAYLOAD: ResourcesPayload = {
  target: 'gfx942', not_known: '', note: '', wave_size: 64, threads: 256, waves: 4, simds: 4, waves_per_simd: 7, max_waves_per_simd: 8,
  workgroups: 7, limit: 'LDS', fidelity: 'modelled', rule: EVIL, lds_bytes: 9216,
  registers: [{ file: 'VGPR', used: 52, peak: { live: 51, line: 104, text: EVIL, times: 2 } }, { file: 'AGPR', used: 8, peak: null }],
  limits: [
    { resource: 'VGPRs', used: 60, allocated: 64, granule: 8, available: 512, unit: 'registers of a lane', waves_per_simd: 8, workgroups: 8, binds: false, room: 4, source: EVIL },
    { resource: 'LDS', used: 9216, allocated: 9216, granule: 512, available: 65536, unit: 'bytes of a workgroup', waves_per_simd: 7, workgroups: 7, binds: true, room: 0, source: EVIL },
    { resource: 'wave slots', used: 4, allocated: 4, granule: 1, available: 32, unit: 'slots', waves_per_simd: 8, workgroups: 8, binds: false, room: null, source: EVIL }
  ],
  next: { waves_per_simd: 8, workgroups: 8, changes: [], text: '1024 B of LDS fewer → 8 waves per SIMD' },
  live: { lines: [], vgprs: [], agprs: [], sgprs: [] },
  alive: {
    line: 110, text: EVIL, vgprs: 5, agprs: 0, sgprs: 3,
    holders: [
      { nodes: ['n1'], labels: [EVIL], vgprs: 4, agprs: 0, sgprs: 0, registers: 'v[0:3]', lines: [104], attribution: 'direct' },
      { nodes: [], labels: [], vgprs: 1, agprs: 0, sgprs: 2, registers: 'v4 s[0:1]', lines: [], attribution: 'launch' },
      { nodes: ['n2'], labels: ['scalar only'], vgprs: 0, agprs: 0, sgprs: 1, registers: 's9', lines: [90], attribution: 'inferred' }
    ]
  },
  spills: { vgprs: 0, sgprs: 0, scratch_bytes: 0, instructions: [] }
};

describe('the strip of limits', () => {
  it('has a card for each resource, says which binds, and what the next step would take', () => {
    const strip = new ResourceStrip();
    strip.show(PAYLOAD);
    const cards = [...strip.element.querySelectorAll('h3')].map(head => head.textContent);
    expect(cards).toEqual(['VGPR with 8 AGPR', 'LDS', 'Spills', 'Waves per SIMD modelled']);
    expect(strip.element.querySelector('.wx-binds h3')?.textContent).toBe('LDS');
    expect([...strip.element.querySelectorAll('.wx-ticks')].map(ticks => ticks.querySelectorAll('.wx-full').length)).toEqual([8, 7]);
    expect(strip.element.querySelector('[data-testid=next-step]')?.textContent).toBe('1024 B of LDS fewer → 8 waves per SIMD');
    expect(strip.element.querySelector('img')).toBeNull();
  });

  it('says why the waves are not known, and still shows what the kernel takes', () => {
    const strip = new ResourceStrip();
    strip.show({ ...PAYLOAD, waves_per_simd: null, max_waves_per_simd: null, limits: [], next: null, note: 'no facts about gfx906' });
    expect(strip.element.textContent).toContain('– no facts about gfx906');
    expect(strip.element.textContent).toContain('52');
    expect(strip.element.querySelector('[data-testid=next-step]')).toBeNull();
  });
});

describe('the line of what is alive', () => {
  it('leads from a chip to its node and to the peak; only vector registers have chips', () => {
    const picked: (string | number)[] = [];
    const line = new AliveLine(node => picked.push(node), at => picked.push(at));
    line.show(PAYLOAD.alive, PAYLOAD.registers);
    const buttons = [...line.element.querySelectorAll('button')];
    expect(buttons.map(one => one.textContent)).toEqual([`${EVIL} 4`, 'Peak 51 at 104']);
    expect(line.element.querySelectorAll('.wx-fx').length).toBe(2);
    expect(line.element.querySelector('img')).toBeNull();
    buttons.forEach(one => one.click());
    expect(picked).toEqual(['n1', 104]);
    line.show(null, []);
    expect(line.element.hidden).toBe(true);
  });
});

describe('the writes of the whole grid', () => {
  const theme = { color: () => '#000', font: () => '11px sans-serif' } as unknown as Theme;
  const payload: CoveragePayload = {
    not_known: '', grid: [2, 1, 1],
    tensors: [{
      name: 'c', dims: ['M', 'N'], shape: [2, 2], cells: 4, never: 1, once: 2, several: 1, outside: 3, times: [{ times: 0, cells: 1 }, { times: 1, cells: 2 }, { times: 2, cells: 1 }],
      never_at: [[1, 1]], several_at: [[0, 0]], first_outside: { node: 'n', label: EVIL, workgroup: [1, 0, 0], thread: 56, cell: [2, 0] },
      shared_by_workgroups: 1, shared_by_waves: 0, shared_by_lanes: 0, writers: [{ node: 'n', label: EVIL, not_known: '' }], complete: true,
      picture: { row_dim: 'M', column_dim: 'N', rows: 2, columns: 2, row_step: 1, column_step: 1, least: [[2, 1], [1, 0]], most: [[2, 1], [1, 0]] }
    }]
  };

  it('says what is written never, several times, by whom, and where the first lies outside', () => {
    const tile = new CoverageTile(theme);
    tile.put(payload, 100);
    const words = tile.element.querySelector('[data-testid=coverage]')?.textContent ?? '';
    expect(words).toContain('2 of 4 cells written once by 2 × 1 × 1 workgroups');
    expect(words).toContain('1 cell never written (first at 1, 1)');
    expect(words).toContain('1 cell written twice (first at 0, 0), by several workgroups');
    expect(words).toContain(`3 elements outside: first (2, 0) by ${EVIL}, workgroup 1, 0, 0, thread 56`);
    tile.put({ ...payload, tensors: [], not_known: EVIL }, 100);
    expect(tile.element.textContent).toBe(EVIL);
    expect(tile.element.querySelector('img')).toBeNull();
  });
});
