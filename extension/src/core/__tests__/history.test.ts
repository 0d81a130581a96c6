import { beforeEach, describe, expect, it } from 'vitest';
import { SelectionHistory } from '../history';
import { SelectionStore } from '../store';

describe('history of the selection', () => {
  let store: SelectionStore;
  let history: SelectionHistory;
  let variant: string;
  let asked: string[];
  let now: number;

  beforeEach(() => {
    store = new SelectionStore({ view: 'graph' });
    [variant, asked, now] = ['v1', [], 0];
    history = new SelectionHistory(store, () => variant, id => asked.push(id), () => now);
  });

  /** A change that comes a second after the one before. */
  function later(change: Parameters<SelectionStore['select']>[0]): void {
    now += 1000;
    store.select(change);
  }

  it('goes back and forward over places, and forgets what lay ahead when it turns off', () => {
    later({ view: 'index' });
    later({ node: 'n1' });
    expect(history.peek(1)).toBeNull();
    history.go(-1);
    expect(store.selection).toMatchObject({ view: 'index', node: null });
    history.go(-1);
    expect(store.selection.view).toBe('graph');
    history.go(-1);
    expect(store.selection.view).toBe('graph');
    history.go(1);
    history.go(1);
    expect(store.selection).toMatchObject({ view: 'index', node: 'n1' });
    history.go(-1);
    later({ view: 'lds' });
    expect(history.peek(1)).toBeNull();
    history.go(-1);
    expect(store.selection).toMatchObject({ view: 'index', node: null });
  });

  it('keeps the lane of a place, and makes no place of it', () => {
    later({ view: 'index' });
    later({ lane: 17 });
    later({ view: 'lds', lane: 3 });
    history.go(-1);
    expect(store.selection).toMatchObject({ view: 'index', lane: 17 });
    history.go(-1);
    expect(store.selection).toMatchObject({ view: 'graph', lane: 0 });
    expect(history.peek(-1)).toBeNull();
  });

  it('takes what passes quickly as one place', () => {
    later({ stage: 's1' });
    for (const stage of ['s2', 's3', 's4']) {
      now += 50;
      store.select({ stage });
    }
    history.go(-1);
    expect(store.selection.stage).toBeNull();
    history.go(1);
    expect(store.selection.stage).toBe('s4');
  });

  it('asks for the variant of a place, and what arrives meanwhile is no new place', () => {
    now += 1000;
    variant = 'v2';
    history.follow();
    history.go(-1);
    expect(asked).toEqual(['v1']);
    // The old variant's state moves on before the new one comes.
    history.follow();
    variant = 'v1';
    history.follow();
    expect(history.peek(-1)).toBeNull();
    expect(history.peek(1)?.variant).toBe('v2');
    // A variant that was deleted never comes; whatever is shown next is a place.
    history.go(1);
    now += 1000;
    variant = 'v3';
    history.follow();
    expect(history.peek(1)).toBeNull();
    expect(history.peek(-1)?.variant).toBe('v2');
  });
});
