// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { compareTable, type TableActions } from '../compare_table';
import { askedFor, changeText, fidelities, judged, partingWords, share } from '../compare_words';
import type { ComparedColumn, ComparedFigure, ComparePayload, SettingDelta } from '../payloads';

const EVIL = '<img src=x onerror="window.hacked=1">';

function figure(values: (number | null)[], more: Partial<ComparedFigure> = {}): ComparedFigure {
  const [base] = values;
  return {
    group: 'counters', name: 'SQ_INSTS_VALU', unit: '', better: 'low', meaning: '', values,
    ratios: values.map(value => (value === null || !base ? null : value / base)),
    fidelities: values.map(value => (value === null ? 'unsupported' : 'exact')), notes: values.map(() => ''),
    differs: new Set(values).size > 1, ...more
  };
}

function setting(name: string, values: (string | null)[], group: SettingDelta['group'] = 'option'): SettingDelta {
  return { group, name, values, differs: new Set(values).size > 1 };
}

describe('changes in words', () => {
  it('are per cent while small, and factors when large', () => {
    expect(changeText(1.174)).toBe('+17\u202f%');
    expect(changeText(0.957)).toBe('−4.3\u202f%');
    expect(changeText(4)).toBe('×4');
    expect(changeText(0.25)).toBe('÷4');
    expect(changeText(1)).toBe('');
    expect(changeText(null)).toBe('');
    expect(changeText(0)).toBe('−100\u202f%');
  });

  it('are good or bad only where it is known which way is better', () => {
    expect(judged(figure([10, 8]), 1)).toBe('better');
    expect(judged(figure([10, 8], { better: 'high' }), 1)).toBe('worse');
    expect(judged(figure([10, 8], { better: '' }), 1)).toBe('none');
    expect(judged(figure([10, null]), 1)).toBe('none');
    expect(judged(figure([10, 8], { fidelities: ['modelled', 'measured'] }), 1)).toBe('none');
  });

  it('have bars on the scale of their row, and unknown numbers none', () => {
    const row = figure([50, 100, null]);
    expect([0, 1, 2].map(at => share(row, at))).toEqual([0.5, 1, 0]);
    expect(share(figure([0, 0]), 1)).toBe(0);
    expect(fidelities(row)).toEqual(['exact']);
  });

  it('take the long texts of a sentence on a pass apart', () => {
    const name = 'set_thread_dependent_index_from_mma';
    expect(partingWords({ name, sentence: `${name} (in set_node_indices): index of M of mma_M:0 differs: a : b → c : d (and 8 more)` })).toEqual({
      where: 'set_node_indices', what: 'index of M of mma_M:0 differs', texts: 'a : b → c : d (and 8 more)'
    });
    expect(partingWords({ name, sentence: `${name}: lines +1, −1; the first that differs: \`a\` → \`b\`` }))
      .toEqual({ where: '', what: 'lines +1, −1; the first that differs', texts: '`a` → `b`' });
    expect(partingWords({ name, sentence: `${name}: nodes +10 read` })).toEqual({ where: '', what: 'nodes +10 read', texts: '' });
  });

  it('name a field of a constraint only where no parameter says the same', () => {
    const rows = [
      setting('mma_type', ['A', 'B'], 'parameter'), setting('HardwareConstraint mma_type', ['A', 'B'], 'constraint'),
      setting('WaveConstraint(M) tile_size', ['BLOCK_M/2', 'BLOCK_M/4'], 'constraint'), setting('schedule', [null, 'PREFETCH']),
      setting('K', ['512', '512'], 'symbol')
    ];
    expect(askedFor(rows, 1)).toEqual([
      { name: 'mma_type', from: 'A', to: 'B' },
      { name: 'WaveConstraint(M) tile_size', from: 'BLOCK_M/2', to: 'BLOCK_M/4' },
      { name: 'schedule', from: 'default', to: 'PREFETCH' }
    ]);
  });
});

function column(id: string, more: Partial<ComparedColumn> = {}): ComparedColumn {
  return { id, label: id, kernel: 'gemm', target: 'gfx942', shape: '', status: 'ok', device: 'emulator', outputs: 'c agrees', verdict: EVIL, parting: null, code: 'same', ...more };
}

describe('the table', () => {
  let did: string[] = [];
  const actions: TableActions = {
    pin: id => did.push(`pin ${id}`),
    openPass: one => did.push(`pass ${one.id}`),
    openDiff: (id, what, stage) => did.push(`diff ${id} ${what} ${stage ?? ''}`)
  };
  const payload: ComparePayload = {
    headline: EVIL, rule: '', notes: [],
    variants: [
      column('NONE'),
      column('PREFETCH', {
        code: 'different',
        parting: {
          stage: 'fx/schedule_graph', baseline_stage: 'fx/schedule_graph', name: 'schedule_graph', layer: 'fx', chain: 'device', kind: 'content',
          sentence: 'schedule_graph: nodes +10 read', operations: 92, baseline_operations: 74, unseen: 0
        }
      }),
      column('broken', { status: 'failed', code: '', device: '', outputs: '' })
    ],
    settings: [setting('schedule', [null, 'PREFETCH', EVIL])],
    groups: [{ group: 'counters', title: 'Counters, whole run' }, { group: 'compile', title: 'Compile' }],
    figures: [figure([100, 117, null]), figure([7, 7, 7], { name: 'SQ_WAVES' })],
    statements: [
      { source: 'compile', code: 'WX-C304', severity: 'note', messages: ['8 cycles', null, EVIL], changes: ['same', 'lost', 'changed'] },
      { source: 'run', code: 'race', severity: 'error', messages: [null, EVIL, null], changes: ['none', 'gained', 'none'] }
    ]
  };

  beforeEach(() => {
    did = [];
    document.body.replaceChildren(compareTable(payload, false, actions));
  });

  const text = (): string => document.body.textContent ?? '';

  it('shows what differs, counts what does not, and shows text as text', () => {
    expect(text()).toContain('SQ_INSTS_VALU');
    expect(text()).not.toContain('SQ_WAVES');
    expect(text()).toContain('1 more does not differ');
    expect(text()).toContain('74 → 92');
    expect(text()).toContain('does not compile');
    expect(document.querySelector('img')).toBeNull();
    document.body.replaceChildren(compareTable(payload, true, actions));
    expect(text()).toContain('SQ_WAVES');
  });

  it('says which statements came and went', () => {
    const rows = [...document.querySelectorAll('tr')].map(row => row.textContent ?? '');
    expect(rows.find(row => row.includes('WX-C304'))).toContain('− gone');
    expect(rows.find(row => row.includes('race'))).toContain('+ ');
  });

  it('opens passes and differences, and takes another baseline', () => {
    for (const id of ['parting-PREFETCH', 'diff-pass-PREFETCH', 'diff-asm-PREFETCH']) {
      document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click();
    }
    document.querySelector<HTMLElement>('[aria-label="Compare with PREFETCH"]')?.click();
    expect(did).toEqual(['pass PREFETCH', 'diff PREFETCH stage fx/schedule_graph', 'diff PREFETCH asm ', 'pin PREFETCH']);
  });
});
