// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { el } from '../dom';
import { FocusKeeper } from '../focus_keeper';

const observed = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

describe('focus', () => {
  let root: HTMLElement;
  let refuge: HTMLElement;
  let view: HTMLElement;
  let map: HTMLButtonElement;
  let outside: HTMLButtonElement;
  let keeper: FocusKeeper;

  beforeEach(() => {
    map = el('button', {});
    view = el('div', {}, map);
    refuge = el('div', {}, view);
    root = el('section', {}, refuge);
    outside = el('button', {});
    document.body.replaceChildren(root, outside);
    keeper = new FocusKeeper(root, refuge);
    map.focus();
  });

  afterEach(() => keeper.dispose());

  it('waits with the panel while a view covers itself, and goes back where it was', async () => {
    view.hidden = true;
    await observed();
    expect(document.activeElement).toBe(refuge);
    view.hidden = false;
    await observed();
    expect(document.activeElement).toBe(map);
  });

  it('stays with the panel when what had it is gone for good', async () => {
    view.replaceChildren(el('button', {}));
    await observed();
    expect(document.activeElement).toBe(refuge);
  });

  it('waits while a pressed button is disabled', async () => {
    map.disabled = true;
    await observed();
    expect(document.activeElement).toBe(refuge);
    map.disabled = false;
    await observed();
    expect(document.activeElement).toBe(map);
  });

  it('is never taken from a person who went elsewhere', async () => {
    outside.focus();
    view.hidden = true;
    await observed();
    expect(document.activeElement).toBe(outside);
    outside.blur();
    view.hidden = false;
    view.hidden = true;
    await observed();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not given back once a person has chosen another place', async () => {
    const other = el('button', {});
    root.append(other);
    view.hidden = true;
    await observed();
    other.focus();
    view.hidden = false;
    await observed();
    expect(document.activeElement).toBe(other);
  });

  it('is not taken back from the page by a person who left the panel for it', async () => {
    map.blur();
    await observed();
    view.hidden = true;
    await observed();
    expect(document.activeElement).toBe(document.body);
  });
});
