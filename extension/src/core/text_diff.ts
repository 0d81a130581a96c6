/**
 * Differences of two texts by line. Lines that occur once in both are matched first, as many as keep their order
 * (patience diff, Bram Cohen): they hold the rest in place. IR repeats many lines, over which a search for the longest
 * common subsequence alone takes minutes and matches code that has nothing to do with each other.
 */

/** `removed` lines from `before` on became `added` lines from `after` on; indices from 0. */
export interface Hunk {
  before: number;
  removed: number;
  after: number;
  added: number;
}

/** A stretch without a line to hold on to is searched thoroughly up to this many pairs, and is all change beyond. */
const THOROUGH_PAIRS = 250_000;

interface Stretch {
  before: number;
  beforeEnd: number;
  after: number;
  afterEnd: number;
}

/** What differs, in order; nothing where the texts are equal. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const numbers = new Map<string, number>();
  const numbered = (lines: readonly string[]): Int32Array => Int32Array.from(lines, line => {
    const known = numbers.get(line) ?? numbers.size;
    numbers.set(line, known);
    return known;
  });
  const [left, right] = [numbered(before), numbered(after)];
  // By line of `before` its like in `after`, or -1.
  const match = matches(left, right, numbers.size);
  const hunks: Hunk[] = [];
  let [from, to] = [0, 0];
  for (let at = 0; at <= left.length; at++) {
    const like = at === left.length ? right.length : (match[at] ?? -1);
    if (like < 0) {
      continue;
    }
    if (at > from || like > to) {
      hunks.push({ before: from, removed: at - from, after: to, added: like - to });
    }
    [from, to] = [at + 1, like + 1];
  }
  return hunks;
}

function matches(left: Int32Array, right: Int32Array, distinct: number): Int32Array {
  const match = new Int32Array(left.length).fill(-1);
  const counts = { left: new Int32Array(distinct), right: new Int32Array(distinct), place: new Int32Array(distinct) };
  const pending: Stretch[] = [{ before: 0, beforeEnd: left.length, after: 0, afterEnd: right.length }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const part = trimmed(left, right, next, match);
    if (part.before === part.beforeEnd || part.after === part.afterEnd) {
      continue;
    }
    const anchors = anchorsOf(left, right, part, counts);
    if (anchors.length > 0) {
      let { before, after } = part;
      for (const [a, b] of anchors) {
        match[a] = b;
        pending.push({ before, beforeEnd: a, after, afterEnd: b });
        [before, after] = [a + 1, b + 1];
      }
      pending.push({ before, beforeEnd: part.beforeEnd, after, afterEnd: part.afterEnd });
    } else if ((part.beforeEnd - part.before) * (part.afterEnd - part.after) <= THOROUGH_PAIRS) {
      longestCommon(left, right, part, match);
    }
  }
  return match;
}

/** The stretch without the equal lines at its ends, which are matched. */
function trimmed(left: Int32Array, right: Int32Array, part: Stretch, match: Int32Array): Stretch {
  let { before, beforeEnd, after, afterEnd } = part;
  while (before < beforeEnd && after < afterEnd && left[before] === right[after]) {
    match[before++] = after++;
  }
  while (before < beforeEnd && after < afterEnd && left[beforeEnd - 1] === right[afterEnd - 1]) {
    match[--beforeEnd] = --afterEnd;
  }
  return { before, beforeEnd, after, afterEnd };
}

/** Lines that occur exactly once on either side, as many as keep their order. */
function anchorsOf(left: Int32Array, right: Int32Array, part: Stretch, counts: { left: Int32Array; right: Int32Array; place: Int32Array }): [number, number][] {
  const lines = left.subarray(part.before, part.beforeEnd);
  const others = right.subarray(part.after, part.afterEnd);
  lines.forEach(line => add(counts.left, line));
  others.forEach((line, at) => {
    add(counts.right, line);
    counts.place[line] = part.after + at;
  });
  const pairs: [number, number][] = [];
  lines.forEach((line, at) => {
    if (counts.left[line] === 1 && counts.right[line] === 1) {
      pairs.push([part.before + at, counts.place[line] ?? 0]);
    }
  });
  lines.forEach(line => (counts.left[line] = 0));
  others.forEach(line => (counts.right[line] = 0));
  return increasing(pairs);
}

function add(counts: Int32Array, line: number): void {
  counts[line] = (counts[line] ?? 0) + 1;
}

/** The longest subsequence whose second numbers rise (patience sorting). */
function increasing(pairs: readonly [number, number][]): [number, number][] {
  const tops: number[] = [];
  const previous = new Int32Array(pairs.length);
  pairs.forEach(([, value], at) => {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    previous[at] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = at;
  });
  const kept: [number, number][] = [];
  for (let at = tops[tops.length - 1] ?? -1; at >= 0; at = previous[at] ?? -1) {
    kept.push(pairs[at] as [number, number]);
  }
  return kept.reverse();
}

/** Matches a longest common subsequence of a short stretch. */
function longestCommon(left: Int32Array, right: Int32Array, part: Stretch, match: Int32Array): void {
  const [rows, columns] = [part.beforeEnd - part.before, part.afterEnd - part.after];
  const width = columns + 1;
  // lengths[i * width + j]: common lines of what begins at row i and column j.
  const lengths = new Int32Array((rows + 1) * width);
  const length = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const equal = (i: number, j: number): boolean => left[part.before + i] === right[part.after + j];
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] = equal(i, j) ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (equal(i, j)) {
      match[part.before + i++] = part.after + j++;
    } else if (length(i + 1, j) >= length(i, j + 1)) {
      i += 1;
    } else {
      j += 1;
    }
  }
}
