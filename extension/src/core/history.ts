/**
 * Where a person has been: back and forward over the places of the shared selection. A place is a variant, a view, a
 * pass, and what is selected in them; lanes and other numbers belong to a place and make none.
 */
import type { Selection } from './payloads';
import type { SelectionKey, SelectionStore } from './store';

const PLACE_KEYS: readonly SelectionKey[] = ['view', 'stage', 'node', 'instruction', 'place'];
/** Places that follow each other faster are one: a held arrow key, or a jump that sets several things in turn. */
const PASSING_MS = 400;
const MOST = 100;

export interface Place {
  variant: string | null;
  selection: Selection;
}

export class SelectionHistory {
  private readonly places: Place[];
  private at = 0;
  private moved = -Infinity;
  private travelling = false;
  /** The variant that was asked for and whose state has not arrived yet, and the one on view meanwhile. */
  private heading: { to: string; from: string | null } | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly end: () => void;

  /** `variant` says which one is on view; `show` is asked for another. `now` is in milliseconds. */
  constructor(
    private readonly store: SelectionStore,
    private readonly variant: () => string | null,
    private readonly show: (variant: string) => void,
    private readonly now: () => number = () => performance.now()
  ) {
    this.places = [this.here];
    this.end = store.on([], () => this.follow());
  }

  /** The variant on view may have changed. */
  follow(): void {
    if (this.travelling) {
      return;
    }
    const [here, last] = [this.here, this.places[this.at] as Place];
    if (samePlace(here, last)) {
      this.places[this.at] = here;
      return;
    }
    const now = this.now();
    if (this.at > 0 && now - this.moved < PASSING_MS) {
      this.places.splice(this.at, Infinity, here);
    } else {
      this.places.splice(this.at + 1, Infinity, here);
      this.places.splice(0, this.places.length - MOST);
      this.at = this.places.length - 1;
    }
    this.moved = now;
    this.tell();
  }

  /** The place that `go` would lead to; null where there is none. */
  peek(by: 1 | -1): Place | null {
    return this.places[this.at + by] ?? null;
  }

  go(by: 1 | -1): void {
    const place = this.peek(by);
    if (!place) {
      return;
    }
    this.at += by;
    this.moved = -Infinity;
    this.travelling = true;
    this.store.select(place.selection);
    this.travelling = false;
    if (place.variant !== null && place.variant !== this.here.variant) {
      this.heading = { to: place.variant, from: this.heading?.from ?? this.variant() };
      this.show(place.variant);
    }
    this.tell();
  }

  on(run: () => void): () => void {
    this.listeners.add(run);
    return () => this.listeners.delete(run);
  }

  dispose(): void {
    this.end();
  }

  private get here(): Place {
    const shown = this.variant();
    if (this.heading && this.heading.from !== shown) {
      this.heading = null;
    }
    return { variant: this.heading?.to ?? shown, selection: this.store.selection };
  }

  private tell(): void {
    for (const run of [...this.listeners]) {
      run();
    }
  }
}

function samePlace(one: Place, other: Place): boolean {
  return one.variant === other.variant && PLACE_KEYS.every(key => JSON.stringify(one.selection[key]) === JSON.stringify(other.selection[key]));
}
