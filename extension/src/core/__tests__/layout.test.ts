// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { mount, type Explorer } from '../explorer';
import { axisRuns, cellOf, holdings, runs, sentence, slotName, tilesOf } from '../layout_cells';
import { laneTop, placeAt, planLayout, tileSize, type LayoutShape } from '../layout_plan';
import type { MatrixChoicesPayload, MatrixLayoutPayload, MatrixOperand, MmaAgreementPayload, SummaryPayload } from '../payloads';
import { EMPTY_STATE, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../provider';
import * as study from '../study';

type Element = [number, number, number];

function operand(dtype: string, bits: number, slots: number, lanes: number, element: (lane: number, slot: number) => Element): MatrixOperand {
  return {
    dtype, registers: Math.max(1, (bits * slots) / 32),
    slots: Array.from({ length: slots }, (_, slot) => [Math.floor((slot * bits) / 32), (slot * bits) % 32, bits]),
    lanes: Array.from({ length: lanes }, (_, lane) => Array.from({ length: slots }, (__, slot) => element(lane, slot)))
  };
}

/** AMD's layout of v_mfma_f32_16x16x16_f16: lanes along i (or j), four k a lane; D has four rows a lane. */
const quarter = (lane: number): number => Math.floor(lane / 16);
const MFMA: MatrixLayoutPayload = {
  name: 'v_mfma_f32_16x16x16_f16', target: 'gfx942', wave_size: 64, m: 16, n: 16, k: 16, blocks: 1, cycles: 16, flops: 8192, evidence: 'manual',
  aliases: [], modifiers: [], formats: [], note: '',
  A: operand('f16', 16, 4, 64, (lane, slot) => [lane % 16, 4 * quarter(lane) + slot, 0]),
  B: operand('f16', 16, 4, 64, (lane, slot) => [4 * quarter(lane) + slot, lane % 16, 0]),
  C: operand('f32', 32, 4, 64, (lane, slot) => [4 * quarter(lane) + slot, lane % 16, 0]),
  D: operand('f32', 32, 4, 64, (lane, slot) => [4 * quarter(lane) + slot, lane % 16, 0])
};
/** 4×4 in 16 blocks: each block in four lanes. */
const BLOCKS: MatrixLayoutPayload = {
  ...MFMA, name: 'v_mfma_f32_4x4x4_16b_f16', m: 4, n: 4, k: 4, blocks: 16, cycles: 8,
  A: operand('f16', 16, 4, 64, (lane, slot) => [lane % 4, slot, Math.floor(lane / 4)]),
  B: operand('f16', 16, 4, 64, (lane, slot) => [slot, lane % 4, Math.floor(lane / 4)]),
  C: operand('f32', 32, 4, 64, (lane, slot) => [slot, lane % 4, Math.floor(lane / 4)]),
  D: operand('f32', 32, 4, 64, (lane, slot) => [slot, lane % 4, Math.floor(lane / 4)])
};

const EVIL = '<img src=x onerror="window.hacked=1">';

/** Wave's index with the middle quarters of k exchanged. */
const swap = (k: number): number => (k >= 4 && k < 12 ? k ^ 12 : k);
function agreement(verdict: MmaAgreementPayload['verdict']): MmaAgreementPayload {
  const k = verdict === 'permuted' ? swap : (one: number): number => one;
  return {
    stage: 's1', node: 'n1', label: EVIL, instruction: MFMA.name, target: 'gfx942', wave_size: 64, wave: 0, found_by: 'direct', lines: [7],
    verdict, text: EVIL, not_known: verdict === '' ? EVIL : '', k_order: Array.from({ length: 16 }, (_, one) => k(one)), k_extent: 16,
    operands: [
      { name: 'A', node: 'a', label: 'a', dims: ['M', 'K'], verdict: 'permuted', text: '', lanes: MFMA.A.lanes.map(slots => slots.map(([i, j]) => [i, k(j)])) },
      { name: 'B', node: 'b', label: 'b', dims: ['K', 'N'], verdict: 'permuted', text: '', lanes: MFMA.B.lanes.map(slots => slots.map(([i, j]) => [k(i), j])) },
      { name: 'D', node: 'd', label: 'd', dims: ['M', 'N'], verdict: 'same', text: '', lanes: MFMA.D.lanes.map(slots => slots.map(([i, j]) => [i, j])) }
    ]
  };
}

describe('cells of a matrix instruction', () => {
  const tiles = tilesOf(MFMA, 0);

  it('finds every element by lane and slot, and back', () => {
    for (const name of ['A', 'B', 'D'] as const) {
      for (let lane = 0; lane < 64; lane++) {
        for (let slot = 0; slot < 4; slot++) {
          const [row, column] = MFMA[name].lanes[lane]?.[slot] as Element;
          expect(cellOf(tiles, name, lane, slot)).toEqual({ operand: name, row, column });
          expect(tiles[name].holders[row]?.[column]).toEqual([{ lane, slot }]);
        }
      }
    }
  });

  it('says what a cell is made from, and what it feeds', () => {
    expect(sentence(MFMA, tiles, { operand: 'D', row: 6, column: 1 })).toBe('D[i 6, j 1] sums A row 6 (lanes 6, 22, 38, 54) times B column 1 (lanes 1, 17, 33, 49).');
    expect(sentence(MFMA, tiles, { operand: 'A', row: 6, column: 3 })).toBe('A[i 6, k 3] feeds the 16 cells of D row 6: lanes 16–31, in v2. It is multiplied with B row 3 (lanes 0–15).');
    expect(sentence(MFMA, tiles, { operand: 'B', row: 4, column: 1 })).toBe('B[k 4, j 1] feeds the 16 cells of D column 1: lanes 1, 17, 33, 49, in 4 registers. It is multiplied with A column 4 (lanes 16–31).');
    expect(holdings(MFMA)).toBe('Each lane holds 4 of A and of B in v0.lo v0.hi v1.lo v1.hi, and 4 of D in v0 v1 v2 v3; C is held as D is.');
  });

  it('keeps blocks apart', () => {
    const fourth = tilesOf(BLOCKS, 4);
    expect(cellOf(fourth, 'D', 17, 2)).toEqual({ operand: 'D', row: 2, column: 1 });
    expect(cellOf(fourth, 'D', 20, 2)).toBeNull();
    expect(sentence(BLOCKS, fourth, { operand: 'D', row: 0, column: 1 })).toBe('D[i 0, j 1] sums A row 0 (lane 16) times B column 1 (lane 17).');
  });

  it('shows Wave\'s order, and leaves the k of other instructions empty', () => {
    const wave = tilesOf(MFMA, 0, agreement('permuted'));
    expect(wave.A.holders[1]?.[4]).toEqual([{ lane: 33, slot: 0 }]);
    expect(wave.D.holders).toEqual(tiles.D.holders);
    const wide = tilesOf(MFMA, 0, { ...agreement('same'), k_extent: 32 });
    expect([wide.A.columns, wide.B.rows, wide.A.holders[0]?.[20]]).toEqual([32, 32, []]);
  });

  it('names the lanes on the axes', () => {
    expect(axisRuns(tiles.A, 'columns').map(run => [run.first, run.length, run.text, run.group])).toEqual([[0, 4, '0–15', 0], [4, 4, '16–31', 1], [8, 4, '32–47', 2], [12, 4, '48–63', 3]]);
    expect(axisRuns(tiles.A, 'rows')).toEqual([]);
    expect([runs([3, 1, 2, 7, 9, 9]), runs([5]), runs([])]).toEqual(['1–3, 7, 9', '5', '']);
  });

  it('names registers and the bits in them', () => {
    const name = (bits: number, slot: number): string => slotName(operand('', bits, 16, 1, () => [0, 0, 0]), slot);
    expect([name(64, 1), name(32, 3), name(16, 3), name(8, 6), name(4, 9), name(6, 1)]).toEqual(['v2:3', 'v3', 'v1.hi', 'v1[2]', 'v1[1]', 'v0 bit 6']);
  });
});

describe('the plan of the picture', () => {
  const SHAPES: [string, LayoutShape][] = [
    ['16×16×16', { m: 16, n: 16, k: 16, lanes: 64, slots: { A: 4, B: 4, D: 4 } }],
    ['32×32×8', { m: 32, n: 32, k: 8, lanes: 64, slots: { A: 4, B: 4, D: 16 } }],
    ['32×32 in two blocks', { m: 32, n: 32, k: 4, lanes: 64, slots: { A: 4, B: 4, D: 32 } }],
    ['4×4', { m: 4, n: 4, k: 4, lanes: 64, slots: { A: 4, B: 4, D: 4 } }],
    ['8 bit', { m: 16, n: 16, k: 32, lanes: 64, slots: { A: 8, B: 8, D: 4 } }],
    ['128 k', { m: 16, n: 16, k: 128, lanes: 64, slots: { A: 32, B: 32, D: 4 } }],
    ['wave32', { m: 16, n: 16, k: 32, lanes: 32, slots: { A: 16, B: 16, D: 8 } }]
  ];

  it.each(SHAPES)('fits %s at the smallest size, and finds every place again', (_, shape) => {
    const plan = planLayout(shape, 732, 470);
    expect(plan.width).toBeLessThanOrEqual(732);
    expect(plan.height).toBeLessThanOrEqual(470);
    expect(plan.at.A[1]).toBe(plan.at.D[1]);
    expect(plan.at.B[0]).toBe(plan.at.D[0]);
    for (const operand of ['A', 'B', 'D'] as const) {
      const { rows, columns, width, height } = tileSize(plan, operand);
      for (const [row, column] of [[0, 0], [rows - 1, columns - 1], [rows >> 1, columns >> 1]] as const) {
        const [left, top] = plan.at[operand];
        expect(placeAt(plan, left + (column + 0.5) * width, top + (row + 0.5) * height)).toEqual({ kind: 'cell', cell: { operand, row, column } });
      }
      for (const lane of [0, 15, 16, shape.lanes - 1]) {
        const slot = shape.slots[operand] - 1;
        expect(placeAt(plan, plan.files[operand] + (slot + 0.5) * plan.slot, laneTop(plan, lane) + 1)).toEqual({ kind: 'register', operand, lane, slot });
      }
    }
    expect(placeAt(plan, 1, 1)).toBeNull();
  });

  it('keeps the corner for words only where they have room', () => {
    expect(planLayout(SHAPES[0]?.[1] as LayoutShape, 732, 470).corner).not.toBeNull();
    expect(planLayout(SHAPES[1]?.[1] as LayoutShape, 732, 470).corner).toBeNull();
  });
});

const SUMMARY: SummaryPayload = {
  id: 'v1', kernel: 'gemm', status: 'ok', origin: 'worker', target: 'gfx942', shape_text: '', dtype_text: '', versions: {}, seconds: { total: 1 },
  layers: [], launch: null, symbols: {}, options: {}, disabled_passes: [], hand_edited: '', error: null, notes: [], diagnostics: []
};
const CHOICES: MatrixChoicesPayload = {
  target: 'gfx942', wave_size: 64, note: '',
  instructions: [MFMA, BLOCKS].map(one => ({ name: one.name, wave_size: 64, m: one.m, n: one.n, k: one.k, blocks: one.blocks, a_type: 'f16', b_type: 'f16', d_type: 'f32', used: one === MFMA ? 2 : 0 })),
  uses: [7, 8].map(line => ({ line, name: MFMA.name, a_type: 'f16', b_type: 'f16', nodes: [`n${line - 6}`], known: true }))
};

class LayoutSession implements Session {
  readonly live = true;
  readonly asked: string[] = [];
  readonly state = { ...EMPTY_STATE, title: 'gemm', current: 'v1', phase: 'idle' as const, revision: 1 };
  constructor(readonly choices: MatrixChoicesPayload, readonly verdict: MmaAgreementPayload['verdict'] = 'permuted') {}

  onState(): () => void {
    return () => undefined;
  }

  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    this.asked.push(`${name} ${JSON.stringify(params)}`);
    const { instruction, node } = params as { instruction?: string; node?: string };
    const answers: Partial<Record<QueryName, unknown>> = {
      summary: SUMMARY, stages: { stages: [] }, matrix_choices: this.choices,
      matrix_layout: instruction === BLOCKS.name ? BLOCKS : MFMA
    };
    if (name === 'mma_agreement' && node?.startsWith('n')) {
      answers.mma_agreement = { ...agreement(this.verdict), node };
    }
    return name in answers ? Promise.resolve(answers[name] as Payload<N>) : Promise.reject(new Error(name));
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  loadEditor(): Promise<EditorModule> {
    return Promise.reject(new Error('none'));
  }

  loadStudy(): Promise<StudyModule> {
    return Promise.resolve(study);
  }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 120));
// jsdom has no canvas and lays nothing out.
HTMLCanvasElement.prototype.getContext = () => null;
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 764 });
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 480 });
window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));

describe('layout view', () => {
  let session: LayoutSession;
  let explorer: Explorer;
  const find = (id: string): HTMLElement => document.querySelector(`[data-testid=${id}]`) as HTMLElement;
  const words = (): string => find('layout-words').textContent ?? '';

  async function open(next: LayoutSession): Promise<void> {
    document.body.replaceChildren();
    const host = document.createElement('div');
    document.body.append(host);
    session = next;
    explorer = mount(host, session, { view: 'layout', lane: 17 });
    await settled();
  }

  beforeEach(() => open(new LayoutSession(CHOICES)));

  it('opens on the first matrix instruction of the kernel and says its verdict as text', () => {
    expect(words()).toContain('lane 17, v0 of D');
    expect(words()).toContain('D[i 4, j 1] sums A row 4');
    expect(find('layout-agreement').textContent).toContain(EVIL);
    expect(document.querySelector('.wx img')).toBeNull();
    expect(session.asked.filter(one => one.startsWith('mma_agreement'))).toEqual(['mma_agreement {"node":"n1"}']);
  });

  it('moves by keys in the picture, and the lane is the shared one', async () => {
    const press = (key: string): boolean => find('layout-picture').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('ArrowRight');
    await settled();
    expect(explorer.work.selection.lane).toBe(18);
    press('ArrowUp');
    await settled();
    expect(explorer.work.selection.lane).toBe(2);
    expect(words()).toContain('D[i 3, j 2]');
    explorer.work.store.select({ lane: 40 });
    await settled();
    expect(words()).toContain('lane 40, v3 of D');
    find('layout-A').click();
    await settled();
    expect(words()).toContain('A[i 8, k 11]');
  });

  it('draws the tiles once; another cell and the pointer only mark', async () => {
    const drawn = new Map<HTMLCanvasElement, number>();
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement): null {
      drawn.set(this, (drawn.get(this) ?? 0) + 1);
      return null;
    };
    const [base, over] = [...find('layout-picture').querySelectorAll('canvas')] as [HTMLCanvasElement, HTMLCanvasElement];
    explorer.work.store.select({ lane: 20 });
    await settled();
    expect([drawn.get(base), drawn.get(over)]).toEqual([undefined, 1]);
    const [left, top] = (find('layout-picture').dataset['atD'] ?? '').split(',').map(Number) as [number, number];
    find('layout-picture').dispatchEvent(new MouseEvent('pointermove', { clientX: left + 2, clientY: top + 2 }));
    expect(words()).toContain('D[i 0, j 0]');
    expect([drawn.get(base), drawn.get(over)]).toEqual([undefined, 2]);
    expect(explorer.work.selection.lane).toBe(20);
    HTMLCanvasElement.prototype.getContext = () => null;
  });

  it('shows both orders where they differ, and says what the other side has', async () => {
    find('layout-A').click();
    await settled();
    expect(words()).toContain('A[i 1, k 4]');
    expect(words()).toContain('Wave\'s index puts M 1, K 8 there.');
    find('layout-by-wave').click();
    await settled();
    expect(words()).toContain('A[i 1, k 8]');
    expect(words()).toContain('The instruction calls this place A[i 1, k 4].');
    await open(new LayoutSession(CHOICES, 'same'));
    expect(find('layout-by-wave')).toBeNull();
  });

  it('follows the selected line, keeps a choice until something else is selected, and steps through blocks', async () => {
    explorer.work.store.select({ instruction: 8, node: null });
    await settled();
    expect(session.asked).toContain('mma_agreement {"node":"n2"}');
    const select = find('layout-instruction') as HTMLSelectElement;
    select.value = `${BLOCKS.name} 64`;
    select.dispatchEvent(new Event('change'));
    await settled();
    expect(words()).toContain('of block 4');
    expect(find('layout-agreement').hidden).toBe(true);
    (document.querySelector('[data-testid=step-block] button:last-child') as HTMLElement).click();
    await settled();
    expect(words()).toContain('of block 5');
    expect(explorer.work.selection.lane).toBe(20);
    explorer.work.store.select({ node: 'n1', instruction: null });
    await settled();
    expect(select.value).toBe(`${MFMA.name} 64`);
  });

  it('asks for the node of an mma that no line is linked to, and goes on without one that is none', async () => {
    explorer.work.store.select({ node: 'n9', instruction: null });
    await settled();
    expect(session.asked).toContain('mma_agreement {"node":"n9"}');
    explorer.work.store.select({ node: 'read', instruction: null });
    await settled();
    expect(words()).toContain('of D');
  });

  it('says that a kernel has none, and shows those of the target all the same', async () => {
    await open(new LayoutSession({ ...CHOICES, uses: [], note: 'There is none.' }));
    expect(document.querySelector('.wx-notice')?.textContent).toContain('There is none. The 2 instructions of gfx942');
    find('layout-browse').click();
    await settled();
    expect(words()).toContain('lane 17, v0 of D');
    await open(new LayoutSession({ ...CHOICES, uses: [], instructions: [], target: 'gfx906' }));
    expect(document.querySelector('.wx-notice')?.textContent).toContain('No matrix instructions are known of gfx906.');
  });
});
