// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditorContent } from '../editor';
import { IrView } from '../ir_view';
import type { EditorModule } from '../provider';
import { Theme } from '../theme';
import { Workspace } from '../workspace';
import { FakeRecord, pane, settled, stageRow } from './fake_record';

/** What the text editor is to the view; its own tests have the real one. */
class FakeEditor {
  static last: FakeEditor;
  readonly element = document.createElement('div');
  readonly shown: EditorContent[] = [];
  linked: number[] = [];
  constructor(_: string, readonly choose: (line: number) => void) {
    FakeEditor.last = this;
  }

  show(content: EditorContent): { added: number; removed: number; names: boolean } | null {
    this.shown.push(content);
    return content.before === null ? null : { added: content.before === content.text ? 0 : 2, removed: 0, names: content.ignoreNames === true && content.before !== content.text };
  }

  link(lines: number[]): void {
    this.linked = lines;
  }

  find(query: string, step: number): { total: number; here: number } {
    return query === 'mma' ? { total: 3, here: 1 + ((step + 3) % 3) } : { total: 0, here: 0 };
  }

  toChange(step: number): { total: number; here: number } {
    return { total: 4, here: 1 + ((step + 4) % 4) };
  }

  foldAll(): void {}
  unfoldAll(): void {}
  destroy(): void {}
}

const MLIR = { layer: 'mlir', language: 'mlir' } as const;
const ROWS = [stageRow('fx/trace'), stageRow('mlir/cse', MLIR), stageRow('mlir/inline', { ...MLIR, changed: false }), stageRow('mlir/cse#2', MLIR)];
const OTHERS = [stageRow('mlir/cse', MLIR), stageRow('mlir/unroll', MLIR)];
const text = (stage: string, words: string): object => ({ stage, language: 'mlir', text: words, links: [[2, 'n1']], note: '' });

describe('IR view', () => {
  let session: FakeRecord;
  let work: Workspace;
  let host: HTMLElement;
  const find = <E extends HTMLElement = HTMLElement>(testid: string): E => host.querySelector<E>(`[data-testid=${testid}]`) as E;
  const shown = (): EditorContent | undefined => FakeEditor.last.shown.at(-1);

  async function pick(testid: string, value: string): Promise<void> {
    const select = find<HTMLSelectElement>(testid);
    select.value = value;
    expect(select.value).toBe(value);
    select.dispatchEvent(new Event('change'));
    await settled();
  }

  beforeEach(async () => {
    host = pane(764);
    session = new FakeRecord({
      'stages {}': { stages: ROWS }, 'stages {"variant":"v2"}': { stages: OTHERS },
      'text {"stage":"mlir/cse#2"}': text('mlir/cse#2', 'after cse 2\n%1 = mma'), 'text {"stage":"mlir/cse"}': text('mlir/cse', 'after cse'),
      'text {"stage":"mlir/inline"}': text('mlir/inline', 'after inline'),
      'text {"stage":"mlir/cse","variant":"v2"}': text('mlir/cse', 'cse of v2'), 'text {"stage":"mlir/unroll","variant":"v2"}': text('mlir/unroll', 'unroll of v2'),
      'diff {"stage":"mlir/cse#2"}': { stage: 'mlir/cse#2', against: null, language: 'mlir', before: 'before cse 2', after: 'after cse 2', added: 1, removed: 1, nodes: [] }
    });
    session.editor = { Editor: FakeEditor } as unknown as EditorModule;
    session.state = { ...session.state, variants: [...session.state.variants, { id: 'v2', label: '<b>two</b>', status: 'ok', baseline: false, changes: [], has_run: false }] };
    work = new Workspace(session, new Theme(host), { view: 'ir', stage: 'mlir/cse#2' });
    const view = new IrView(work);
    host.append(view.element);
    await settled();
    view.show();
    await settled();
  });

  it('shows the text after the pass on view, and selects the node of a line', () => {
    expect(shown()).toMatchObject({ text: 'after cse 2\n%1 = mma', before: null, language: 'mlir' });
    expect(find('ir-facts').textContent).toBe('MLIR, 2 lines');
    expect(find('ir-view').dataset['stage']).toBe('mlir/cse#2');
    FakeEditor.last.choose(2);
    expect(work.selection.node).toBe('n1');
    expect(FakeEditor.last.linked).toEqual([2]);
  });

  it('counts what a search finds, and goes on and back', () => {
    const search = find<HTMLInputElement>('ir-search');
    search.value = 'mma';
    search.dispatchEvent(new Event('input'));
    expect(find('ir-found').textContent).toBe('1 of 3');
    find('ir-next').click();
    expect(find('ir-found').textContent).toBe('2 of 3');
    find('ir-previous').click();
    expect(find('ir-found').textContent).toBe('3 of 3');
    search.value = 'nothing';
    search.dispatchEvent(new Event('input'));
    expect(find('ir-found').textContent).toBe('not found');
  });

  it('compares with what stood before the pass, and says what it leaves out', async () => {
    find('ir-changes').click();
    await settled();
    expect(shown()).toMatchObject({ text: 'after cse 2', before: 'before cse 2', ignoreNames: true });
    expect(find('ir-facts').textContent).toBe('+2 −0 lines');
    expect(find('diff-names').parentElement?.textContent).toBe(' Ignore names of values and locations');
    find('ir-next').click();
    expect(find('ir-found').textContent).toBe('change 2 of 4');
    find<HTMLInputElement>('diff-names').click();
    await settled();
    expect(shown()).toMatchObject({ ignoreNames: false });
  });

  it('compares any two passes of one language', async () => {
    find('ir-changes').click();
    await settled();
    const offered = [...find<HTMLSelectElement>('diff-before').options].map(option => option.textContent);
    expect(offered).toEqual(['before cse', 'cse', 'inline (no change)', 'cse #2']);
    await pick('diff-before', 'mlir/cse');
    expect(shown()).toMatchObject({ before: 'after cse', text: 'after cse 2\n%1 = mma' });
    await pick('diff-after', 'mlir/inline');
    expect(work.selection.stage).toBe('mlir/inline');
    expect(shown()).toMatchObject({ before: 'after cse', text: 'after inline' });
    await pick('diff-before', 'mlir/inline');
    expect(find('ir-facts').textContent).toBe('No difference');
  });

  it('compares any two compiles: the same pass first, then any', async () => {
    find('ir-changes').click();
    await settled();
    expect([...find<HTMLSelectElement>('diff-compile').options].map(option => option.textContent)).toEqual(['this compile', '<b>two</b>']);
    await pick('diff-after', 'mlir/cse');
    await pick('diff-compile', 'v2');
    expect(shown()).toMatchObject({ before: 'cse of v2', text: 'after cse' });
    await pick('diff-before', 'mlir/unroll');
    expect(shown()).toMatchObject({ before: 'unroll of v2', text: 'after cse' });
    // The other compile goes away: back to what stood before.
    session.answers = { ...session.answers, 'diff {"stage":"mlir/cse"}': { before: 'before cse', after: 'after cse', language: 'mlir' } };
    session.push({ variants: session.state.variants.slice(0, 1) });
    await settled();
    expect(find<HTMLSelectElement>('diff-compile').hidden).toBe(true);
    expect(shown()).toMatchObject({ before: 'before cse', text: 'after cse' });
  });

  it('says why there is nothing to compare, and lets another text be chosen', async () => {
    find('ir-changes').click();
    await settled();
    await pick('diff-compile', 'v2');
    await pick('diff-after', 'mlir/inline');
    expect(host.textContent).toContain('The other compile has no pass inline');
    await pick('diff-before', 'mlir/cse');
    expect(shown()).toMatchObject({ before: 'cse of v2', text: 'after inline' });
  });
});
