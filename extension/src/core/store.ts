/** The one selection of all views. Listeners name the parts they draw, so a new lane redraws lanes and nothing else. */
import type { Selection } from './payloads';

export type SelectionKey = keyof Selection;

export const FIRST_SELECTION: Selection = {
  view: 'graph',
  stage: null,
  node: null,
  instruction: null,
  place: null,
  lane: 0,
  workgroup: [0, 0, 0],
  iteration: 0,
  wave: 0,
  phase: 0
};

function same(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((x, i) => x === b[i]) : a === b;
}

export class SelectionStore {
  private current: Selection;
  private readonly listeners = new Set<{ keys: readonly SelectionKey[]; run: (selection: Selection) => void }>();

  constructor(first: Partial<Selection> = {}) {
    this.current = { ...FIRST_SELECTION, ...first };
  }

  get selection(): Selection {
    return this.current;
  }

  /** Change some parts; whoever listens to a part that really changed is told once. */
  select(asked: Partial<Selection>): void {
    // Who selects a node means its own source lines, and no longer a place that was jumped to.
    const change = asked.node !== undefined && asked.place === undefined ? { ...asked, place: null } : asked;
    const changed = (Object.keys(change) as SelectionKey[]).filter(
      key => change[key] !== undefined && !same(change[key], this.current[key])
    );
    if (changed.length === 0) {
      return;
    }
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) {
      if (listener.keys.length === 0 || listener.keys.some(key => changed.includes(key))) {
        listener.run(this.current);
      }
    }
  }

  /** Listen to some parts, or to all with an empty list; returns what ends it. */
  on(keys: readonly SelectionKey[], run: (selection: Selection) => void): () => void {
    const listener = { keys, run };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
