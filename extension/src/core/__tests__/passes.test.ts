// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { PassList } from '../passes';
import type { StageRow } from '../payloads';
import { Theme } from '../theme';
import { Workspace } from '../workspace';
import { FakeRecord, pane, settled, stageRow } from './fake_record';

const EVIL = '<img src=x onerror="window.hacked=1">';

describe('list of passes', () => {
  let work: Workspace;
  let list: PassList;
  const items = (): HTMLElement[] => [...list.element.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const active = (): string => document.getElementById(list.element.querySelector('[role=tree]')?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
  const press = (key: string): void => void list.element.querySelector('[role=tree]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  async function open(rows: StageRow[]): Promise<void> {
    const host = pane(244);
    work = new Workspace(new FakeRecord({ stages: { stages: rows } }), new Theme(host));
    list = new PassList(work);
    host.append(list.element);
    await settled();
  }

  const ROWS = [
    stageRow('fx/trace', { op_delta: 9 }), stageRow('fx/quiet', { changed: false }), stageRow('fx/still', { changed: false }), stageRow(`fx/${EVIL}`, { op_delta: -2 }),
    stageRow('mlir/cse', { layer: 'mlir', language: 'mlir', op_delta: 0 })
  ];

  beforeEach(() => open(ROWS));

  it('is walked by keys from pass to fold to pass, and Enter opens the fold', () => {
    work.store.select({ stage: 'fx/trace' });
    press('ArrowDown');
    expect(active()).toBe('2 unchanged');
    expect(work.selection.stage).toBe('fx/trace');
    press('Enter');
    expect(active()).toContain('quiet');
    expect(work.selection.stage).toBe('fx/quiet');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toContain(EVIL);
    expect(list.element.querySelector('img')).toBeNull();
  });

  it('closes a layer by the left arrow on its header, and opens it for a pass that is selected from elsewhere', () => {
    press('Home');
    expect(active()).toContain('Wave fx');
    press('ArrowLeft');
    expect(items().map(item => item.getAttribute('aria-level'))).toEqual(['1', '1', '2']);
    expect(items()[0]?.getAttribute('aria-expanded')).toBe('false');
    work.store.select({ stage: 'mlir/cse' });
    expect(items()).toHaveLength(3);
    work.store.select({ stage: 'fx/still' });
    expect(items()[0]?.getAttribute('aria-expanded')).toBe('true');
  });

  it('says how many passes a search found', async () => {
    const search = list.element.querySelector('input[type=search]') as HTMLInputElement;
    search.value = 'QUI';
    search.dispatchEvent(new Event('input'));
    await settled();
    expect(list.element.querySelector('[role=status]')?.textContent).toBe('1 of 5 found');
    expect(items().map(item => item.dataset['name']).filter(Boolean)).toEqual(['quiet']);
  });

  it('opens the pass that failed, and marks it and its layer', async () => {
    await open([...ROWS, stageRow('mlir/broken', { layer: 'mlir', language: 'mlir', status: 'failed', changed: false })]);
    expect(work.stage?.id).toBe('mlir/broken');
    const failed = items().filter(item => item.querySelector('svg'));
    expect(failed.map(item => item.dataset['name'] ?? item.querySelector('.wx-layer-name')?.textContent)).toEqual(['▾MLIR', 'broken']);
  });

  it('has elements for what is in sight only', async () => {
    await open(Array.from({ length: 600 }, (_, at) => stageRow(`fx/${at}`)));
    expect(items().length).toBeLessThan(60);
    press('End');
    expect(work.selection.stage).toBe('fx/599');
    expect(active()).toContain('599');
    expect(items().length).toBeLessThan(60);
  });
});
