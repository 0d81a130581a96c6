// @vitest-environment jsdom
/** The page of settings: links to its parts, what was done above what scrolls, and what can be exported. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EditView } from '../edit_view';
import type { SessionState } from '../payloads';
import { EMPTY_STATE } from '../provider';
import type { Workspace } from '../workspace';

const EVIL = '<img src=x onerror="window.hacked=1">';

describe('the page of settings', () => {
  let view: EditView;
  let state: SessionState;

  beforeEach(() => {
    const control = (name: string, group: string, folded = false): SessionState['controls'][number] => ({ name, group, label: name, help: '', model: '', ...(folded ? { folded } : {}) });
    state = {
      ...EMPTY_STATE, phase: 'idle', message: { text: EVIL, severity: 'note' },
      controls: [control('BLOCK_M', 'Symbols'), control('schedule', 'Compile options'), control('pass:cse', 'Passes that can be switched off', true)]
    };
    const work = { get state() { return state; }, summary: null, session: { live: true, act: vi.fn() }, on: () => () => undefined } as unknown as Workspace;
    view = new EditView(work);
    document.body.replaceChildren(view.element);
    view.show();
  });

  it('has a link to each part, in order, that opens what is folded and takes the focus there', () => {
    const links = [...view.element.querySelectorAll<HTMLButtonElement>('nav button')];
    expect(links.map(link => link.textContent)).toEqual(['Symbols', 'Options', 'Passes', 'Variants', 'Export']);
    links[2]?.click();
    expect(view.element.querySelector('details')?.open).toBe(true);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    links[4]?.click();
    expect(document.activeElement?.textContent).toBe('Export the variant on view');
  });

  it('says what was done outside of what scrolls, as text, and which files can be written', () => {
    const said = view.element.querySelector('[data-testid="edit-message"]');
    expect(said?.textContent).toBe(EVIL);
    expect(said?.closest('.wx-scroll')).toBeNull();
    expect(view.element.querySelector('img')).toBeNull();
    const words = view.element.querySelector('.wx-export-forms')?.textContent ?? '';
    expect(['.py', '.mlir', '.s'].every(ending => words.includes(`${ending} `))).toBe(true);
  });
});
