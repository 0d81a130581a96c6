/** What is laid over a text: lines of the selection, changes, and what a search found. */
import { RangeSetBuilder, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, lineNumbers, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { firstFrom } from './text_search';
import type { Sign, TextRow } from './text_rows';

/** Rows (from 1) that belong to the selection. */
export const setLinked = StateEffect.define<readonly number[]>();

const linkedLine = Decoration.line({ class: 'cm-linked' });

const linked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setLinked)) {
        return Decoration.set(effect.value.map(row => linkedLine.range(transaction.state.doc.line(row).from)), true);
      }
    }
    return value;
  },
  provide: field => EditorView.decorations.from(field)
});

export interface Found {
  places: readonly number[];
  length: number;
  /** Index of the place on view; -1 where none is. */
  here: number;
}

export const setFound = StateEffect.define<Found>();

const found = StateField.define<Found>({
  create: () => ({ places: [], length: 0, here: -1 }),
  update: (value, transaction) => transaction.effects.reduce((last, effect) => (effect.is(setFound) ? effect.value : last), value)
});

const hit = Decoration.mark({ class: 'cm-found' });
const hitHere = Decoration.mark({ class: 'cm-found cm-found-here' });

/** Only what is in sight is marked: a letter may be found in every line of fifty thousand. */
function hitsInSight(view: EditorView): DecorationSet {
  const { places, length, here } = view.state.field(found);
  const builder = new RangeSetBuilder<Decoration>();
  let next = 0;
  for (const { from, to } of view.visibleRanges) {
    for (let at = Math.max(next, firstFrom(places, from - length)); at < places.length && (places[at] ?? 0) < to; at++) {
      const place = places[at] ?? 0;
      builder.add(place, place + length, at === here ? hitHere : hit);
      next = at + 1;
    }
  }
  return builder.finish();
}

const hits = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = hitsInSight(view);
    }

    update(update: ViewUpdate): void {
      if (update.viewportChanged || update.startState.field(found) !== update.state.field(found)) {
        this.decorations = hitsInSight(update.view);
      }
    }
  },
  { decorations: plugin => plugin.decorations }
);

/** The marks that every text has. */
export const MARKS: Extension = [linked, found, hits];

export function foundIn(state: EditorState): Found {
  return state.field(found);
}

class SignMarker extends GutterMarker {
  constructor(private readonly sign: Sign) {
    super();
    this.elementClass = sign === '+' ? 'cm-sign-added' : 'cm-sign-gone';
  }

  override toDOM(): Node {
    return document.createTextNode(this.sign);
  }
}

const SIGNS: Record<'+' | '−', { line: Decoration; marker: GutterMarker }> = {
  '+': { line: Decoration.line({ class: 'cm-added' }), marker: new SignMarker('+') },
  '−': { line: Decoration.line({ class: 'cm-gone' }), marker: new SignMarker('−') }
};

const part = Decoration.mark({ class: 'cm-part' });

/** Colours, signs and line numbers of a text that shows changes. */
export function changes(rows: readonly TextRow[]): Extension {
  const builder = new RangeSetBuilder<Decoration>();
  let from = 0;
  for (const { text, sign, marked } of rows) {
    if (sign !== '') {
      builder.add(from, from, SIGNS[sign].line);
      if (marked && marked[1] > marked[0]) {
        builder.add(from + marked[0], from + marked[1], part);
      }
    }
    from += text.length + 1;
  }
  return [
    EditorView.decorations.of(builder.finish()),
    lineNumbers({ formatNumber: row => String(rows[row - 1]?.number ?? row) }),
    gutter({
      class: 'cm-signs',
      lineMarker: (view, line) => {
        const sign = rows[view.state.doc.lineAt(line.from).number - 1]?.sign ?? '';
        return sign === '' ? null : SIGNS[sign].marker;
      }
    })
  ];
}
