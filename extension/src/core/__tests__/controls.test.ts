// @vitest-environment jsdom
/** Settings by group: a long group is folded, and open where something in it is edited. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ControlSlots } from '../controls';
import { EMPTY_STATE } from '../provider';
import type { SessionState } from '../payloads';
import type { Workspace } from '../workspace';

const control = (name: string, group: string, folded = false): SessionState['controls'][number] =>
  ({ name, group, label: name, help: `what ${name} is for`, model: '', folded, primary: !folded });

describe('controls', () => {
  let state: SessionState;

  beforeEach(() => {
    state = { ...EMPTY_STATE, controls: [control('M', 'Symbols'), control('pass:multicast', 'Passes', true), control('pass:gather', 'Passes', true)] };
  });

  const draw = (style: 'quick' | 'full'): HTMLElement => {
    const work = { get state() { return state; }, session: {}, summary: null, on: () => () => undefined } as unknown as Workspace;
    const slots = new ControlSlots(work, style);
    document.body.replaceChildren(slots.element);
    return slots.element;
  };

  it('folds a long group under its heading and leaves the others open', () => {
    const element = draw('full');
    const folds = element.querySelectorAll('details');
    expect(folds.length).toBe(1);
    expect(folds[0]?.open).toBe(false);
    expect(folds[0]?.querySelector('summary')?.textContent).toBe('Passes');
    expect(folds[0]?.querySelectorAll('.wx-setting').length).toBe(2);
    expect(element.querySelectorAll('.wx-setting').length).toBe(3);
  });

  it('opens the group in which something is edited', () => {
    state = { ...state, draft_changes: [{ name: 'pass:gather', from: 'true', to: 'false' }] };
    expect(draw('full').querySelector('details')?.open).toBe(true);
  });

  it('keeps the inspector free of it', () => {
    const element = draw('quick');
    expect(element.querySelector('details')).toBeNull();
    expect(element.querySelectorAll('.wx-setting').length).toBe(1);
  });
});
