/**
 * Lines without the names that a compiler makes up. It numbers values anew whenever one is added, so that a small change
 * looks like a change of every line after it.
 */
import type { Language } from './payloads';

interface Naming {
  /** What is left out, in words. */
  words: string;
  /** Whether it is left out unless asked otherwise: in AMDGCN a register is part of the code. */
  usual: boolean;
  strip: readonly (readonly [RegExp, string])[];
}

const METADATA = [/(?:,\s*)?(?:!dbg|debug-location) !\d+/g, ''] as const;
const COMMENT = [/\s*;.*$/, ''] as const;

const NAMINGS: Partial<Record<Language, Naming>> = {
  mlir: {
    words: 'names of values and locations', usual: true,
    strip: [[/ loc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ''], [/^#loc.*$/, ''], [/%[\w$.#-]+|\^bb\d+/g, '%']]
  },
  llvm: {
    words: 'names of values and debug information', usual: true,
    strip: [METADATA, COMMENT, [/^\d+:/, '%:'], [/%[\w$.-]+/g, '%'], [/!\d+/g, '!']]
  },
  mir: { words: 'numbers of virtual registers and debug information', usual: true, strip: [METADATA, COMMENT, [/%\d+/g, '%']] },
  amdgcn: { words: 'numbers of registers', usual: false, strip: [[/\b([vsa])(?:\d+\b|\[\d+(?::\d+)?\])/g, '$1']] }
};

/** What can be left out of texts in a language; null where names are part of what they say. */
export function namingOf(language: Language): { words: string; usual: boolean } | null {
  return NAMINGS[language] ?? null;
}

/** The lines as they are compared. */
export function comparedLines(lines: readonly string[], language: Language, ignoreNames: boolean): readonly string[] {
  if (language === 'graph') {
    return ofTheirNodes(lines);
  }
  return ignoreNames ? lines.map(line => nameless(line, language)) : lines;
}

/** Nodes of a graph have like facts by the dozen: a fact is the same only where it is one of the same node. */
function ofTheirNodes(lines: readonly string[]): string[] {
  let node = '';
  return lines.map(line => {
    const named = /^\s*(%[^ ]+) =/.exec(line)?.[1];
    node = named ?? node;
    return named === undefined && /^\s*\w/.test(line) ? `${node} ${line}` : line;
  });
}

/** The line as it is compared; the line itself in a language without such names. */
export function nameless(line: string, language: Language): string {
  const naming = NAMINGS[language];
  return naming ? naming.strip.reduce((text, [pattern, by]) => text.replace(pattern, by), line).trimEnd() : line;
}
