// @vitest-environment jsdom
/** The counters view over a run on a GPU as the kernel gives it, and over what such a run may lack. */
import { describe, expect, it } from 'vitest';
import { counterTables } from '../counter_table';
import { CountersView } from '../counters_view';
import { el } from '../dom';
import { measuredTime } from '../measured_time';
import type { CounterRow, MeasuredTime, RunPayload } from '../payloads';
import { Theme } from '../theme';
import { Workspace } from '../workspace';
import { FakeRecord, pane, settled } from './fake_record';
import golden from './golden/run_on_gpu.json';

const EVIL = '<img src=x onerror="window.hacked=1">';
const RUN = golden as unknown as RunPayload;

async function shown(run: RunPayload | null, record = new FakeRecord({ run })): Promise<HTMLElement> {
  const host = pane(900);
  const work = new Workspace(record, new Theme(host), { view: 'counters' });
  const view = new CountersView(work);
  host.append(view.element);
  view.show();
  await settled();
  return host;
}

function cells(host: ParentNode, counter: string): string[] {
  return [...host.querySelectorAll(`[data-counter=${counter}] td`)].map(cell => cell.textContent ?? '');
}

function heads(host: ParentNode): string[] {
  return [...host.querySelectorAll('h3')].map(head => head.textContent ?? '');
}

function row(more: Partial<CounterRow>): CounterRow {
  return { name: 'SQ_WAVES', value: 16, fidelity: 'measured', rule: '', meaning: 'Waves.', emulated: 16, emulated_fidelity: 'exact', difference: 0, suspect: '', ...more };
}

function tables(rows: CounterRow[], notes: string[] = []): HTMLElement {
  return el('div', {}, ...counterTables(rows, notes));
}

describe('counters of a GPU', () => {
  it('stand beside those of the emulator, with the difference and how true the emulated one is', async () => {
    const host = await shown(RUN);
    const table = host.querySelector('.wx-beside-table') as HTMLElement;
    expect([...table.querySelectorAll('thead th')].map(head => head.textContent)).toEqual(['Counter', 'Measured', 'Emulated', 'Difference', 'Emulated is', 'Meaning and rule']);
    expect(cells(table, 'SQ_WAVES').slice(0, 4)).toEqual(['15', '16', '−1 −6.3 %', 'exact']);
    expect(cells(table, 'SQ_INSTS_LDS').slice(0, 4)).toEqual(['768', '768', '0', 'exact']);
    expect(cells(table, 'SQ_LDS_BANK_CONFLICT').slice(0, 4)).toEqual(['2\u2009048', '2\u2009048', '0', 'approximate']);
    expect(cells(table, 'GRBM_GUI_ACTIVE')[3]).toBe('modelled');
  });

  it('that contradict an exact one are marked, and the note says what to do', async () => {
    const host = await shown(RUN);
    const wrong = [...host.querySelectorAll<HTMLElement>('tr.wx-wrong')].map(one => one.dataset['counter']);
    expect(wrong).toEqual(['SQ_WAVES']);
    expect(host.querySelector('[data-testid=calibration]')?.textContent).toContain('--bundle');
    // Once, and not among the notes again.
    expect([...host.querySelectorAll('.wx-note')].filter(note => note.textContent?.includes('calibration'))).toEqual([]);
  });

  it('that were not measured say so, with the emulated value in its own column', async () => {
    const host = await shown(RUN);
    const [measured, emulated, difference] = cells(host.querySelector('.wx-beside-table') as HTMLElement, 'SQ_INSTS_VALU');
    expect([measured, emulated, difference]).toEqual(['–', '1\u2009200', '–']);
    expect(host.querySelector('[data-counter=SQ_INSTS_VALU] .wx-suspect')?.textContent).toMatch(/^not measured: /);
  });

  it('are one table with what only the emulator knows below it', async () => {
    const host = await shown(RUN);
    expect(heads(host)).toEqual(['Measured time measured', 'Modelled time modelled', 'Counters, whole run', 'Counted by the emulator alone']);
    expect(host.querySelector('.wx-beside-table [data-counter=SQ_INSTS_SALU]')).toBeNull();
    expect(host.querySelector('[data-counter=SQ_INSTS_SALU]')).not.toBeNull();
  });

  it('with doubts or disagreements that are no defect of the emulator are not marked as one', () => {
    const wrong = (more: Partial<CounterRow>): number => tables([row(more)]).querySelectorAll('.wx-wrong').length;
    expect(wrong({ value: 15, difference: -1 })).toBe(1);
    expect(wrong({ value: 15, difference: -1, suspect: '3 launches gave from 15 to 17' })).toBe(0);
    expect(wrong({ value: 15, difference: -1, emulated_fidelity: 'approximate' })).toBe(0);
    expect(wrong({})).toBe(0);
  });

  it('keep a measured 0 in sight, and have no share of an emulated 0 or of one that is far off', () => {
    expect(cells(tables([row({ value: 0, difference: -16 })]), 'SQ_WAVES').slice(0, 3)).toEqual(['0', '16', '−16 −100 %']);
    expect(cells(tables([row({ emulated: 0, difference: 16 })]), 'SQ_WAVES')[2]).toBe('+16');
    expect(cells(tables([row({ value: 116, emulated: 10, difference: 106 })]), 'SQ_WAVES')[2]).toBe('+106');
    expect(cells(tables([row({ value: 110, emulated: 10, difference: 100 })]), 'SQ_WAVES')[2]).toBe('+100 +1\u2009000 %');
    expect(cells(tables([row({ emulated: null, emulated_fidelity: null, difference: null })]), 'SQ_WAVES').slice(1, 4)).toEqual(['–', '–', '–']);
  });

  it('that need a look stand on top, and those that are 0 on both sides are folded', () => {
    const host = tables([
      row({ name: 'A' }), row({ name: 'B', value: 0, emulated: 0 }), row({ name: 'C', suspect: 'missing', fidelity: 'exact' }),
      row({ name: 'D', value: 15, difference: -1 }), row({ name: 'E', value: 0, emulated: 0, suspect: '0 (suspect)' })
    ]);
    const names = (place: Element | null): (string | undefined)[] => [...(place?.querySelectorAll<HTMLElement>('[data-counter]') ?? [])].map(one => one.dataset['counter']);
    expect(names(host.querySelector('.wx-beside-table'))).toEqual(['D', 'C', 'E', 'A']);
    expect(host.querySelector('summary')?.textContent).toBe('1 counter is 0, measured and emulated');
    expect(names(host.querySelector('details'))).toEqual(['B']);
  });

  it('that nobody knows say why once', () => {
    const host = tables([row({ value: null, fidelity: 'unsupported', rule: 'the files lack it', suspect: 'missing', emulated: null, emulated_fidelity: null, difference: null })]);
    expect(cells(host, 'SQ_WAVES')).toEqual(['–', '–', '–', '–', 'missing: the files lack itWaves.']);
  });

  it('of the emulator alone have the plain table', () => {
    const host = tables([row({ fidelity: 'exact', emulated: null, emulated_fidelity: null, difference: null })]);
    expect(host.querySelector('.wx-beside-table')).toBeNull();
    expect(cells(host, 'SQ_WAVES').slice(0, 2)).toEqual(['16', 'exact']);
  });

  it('show names, doubts and notes that hold HTML as text', () => {
    const host = tables([row({ rule: EVIL, meaning: EVIL, suspect: EVIL, fidelity: 'measured' })], [`calibration: ${EVIL}`]);
    expect(host.querySelector('img')).toBeNull();
    expect(host.querySelector('.wx-suspect')?.textContent).toBe(EVIL);
  });

  it('that nobody asked for are spoken of', async () => {
    const host = await shown({ ...RUN, counters: [], modelled_time: null, wave_instructions: 0 });
    expect(host.textContent).toContain('No counters were measured');
    expect(host.querySelector('.wx-view-head')?.textContent).not.toContain('0 wave instructions');
  });
});

describe('a measured time', () => {
  const TIME: MeasuredTime = { median: 2e-6, lower: 1.9e-6, upper: 2.5e-6, fastest: 1.5e-6, slowest: 4e-6, repeats: 20, warmup: 3, flushed: true };

  it('comes before the modelled one, with its spread and how many times the bound it is', async () => {
    const host = await shown(RUN);
    const claim = host.querySelector('[data-testid=measured-time]');
    expect(claim?.textContent).toBe('4.1 ms on hip:0, the median of 5 launches: half of them took 4.1 ms to 4.2 ms.');
    const modelled = host.querySelector('[data-testid=modelled-time]') as HTMLElement;
    expect(claim && claim.compareDocumentPosition(modelled) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const bound = (RUN.modelled_time?.seconds ?? NaN);
    expect(host.querySelector('.wx-model')?.textContent).toContain(`measured is ${(4.1e-3 / bound).toFixed(0)}× that`);
    expect(host.querySelector('[data-testid=below-bound]')).toBeNull();
  });

  it('is drawn on one scale: ends, quartiles, median', () => {
    const host = el('div', {}, ...measuredTime(TIME, 'hip:0', null));
    const at = (name: string): string => host.querySelector<HTMLElement>(`.${name}`)?.style.cssText ?? '';
    expect(at('wx-spread-ends')).toBe('left: 37.5%; width: 62.5%;');
    expect(at('wx-spread-half')).toBe('left: 47.5%; width: 15%;');
    expect(at('wx-spread-median')).toContain('left: 50%');
    expect(host.textContent).toContain('after 3 to warm up, caches emptied before each');
    expect(host.textContent).not.toContain('modelled');
  });

  it('below the bound says that the model does not fit', () => {
    const model = RUN.modelled_time;
    expect(model).not.toBeNull();
    const host = el('div', {}, ...measuredTime(TIME, 'hip:0', model && { ...model, seconds: 3e-6 }));
    expect(host.querySelector('[data-testid=below-bound]')?.textContent).toContain('do not fit');
  });
});

describe('no run', () => {
  it('invites to count on the emulator and to measure on a GPU', async () => {
    const record = new FakeRecord({ run: null, stages: { stages: [] } });
    expect((await shown(null, record)).textContent).toContain('Run to count');
    record.state = { ...record.state, device: { name: 'hip:0', kind: 'gpu', note: '' } };
    expect((await shown(null, record)).textContent).toContain('Run to measure');
  });
});
