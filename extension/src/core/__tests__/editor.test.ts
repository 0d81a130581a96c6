// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Editor } from '../editor';
import { pane } from './fake_record';

// jsdom lays nothing out; the editor only asks where things are.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

describe('text editor', () => {
  let editor: Editor;
  let chosen: number[];
  const lines = (): string[] => [...editor.element.querySelectorAll('.cm-line')].map(line => line.textContent ?? '');
  const classed = (name: string): string[] => [...editor.element.querySelectorAll(`.${name}`)].map(line => line.textContent ?? '');
  const press = (key: string): void => void editor.element.querySelector('.cm-content')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  beforeEach(() => {
    chosen = [];
    editor = new Editor('Text', line => chosen.push(line));
    pane(800).append(editor.element);
  });

  it('shows text as text, whatever it holds', () => {
    editor.show({ text: '<img src=x onerror=alert(1)>', language: 'mlir', before: null });
    expect(lines()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(editor.element.querySelector('img')).toBeNull();
  });

  it('shows what came with +, what is gone with −, and counts both', () => {
    expect(editor.show({ text: 'a\nB\nc', language: 'text', before: 'a\nb\nc' })).toEqual({ added: 1, removed: 1, names: false });
    expect(lines()).toEqual(['a', 'b', 'B', 'c']);
    expect(classed('cm-gone')).toEqual(['b']);
    expect(classed('cm-added')).toEqual(['B']);
    expect([...editor.element.querySelectorAll('.cm-signs .cm-gutterElement')].map(one => one.textContent).filter(Boolean)).toEqual(['−', '+']);
  });

  it('says that nothing but names differs where names are not counted', () => {
    const texts = { text: '%1 = "op"(%c0_1)', language: 'mlir' as const, before: '%0 = "op"(%c0)' };
    expect(editor.show({ ...texts, ignoreNames: true })).toEqual({ added: 0, removed: 0, names: true });
    expect(editor.show(texts)).toEqual({ added: 1, removed: 1, names: false });
    expect(editor.show({ ...texts, before: texts.text })).toEqual({ added: 0, removed: 0, names: false });
  });

  it('folds what did not change, and opens it for a line that is to be seen', () => {
    const before = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`);
    const after = before.map(line => (line === 'line 25' ? 'other' : line));
    editor.show({ text: after.join('\n'), language: 'text', before: before.join('\n') });
    expect(classed('cm-foldPlaceholder')).toEqual(['21 unchanged lines']);
    editor.link([3], true);
    expect(classed('cm-foldPlaceholder')).toEqual([]);
    expect(classed('cm-linked')).toEqual(['line 3']);
    editor.foldAll();
    editor.unfoldAll();
    expect(lines()).toHaveLength(31);
  });

  it('begins at the first change, and goes from one to the next and back around the ends', () => {
    const before = Array.from({ length: 60 }, (_, at) => `line ${at + 1}`);
    const after = before.map(line => (['line 20', 'line 21', 'line 40'].includes(line) ? `${line} changed` : line));
    editor.show({ text: after.join('\n'), language: 'text', before: before.join('\n') });
    const cursor = (): string => classed('cm-activeLine')[0] ?? '';
    expect(cursor()).toBe('line 20');
    expect([editor.toChange(1), cursor()]).toEqual([{ total: 2, here: 2 }, 'line 40']);
    expect([editor.toChange(1).here, cursor()]).toEqual([1, 'line 20']);
    expect([editor.toChange(-1).here, cursor()]).toEqual([2, 'line 40']);
    editor.show({ text: 'a', language: 'text', before: 'a' });
    expect(editor.toChange(1)).toEqual({ total: 0, here: 0 });
  });

  it('folds regions, of a module those in it', () => {
    const region = (name: string): string[] => [`  func.func @${name}() {`, '    a', '    b', '    return', '  }'];
    editor.show({ text: ['module {', ...region('f'), ...region('g'), ...region('h'), '}'].join('\n'), language: 'mlir', before: null });
    editor.foldAll();
    expect(classed('cm-foldPlaceholder')).toEqual(['3 lines', '3 lines', '3 lines']);
    editor.unfoldAll();
    expect(lines()).toHaveLength(17);
  });

  it('finds all, goes on and back around the ends, also into a fold', () => {
    editor.show({ text: 'define @f {\n  wait\n  wait\n}\nWAIT', language: 'llvm', before: null });
    editor.foldAll();
    expect(classed('cm-foldPlaceholder')).toEqual(['2 lines']);
    expect(editor.find('wait', 0)).toEqual({ total: 3, here: 1 });
    expect(classed('cm-foldPlaceholder')).toEqual([]);
    expect(classed('cm-found-here')).toEqual(['wait']);
    expect([editor.find('wait', 1).here, editor.find('wait', 1).here, editor.find('wait', 1).here, editor.find('wait', -1).here]).toEqual([2, 3, 1, 3]);
    expect(classed('cm-found-here')).toEqual(['WAIT']);
    expect(editor.find('nothing', 0)).toEqual({ total: 0, here: 0 });
  });

  it('is read by keys: lines up and down, Space folds, Enter chooses', () => {
    editor.show({ text: 'define @f {\n  one\n  two\n}\nend', language: 'llvm', before: null });
    press('ArrowDown');
    press('Enter');
    expect(chosen).toEqual([2]);
    press('Home');
    press(' ');
    expect(classed('cm-foldPlaceholder')).toEqual(['2 lines']);
    // Folded lines are passed over.
    press('ArrowDown');
    press('Enter');
    press('End');
    press('Enter');
    expect(chosen).toEqual([2, 4, 5]);
  });

  it('chooses no line that is gone, and in a diff the line of the newer text', () => {
    editor.show({ text: 'a\nB', language: 'text', before: 'a\nb' });
    press('Home');
    for (let row = 0; row < 3; row++) {
      press('Enter');
      press('ArrowDown');
    }
    expect(chosen).toEqual([1, 2]);
  });

  it('opens fifty thousand lines, and their changes, without drawing or waiting for them all', () => {
    const before = Array.from({ length: 50_000 }, (_, at) => `    %${at} = vector.load %view[%c${at % 900}, %c0] : memref<512x512xf16>, vector<8xf16>`);
    const after = before.map((line, at) => (at % 1000 === 500 ? `${line} // moved` : line));
    const start = performance.now();
    editor.show({ text: before.join('\n'), language: 'mlir', before: null });
    const opened = performance.now() - start;
    expect(lines().length).toBeLessThan(400);
    expect(editor.show({ text: after.join('\n'), language: 'mlir', before: before.join('\n'), ignoreNames: true })).toMatchObject({ added: 50, removed: 50 });
    const compared = performance.now() - start - opened;
    expect(lines().length).toBeLessThan(2000);
    // A bound on the order of growth, not on this machine: ten times the text takes far less than a hundred times as long.
    const small = performance.now();
    editor.show({ text: after.slice(0, 5000).join('\n'), language: 'mlir', before: before.slice(0, 5000).join('\n'), ignoreNames: true });
    expect(compared / (performance.now() - small)).toBeLessThan(60);
  });
});
