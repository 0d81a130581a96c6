/**
 * Differences of two texts by line. Lines that occur once in both are matched first, as many as keep their order
 * (patience diff, Bram Cohen): they hold the rest in place. Between them the fewest edits are searched (Eugene Myers,
 * "An O(ND) Difference Algorithm and Its Variations"), and where there are very many, a few hundred at a time.
 */

/** `removed` lines from `before` on became `added` lines from `after` on; indices from 0. */
export interface Hunk {
  before: number;
  removed: number;
  after: number;
  added: number;
}

/** So many edits are searched for at once: the time for each line of two texts without likeness grows with it. */
const EDITS_AT_ONCE = 512;

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
    } else {
      fewestEdits(left, right, part, match);
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

/** Matches what the fewest edits leave; of more edits than are searched at once the best beginning, again and again. */
function fewestEdits(left: Int32Array, right: Int32Array, part: Stretch, match: Int32Array): void {
  let { before, after } = part;
  while (before < part.beforeEnd && after < part.afterEnd) {
    const [x, y] = editsFrom(left.subarray(before, part.beforeEnd), right.subarray(after, part.afterEnd), (i, j) => {
      match[before + i] = after + j;
    });
    before += x;
    after += y;
  }
}

/**
 * Tells every match on a path of fewest edits, and answers how far that goes in either text: to the end of both, or as
 * far as the edits searched at once lead. On diagonal `k` lie the places whose distance is `k`; `reach` has the farthest
 * place on each that some number of edits leads to.
 */
function editsFrom(left: Int32Array, right: Int32Array, tell: (i: number, j: number) => void): [number, number] {
  const most = Math.min(EDITS_AT_ONCE, left.length + right.length);
  const middle = most + 1;
  const reach = new Int32Array(2 * most + 3);
  const history: Int32Array[] = [];
  const at = (reached: Int32Array, k: number): number => reached[middle + k] ?? 0;
  /** Whether the best way onto a diagonal takes a line of the newer text rather than drops one of the older. */
  const takes = (reached: Int32Array, k: number, edits: number): boolean => k === -edits || (k !== edits && at(reached, k - 1) < at(reached, k + 1));
  let [x, y, edits] = [0, 0, 0];
  for (let done = false; !done; edits++) {
    let farthest = -1;
    for (let k = -edits; k <= edits && !done; k += 2) {
      let i = takes(reach, k, edits) ? at(reach, k + 1) : at(reach, k - 1) + 1;
      while (i < left.length && i - k < right.length && left[i] === right[i - k]) {
        i += 1;
      }
      reach[middle + k] = i;
      if (i <= left.length && i - k <= right.length && 2 * i - k > farthest) {
        farthest = 2 * i - k;
        [x, y] = [i, i - k];
      }
      done = i >= left.length && i - k >= right.length;
    }
    history.push(reach.slice());
    done ||= edits === most;
  }
  const end: [number, number] = [x, y];
  for (edits -= 1; edits >= 0; edits--) {
    const earlier = history[edits - 1];
    const k = x - y;
    const from = earlier ? (takes(earlier, k, edits) ? k + 1 : k - 1) : 0;
    const [fromX, fromY] = earlier ? [at(earlier, from), at(earlier, from) - from] : [0, 0];
    while (x > fromX && y > fromY) {
      tell((x -= 1), (y -= 1));
    }
    [x, y] = [fromX, fromY];
  }
  return end;
}
