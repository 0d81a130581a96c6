/** An index as a sum of terms, each told by where it comes from: workgroup, tile, wave, lane or copy. */
import { el } from './dom';

export type TermKind = 'workgroup' | 'device' | 'tile' | 'schedule' | 'wave' | 'lane' | 'thread' | 'copy' | 'element' | 'constant';

export const TERM_NAMES: Record<TermKind, string> = {
  workgroup: 'Workgroup',
  device: 'Device',
  tile: 'Tile (loop)',
  schedule: 'Pipeline',
  wave: 'Wave',
  lane: 'Lane',
  thread: 'Thread',
  copy: 'Copy',
  element: 'Element',
  constant: 'Constant'
};

export interface IndexTerm {
  /** ` + ` or ` − `, empty for the first. */
  sign: string;
  text: string;
  kind: TermKind;
}

const OPENING = '([{⌊⌈';
const CLOSING = ')]}⌋⌉';

/** Split at the plus and minus signs that stand outside all brackets. */
export function indexTerms(expression: string): IndexTerm[] {
  const terms: IndexTerm[] = [];
  let depth = 0;
  let from = 0;
  let sign = '';
  const end = (to: number): void => {
    const text = expression.slice(from, to);
    if (text) {
      terms.push({ sign, text, kind: termKind(text) });
    }
  };
  for (let at = 0; at < expression.length; at++) {
    const letter = expression[at] as string;
    depth += OPENING.includes(letter) ? 1 : CLOSING.includes(letter) ? -1 : 0;
    const next = expression.slice(at, at + 3);
    if (depth === 0 && (next === ' + ' || next === ' − ' || next === ' - ')) {
      end(at);
      sign = next === ' + ' ? '+' : '−';
      from = at + 3;
      at += 2;
    }
  }
  end(expression.length);
  return terms;
}

/** What a term depends on, read from the names Wave gives its index symbols. */
export function termKind(text: string): TermKind {
  const threads = new Set(Array.from(text.matchAll(/\$?\bT([012])\b/g), match => match[1]));
  if (/\$?\bWG[012]?\b/.test(text)) {
    return 'workgroup';
  }
  if (/\$ARG|\bARG\w|\bk\b|\$?_?iter/i.test(text)) {
    return 'tile';
  }
  if (threads.size > 1) {
    return 'thread';
  }
  if (threads.has('1') || threads.has('2') || /⌊\$?T0\/(64|32)⌋/.test(text)) {
    return 'wave';
  }
  return threads.size === 1 || /\bGPR_NUM\b|\$?MMA_/.test(text) ? 'lane' : 'constant';
}

/** The terms of one dimension, underlined by kind. */
export function termRow(expression: string): HTMLElement {
  const parts = indexTerms(expression).flatMap(term => [
    term.sign ? el('span', { class: 'wx-quiet' }, term.sign) : null,
    el('span', { class: `wx-term wx-term-${term.kind}`, title: TERM_NAMES[term.kind] }, term.text)
  ]);
  return el('span', { class: 'wx-terms' }, ...parts);
}

/** Legend of the kinds that occur. */
export function termLegend(expressions: string[]): HTMLElement {
  const kinds = new Set(expressions.flatMap(text => indexTerms(text).map(term => term.kind)));
  const shown = (Object.keys(TERM_NAMES) as TermKind[]).filter(kind => kinds.has(kind));
  return el('div', { class: 'wx-legend' },
    ...shown.map(kind => el('span', {}, el('i', { class: `wx-term wx-term-${kind}` }), TERM_NAMES[kind])));
}
