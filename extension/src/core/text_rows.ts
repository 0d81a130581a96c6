/** Two texts as one: the lines of the newer, and above what took its place each line that is gone. */
import type { Hunk } from './text_diff';

export type Sign = '+' | '−' | '';

export interface TextRow {
  text: string;
  sign: Sign;
  /** 1-based number of the line in its own text. */
  number: number;
  /** Column from which, and column before which, a line differs from the one it replaces; null where it replaces none. */
  marked: readonly [number, number] | null;
}

export interface DiffRows {
  rows: TextRow[];
  /** Rows from which, and before which, nothing changed, and that can be folded; in order. */
  quiet: [number, number][];
  added: number;
  removed: number;
}

/** So many unchanged rows stay on either side of a change. */
const AROUND = 3;
/** Fewer rows than this are not worth a fold. */
const LEAST_FOLDED = 4;

export function diffRows(before: readonly string[], after: readonly string[], hunks: readonly Hunk[]): DiffRows {
  const rows: TextRow[] = [];
  const quiet: [number, number][] = [];
  let [next, added, removed] = [0, 0, 0];
  const unchanged = (to: number, atEnd: boolean): void => {
    const first = rows.length === 0 ? 0 : rows.length + AROUND;
    const end = rows.length + (to - next) - (atEnd ? 0 : AROUND);
    for (; next < to; next++) {
      rows.push({ text: after[next] ?? '', sign: '', number: next + 1, marked: null });
    }
    if (end - first >= LEAST_FOLDED) {
      quiet.push([first, end]);
    }
  };
  for (const hunk of hunks) {
    unchanged(hunk.after, false);
    const old = before.slice(hunk.before, hunk.before + hunk.removed);
    const now = after.slice(hunk.after, hunk.after + hunk.added);
    // Lines stand for each other where there are as many of both.
    const pairs = old.length === now.length ? old.map((line, at) => differingPart(line, now[at] ?? '')) : null;
    old.forEach((text, at) => rows.push({ text, sign: '−', number: hunk.before + at + 1, marked: pairs?.[at]?.[0] ?? null }));
    now.forEach((text, at) => rows.push({ text, sign: '+', number: hunk.after + at + 1, marked: pairs?.[at]?.[1] ?? null }));
    next = hunk.after + hunk.added;
    added += hunk.added;
    removed += hunk.removed;
  }
  if (hunks.length > 0) {
    unchanged(after.length, true);
  } else {
    after.forEach((text, at) => rows.push({ text, sign: '', number: at + 1, marked: null }));
  }
  return { rows, quiet, added, removed };
}

const WORD = /[\w.$%@-]/;

/** The part of either line between what both begin and end with, in whole words; null where they share nothing. */
export function differingPart(before: string, after: string): [[number, number], [number, number]] | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) {
    head += 1;
  }
  while (head > 0 && WORD.test(before[head - 1] ?? '') && (WORD.test(before[head] ?? '') || WORD.test(after[head] ?? ''))) {
    head -= 1;
  }
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) {
    tail += 1;
  }
  while (tail > 0 && WORD.test(before[before.length - tail] ?? '') &&
    (WORD.test(before[before.length - tail - 1] ?? '') || WORD.test(after[after.length - tail - 1] ?? ''))) {
    tail -= 1;
  }
  if (before.slice(0, head).trim() === '' && tail === 0) {
    return null;
  }
  return [[head, before.length - tail], [head, after.length - tail]];
}
