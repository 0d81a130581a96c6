// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TunedPoint, Tuning } from '../payloads';
import { EMPTY_STATE } from '../provider';
import { tunePlot } from '../tune_plot';
import { doneText, elapsedText } from '../tune_progress';
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
    serial: 1, phase: 'done', proposal: [], proposed_trials: 40, objective: 'modelled time', direction: 'minimize', done: 3, total: 3, size: 9, running: [],
    baseline: point(-1, 2e-7, { settings: {} }), points: [point(0, 3e-7), point(1, 1e-7), point(2, null)], best: 1,
    pruned: [{ rule: EVIL, count: 5, examples: [[`BLOCK_M=${EVIL}`, EVIL]] }], importance: [['BLOCK_M', 0.75], ['schedule', 0.25]], importance_note: '',
    pareto: [0, 1], cancelled: false, notes: [], ...more
  };
}

describe('words of a search', () => {
  it('give times a unit that fits and counters none', () => {
    expect(valueText(2.5e-7, 'modelled time')).toBe('250 ns');
    expect(valueText(12000, 'SQ_WAVES')).toBe('12\u2009000');
    expect(valueText(null, 'SQ_WAVES')).toBe('–');
    expect(ratioText(0.5)).toBe('0.50×');
    expect(settingsText(point(0, 1))).toBe('BLOCK_M=32 schedule=NONE');
    expect(settingsText(point(-1, 1, { settings: {} }))).toBe('the kernel as it stands');
  });

  it('say how far it is, of what, and since when', () => {
    expect(doneText(tuning({ phase: 'sifting', done: 120, total: 1608 }))).toBe('120 of 1\u2009608 points looked at');
    expect(doneText(tuning({ phase: 'sifting', done: 0, total: 0, size: 1608 }))).toBe('1\u2009608 points');
    expect(doneText(tuning({ phase: 'searching', done: 2, total: 40 }))).toBe('2 of 40 points');
    expect([elapsedText(7.9), elapsedText(185)]).toEqual(['7 s', '3 min 05 s']);
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
    expect(table.querySelector('th[aria-sort="ascending"]')?.textContent).toBe('modelled time ↑');
    // The button stands in the first column, which stays in sight.
    expect(table.querySelector('[data-point-row="0"] td')?.querySelector('[data-testid="tune-use-0"]')).not.toBeNull();
  });
});

describe('the page of a search', () => {
  const shown: TuneView[] = [];

  afterEach(() => {
    shown.splice(0).forEach(view => view.hide());
    vi.useRealTimers();
  });

  function page(state: Partial<Tuning>, phase: 'idle' | 'tuning' = 'idle', live = true, seconds = 0): { view: TuneView; act: ReturnType<typeof vi.fn>; select: ReturnType<typeof vi.fn> } {
    const act = vi.fn(() => Promise.resolve());
    const select = vi.fn();
    const work = {
      state: { ...EMPTY_STATE, phase, current: 'v1', tuning: tuning(state), progress: { done: 0, total: null, name: '', layer: '', seconds } }, session: { live, act }, on: () => () => undefined, store: { select }
    } as unknown as Workspace;
    const view = new TuneView(work);
    document.body.replaceChildren(view.element);
    view.show();
    shown.push(view);
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

  it('tries so many points of a proposed space as the command line, and all of one that was given', () => {
    const { view, act } = page({ phase: '', points: [], best: null, proposal: [{ name: 'BLOCK_M', values: '32, 64' }] });
    const trials = view.element.querySelector<HTMLInputElement>('[data-testid="tune-trials"]')!;
    const field = view.element.querySelector<HTMLInputElement>('[data-testid="tune-space-BLOCK_M"]')!;
    const start = view.element.querySelector<HTMLButtonElement>('[data-testid="tune-start"]')!;
    const type = (input: HTMLInputElement, text: string): void => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    expect(trials.value).toBe('40');
    start.click();
    expect(act).toHaveBeenLastCalledWith('tune', { space: { BLOCK_M: '32, 64' }, workers: 2, trials: 40 });
    type(field, '16, 32, 64');
    expect(trials.value).toBe('');
    start.click();
    expect(act).toHaveBeenLastCalledWith('tune', { space: { BLOCK_M: '16, 32, 64' }, workers: 2 });
    type(field, '32, 64');
    expect(trials.value).toBe('40');
    // Who empties the field wants all of them; who types a number keeps it.
    type(trials, '');
    start.click();
    expect(act).toHaveBeenLastCalledWith('tune', { space: { BLOCK_M: '32, 64' }, workers: 2 });
    type(trials, '7');
    type(field, '64');
    expect(trials.value).toBe('7');
  });

  it('says what goes on before there is a point, and for how long', () => {
    vi.useFakeTimers();
    const { view } = page({ phase: 'baseline', done: 0, total: 9, points: [], best: null, baseline: null, running: ['the kernel as it stands', EVIL] }, 'tuning', true, 3);
    const said = (): string => view.element.querySelector('[data-testid="tune-progress"]')?.textContent ?? '';
    expect(said()).toContain('Baseline: the kernel as it stands is compiled');
    expect(said()).toContain(EVIL);
    expect(view.element.querySelector('img')).toBeNull();
    expect(view.element.querySelector('[data-testid="tune-told"]')?.textContent).toBe('baseline: 0 of 9 points');
    expect(view.element.querySelector('[data-testid="tune-elapsed"]')?.textContent).toBe('3 s');
    vi.advanceTimersByTime(4000);
    expect(view.element.querySelector('[data-testid="tune-elapsed"]')?.textContent).toBe('7 s');
  });

  it('folds the values where there are points, and opens them again on demand', () => {
    const { view } = page({ proposal: [{ name: 'BLOCK_M', values: '32, 64' }] });
    const fields = view.element.querySelector<HTMLElement>('.wx-tune-space')!;
    const unfold = view.element.querySelector<HTMLButtonElement>('[data-testid="tune-values"]')!;
    expect([fields.hidden, unfold.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    unfold.click();
    expect([fields.hidden, unfold.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(view.element.querySelector<HTMLElement>('[data-testid="tune-progress"]')?.hidden).toBe(true);
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
