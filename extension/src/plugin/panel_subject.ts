/** What a panel shows: the newest explorer of its notebook, one compile (beside another), or what a cell compiled. */
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';

export type PanelSubject =
  | { readonly kind: 'newest' }
  | { readonly kind: 'compilation'; readonly id: string; readonly baseline: string | null }
  | { readonly kind: 'cell'; readonly count: number };

export const NEWEST: PanelSubject = { kind: 'newest' };

/** A subject as arguments of a command, so that a workspace can keep it. */
export interface SubjectArgs extends ReadonlyPartialJSONObject {
  /** Id of a compile. */
  readonly compilation?: string;
  /** Id of the compile that it is compared with. */
  readonly baseline?: string;
  /** Number of an execution: the newest compile which that cell made. */
  readonly cell?: number;
}

/** What ids of compiles consist of. They become part of Python code, so anything else is refused. */
const ID = /^[A-Za-z0-9_.:-]+$/;

export function isCompilationId(text: unknown): text is string {
  return typeof text === 'string' && ID.test(text);
}

/**
 * The subject that arguments name; without any, the newest.
 *
 * @throws Error where an id is none, or the number of a cell is not one.
 */
export function subjectOf(args: SubjectArgs): PanelSubject {
  const { compilation, baseline, cell } = args;
  if (compilation !== undefined) {
    if (!isCompilationId(compilation) || (baseline !== undefined && !isCompilationId(baseline))) {
      throw new Error('This is not the id of a compile.');
    }
    return { kind: 'compilation', id: compilation, baseline: baseline ?? null };
  }
  if (cell !== undefined) {
    if (!Number.isSafeInteger(cell) || cell < 1) {
      throw new Error('Cells are numbered from 1 as they run.');
    }
    return { kind: 'cell', count: cell };
  }
  return NEWEST;
}

export function argsOf(subject: PanelSubject): SubjectArgs {
  switch (subject.kind) {
    case 'newest':
      return {};
    case 'compilation':
      return { compilation: subject.id, ...(subject.baseline === null ? {} : { baseline: subject.baseline }) };
    case 'cell':
      return { cell: subject.count };
  }
}

/** Two subjects are one where their keys are. */
export function subjectKey(subject: PanelSubject): string {
  switch (subject.kind) {
    case 'newest':
      return 'newest';
    case 'compilation':
      return subject.baseline === null ? subject.id : `${subject.id}/${subject.baseline}`;
    case 'cell':
      return `cell/${subject.count}`;
  }
}
