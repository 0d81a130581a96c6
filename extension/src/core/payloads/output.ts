/** Queries `output` and `trace_back`: a wrong output and its cause. */
import type { Attribution, Severity } from './words';

/** An output of a run; `wrong` counts its elements beyond the tolerance, null without a reference. */
export interface OutputName {
  name: string;
  ok: boolean | null;
  wrong: number | null;
  cells: number;
}

/**
 * Query `output`, parameters `{name?, leading?, first_row?, first_column?, rows?, columns?, most_rows?, most_columns?}`:
 * the largest error of each block of `block_rows` × `block_columns` elements; null where only one side is a finite
 * number. `got` and `expected` are there where blocks are single elements.
 */
export interface OutputPayload {
  outputs: OutputName[];
  name: string;
  dtype: string;
  shape: number[];
  dims: string[];
  /** Why there is no map of errors; empty where there is one. */
  not_known: string;
  tolerance: number | null;
  worst: number[] | null;
  /** Index of the dims before the last two. */
  leading: number[];
  total_rows: number;
  total_columns: number;
  first_row: number;
  first_column: number;
  rows: number;
  columns: number;
  block_rows: number;
  block_columns: number;
  largest: number;
  error: (number | null)[][];
  wrong: number[][];
  got: (number | null)[][] | null;
  expected: (number | null)[][] | null;
}

export interface TracedConstraint {
  position: number;
  text: string;
  file: string;
  line: number;
}

export interface TracedTerm {
  dim: string;
  kind: string;
  text: string;
  value: number | null;
  place: string;
  reason: string;
  constraints: TracedConstraint[];
}

export interface TracedDim {
  dim: string;
  text: string;
  value: number | null;
}

/** A lane that stored to the element when the kernel ran. */
export interface CellWriter {
  workgroup: [number, number, number];
  wave: number;
  lane: number;
  line: number;
  instruction: string;
  visit: number;
  atomic: boolean;
  value: number | null;
  node: string;
  label: string;
}

/** A lane that the index of a write says stores to the element. */
export interface IndexWriter {
  workgroup: [number, number, number];
  wave: number;
  lane: number;
  turn: number;
  node: string;
  label: string;
}

export type TraceStepKind = 'store' | 'value' | 'matrix' | 'LDS read' | 'LDS write' | 'load' | 'copy' | 'scalar load' | 'no store';

/** Alike instructions that the element depends on, shown by one execution; `number` counts from the store. */
export interface TraceStep {
  number: number;
  kind: TraceStepKind;
  what: string;
  /** The shown one first. */
  lines: number[];
  instruction: string;
  executions: number;
  nodes: string[];
  labels: string[];
  attribution: Attribution;
  file: string;
  source_line: number;
  wave: number;
  waves: number[];
  lane: number;
  lanes: number[];
  turn: number | null;
  place: string;
  value: number | null;
  word: string;
  index: TracedDim[];
  terms: TracedTerm[];
  /** Where an index mapping leads the index, empty where the access has none. */
  mapping: string;
  /** null: not known, and `note` says why. */
  agrees: boolean | null;
  note: string;
  feeds: number[];
  roles: string[];
}

export interface ElementRange {
  dim: string;
  text: string;
  count: number;
  extent: number;
  /** Coordinate of the output element along the same dimension. */
  cell: number | null;
  /** What is odd about them, empty where nothing is. */
  remark: string;
}

/** Elements of one input that went into the output element. */
export interface ElementSet {
  tensor: string;
  count: number;
  ranges: ElementRange[];
}

/** A diagnostic that concerns what the element came from, with the numbers of the steps that it speaks of. */
export interface Suspect {
  code: string;
  severity: Severity;
  message: string;
  fix: string;
  constraint: string;
  node: string;
  stage: string;
  line: number | null;
  file: string;
  source_line: number;
  view: string;
  steps: number[];
}

/** Query `trace_back`, no parameters: the newest answer of the action of this name. */
export interface TraceBack {
  kernel: string;
  target: string;
  output: string;
  dims: string[];
  /** Empty where the run was stopped by an access, which is then step 1. */
  cell: number[];
  got: number | null;
  expected: number | null;
  differs: boolean | null;
  tolerance: number | null;
  workgroup: [number, number, number] | null;
  writers: CellWriter[];
  writers_total: number;
  index_writers: IndexWriter[];
  index_writers_total: number;
  index_note: string;
  writers_agree: boolean | null;
  steps: TraceStep[];
  first_disagreement: number | null;
  elements: ElementSet[];
  suspects: Suspect[];
  /** Passes that the compile was told to leave out. */
  passes_off: string[];
  summary: string;
  notes: string[];
}
