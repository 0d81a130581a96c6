/** Queries `compare` and `compare_diff`: several compiles and their runs beside a baseline. */
import type { Chain, Fidelity, Language, Layer, Severity } from './words';

/** The first pass after which a compile is not the baseline; a stage is null where one has no such pass. */
export interface Parting {
  stage: string | null;
  baseline_stage: string | null;
  name: string;
  layer: Layer;
  chain: Chain;
  kind: 'content' | 'registers' | 'one_only' | 'switched_off' | 'failed' | 'unfinished';
  sentence: string;
  operations: number | null;
  baseline_operations: number | null;
  /** Earlier passes of which nothing was captured to compare. */
  unseen: number;
}

export interface ComparedColumn {
  id: string;
  label: string;
  kernel: string;
  target: string;
  shape: string;
  status: 'compiling' | 'ok' | 'failed' | 'cancelled';
  /** Empty without a run. */
  device: string;
  outputs: string;
  verdict: string;
  parting: Parting | null;
  /** How the AMDGCN relates to the baseline's; empty where that is not known. */
  code: 'same' | 'registers' | 'different' | '';
}

/** A field of what was asked for; null where a column does not have it. */
export interface SettingDelta {
  group: 'kernel' | 'parameter' | 'symbol' | 'constraint' | 'option' | 'pass' | 'argument' | 'version';
  name: string;
  values: (string | null)[];
  differs: boolean;
}

/** A number of each column, its ratio to the baseline, how true it is, and a word on it. */
export interface ComparedFigure {
  group: string;
  name: string;
  unit: string;
  better: 'low' | 'high' | '';
  meaning: string;
  values: (number | null)[];
  ratios: (number | null)[];
  fidelities: Fidelity[];
  notes: string[];
  differs: boolean;
}

/** A diagnostic or finding of a run: what it says in each column, and what that is to the baseline. */
export interface Statement {
  source: 'compile' | 'run';
  code: string;
  severity: Severity;
  messages: (string | null)[];
  changes: ('same' | 'gained' | 'lost' | 'changed' | 'none')[];
}

/** Columns have the order of `variants`, the baseline first. */
export interface ComparePayload {
  headline: string;
  /** By which rule the sentences are made. */
  rule: string;
  variants: ComparedColumn[];
  settings: SettingDelta[];
  groups: { group: string; title: string }[];
  figures: ComparedFigure[];
  statements: Statement[];
  /** What makes numbers of the columns not mean the same. */
  notes: string[];
}

/** A node of one graph only, or a pair of which facts differ. */
export interface MatchedNode {
  change: 'added' | 'removed' | 'changed';
  id: string;
  baseline_id: string;
  name: string;
  baseline_name: string;
  facts: { name: string; before: string; after: string }[];
}

/** The baseline's text is `before`. */
export interface CompareDiffPayload {
  variant: string;
  baseline: string;
  stage: string | null;
  baseline_stage: string | null;
  language: Language;
  before: string;
  after: string;
  added: number;
  removed: number;
  likeness: 'same' | 'registers' | 'different';
  sentence: string;
  /** Pairs of nodes. */
  matched: number;
  nodes: MatchedNode[];
}
