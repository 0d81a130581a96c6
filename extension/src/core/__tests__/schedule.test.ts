// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { barrierList, grouped } from '../barrier_list';
import { expansionTable } from '../expansion_table';
import type { BarrierHazard, ExpansionPayload, PipelineLoop, PipelineSlot, SchedulePayload } from '../payloads';
import { pipelineChart } from '../pipeline_chart';
import { pipelineGrid, placedAt, unitTable } from '../pipeline_grid';
import { GAP, planPipeline } from '../pipeline_plan';

const EVIL = '<img src=x onerror="window.hacked=1">';

describe('plan of a pipeline', () => {
  for (const [stages, interval, trips] of [[2, 2, 4], [3, 3, 5], [1, 1, 3], [4, 1, 6]] as const) {
    it(`draws all ${trips} iterations in ${stages} stages of ${interval}`, () => {
      const plan = planPipeline({ stages, interval, trips, applied: true });
      expect(plan.cut).toBeNull();
      expect(plan.rows).toEqual(Array.from({ length: trips }, (_, i) => String(i)));
      for (let i = 0; i < trips; i++) {
        for (let s = 0; s < stages; s++) {
          expect(plan.bars).toContainEqual({ row: i, stage: s, from: (i + s) * interval });
        }
      }
      expect(plan.bars).toHaveLength(trips * stages);
      // The bands follow each other without a gap, one turn for each iteration but those that the pipeline is filled with.
      expect(plan.bands.filter(band => band.part === 'kernel')).toHaveLength(trips - stages + 1);
      plan.bands.slice(1).forEach((band, i) => expect(band.from).toBe(plan.bands[i]!.to));
      expect(plan.bands[plan.bands.length - 1]!.to).toBe(plan.columns);
    });
  }

  it('cuts a long loop and names its last iterations and cycles', () => {
    const [stages, interval, trips] = [3, 3, 16];
    const plan = planPipeline({ stages, interval, trips, applied: true });
    expect(plan.rows).toEqual(['0', '1', '2', '3', null, '13', '14', '15']);
    expect(plan.skipped).toBe(14 - 3);
    expect(plan.bands.map(band => band.label)).toEqual(['prologue', 'turn 0', 'turn 1', 'turn 13', 'epilogue']);
    // Every bar stands at the cycle (iteration + stage) times the interval.
    for (const bar of plan.bars) {
      expect(plan.cycleAt(bar.from)).toBe((Number(plan.rows[bar.row]) + bar.stage) * interval);
    }
    // In a turn each stage runs once.
    for (const turn of plan.bands.filter(band => band.part === 'kernel')) {
      expect(plan.bars.filter(bar => bar.from === turn.from).map(bar => bar.stage).sort()).toEqual([0, 1, 2]);
    }
    expect(plan.cycleAt(plan.cut! + GAP / 2)).toBeNull();
  });

  it('says last where the number of iterations is not known', () => {
    const plan = planPipeline({ stages: 2, interval: 2, trips: null, applied: true });
    expect(plan.rows).toEqual(['0', '1', '2', null, 'last − 1', 'last']);
    expect(plan.skipped).toBeNull();
    expect(plan.cycleAt(plan.columns - 1)).toBeNull();
  });

  it('has no prologue where the schedule was dropped', () => {
    expect(planPipeline({ stages: 3, interval: 3, trips: 2, applied: false }).bands).toEqual([]);
  });
});

const slot = (node: string, more: Partial<PipelineSlot>): PipelineSlot => ({
  node, label: `${EVIL} M0 N0`, operation: 'op', op: 'mma', category: 'mfma', cycle: 0, stage: 0, slot: 0, uses: [], prologue: [], kernel: [{ node: `${node}k`, label: EVIL, iteration: 0 }], epilogue: [], ...more
});

const LOOP: PipelineLoop = {
  loop: 'n1', label: EVIL, dim: EVIL, method: EVIL, applied: true, reason: '', said: EVIL, trips: 9, kernel_trips: 8, pipelined: 'n2', initiation_interval: 2, stages: 2, unit: EVIL,
  resource_interval: null, recurrence_interval: null, resources: [{ name: EVIL, units: 2, used: [3, 1] }], table_agrees: null,
  nodes: [slot('a', {}), slot('b', {}), slot('c', { cycle: 3, stage: 1, slot: 1, operation: 'other' }), slot('d', { op: 'iter_arg' })], dependences: [], parts: []
};

describe('pictures of a pipeline', () => {
  it('joins copies of one operation in one cycle', () => {
    expect(placedAt(LOOP, 0, 'mfma').map(placed => placed.nodes.map(node => node.node))).toEqual([['a', 'b']]);
    const picked: string[] = [];
    const grid = pipelineGrid(LOOP, 'bk', node => picked.push(node));
    const chips = [...grid.querySelectorAll('button')];
    expect(chips.map(chip => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    chips[0]!.click();
    expect(picked).toEqual(['ak']);
  });

  it('marks a cycle that takes more units than there are', () => {
    const host = document.createElement('div');
    host.append(...unitTable(LOOP).map(child => child as Node));
    expect([...host.querySelectorAll('td')].map(cell => cell.textContent)).toEqual(['▲ 3', '1', '2']);
    expect(host.textContent).toContain('counts no units');
  });

  it('draws a bar for each stage of each row', () => {
    const chart = pipelineChart(LOOP, 900);
    expect(chart.querySelectorAll('[data-stage]').length).toBe(planPipeline({ stages: 2, interval: 2, trips: 9, applied: true }).bars.length);
  });
});

const HAZARD: BarrierHazard = {
  kind: 'RAW', before: { node: 'w', label: EVIL }, after: { node: 'r', label: EVIL }, when: EVIL, bytes: 1024, runs: [[0, 31]], example: [0, 1, 2], buffer: EVIL, in_buffer: false
};

describe('barriers and copies', () => {
  it('puts hazards of one kind, buffer and distance in one row', () => {
    expect(grouped([HAZARD, { ...HAZARD, after: { node: 'r2', label: '' } }, { ...HAZARD, kind: 'WAR' }]).map(group => group.length)).toEqual([2, 1]);
  });

  it('keeps names from the record as text, and calls no barrier needless', () => {
    const payload: SchedulePayload = {
      stage: 's', last_stage: 's', requested: EVIL, applied: true, reason: '', summary: EVIL, loops: [LOOP], waves: 4,
      barriers: [
        { node: 'b1', label: EVIL, signal: { node: 's1', label: EVIL }, place: EVIL, stage: EVIL, between: null, verdict: 'needed', reason: EVIL, hazards: [HAZARD], possible: [], lines: [3] },
        { node: 'b2', label: EVIL, signal: null, place: EVIL, stage: EVIL, between: { behind: HAZARD.before, before: HAZARD.after, next_iteration: true }, verdict: 'none found', reason: 'no hazard found', hazards: [], possible: [], lines: [] }
      ],
      unordered: [HAZARD], unknown: [{ node: 'u', label: EVIL, reason: EVIL }], examined: [{ dim: EVIL, trips: null, iterations: [0, 1] }], barriers_not_known: ''
    };
    const host = document.createElement('div');
    const lines: number[] = [];
    host.append(...barrierList(payload, { selected: null, pick: () => undefined, goToLine: line => lines.push(line) }).filter(child => child instanceof Node));
    expect(host.querySelector('img')).toBeNull();
    expect(host.querySelector('[data-testid="barrier-verdict"]')?.textContent).toBe('1 of 2 barriers is needed; no hazard was found for 1.');
    expect(host.textContent).not.toMatch(/needless|unnecessary|redundant/);
    [...host.querySelectorAll('button')].find(one => one.textContent === 'line 3')!.click();
    expect(lines).toEqual([3]);
  });

  it('opens the copies of an operation and links each of a chain', () => {
    const payload: ExpansionPayload = {
      stage: 's', nodes_before: 2, nodes_after: 4, kept: [], not_known: '',
      operations: [{
        node: 'n', label: EVIL, op: 'mma', category: 'mfma', expected: 3,
        dims: [{ dim: 'K2', tile: 32, tile_text: EVIL, rule: EVIL, waves: 1, vector: 16, expected: 2, copies: 2, formula: '⌈32 / (1 · 16)⌉ = 2' }, { dim: 'B', tile: 1, tile_text: '', rule: '', waves: 1, vector: 0, expected: 1, copies: 1, formula: '' }],
        copies: [{ node: 'c0', label: EVIL, at: { K2: 0 } }, { node: 'c1', label: EVIL, at: { K2: 1 } }]
      }],
      chains: [{
        kind: 'accumulator', operation: 'n', label: EVIL, dim: 'K2', at: {}, enters: null, leaves: [{ node: 'o', label: EVIL }], carried: false, complete: true,
        links: [0, 1].map(position => ({ node: `c${position}`, label: EVIL, position, operand: 'acc', source: 'x', target: 'y' }))
      }]
    };
    const picked: string[] = [];
    const host = document.createElement('div');
    host.append(...expansionTable(payload, { selected: 'c1', open: new Set(['n']), toggle: () => undefined, pick: node => picked.push(node) }).filter(child => child instanceof Node));
    expect(host.querySelector('img')).toBeNull();
    const copies = [...host.querySelectorAll<HTMLButtonElement>('.wx-copies button')];
    expect(copies.map(copy => [copy.textContent, copy.getAttribute('aria-pressed')])).toEqual([['K2:0', 'false'], ['K2:1', 'true']]);
    expect(host.textContent).toContain('3 by the formula');
    // Along B there is nothing to tell apart: no column, a sentence.
    expect([...host.querySelectorAll('thead th')].map(head => head.textContent)).toEqual(['Operation', 'Copies', 'K2']);
    [...host.querySelectorAll<HTMLButtonElement>('.wx-chain-node')].forEach(node => node.click());
    expect(picked).toEqual(['c0', 'c1', 'o']);
  });
});
