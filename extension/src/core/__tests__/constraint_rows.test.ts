// @vitest-environment jsdom
/** The constraint editor: what is wrong stands at its row with the character marked; buttons ask for what they say. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ConstraintRows, troubleText } from '../constraint_rows';
import { allDiagnostics } from '../diagnostics';
import { append, el } from '../dom';
import { EMPTY_STATE } from '../provider';
import type { ConstraintEditRow, SessionState } from '../payloads';
import type { Workspace } from '../workspace';

const row = (name: string, more: Partial<ConstraintEditRow> = {}): ConstraintEditRow & { model?: string } => ({
  row: name, kind: 'WaveConstraint', help: 'Shares a tile out.', text: 'WaveConstraint(M, 16)', original: 'WaveConstraint(M, 16)',
  removed: false, changed: false, edited: false, editable: true, trouble: null, findings: [], fields: [], location: null, model: `model-${name}`, ...more
});

describe('constraint rows', () => {
  let state: SessionState;
  let listeners: (() => void)[];
  let acts: [string, unknown][];
  let rendered: string[];
  let work: Workspace;

  beforeEach(() => {
    listeners = [];
    acts = [];
    rendered = [];
    state = { ...EMPTY_STATE, constraints: [row('0'), row('1')], constraint_kinds: [{ name: 'Assumption', help: 'A condition.' }] };
    work = {
      get state() { return state; },
      summary: null,
      on: (_: string, listener: () => void) => { listeners.push(listener); return () => undefined; },
      session: {
        live: true,
        act: (name: string, params: unknown) => { acts.push([name, params]); return Promise.resolve(); },
        renderControl: (model: string, into: HTMLElement) => {
          rendered.push(model);
          into.append(el('input', { type: 'text' }));
          return Promise.resolve(() => into.replaceChildren());
        }
      }
    } as unknown as Workspace;
  });

  const draw = (): HTMLElement => {
    const rows = new ConstraintRows(work);
    document.body.replaceChildren(rows.element);
    return rows.element;
  };
  const push = async (constraints: SessionState['constraints'], constraint_findings: SessionState['constraint_findings'] = []): Promise<void> => {
    state = { ...state, constraints, constraint_findings };
    listeners.forEach(listener => listener());
    await new Promise(resolve => requestAnimationFrame(() => resolve(null)));
  };
  const at = (element: HTMLElement, name: string): HTMLElement => {
    const found = element.querySelector<HTMLElement>(`[data-constraint="${name}"]`);
    if (!found) {
      throw new Error(`no row ${name}`);
    }
    return found;
  };

  it('draws a text field for each row, and keeps it while only the state changes', async () => {
    const element = draw();
    expect(rendered).toEqual(['model-0', 'model-1']);
    await push([row('0'), row('1', { text: 'WaveConstraint(M, 8)', changed: true })]);
    expect(rendered).toEqual(['model-0', 'model-1']);
    expect(at(element, '1').querySelector('.wx-was')?.textContent).toBe('was WaveConstraint(M, 16)');
    expect(at(element, '0').querySelector<HTMLElement>('.wx-was')?.hidden).toBe(true);
    await push([row('0')]);
    expect(element.querySelectorAll('[data-constraint]').length).toBe(1);
  });

  it('marks the wrong character and says what to do', async () => {
    const element = draw();
    const trouble = { message: 'Character 18: the kernel has no symbol', fix: 'Did you mean BLOCK_M?', position: 18 };
    await push([row('0', { text: 'WaveConstraint(M, BLOKC_M)', changed: true, trouble }), row('1')]);
    const wrong = at(element, '0');
    expect(wrong.querySelector('mark')?.textContent).toBe('B');
    expect(wrong.querySelector('.wx-marked')?.textContent).toBe('WaveConstraint(M, BLOKC_M)');
    expect(wrong.textContent).toContain('Did you mean BLOCK_M?');
    expect(wrong.classList.contains('wx-bad')).toBe(true);
    expect(at(element, '1').classList.contains('wx-bad')).toBe(false);
  });

  it('marks the place behind the text where something is missing, and counts characters as Python does', () => {
    const shown = (text: string, position: number): HTMLElement => {
      const box = el('div');
      append(box, troubleText(text, { message: 'm', fix: '', position }));
      return box;
    };
    expect(shown('M +', 3).querySelector('mark')?.textContent).toBe('\u00a0');
    expect(shown('\u{1d544} + <b>', 4).querySelector('mark')?.textContent).toBe('<');
    expect(shown('<b>x</b>', 0).querySelector('b b')).toBeNull();
    const long = shown(`${'a'.repeat(500)}?${'b'.repeat(500)}`, 500).querySelector('.wx-marked');
    expect(long?.querySelector('mark')?.textContent).toBe('?');
    expect(long?.textContent?.length).toBeLessThan(120);
  });

  it('says what cannot work at its row and in the strip', async () => {
    const element = draw();
    const findings = [{ severity: 'error' as const, message: 'A wave takes 128 of M.', fix: 'Make it 64.' }];
    await push([row('0', { findings }), row('1')]);
    expect(at(element, '0').querySelector('[role=alert]')?.textContent).toContain('Make it 64.');
    expect(allDiagnostics(work).map(one => one.message)).toEqual(['row 0: A wave takes 128 of M.']);
  });

  it('says under the rows what stands in none of them', async () => {
    const element = draw();
    const loose = (): HTMLElement | null => element.querySelector<HTMLElement>('[data-testid="constraint-findings"]');
    expect(loose()?.hidden).toBe(true);
    await push([row('0')], [{ severity: 'error' as const, message: 'There is no <b>HardwareConstraint</b>.', fix: 'Add one.' }]);
    expect(loose()?.hidden).toBe(false);
    expect(loose()?.textContent).toContain('There is no <b>HardwareConstraint</b>. Add one.');
    expect(allDiagnostics(work).map(one => one.message)).toEqual(['There is no <b>HardwareConstraint</b>.']);
    await push([row('0')]);
    expect(loose()?.hidden).toBe(true);
  });

  it('asks to put back, to remove and to add', async () => {
    const element = draw();
    const click = (id: string): void => element.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click();
    expect(element.querySelector<HTMLElement>('[data-testid="constraint-reset-0"]')?.hidden).toBe(true);
    await push([row('0', { changed: true, text: 'x' }), row('+0', { original: null, changed: true })]);
    click('constraint-reset-0');
    click('constraint-remove-+0');
    click('constraint-add');
    expect(acts).toEqual([
      ['reset_constraint', { row: '0' }], ['remove_constraint', { row: '+0' }], ['add_constraint', { kind: 'Assumption' }]
    ]);
    expect(element.querySelector<HTMLElement>('[data-testid="constraint-reset-+0"]')?.hidden).toBe(true);
  });

  it('offers the legal choices of a field and asks for the one that is chosen', async () => {
    const element = draw();
    const field = { name: 'mma_type', help: 'The instruction.', text: 'MMAType.A', choices: ['MMAType.A', 'MMAType.B'], required: false, changed: false };
    await push([row('0', { fields: [field] }), row('1')]);
    const fold = at(element, '0').querySelector('details');
    expect(fold?.hidden).toBe(false);
    if (fold) {
      fold.open = true;
      fold.dispatchEvent(new Event('toggle'));
    }
    const select = fold?.querySelector('select');
    expect([...(select?.options ?? [])].map(one => one.value)).toEqual(['None', 'MMAType.A', 'MMAType.B']);
    if (select) {
      select.value = 'MMAType.B';
      select.dispatchEvent(new Event('change'));
    }
    expect(acts).toEqual([['set_constraint_field', { row: '0', field: 'mma_type', text: 'MMAType.B' }]]);
  });

  it('shows texts only where there is no kernel', () => {
    work = { ...work, state, session: { live: false } } as unknown as Workspace;
    const element = draw();
    expect(at(element, '0').textContent).toContain('WaveConstraint(M, 16)');
    expect(at(element, '0').querySelector<HTMLElement>('[data-testid="constraint-remove-0"]')?.hidden).toBe(true);
  });
});
