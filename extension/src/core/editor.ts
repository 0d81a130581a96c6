/** A read-only text with line numbers, colours, linked lines, and, on request, its changes. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState, RangeSetBuilder, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, lineNumbers, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { el } from './dom';
import { languageOf } from './languages';
import type { Language } from './payloads';

/** Text is coloured by kind of word, never by category; the hues stay calm. */
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

const THEME = EditorView.theme({
  '&': { height: '100%', fontSize: '12px', backgroundColor: 'var(--bg)', color: 'var(--fg)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '18px', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--bg)', color: 'var(--mut)', border: 'none', fontSize: '11px' },
  '.cm-content': { padding: '4px 0' },
  '&.cm-focused': { outline: '2px solid var(--acc)', outlineOffset: '-2px' },
  '.cm-linked': { backgroundColor: 'var(--sel)', boxShadow: 'inset 2px 0 var(--acc)' },
  '.cm-found': { backgroundColor: 'color-mix(in srgb, var(--wait) 45%, var(--bg))' },
  '.cm-insertedLine, .cm-changedLine': { backgroundColor: 'color-mix(in srgb, var(--add) 12%, var(--bg)) !important' },
  '.cm-changedText': { background: 'color-mix(in srgb, var(--add) 26%, var(--bg)) !important' },
  '.cm-deletedChunk': { backgroundColor: 'color-mix(in srgb, var(--rem) 11%, var(--bg)) !important', paddingLeft: '2px' },
  '.cm-deletedChunk .cm-deletedText, .cm-deletedLine del': { background: 'color-mix(in srgb, var(--rem) 26%, var(--bg)) !important', textDecoration: 'none' },
  '.cm-changeGutter': { width: '3px' },
  '.cm-changedLineGutter': { background: 'var(--add)' },
  '.cm-deletedLineGutter': { background: 'var(--rem)' },
  '.cm-collapsedLines': { color: 'var(--mut)', background: 'var(--sunk)', fontSize: '11px', padding: '2px 16px', cursor: 'pointer' }
});

const setMarks = StateEffect.define<DecorationSet>();
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    const effect = transaction.effects.find(one => one.is(setMarks));
    return effect ? effect.value : value.map(transaction.changes);
  },
  provide: field => EditorView.decorations.from(field)
});

export interface EditorContent {
  text: string;
  language: Language | 'python';
  /** The text before, to show changes against; null to show the text alone. */
  before: string | null;
}

export class Editor {
  readonly element = el('div', { class: 'wx-editor' });
  private readonly view: EditorView;
  private linked: number[] = [];
  private query = '';

  constructor(
    private readonly label: string,
    click: (line: number) => void
  ) {
    this.view = new EditorView({ parent: this.element });
    this.element.addEventListener('click', event => {
      const at = this.view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) {
        click(this.view.state.doc.lineAt(at).number);
      }
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  show(content: EditorContent): void {
    const language = languageOf(content.language);
    const extensions: Extension[] = [
      lineNumbers(),
      EditorView.lineWrapping,
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': this.label, role: 'textbox', 'aria-readonly': 'true', 'aria-multiline': 'true' }),
      syntaxHighlighting(HIGHLIGHT),
      THEME,
      marks
    ];
    if (language) {
      extensions.push(language);
    }
    if (content.before !== null) {
      extensions.push(unifiedMergeView({
        original: content.before,
        mergeControls: false,
        collapseUnchanged: { margin: 3, minSize: 6 },
        diffConfig: { scanLimit: 1000, timeout: 400 }
      }));
    }
    this.view.setState(EditorState.create({ doc: content.text, extensions }));
    this.linked = [];
    this.query = '';
  }

  /** Mark lines (1-based) as belonging to the selection, and bring the first into sight. */
  link(lines: number[], reveal: boolean): void {
    this.linked = lines.filter(line => line >= 1 && line <= this.view.state.doc.lines);
    const first = this.linked[0];
    this.draw(reveal && first !== undefined ? this.view.state.doc.line(first).from : null);
  }

  /** Bring a line (1-based) into sight. */
  reveal(line: number): void {
    const { doc } = this.view.state;
    this.draw(doc.line(Math.max(1, Math.min(doc.lines, line))).from);
  }

  /** Mark every occurrence and go to the next one after the cursor; answers how many there are. */
  find(query: string, next: boolean): number {
    this.query = query.toLowerCase();
    const places = this.places();
    const from = next ? this.view.state.selection.main.head : -1;
    const at = places.find(place => place > from) ?? places[0];
    if (at !== undefined) {
      this.view.dispatch({ selection: { anchor: at } });
    }
    this.draw(at ?? null);
    return places.length;
  }

  destroy(): void {
    this.view.destroy();
  }

  private places(): number[] {
    const found: number[] = [];
    if (this.query) {
      const text = this.text.toLowerCase();
      for (let at = text.indexOf(this.query); at >= 0 && found.length < 5000; at = text.indexOf(this.query, at + this.query.length)) {
        found.push(at);
      }
    }
    return found;
  }

  private draw(reveal: number | null): void {
    const { doc } = this.view.state;
    const builder = new RangeSetBuilder<Decoration>();
    const ranges = [
      ...this.linked.map(line => ({ from: doc.line(line).from, to: doc.line(line).from, decoration: Decoration.line({ class: 'cm-linked' }) })),
      ...this.places().map(from => ({ from, to: from + this.query.length, decoration: Decoration.mark({ class: 'cm-found' }) }))
    ].sort((a, b) => a.from - b.from || a.to - b.to);
    for (const { from, to, decoration } of ranges) {
      builder.add(from, to, decoration);
    }
    const effects: StateEffect<unknown>[] = [setMarks.of(builder.finish())];
    if (reveal !== null) {
      effects.push(EditorView.scrollIntoView(reveal, { y: 'center' }));
    }
    this.view.dispatch({ effects });
  }
}
