// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { planBlocks } from '../isa_block_plan';
import { IsaCard } from '../isa_card';
import { instructionFacts, leadsTo } from '../isa_facts';
import { IsaView } from '../isa_view';
import type { IsaBlock, IsaPayload } from '../payloads';
import { Theme } from '../theme';
import { Workspace } from '../workspace';
import { FakeRecord, pane, settled, stageRow } from './fake_record';
import golden from './golden/isa_gemm_modulo.json';

/** The software-pipelined GEMM of the tests' AMDGCN: its loop stands in lines 95 to 172. */
const GEMM = golden as unknown as IsaPayload;
const EVIL = '<img src=x onerror="window.hacked=1">';

describe('facts of an instruction', () => {
  it('of a load are the wait that covers it and the reason', () => {
    // Loads stand in lines 42 and 43, `vmcnt(1)` in 64, `vmcnt(0)` in 66.
    const [fact] = instructionFacts(GEMM, 42);
    expect(fact?.links).toEqual([64]);
    expect(fact?.text).toMatch(/vmcnt\(1\).*in order of issue/);
    expect([leadsTo(GEMM, 42), leadsTo(GEMM, 43), leadsTo(GEMM, 64)]).toEqual([64, 66, 42]);
  });

  it('of a write that a pipelined loop leaves open is the wait above it', () => {
    const [fact] = instructionFacts(GEMM, 167);
    expect(fact?.links).toEqual([96]);
    expect(fact?.text).toContain('turn of the loop before');
  });

  it('of a branch are both ways', () => {
    const facts = instructionFacts(GEMM, 172);
    expect(facts.map(fact => fact.text)).toContain('Goes on in line 173, or jumps to line 95, up, for another turn.');
    expect(leadsTo(GEMM, 172)).toBe(95);
    expect(facts.at(-1)?.text).toBe('Block 3 of 4 (.LBB0_1), lines 95–172, in a loop.');
  });

  it('are none of a line without an instruction', () => {
    expect(instructionFacts(GEMM, 1)).toEqual([]);
    expect(leadsTo(GEMM, 1)).toBeNull();
  });
});

describe('basic blocks', () => {
  const block = (number: number, successors: number[]): IsaBlock =>
    ({ number, first: 10 * number + 1, last: 10 * number + 9, label: '', successors, depth: 0, reached: true, hits: null });

  it('of the pipelined GEMM follow each other, and one leads back to itself', () => {
    const plan = planBlocks(GEMM);
    expect(plan.jumps).toEqual([{ from: 2, to: 2, back: true, lane: 0 }]);
    expect(plan.falls).toEqual([true, true, true, false]);
    const counted = plan.mixes.map(mix => mix.reduce((sum, part) => sum + part.count, 0));
    expect(counted.reduce((a, b) => a + b, 0)).toBe(GEMM.instructions.length);
    expect(plan.mixes[2]?.find(part => part.category === 'mfma')?.count).toBe(GEMM.instructions.filter(one => one.category === 'mfma' && one.line >= 95 && one.line <= 172).length);
  });

  it('have jumps beside them: forward to the right, back to the left, never two in one place', () => {
    const plan = planBlocks({ blocks: [block(0, [1, 3]), block(1, [2, 4]), block(2, [3, 1]), block(3, [4, 0]), block(4, [])], instructions: [] });
    const side = (back: boolean): string[] => plan.jumps.filter(jump => jump.back === back).map(jump => `${jump.from}→${jump.to} ${jump.lane}`).sort();
    expect(side(false)).toEqual(['0→3 0', '1→4 1']);
    expect(side(true)).toEqual(['2→1 0', '3→0 1']);
  });
});

describe('the card', () => {
  it('shows what it is told as text, and its links lead on', () => {
    const gone: number[] = [];
    const card = new IsaCard(line => gone.push(line));
    card.show({ ...GEMM, waits: GEMM.waits.map(wait => ({ ...wait, why: EVIL })) }, 42);
    expect(card.element.querySelector('img')).toBeNull();
    expect(card.element.textContent).toContain(EVIL);
    card.element.querySelector('button')?.click();
    expect(gone).toEqual([64]);
    card.show(GEMM, null);
    expect(card.element.hidden).toBe(true);
  });
});

describe('AMDGCN view', () => {
  let work: Workspace;
  let view: IsaView;
  let host: HTMLElement;
  const find = (selector: string): HTMLElement => host.querySelector<HTMLElement>(selector) ?? document.createElement('b');
  const press = (testid: string, key: string): void => void find(`[data-testid=${testid}]`).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  async function open(width: number): Promise<void> {
    host = pane(width);
    const session = new FakeRecord({ stages: { stages: [stageRow('isa/amdgcn', { layer: 'isa', language: 'amdgcn' })] }, isa: GEMM });
    work = new Workspace(session, new Theme(host), { view: 'isa' });
    view = new IsaView(work);
    host.append(view.element);
    await settled();
    view.show();
    await settled();
  }

  beforeEach(() => open(1000));

  it('draws an arrow from each access to its wait, dashed and upwards around the loop', () => {
    work.store.select({ instruction: 150 });
    const arrows = [...host.querySelectorAll<SVGPathElement>('.wx-waits path[data-from]')];
    expect(arrows.length).toBeGreaterThan(0);
    for (const arrow of arrows) {
      const up = Number(arrow.dataset['to']) < Number(arrow.dataset['from']);
      expect(arrow.hasAttribute('stroke-dasharray')).toBe(up);
    }
    expect(arrows.some(arrow => arrow.hasAttribute('stroke-dasharray'))).toBe(true);
  });

  it('goes along an arrow by Enter, there and back, and says why', () => {
    work.store.select({ instruction: 42 });
    expect(find('[data-testid=isa-card]').textContent).toContain('vmcnt(1)');
    press('isa', 'Enter');
    expect(work.selection.instruction).toBe(64);
    expect(find('[data-testid=isa-card]').textContent).toContain('oldest first: lines 42, 43');
    press('isa', 'Enter');
    expect(work.selection.instruction).toBe(42);
  });

  it('marks the block of the selected instruction, and a chosen block selects its first instruction', () => {
    work.store.select({ instruction: 100 });
    expect(find('.wx-isa-block.wx-on').dataset['block']).toBe('2');
    press('isa-blocks', 'ArrowDown');
    expect(work.selection.instruction).toBe(173);
    find('[data-block="1"]').click();
    expect(work.selection.instruction).toBe(17);
    const active = find('[data-testid=isa-blocks]').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true');
  });

  it('shows the blocks where there is room, and elsewhere on demand', async () => {
    expect(find('[data-testid=isa-blocks]').hidden).toBe(false);
    await open(700);
    expect(find('[data-testid=isa-blocks]').hidden).toBe(true);
    find('[data-testid=isa-show-blocks]').click();
    expect(find('[data-testid=isa-blocks]').hidden).toBe(false);
    expect(find('[data-testid=isa-show-blocks]').getAttribute('aria-pressed')).toBe('true');
  });
});
