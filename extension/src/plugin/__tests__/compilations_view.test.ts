// @vitest-environment jsdom
/** The side panel's inside: what it says in each state, and what can be done. */
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompilationsView, type ShownFeed } from '../compilations_view';
import { FeedModel } from '../feed_model';
import { EVIL, list, row } from './rows';

describe('side panel', () => {
  let view: CompilationsView;
  let compiles: FeedModel;
  let asked: string[];

  beforeEach(() => {
    asked = [];
    compiles = new FeedModel();
    view = new CompilationsView();
    view.onAction = action => asked.push(action);
    view.onRestore = id => asked.push(`restore ${id}`);
    const home = document.createElement('main');
    home.append(...view.parts);
    document.body.replaceChildren(home);
  });

  const show = (more: Partial<ShownFeed> = {}): void => view.show({ path: 'folder/gemm.ipynb', place: 'open', compiles, waits: false, ...more });
  const texts = (): string => document.body.textContent;
  const part = (id: string): HTMLElement => document.querySelector(`[data-testid=${id}]`) as HTMLElement;
  const press = (name: string): void => [...document.querySelectorAll('button')].find(node => node.textContent === name)?.click();

  it('offers a notebook where there is none', () => {
    expect(texts()).toContain('No notebook is active');
    press('New Wave notebook');
    expect(asked).toEqual(['new-notebook']);
    view.focus();
    expect(document.activeElement?.textContent).toBe('New Wave notebook');
  });

  it('says which notebook, device and recording it shows', () => {
    compiles.receiveList(list(row('a')));
    show();
    expect(texts()).toContain('gemm.ipynb');
    expect(texts()).toContain('Runs take: emulator');
    expect(part('recording').getAttribute('aria-pressed')).toBe('true');
    part('recording').click();
    compiles.receiveList({ ...list(), recording: false });
    show();
    part('recording').click();
    press('Record');
    expect(asked).toEqual(['stop-recording', 'record', 'record']);
    expect(part('compilations').hidden).toBe(true);
  });

  it('says that a request waits for the running cell, and why one was refused', () => {
    compiles.receiveList(list(row('a')));
    show({ waits: true });
    expect(part('compilations-note').textContent).toBe('Waits for the running cell.');
    const { id } = compiles.ask({ kind: 'record', on: false }, 0);
    compiles.receiveAnswer({ kind: 'answer', id, ok: false, error: EVIL });
    show();
    expect(part('compilations-note').textContent).toBe(EVIL);
    compiles.ask({ kind: 'record', on: false }, 0);
    show();
    expect(part('compilations-note').hidden).toBe(true);
    compiles.receiveList({ ...list(row('a')), problem: 'this wave-lang has another wave_compile' });
    show();
    expect(part('compilations-note').textContent).toBe('this wave-lang has another wave_compile');
  });

  it('brings a deleted compile back', () => {
    compiles.receiveList(list(row('a', { label: EVIL })));
    const { id } = compiles.ask({ kind: 'delete', compilation: 'a' }, 0);
    compiles.receiveList(list());
    compiles.receiveAnswer({ kind: 'answer', id, ok: true });
    show();
    expect(part('compilations-note').textContent).toBe(`Deleted ${EVIL}.Undo`);
    press('Undo');
    expect(asked).toEqual(['restore a']);
    expect(document.querySelector('img')).toBeNull();
  });

  it('enables what can be done with the chosen rows', () => {
    let done = 0;
    view.setActions([{ label: 'Open', title: () => 'Open it · Enter', enabled: () => view.chosenOf(compiles).length === 1, run: () => (done += 1) }]);
    compiles.receiveList(list(row('a'), row('b')));
    show();
    const open = [...document.querySelectorAll('button')].find(node => node.textContent === 'Open');
    expect(open?.disabled).toBe(true);
    view.list.choose('b');
    expect(open?.disabled).toBe(false);
    open?.click();
    expect(done).toBe(1);
    // Another kernel's list is on show: what was chosen there is not chosen here.
    expect(view.chosenOf(new FeedModel())).toEqual([]);
  });

  it('announces what has happened to the list that is on show, and not a list that comes into sight', () => {
    const heard = (): string | null => document.querySelector('[aria-live]')?.textContent ?? null;
    compiles.receiveList(list(row('a', { status: 'compiling' })));
    show();
    expect(heard()).toBe('');
    compiles.receiveList(list(row('a', { status: 'failed', pass: 'hoist' })));
    show();
    expect(heard()).toBe('a failed in hoist');
    const other = new FeedModel();
    other.receiveList(list(row('x')));
    show({ compiles: other });
    expect(heard()).toBe('a failed in hoist');
  });

  it.each(['open', 'waiting', 'not-installed', 'ended'] as const)('has no barrier that axe finds: %s', async place => {
    compiles.receiveList(list(row('a', { status: 'failed', error: 'no', diagnostics: { error: 1, warning: 0, note: 0 } }), row('b', { pinned: true })));
    view.setActions([{ label: 'Open', title: () => 'Open it', enabled: () => true, run: () => undefined }]);
    show({ place });
    view.list.focus();
    const { violations } = await axe.run(document.querySelector('main') as HTMLElement, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
  });
});
