/** How texts look: colours by kind of word, never by category, and calm; signs beside all changes. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const HIGHLIGHT = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--mut)' },
  { tag: tags.keyword, fontWeight: '600' },
  { tag: tags.variableName, color: 'var(--wx-name)' },
  { tag: tags.typeName, color: 'var(--wx-type)' },
  { tag: tags.labelName, color: 'var(--wx-label)' },
  { tag: tags.meta, color: 'var(--mut)' },
  { tag: tags.number, color: 'var(--wx-number)' },
  { tag: tags.string, color: 'var(--wx-label)' }
]);

const mixed = (token: string, percent: number): string => `color-mix(in srgb, var(--${token}) ${percent}%, var(--bg))`;

const THEME = EditorView.theme({
  '&': { height: '100%', fontSize: '12px', backgroundColor: 'var(--bg)', color: 'var(--fg)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--bg)', color: 'var(--mut)', border: 'none', fontSize: '0.92em' },
  '.cm-content': { padding: '4px 0' },
  '&.cm-focused': { outline: '2px solid var(--acc)', outlineOffset: '-2px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { boxShadow: 'inset 0 0 0 1px var(--acc)' },
  '.cm-linked': { backgroundColor: 'var(--sel)', boxShadow: 'inset 2px 0 var(--acc)' },
  '.cm-found': { backgroundColor: mixed('wait', 45) },
  '.cm-found-here': { outline: '2px solid var(--acc)' },
  '.cm-added': { backgroundColor: mixed('add', 12) },
  '.cm-added .cm-part': { backgroundColor: mixed('add', 28) },
  '.cm-gone': { backgroundColor: mixed('rem', 11) },
  '.cm-gone .cm-part': { backgroundColor: mixed('rem', 28) },
  '.cm-signs .cm-gutterElement': { width: '12px', textAlign: 'center', fontWeight: '600' },
  '.cm-sign-added': { color: 'var(--add)' },
  '.cm-sign-gone': { color: 'var(--rem)' },
  '.cm-foldGutter .cm-gutterElement': { width: '14px', textAlign: 'center', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    color: 'var(--mut)', background: 'var(--sunk)', border: '1px solid var(--line2)', borderRadius: '3px', fontSize: '0.92em', padding: '0 6px', margin: '0 4px', cursor: 'pointer'
  }
});

export const STYLE: Extension = [syntaxHighlighting(HIGHLIGHT), THEME];
