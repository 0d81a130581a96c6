/** A read-only text with line numbers, colours, folds and linked lines; or, against an older one, its changes. */
import { toggleFold } from '@codemirror/language';
import { EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { el } from './dom';
import { foldAll, folding, movedRow, unfoldAll, unfolded, type Fold } from './editor_folds';
import { changes, foundIn, MARKS, setFound, setLinked } from './editor_marks';
import { STYLE } from './editor_style';
import { languageOf } from './languages';
import type { Language } from './payloads';
import { hunksOf } from './text_diff';
import { foldEnds } from './text_folds';
import { comparedLines } from './text_names';
import { diffRows, type TextRow } from './text_rows';
import { firstFrom, placesOf } from './text_search';

export interface EditorContent {
  text: string;
  language: Language | 'python';
  /** The text before, to show changes against; null to show the text alone. */
  before: string | null;
  /** Lines that differ in nothing but names which the compiler made up are the same. */
  ignoreNames?: boolean;
}

/** Lines that came and went; `names` where lines differ only in names, which were not counted. */
export interface Changes {
  added: number;
  removed: number;
  names: boolean;
}

/** Occurrences of a search text, and the number (from 1) of the one on view; 0 where there is none. */
export interface Hits {
  total: number;
  here: number;
}

/** Rows that a page key moves. */
const PAGE = 24;
/** Nobody reads on after so many. */
const MOST_FOLDS = 20_000;

export class Editor {
  readonly element = el('div', { class: 'wx-editor' });
  private readonly view: EditorView;
  /** Rows of a text that shows changes; null where each row is the line of its number. */
  private rows: TextRow[] | null = null;
  private rowOfLine = new Map<number, number>();
  private folds: Fold[] = [];
  /** Rows (from 1) at which changes begin. */
  private changeRows: number[] = [];

  /** `choose` is told the line (from 1) that was clicked, or entered by key. */
  constructor(
    private readonly label: string,
    private readonly choose: (line: number) => void
  ) {
    this.view = new EditorView({ parent: this.element });
    this.element.addEventListener('click', event => {
      const at = this.view.posAtCoords({ x: event.clientX, y: event.clientY });
      // A text that was selected with the pointer is to be copied.
      if (at !== null && this.view.state.selection.main.empty && window.getSelection()?.isCollapsed !== false) {
        this.view.dispatch({ selection: { anchor: at } });
        this.chooseRow(this.view.state.doc.lineAt(at).number);
      }
    });
  }

  /** Show a text; answers what changed in it, null where it stands alone. */
  show({ text, language, before, ignoreNames = false }: EditorContent): Changes | null {
    const lines = text.split('\n');
    const compared = before === null ? null : compare(before.split('\n'), lines, language, ignoreNames);
    this.rows = compared?.rows ?? null;
    this.rowOfLine = new Map(compared?.rows.flatMap((row, at) => (row.sign === '−' ? [] : [[row.number, at + 1] as const])));
    const doc = compared ? compared.rows.map(row => row.text).join('\n') : text;
    const ends = compared ? quietEnds(compared.rows.length, compared.quiet) : foldEnds(lines);
    this.folds = compared ? compared.quiet.map(([from, end]) => [from, end - 1]) : outermost(ends);
    this.view.setState(EditorState.create({ doc, extensions: this.extensions(language, ends, compared?.rows ?? null) }));
    this.changeRows = compared ? firstOfChanges(compared.rows) : [];
    if (compared) {
      this.foldAll();
      this.toChange(0);
    }
    return compared && { added: compared.added, removed: compared.removed, names: compared.names };
  }

  /** Mark lines (from 1) as belonging to the selection, and bring the first into sight. */
  link(lines: number[], reveal: boolean): void {
    const rows = lines.map(line => this.rowOf(line)).filter(row => row !== null);
    const first = rows[0];
    this.dispatch([setLinked.of(rows)], reveal && first !== undefined ? this.view.state.doc.line(first).from : null);
  }

  /** Bring a line (from 1) into sight. */
  reveal(line: number): void {
    const row = this.rowOf(line);
    if (row !== null) {
      this.dispatch([], this.view.state.doc.line(row).from);
    }
  }

  /** Mark every occurrence and go to one: 0 the first from the cursor on, 1 the next, -1 the one before. */
  find(query: string, step: 0 | 1 | -1): Hits {
    const { state } = this.view;
    const old = foundIn(state);
    const places = query === '' ? [] : placesOf(state.doc.toString(), query);
    const total = places.length;
    const from = step === 0 ? firstFrom(places, state.selection.main.head) : old.here + step;
    const here = total === 0 ? -1 : ((from % total) + total) % total;
    const at = places[here];
    this.dispatch([setFound.of({ places, length: query.length, here })], at ?? null, at);
    return { total, here: here + 1 };
  }

  /** Go to a change: 0 the first, 1 the next from the cursor on, -1 the one before. */
  toChange(step: 0 | 1 | -1): Hits {
    const { doc, selection } = this.view.state;
    const row = doc.lineAt(selection.main.head).number;
    const total = this.changeRows.length;
    const from = step === 0 ? 0 : step === 1 ? firstFrom(this.changeRows, row + 1) : firstFrom(this.changeRows, row) - 1;
    const here = total === 0 ? -1 : ((from % total) + total) % total;
    const to = this.changeRows[here];
    if (to !== undefined) {
      this.dispatch([], doc.line(to).from, doc.line(to).from);
    }
    return { total, here: here + 1 };
  }

  foldAll(): void {
    foldAll(this.view, this.folds);
  }

  unfoldAll(): void {
    unfoldAll(this.view);
  }

  destroy(): void {
    this.view.destroy();
  }

  private extensions(language: EditorContent['language'], ends: Int32Array, rows: TextRow[] | null): Extension[] {
    const colours = languageOf(language);
    const move = (rowsBy: number) => (view: EditorView): boolean => {
      const { doc, selection } = view.state;
      const row = movedRow(view.state, doc.lineAt(selection.main.head).number, rowsBy);
      view.dispatch({ selection: { anchor: doc.line(row).from }, effects: EditorView.scrollIntoView(doc.line(row).from, { y: 'nearest', yMargin: 40 }) });
      return true;
    };
    return [
      rows ? changes(rows) : lineNumbers(),
      folding(ends, rows ? 'unchanged line' : 'line'),
      EditorView.lineWrapping,
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': this.label, role: 'textbox', 'aria-readonly': 'true', 'aria-multiline': 'true' }),
      highlightActiveLine(),
      keymap.of([
        { key: 'ArrowDown', run: move(1) }, { key: 'ArrowUp', run: move(-1) },
        { key: 'PageDown', run: move(PAGE) }, { key: 'PageUp', run: move(-PAGE) },
        { key: 'Home', run: move(-Infinity) }, { key: 'End', run: move(Infinity) },
        { key: 'Space', run: toggleFold },
        { key: 'Enter', run: view => this.chooseRow(view.state.doc.lineAt(view.state.selection.main.head).number) }
      ]),
      STYLE,
      MARKS,
      colours ?? []
    ];
  }

  private chooseRow(row: number): boolean {
    const line = this.rows ? this.rows[row - 1] : { sign: '', number: row };
    if (line && line.sign !== '−') {
      this.choose(line.number);
    }
    return true;
  }

  /** The row (from 1) of a line; null for one that the text does not have. */
  private rowOf(line: number): number | null {
    const row = this.rows ? this.rowOfLine.get(line) : line;
    return row !== undefined && row >= 1 && row <= this.view.state.doc.lines ? row : null;
  }

  /** Take effects, and bring a position into sight, whatever hides it. */
  private dispatch(effects: StateEffect<unknown>[], reveal: number | null, cursor?: number): void {
    const shown = reveal === null ? [] : [...unfolded(this.view.state, reveal), EditorView.scrollIntoView(reveal, { y: 'center' })];
    this.view.dispatch({ effects: [...effects, ...shown], ...(cursor === undefined ? {} : { selection: { anchor: cursor } }) });
  }
}

interface Compared extends Changes {
  rows: TextRow[];
  quiet: [number, number][];
}

function compare(before: string[], after: string[], language: EditorContent['language'], ignoreNames: boolean): Compared {
  const compared = (lines: string[]): readonly string[] => (language === 'python' ? lines : comparedLines(lines, language, ignoreNames));
  const hunks = hunksOf(compared(before), compared(after));
  const made = diffRows(before, after, hunks);
  const same = hunks.length === 0 && before.length === after.length;
  return { ...made, names: same && before.some((line, at) => line !== after[at]) };
}

function firstOfChanges(rows: readonly TextRow[]): number[] {
  return rows.flatMap(({ sign }, at) => (sign !== '' && (rows[at - 1]?.sign ?? '') === '' ? [at + 1] : []));
}

/** Folds of the unchanged stretches, as `foldEnds` gives those of regions. */
function quietEnds(rows: number, quiet: readonly [number, number][]): Int32Array {
  const ends = new Int32Array(rows);
  for (const [from, end] of quiet) {
    if (from > 0) {
      ends[from - 1] = end - 1;
    }
  }
  return ends;
}

/** Outermost regions; of one that is most of the text, such as its module, those in it. */
function outermost(ends: Int32Array): Fold[] {
  const found: Fold[] = [];
  for (let row = 0; row < ends.length && found.length < MOST_FOLDS; row++) {
    const end = ends[row] ?? 0;
    if (end > row && end - row < ends.length / 2) {
      found.push([row + 1, end]);
      row = end;
    }
  }
  return found;
}
