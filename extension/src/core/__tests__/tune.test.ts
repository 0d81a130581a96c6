// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TunedPoint, Tuning } from '../payloads';
import { EMPTY_STATE } from '../provider';
import { tunePlot } from '../tune_plot';
import { importanceBars, pointTable, prunedList } from '../tune_table';
import { TuneView } from '../tune_view';
import { plotted, ratioText, settingsText, sorted, ticks, valueText } from '../tune_words';
import type { Workspace } from '../workspace';

const EVIL = '<img src=x onerror="window.hacked=1">';

function point(number: number, value: number | null, more: Partial<TunedPoint> = {}): TunedPoint {
  return {
    number, settings: { BLOCK_M: 16 * (number + 2), schedule: 'NONE' }, status: value === null ? 'wrong' : 'ok', reason: value === null ? EVIL : '', value,
    ratio: value === null ? null : value / 2e-7, tflops: 1.5, peak_share: 0.01, roofline_share: 0.25, binding: 'LDS', registers: 40 - number, spills: 0,
    lds_bytes: 4096, waves_per_simd: 4, compile_seconds: 1 + number, max_abs_err: 1e-6, tolerance: 1e-5, ...more
  };
}

function tuning(more: Partial<Tuning> = {}): Tuning {
  return {
    serial: 1, phase: 'done', proposal: [], objective: 'modelled time (s)', direction: 'minimize', done: 3, total: 3, size: 9, running: [],
    baseline: point(-1, 2e-7, { settings: {} }), points: [point(0, 3e-7), point(1, 1e-7), point(2, null)], best: 1,
    pruned: [{ rule: EVIL, count: 5, examples: [[`BLOCK_M=${EVIL}`, EVIL]] }], importance: [['BLOCK_M', 0.75], ['schedule', 0.25]], importance_note: '',
    pareto: [0, 1], cancelled: false, notes: [], ...more
  };
}

describe('words of a search', () => {
  it('give times a unit that fits and counters none', () => {
    expect(valueText(2.5e-7, 'modelled time (s)')).toBe('250 ns');
    expect(valueText(12000, 'SQ_WAVES')).toBe('12\u2009000');
    expect(valueText(null, 'SQ_WAVES')).toBe('–');
    expect(ratioText(0.5)).toBe('0.50×');
    expect(settingsText(point(0, 1))).toBe('BLOCK_M=32 schedule=NONE');
    expect(settingsText(point(-1, 1, { settings: {} }))).toBe('the kernel as it stands');
  });

  it('sort by a column both ways, with what is not known last', () => {
    const { points } = tuning();
    expect(sorted(points, 'value', false).map(one => one.number)).toEqual([1, 0, 2]);
    expect(sorted(points, 'value', true).map(one => one.number)).toEqual([0, 1, 2]);
    expect(sorted(points, 'registers', false).map(one => one.number)).toEqual([2, 1, 0]);
    expect(sorted(points, 'status', false).map(one => one.number)).toEqual([0, 1, 2]);
  });

  it('have axes with round ends around all values', () => {
    expect(ticks([3, 17])).toEqual([0, 5, 10, 15, 20]);
    expect(ticks([5, 5])).toEqual([4, 6]);
    expect(ticks([])).toEqual([]);
    const marks = ticks([1.3e-7, 9.1e-7]);
    expect(marks[0]).toBeLessThanOrEqual(1.3e-7);
    expect(marks[marks.length - 1]).toBeGreaterThanOrEqual(9.1e-7);
  });
});

describe('pictures and tables of a search', () => {
  beforeEach(() => {
    delete (window as { hacked?: number }).hacked;
  });

  it('plot the correct points and the baseline, and a point that is the baseline once', () => {
    expect(plotted(tuning(), 'registers').map(dot => dot.point.number)).toEqual([-1, 0, 1]);
    const same = tuning({ baseline: point(-1, 3e-7, { settings: { schedule: 'NONE', BLOCK_M: 32 } }) });
    expect(plotted(same, 'registers').map(dot => dot.point.number)).toEqual([0, 1]);
    const choose = vi.fn<(point: TunedPoint) => void>();
    const plot = tunePlot(tuning(), 'compile_seconds', 500, 240, null, choose);
    expect(plot.querySelectorAll('circle.wx-tune-front')).toHaveLength(2);
    expect(plot.querySelectorAll('circle.wx-tune-base')).toHaveLength(1);
    expect(tunePlot(same, 'compile_seconds', 500, 240, null, choose).querySelectorAll('circle.wx-tune-base')).toHaveLength(1);
    plot.querySelector('circle[data-point="1"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(choose.mock.calls[0]?.[0].number).toBe(1);
  });

  it('take names and reasons as text, mark the best, and offer only correct points', () => {
    const use = vi.fn<(point: TunedPoint) => void>();
    const table = pointTable(tuning(), { key: 'value', down: false }, null, { sort: vi.fn(), choose: vi.fn(), use });
    document.body.replaceChildren(table, prunedList(tuning()) ?? '', importanceBars(tuning()) ?? '');
    expect(document.querySelector('img')).toBeNull();
    expect((window as { hacked?: number }).hacked).toBeUndefined();
    expect(table.querySelector('[data-point-row="1"]')?.className).toContain('wx-tune-best');
    expect(table.querySelector('[data-testid="tune-use-2"]')).toBeNull();
    (table.querySelector('[data-testid="tune-use-0"]') as HTMLButtonElement).click();
    expect(use.mock.calls[0]?.[0].number).toBe(0);
    expect(document.querySelector('[data-testid="tune-pruned"]')?.textContent).toContain('5 points left out');
    expect(document.querySelector('[data-testid="tune-pruned"]')?.textContent).toContain('and 4 more');
    expect(table.querySelector('th[aria-sort="ascending"]')?.textContent).toContain('modelled time (s)');
  });
});

describe('the page of a search', () => {
  function page(state: Partial<Tuning>, phase: 'idle' | 'tuning' = 'idle', live = true): { view: TuneView; act: ReturnType<typeof vi.fn>; select: ReturnType<typeof vi.fn> } {
    const act = vi.fn(() => Promise.resolve());
    const select = vi.fn();
    const work = {
      state: { ...EMPTY_STATE, phase, current: 'v1', tuning: tuning(state) }, session: { live, act }, on: () => () => undefined, store: { select }
    } as unknown as Workspace;
    const view = new TuneView(work);
    document.body.replaceChildren(view.element);
    view.show();
    return { view, act, select };
  }

  it('asks what one would vary, and searches what the fields say', () => {
    const { view, act } = page({ phase: '', points: [], best: null, baseline: null, pruned: [], importance: [], proposal: [{ name: 'BLOCK_M', values: '32, 64' }, { name: 'schedule', values: 'NONE' }] });
    expect(act).toHaveBeenCalledWith('tune_propose', {});
    const field = view.element.querySelector<HTMLInputElement>('[data-testid="tune-space-BLOCK_M"]');
    expect(field?.value).toBe('32, 64');
    field!.value = '16, 32';
    view.element.querySelector<HTMLInputElement>('[data-testid="tune-space-schedule"]')!.value = ' ';
    view.element.querySelector<HTMLInputElement>('[data-testid="tune-trials"]')!.value = '5';
    view.element.querySelector<HTMLButtonElement>('[data-testid="tune-start"]')?.click();
    expect(act).toHaveBeenLastCalledWith('tune', { space: { BLOCK_M: '16, 32' }, workers: 2, trials: 5 });
  });

  it('says how far it is and cannot be started twice', () => {
    const { view } = page({ phase: 'searching', done: 2, total: 9, running: ['BLOCK_M=64'] }, 'tuning');
    expect(view.element.querySelector('[data-testid="tune-told"]')?.textContent).toContain('2 of 9 points');
    expect(view.element.querySelector('[data-testid="tune-best"]')?.textContent).toContain('Best so far: BLOCK_M=48');
    expect(view.element.querySelector<HTMLButtonElement>('[data-testid="tune-start"]')?.disabled).toBe(true);
    expect(view.element.querySelector('[data-testid="tune-use-1"]')).toBeNull();
  });

  it('sorts by a column, and takes the settings of a point to the editor', async () => {
    const { view, act, select } = page({});
    const order = (): (string | undefined)[] => [...view.element.querySelectorAll<HTMLElement>('[data-point-row]')].map(row => row.dataset.pointRow);
    expect(order()).toEqual(['1', '0', '2']);
    view.element.querySelector<HTMLButtonElement>('[data-testid="tune-sort-number"]')?.click();
    expect(order()).toEqual(['0', '1', '2']);
    view.element.querySelector<HTMLButtonElement>('[data-testid="tune-sort-number"]')?.click();
    expect(order()).toEqual(['2', '1', '0']);
    view.element.querySelector<HTMLButtonElement>('[data-testid="tune-use-1"]')?.click();
    await Promise.resolve();
    expect(act).toHaveBeenLastCalledWith('tune_use', { number: 1 });
    expect(select).toHaveBeenCalledWith({ view: 'edit' });
  });

  it('only shows in a saved page', () => {
    const { view, act } = page({}, 'idle', false);
    expect(act).not.toHaveBeenCalled();
    expect(view.element.querySelector<HTMLElement>('.wx-tune-form')?.hidden).toBe(true);
    expect(view.element.querySelector('[data-testid="tune-use-1"]')).toBeNull();
  });
});
