// @vitest-environment jsdom
/** The list of variants: names stay text, acts are asked for, an open field survives what else happens. */
import { beforeEach, describe, expect, it } from 'vitest';
import { VariantList } from '../variant_list';
import { EMPTY_STATE } from '../provider';
import type { SessionState, VariantRow } from '../payloads';
import type { Workspace } from '../workspace';

const EVIL = '<img src=x onerror=alert(1)>';

const variant = (id: string, more: Partial<VariantRow> = {}): VariantRow => ({
  id, label: id, status: 'ok', baseline: false, changes: [], has_run: false, name: '', note: '', pinned: false,
  hand_edited: '', view_only: '', compile_seconds: { total: 2.5 }, runs: [], ...more
});

describe('variant list', () => {
  let acts: [string, unknown][];
  let state: SessionState;
  let list: VariantList;

  beforeEach(() => {
    acts = [];
    state = {
      ...EMPTY_STATE, phase: 'idle', current: 'a',
      variants: [variant('a', { baseline: true, pinned: true }), variant('b', { label: EVIL, note: EVIL, view_only: 'the file changed', runs: [
        { id: 'r', at: '2026-01-02T03:04:05+00:00', device: 'emulator', seconds: 0.5, ok: true, measured_seconds: null, modelled_seconds: null }
      ] })],
      experiment: { path: '/data/gemm.experiment', trouble: '', notes: [], restored: 0, undo: 'the pin of a', redo: null, deleted: [{ id: 'c', label: 'gone' }] }
    };
    const session = { live: true, act: (name: string, params: unknown) => { acts.push([name, params]); return Promise.resolve(); } };
    list = new VariantList({ get state() { return state; }, session } as unknown as Workspace);
    document.body.replaceChildren(list.element);
    list.refresh();
  });

  const press = (test: string): void => list.element.querySelector<HTMLElement>(`[data-testid="${test}"]`)?.click();

  it('shows names, notes and reasons as text', () => {
    expect(list.element.querySelector('img')).toBeNull();
    expect(list.element.textContent).toContain(EVIL);
    expect(list.element.textContent).toContain('cannot be edited: the file changed');
    expect(list.element.textContent).toContain('1 run');
    expect(list.element.textContent).toContain('saved in /data/gemm.experiment');
  });

  it('asks for each act', () => {
    for (const test of ['pin-a', 'pin-b', 'delete-b', 'show-b', 'undo', 'redo', 'restore-c']) {
      press(test);
    }
    expect(acts).toEqual([
      ['pin_variant', { id: 'a', pinned: false }], ['pin_variant', { id: 'b', pinned: true }], ['delete_variant', { id: 'b' }],
      ['show_variant', { id: 'b' }], ['undo', {}], ['restore_variant', { id: 'c' }]
    ]);
  });

  it('sends a name that was typed, and keeps the field while nothing else changes', () => {
    press('name-b');
    const field = list.element.querySelector<HTMLInputElement>('[data-testid="name-field-b"]');
    expect(document.activeElement).toBe(field);
    if (field) {
      field.value = 'fast';
      list.refresh();
      expect(field.isConnected).toBe(true);
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    }
    expect(acts).toContainEqual(['rename_variant', { id: 'b', name: 'fast' }]);
    expect(list.element.querySelector('[data-testid="name-field-b"]')).toBeNull();
  });

  it('says why nothing is saved', () => {
    state = { ...state, experiment: { path: null, trouble: 'not saved: No space left on device', notes: [], restored: 0, undo: null, redo: null, deleted: [] } };
    list.refresh();
    expect(list.element.textContent).toContain('No space left');
  });
});
