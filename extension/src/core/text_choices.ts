/** What a text can be compared with, and what the comparison found, in words. */
import { count } from './format';
import type { Language, Layer, StageRow } from './payloads';
import { LAYERS } from './stages';

export interface PassChoice {
  id: string;
  layer: Layer;
  label: string;
}

/** Passes whose text was recorded, by layer; those of one language where it is named. A repeated pass has its number. */
export function passChoices(rows: readonly StageRow[], language: Language | null): PassChoice[] {
  const kept = rows.filter(row => row.captured && (language === null || row.language === language));
  return LAYERS.flatMap(layer => kept.filter(row => row.layer === layer).map(row => {
    const turn = /#\d+$/.exec(row.id)?.[0] ?? '';
    return { id: row.id, layer, label: [row.name, turn, row.chain === 'host' ? '(host)' : '', row.changed ? '' : '(no change)'].filter(Boolean).join(' ') };
  }));
}

export interface Found {
  added: number;
  removed: number;
  /** Lines that are equal but for names. */
  names: boolean;
}

/** `No difference`, `+3 −2 lines`; `uncounted` names what the comparison leaves out, which stands beside it. */
export function changesWords({ added, removed, names }: Found, uncounted: string): string {
  if (added + removed === 0) {
    return names ? `No difference but in ${uncounted}` : 'No difference';
  }
  return `+${count(added)} −${count(removed)} lines`;
}

/** `3 of 41`; empty without a search. */
export function hitsWords(query: string, total: number, here: number): string {
  if (query === '') {
    return '';
  }
  return total === 0 ? 'not found' : `${count(here)} of ${count(total)}`;
}
