// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { mount, type Explorer } from '../explorer';
import type { IsaPayload, StepMatrix, StepPayload, SummaryPayload } from '../payloads';
import { EMPTY_STATE, type ActionName, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../provider';
import * as study from '../study';
import { dwordsOf, lanesByDword } from '../step_lds';
import { waveNumbers } from '../step_list';
import { matrixCellAt, planMatrix, takesPart } from '../step_matrix';
import { bitsToFloat, bitsToHalf, brief, dwordText, formatFor } from '../step_numbers';
import { columnsThatFit } from '../step_registers';

describe('numbers of registers', () => {
  it('reads halves and floats as IEEE has them', () => {
    const halves: [number, number][] = [[0x3c00, 1], [0xc000, -2], [0x0001, 2 ** -24], [0x03ff, 1023 * 2 ** -24], [0x0400, 2 ** -14], [0x7bff, 65504], [0x7c00, Infinity], [0xfc00, -Infinity], [0x3555, 0.333251953125]];
    for (const [bits, value] of halves) {
      expect(bitsToHalf(bits)).toBe(value);
    }
    expect(bitsToHalf(0x7e00)).toBeNaN();
    expect(bitsToFloat(0x3fc00000)).toBe(1.5);
    expect(bitsToFloat(0xff800000)).toBe(-Infinity);
  });

  it('writes a dword in each format, low half first', () => {
    expect(dwordText(0xc0003c00, 'f16')).toBe('1 −2');
    expect(dwordText(0x3f803fc0, 'bf16')).toBe('1.5 1');
    expect(dwordText(0xffffffff, 'i32')).toBe('−1');
    expect(dwordText(0xdeadbeef, 'hex')).toBe('deadbeef');
    expect(dwordText(0x7fc00000, 'f32')).toBe('nan');
    expect([brief(0.33325195), brief(-65504), brief(1e-7), brief(2.5e9), brief(0), brief('inf')]).toEqual(['0.3333', '−65500', '1.0e-7', '2.5e9', '0', 'inf']);
    expect([formatFor('f16'), formatFor('fp8'), formatFor('')]).toEqual(['f16', 'hex', 'hex']);
  });
});

describe('parts of the step view', () => {
  it('shows as many columns as fit, and at least one', () => {
    expect(columnsThatFit([60, 60, 60], 0, 130)).toBe(2);
    expect(columnsThatFit([60, 60, 60], 2, 130)).toBe(1);
    expect(columnsThatFit([200], 0, 130)).toBe(1);
  });

  it('names runs of waves', () => {
    expect([waveNumbers([0, 1, 2, 3]), waveNumbers([0, 1]), waveNumbers([0, 2, 3]), waveNumbers([5])]).toEqual(['0–3', '0, 1', '0, 2, 3', '5']);
  });

  it('finds the dwords of an LDS access and their lanes', () => {
    expect([...lanesByDword([0, 8, null, 8], 8)]).toEqual([[0, [0]], [1, [0]], [2, [1, 3]], [3, [1, 3]]]);
    expect([...lanesByDword([6], 4)]).toEqual([[1, [0]], [2, [0]]]);
    expect([...dwordsOf(btoa('\x01\x00\x00\x00\xff\xff'))]).toEqual([1, 0xffff]);
  });

  it('lays a matrix instruction out so that rows of A and columns of B meet in D, and finds its cells again', () => {
    const matrix = { m: 32, n: 32, k: 8 } as StepMatrix;
    for (const [width, height] of [[390, 400], [560, 700], [900, 900]] as const) {
      const plan = planMatrix(matrix, { A: 2, B: 2, D: 16 }, 64, width, height);
      expect(plan.width).toBeLessThanOrEqual(width);
      expect(plan.at.A[1]).toBe(plan.at.D[1]);
      expect(plan.at.B[0]).toBe(plan.at.D[0]);
      for (const operand of ['A', 'B', 'D'] as const) {
        const [left, top] = plan.at[operand];
        expect(matrixCellAt(matrix, plan, left + 5.5 * plan.cell, top + 3.5 * plan.cell)).toEqual({ operand, row: 3, column: 5 });
      }
      expect(matrixCellAt(matrix, plan, 2, 2)).toBeNull();
    }
  });

  it('lights what a cell of D sums, and what a cell of A or B feeds', () => {
    const lit = (operand: 'A' | 'B' | 'D', of: 'A' | 'B' | 'D'): string[] => {
      const cells: string[] = [];
      for (let row = 0; row < 3; row++) {
        for (let column = 0; column < 3; column++) {
          if (takesPart({ operand, row: 1, column: 2 }, of, row, column)) {
            cells.push(`${row}${column}`);
          }
        }
      }
      return cells;
    };
    expect([lit('D', 'A'), lit('D', 'B'), lit('D', 'D')]).toEqual([['10', '11', '12'], ['02', '12', '22'], ['12']]);
    expect([lit('A', 'A'), lit('A', 'B'), lit('A', 'D')]).toEqual([['12'], ['20', '21', '22'], ['10', '11', '12']]);
    expect([lit('B', 'B'), lit('B', 'A'), lit('B', 'D')]).toEqual([['12'], ['01', '11', '21'], ['02', '12', '22']]);
  });
});

const EVIL = '<img src=x onerror="window.hacked=1">';

const SUMMARY: SummaryPayload = {
  id: 'v1', kernel: 'gemm', status: 'ok', origin: 'worker', target: 'gfx942', shape_text: '', dtype_text: '', versions: {}, seconds: { total: 1 },
  layers: [], launch: { grid: [2, 2, 1], block: [256, 1, 1], lds_bytes: 64 }, symbols: {}, options: {}, disabled_passes: [], hand_edited: '', error: null, notes: [], diagnostics: []
};

const ISA: IsaPayload = {
  target: 'gfx942', not_known: '', waits: [], wait_notes: [], loops: [], blocks: [], resources: null, coverage: { direct: 0, inferred: 0, none: 0 }, provenance_note: '',
  instructions: [11, 12, 13].map(line => ({
    line, text: `v_mov_b32 v${line}, ${EVIL}`, mnemonic: 'v_mov_b32', category: 'valu', label: '', nodes: [`n${line}`], node_labels: [EVIL], attribution: 'direct',
    rule: '', source_line: null, live_vgprs: 1, hits: null, lds_conflict_cycles: null
  }))
};

function standing(line: number, at: number): StepPayload {
  return {
    at, reason: 'step', text: EVIL, workgroup: [0, 0, 0], grid: [2, 2, 1], lanes: 4,
    waves: [0, 1].map(wave => ({ wave, line, status: 'running', executed: at, active_lanes: 3 })),
    wave: 0, line, visit: 2, last_line: line - 1, last_waves: [0, 1], loops: [{ line: 11, iteration: 4 }], loop_count: 1, nodes: [`n${line}`],
    scalars: [{ name: 'exec', text: EVIL }], active: [true, true, false, true],
    columns: [{ name: 'v1', roles: ['wrote', 'reads'], kind: 'f16', values: [0xc0003c00, 0, 0, 0x3c003c00] }], left_out: 0,
    outstanding: [{ line: 11, text: EVIL, category: 'vmem', counters: ['vmcnt'] }], matrix: null, lds: null, lds_bytes: 64,
    watches: [{ number: 7, text: EVIL }], buffers: ['c']
  };
}

class SteppedSession implements Session {
  live = true;
  readonly acted: string[] = [];
  place: StepPayload | null = null;
  /** The state follows its answer after this time, and until then the stepper moves and answers nothing. */
  late = 0;
  private moving = false;
  state = {
    ...EMPTY_STATE, title: 'gemm', current: 'v1', phase: 'idle' as const, revision: 1, stepping: { serial: 0, open: false, trouble: '' },
    variants: [{ id: 'v1', label: 'gemm', status: 'ok' as const, baseline: true, changes: [], has_run: false }]
  };
  private readonly listeners = new Set<() => void>();

  push(change: Partial<SteppedSession['state']>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach(run => run());
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  query<N extends QueryName>(name: N, _: Params<N>): Promise<Payload<N>> {
    const rows = [{
      id: 's1', layer: 'isa', name: 'asm', seconds: 0, changed: true, status: 'ok', chain: 'device', parent: null, language: 'amdgcn', op_count: 3, op_delta: 0, scope: '', note: '', captured: true
    }];
    const answers: Partial<Record<QueryName, unknown>> = { summary: SUMMARY, stages: { stages: rows }, isa: ISA, step: this.place };
    return name in answers && !(name === 'step' && this.moving) ? Promise.resolve(answers[name] as Payload<N>) : Promise.reject(new Error(name));
  }

  act(name: ActionName, params: unknown): Promise<void> {
    this.acted.push(`${name} ${JSON.stringify(params)}`);
    if (name === 'step_open') {
      this.place = standing(11, 0);
    } else if (name === 'step' && this.place) {
      this.place = standing(12, this.place.at + 1);
    }
    const done = (): void => {
      this.moving = false;
      this.push({ stepping: { serial: this.state.stepping.serial + 1, open: this.place !== null, trouble: name === 'step_watch' ? EVIL : '' } });
    };
    if (this.late) {
      this.moving = true;
      setTimeout(done, this.late);
    } else {
      // The answer comes first, its state a little later.
      setTimeout(done, 20);
    }
    return Promise.resolve();
  }

  loadEditor(): Promise<EditorModule> {
    return Promise.reject(new Error('none'));
  }

  loadStudy(): Promise<StudyModule> {
    return Promise.resolve(study);
  }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 200));
// jsdom lays nothing out: every element is as large as a pane.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 600 });
window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));

describe('step view', () => {
  let session: SteppedSession;
  let explorer: Explorer;
  const view = (): HTMLElement => document.querySelector('.wx-step') as HTMLElement;
  const press = (key: string): boolean => view().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  async function open(live = true): Promise<void> {
    document.body.replaceChildren();
    const host = document.createElement('div');
    document.body.append(host);
    session = new SteppedSession();
    session.live = live;
    explorer = mount(host, session, { view: 'step' });
    await settled();
  }

  beforeEach(() => open());

  it('says in a saved page what it needs', async () => {
    await open(false);
    expect(view().textContent).toContain('Stepping needs a kernel');
    press('n');
    expect(session.acted).toEqual([]);
  });

  it('opens a workgroup that is chosen by its place in the grid', async () => {
    (document.querySelector('[data-testid=step-y] button:last-child') as HTMLElement).click();
    (document.querySelector('[data-testid=step-open]') as HTMLElement).click();
    await settled();
    expect(session.acted).toEqual(['step_open {"workgroup":[0,1,0]}']);
    expect(document.querySelector('.wx-here')?.getAttribute('data-line')).toBe('11');
  });

  it('steps by its keys, and draws the place, the lanes and what is outstanding as text', async () => {
    session.place = standing(11, 0);
    session.push({ stepping: { serial: 1, open: true, trouble: '' } });
    await settled();
    press('n');
    await settled();
    expect(document.querySelector('.wx-here')?.getAttribute('data-line')).toBe('12');
    press('w');
    await settled();
    press('p');
    await settled();
    press('b');
    await settled();
    press('i');
    await settled();
    expect(session.acted).toEqual(['step {}', 'step {"wave":0}', 'step_back {}', 'step_to {"place":"barrier"}', 'step_to {"place":"iteration","iteration":5}']);
    const rows = document.querySelectorAll('.wx-step-table tbody tr');
    expect(rows.length).toBe(4);
    expect(rows[0]?.querySelector('td')?.textContent).toBe('1 −2');
    expect(rows[2]?.classList.contains('wx-off')).toBe(true);
    expect(document.querySelector('[data-testid=step-outstanding]')?.textContent).toContain(EVIL);
    expect(document.querySelector('.wx img')).toBeNull();
  });

  it('draws the place of a movement that was still under way when it was answered', async () => {
    session.place = standing(11, 0);
    session.push({ stepping: { serial: 1, open: true, trouble: '' } });
    await settled();
    session.late = 120;
    press('n');
    await settled();
    expect(document.querySelector('.wx-here')?.getAttribute('data-line')).toBe('12');
    expect(document.querySelector('[data-testid=step-place]')?.textContent).toContain('1 step');
  });

  it('does not take the keys of somebody who types, and says what went wrong', async () => {
    session.place = standing(11, 0);
    session.push({ stepping: { serial: 1, open: true, trouble: '' } });
    await settled();
    const field = document.querySelector('[data-testid=step-watch]') as HTMLInputElement;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
    expect(session.acted).toEqual([]);
    field.value = 'q[0]';
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await settled();
    expect(session.acted).toEqual(['step_watch {"what":"q[0]","on":"write"}']);
    expect(document.querySelector('[data-testid=step-text]')?.textContent).toContain(EVIL);
    expect(field.value).toBe('q[0]');
  });

  it('leaves the keys of other views alone', async () => {
    explorer.work.store.select({ view: 'isa' });
    await settled();
    document.querySelector('.wx')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
    expect(session.acted).toEqual([]);
  });
});
