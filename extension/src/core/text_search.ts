/** Where a search text stands in a long text. */

/** More are counted by nobody; a search for a single letter ends here. */
export const MOST_FOUND = 100_000;

/** Places of all occurrences, whatever the case of their letters, in order and without overlap. */
export function placesOf(text: string, query: string): number[] {
  const found: number[] = [];
  if (query === '') {
    return found;
  }
  const lower = text.toLowerCase();
  // Letters whose lower case is longer would shift what follows.
  const [haystack, needle] = lower.length === text.length ? [lower, query.toLowerCase()] : [text, query];
  for (let at = haystack.indexOf(needle); at >= 0 && found.length < MOST_FOUND; at = haystack.indexOf(needle, at + needle.length)) {
    found.push(at);
  }
  return found;
}

/** Index of the first place at or after `from`; as many as there are where none is. */
export function firstFrom(places: readonly number[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
