/** At which view a record was: kept for the browser's tab, so that reloading the page leaves it there. */

const PREFIX = 'wave-explorer:view:';

/** The view of the record at `path`, null where none is known. */
export function keptView(path: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + path);
  } catch {
    // A browser may allow no storage; then nothing is kept.
    return null;
  }
}

export function keepView(path: string, view: string): void {
  try {
    window.sessionStorage.setItem(PREFIX + path, view);
  } catch {
    // As above.
  }
}
