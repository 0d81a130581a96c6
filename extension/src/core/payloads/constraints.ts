/** The constraints of the draft, as the editor shows them. */
import type { SourceLocation } from './words';

/** A field of a constraint; `choices` is empty where any text may stand. */
export interface ConstraintField {
  name: string;
  help: string;
  text: string;
  choices: string[];
  required: boolean;
  changed: boolean;
}

/** Why a text cannot be read; `position` is the wrong character, 0-based, null where it is no character. */
export interface ConstraintTrouble {
  message: string;
  fix: string;
  position: number | null;
}

/** What cannot work (`error`) or is surely not meant (`warning`). */
export interface ConstraintFinding {
  severity: 'error' | 'warning';
  message: string;
  fix: string;
}

/** A row; `changed` compares with the kernel's own constraint, `edited` with the variant on view. */
export interface ConstraintEditRow {
  row: string;
  kind: string;
  help: string;
  /** As typed; of a removed row as it was. */
  text: string;
  /** The kernel's own; null where the row was added. */
  original: string | null;
  removed: boolean;
  changed: boolean;
  edited: boolean;
  /** False for a class that is not known here: such a row can only be removed. */
  editable: boolean;
  trouble: ConstraintTrouble | null;
  findings: ConstraintFinding[];
  fields: ConstraintField[];
  location: SourceLocation | null;
}

/** A class of constraints that can be added. */
export interface ConstraintKind {
  name: string;
  help: string;
}
