/** Folding in the text editor: regions by their layout, and stretches in which nothing changed. */
import { codeFolding, foldedRanges, foldEffect, foldGutter, foldService, unfoldEffect } from '@codemirror/language';
import type { EditorState, Extension, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { el } from './dom';
import { plural } from './format';

/** First and last index of the rows that a fold hides behind the row before it. */
export type Fold = readonly [number, number];

interface Span {
  from: number;
  to: number;
}

/** What a fold hides, in positions: from the end of the row before it. */
function spanOf(state: EditorState, [first, last]: Fold): Span {
  const { doc } = state;
  return { from: first > 0 ? doc.line(first).to : 0, to: doc.line(Math.min(doc.lines, last + 1)).to };
}

/** A text whose rows can be folded: `ends[row]` is the last row that folds under `row`, 0 where none does. */
export function folding(ends: Int32Array, word: string): Extension {
  return [
    codeFolding({
      preparePlaceholder: (state, range) => {
        const { doc } = state;
        return doc.lineAt(range.to).number - doc.lineAt(range.from).number + (range.from === 0 ? 1 : 0);
      },
      placeholderDOM: (_, onclick, lines: number) => el('span', { class: 'cm-foldPlaceholder', title: 'Unfold', onclick }, `${plural(lines, word)}`)
    }),
    foldService.of((state, start) => {
      const row = state.doc.lineAt(start).number - 1;
      const end = ends[row] ?? 0;
      return end > row ? spanOf(state, [row + 1, end]) : null;
    }),
    foldGutter({ openText: '▾', closedText: '▸' })
  ];
}

/** The folds that hide something between two positions. */
function foldsAt(state: EditorState, from: number, to: number): Span[] {
  const found: Span[] = [];
  foldedRanges(state).between(from, to, (start, end) => {
    found.push({ from: start, to: end });
  });
  return found;
}

/** What opens the folds that hide a position; where a fold begins is in sight. */
export function unfolded(state: EditorState, position: number): StateEffect<unknown>[] {
  return foldsAt(state, position, position).filter(one => one.from < position || position === 0).map(one => unfoldEffect.of(one));
}

/** Fold all of these. */
export function foldAll(view: EditorView, folds: readonly Fold[]): void {
  view.dispatch({ effects: folds.map(fold => foldEffect.of(spanOf(view.state, fold))) });
}

/** Open every fold. */
export function unfoldAll(view: EditorView): void {
  view.dispatch({ effects: foldsAt(view.state, 0, view.state.doc.length).map(one => unfoldEffect.of(one)) });
}

/** Row `from` moved by `rows`, where all that a fold hides counts as one with the row before it. */
export function movedRow(state: EditorState, from: number, rows: number): number {
  const { doc } = state;
  let at = Math.max(1, Math.min(doc.lines, from + rows));
  for (const fold of foldsAt(state, doc.line(at).from, doc.line(at).from)) {
    if (fold.from < doc.line(at).from) {
      at = rows > 0 ? Math.min(doc.lines, doc.lineAt(fold.to).number + 1) : doc.lineAt(fold.from).number;
    }
  }
  return at;
}
