/**
 * A selection as a short text that may stand in an address as it is: `lds.v-v2.s-fx*2fexpand_graph.l-17`. The view comes
 * first, then the parts that differ from a fresh selection, each with a letter. Bytes other than A–Z a–z 0–9 _ - are
 * written `*` and two hexadecimal digits, so no part of an address escapes the text a second time.
 */
import type { Selection, SourceLocation } from './payloads';
import { FIRST_SELECTION } from './store';
import { VIEWS } from './views';

export interface LinkedView {
  /** Id of the variant, null where the link names none. */
  variant: string | null;
  /** Complete: what the link leaves out is as in a fresh selection. */
  selection: Selection;
}

const TEXTS = { s: 'stage', n: 'node' } as const;
const NUMBERS = { l: 'lane', k: 'iteration', w: 'wave', p: 'phase' } as const;
const MOST = 2 ** 31;

function escape(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map(byte => (/[A-Za-z0-9_-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `*${byte.toString(16).padStart(2, '0')}`))
    .join('');
}

/** Null where the text is none that `escape` makes. */
function unescape(text: string): string | null {
  if (!/^(?:[A-Za-z0-9_-]|\*[0-9a-f]{2})*$/.test(text)) {
    return null;
  }
  try {
    return decodeURIComponent(text.replace(/\*/g, '%'));
  } catch {
    return null;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) && Number(text) < MOST ? Number(text) : null;
}

function placeOf(text: string): SourceLocation | null {
  const found = /^(.*):(\d{1,9}):(\d{1,9})$/s.exec(text);
  return found ? { file: found[1] ?? '', line: Number(found[2]), column: Number(found[3]) } : null;
}

export function linkOf(selection: Selection, variant: string | null): string {
  const parts: string[] = [selection.view];
  const put = (letter: string, value: string | number): void => void parts.push(`${letter}-${escape(String(value))}`);
  if (variant) {
    put('v', variant);
  }
  for (const [letter, key] of Object.entries(TEXTS)) {
    const value = selection[key];
    if (value !== null) {
      put(letter, value);
    }
  }
  if (selection.instruction !== null) {
    put('i', selection.instruction);
  }
  if (selection.place) {
    put('c', `${selection.place.file}:${selection.place.line}:${selection.place.column}`);
  }
  for (const [letter, key] of Object.entries(NUMBERS)) {
    if (selection[key] !== FIRST_SELECTION[key]) {
      put(letter, selection[key]);
    }
  }
  if (selection.workgroup.some(at => at !== 0)) {
    put('g', selection.workgroup.join('_'));
  }
  return parts.join('.');
}

/** What a link says, null where it is no link of ours. Parts that this version does not know are left out. */
export function selectionOf(link: string): LinkedView | null {
  const [name, ...parts] = link.split('.');
  const view = VIEWS.find(one => one === name);
  if (!view) {
    return null;
  }
  const values = new Map<string, string>();
  for (const part of parts) {
    const value = unescape(part.slice(2));
    if (part[1] !== '-' || value === null) {
      return null;
    }
    values.set(part[0] ?? '', value);
  }
  const selection: Selection = { ...FIRST_SELECTION, view };
  for (const [letter, key] of Object.entries(TEXTS)) {
    selection[key] = values.get(letter) ?? null;
  }
  selection.instruction = whole(values.get('i') ?? null);
  selection.place = placeOf(values.get('c') ?? '');
  for (const [letter, key] of Object.entries(NUMBERS)) {
    selection[key] = whole(values.get(letter) ?? null) ?? FIRST_SELECTION[key];
  }
  const workgroup = (values.get('g') ?? '').split('_').map(whole);
  if (workgroup.length === 3 && workgroup.every(at => at !== null)) {
    selection.workgroup = workgroup as [number, number, number];
  }
  return { variant: values.get('v') ?? null, selection };
}
