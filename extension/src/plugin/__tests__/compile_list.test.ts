// @vitest-environment jsdom
/** The list of compiles: names stay text, the choice follows its rows, the keyboard does everything. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CompileList } from '../compile_list';
import { EVIL, row } from './rows';

describe('list of compiles', () => {
  let list: CompileList;
  let opened: string[];

  beforeEach(() => {
    opened = [];
    list = new CompileList();
    list.onOpen = id => opened.push(id);
    document.body.replaceChildren(list.element);
  });

  const options = (): HTMLElement[] => [...list.element.querySelectorAll<HTMLElement>('[role=option]')];
  const press = (key: string, more: KeyboardEventInit = {}): boolean =>
    list.element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  const click = (id: string, more: MouseEventInit = {}): void => {
    options().find(({ dataset }) => dataset['compilation'] === id)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...more }));
  };
  const active = (): string | undefined => {
    const id = list.element.getAttribute('aria-activedescendant');
    return id === null ? undefined : document.getElementById(id)?.dataset['compilation'];
  };

  it('shows a failing compile with its pass and reason, and all of it as text', () => {
    list.show([row('a', { label: EVIL, kernel: EVIL, status: 'failed', pass: 'set_node_indices', error: `no ${EVIL}`, cell: '4', diagnostics: { error: 2, warning: 1, note: 0 } })]);
    const [only] = options();
    expect(only?.textContent).toContain('failed in set_node_indices');
    expect(only?.textContent).toContain(`no ${EVIL}`);
    expect(only?.textContent).toContain('2 errors, 1 warning');
    expect(only?.textContent).toContain('[4]');
    expect(only?.querySelector('.jp-WaveCompilations-mark svg')?.classList.contains('wx-icon-error')).toBe(true);
    expect(list.element.querySelector('img')).toBeNull();
    expect(only?.getAttribute('aria-label')).toContain(EVIL);
  });

  it('draws again only the row that changed, and keeps the order that it is given', () => {
    list.show([row('a'), row('b', { status: 'compiling', passes: 14, pass: 'expand_graph' })]);
    const [a, b] = options();
    const inside = a?.firstChild;
    list.show([row('c'), row('b', { status: 'compiling', passes: 15, pass: 'hoist' }), row('a')]);
    expect(options().map(({ dataset }) => dataset['compilation'])).toEqual(['c', 'b', 'a']);
    expect(options()[1]).toBe(b);
    expect(b?.textContent).toContain('15 passes · hoist');
    expect(a?.firstChild).toBe(inside);
  });

  it('moves by arrows and chooses a range with Shift', () => {
    list.show(['a', 'b', 'c', 'd'].map(id => row(id)));
    press('ArrowDown');
    expect([active(), list.chosen]).toEqual(['a', ['a']]);
    press('ArrowDown');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect([active(), list.chosen]).toEqual(['d', ['b', 'c', 'd']]);
    press('ArrowUp', { shiftKey: true });
    expect(list.chosen).toEqual(['b', 'c']);
    press('Home');
    expect(list.chosen).toEqual(['a']);
    press('ArrowUp');
    expect(active()).toBe('a');
    press('End', { ctrlKey: true });
    expect([active(), list.chosen]).toEqual(['d', ['a']]);
    press(' ');
    expect(list.chosen).toEqual(['a', 'd']);
    expect(options().map(node => node.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'true']);
    // Shift and Enter is a shortcut of JupyterLab's: open beside the others.
    expect(press('Enter', { shiftKey: true })).toBe(true);
    expect(opened).toEqual([]);
    press('Enter');
    expect(opened).toEqual(['d']);
    expect(press('x')).toBe(true);
  });

  it('chooses by mouse; the menu key speaks of the row under it, or of all that are chosen', () => {
    list.show(['a', 'b', 'c'].map(id => row(id)));
    click('a');
    click('c', { ctrlKey: true });
    expect(list.chosen).toEqual(['a', 'c']);
    click('c', { button: 2 });
    expect(list.chosen).toEqual(['a', 'c']);
    click('b', { button: 2 });
    expect(list.chosen).toEqual(['b']);
    click('c', { shiftKey: true });
    expect(list.chosen).toEqual(['b', 'c']);
  });

  it('goes on from the next row when the chosen one is deleted', () => {
    let told = 0;
    list.show(['a', 'b', 'c'].map(id => row(id)));
    list.choose('b');
    list.onChosen = () => (told += 1);
    list.show(['a', 'c'].map(id => row(id)));
    expect([active(), list.chosen, told]).toEqual(['c', ['c'], 1]);
    list.show([row('a')]);
    expect([active(), list.chosen]).toEqual(['a', ['a']]);
    list.show([]);
    expect([active(), list.chosen]).toEqual([undefined, []]);
    press('ArrowDown');
    expect(list.chosen).toEqual([]);
  });

  it('keeps the choice where its rows move', () => {
    list.show(['a', 'b'].map(id => row(id)));
    list.choose('a');
    list.show([row('c'), row('b'), row('a', { pinned: true })]);
    expect([active(), list.chosen]).toEqual(['a', ['a']]);
  });
});
