/** Queries `diagnostics`, `summary` and `stages`: a compile at a glance. */
import type { Chain, Language, Layer, Severity, SourceLocation, StageStatus } from './words';

export interface Diagnostic {
  code: string;
  severity: Severity;
  message: string;
  explanation: string;
  fix: string;
  stage: string;
  node: string;
  constraint: string;
  line: number | null;
  location: SourceLocation | null;
  view: string;
  /** The numbers that the statement rests on, by name. */
  evidence: Record<string, number | string>;
}

export interface DiagnosticsPayload {
  kernel: string;
  target: string;
  status: string;
  errors: number;
  warnings: number;
  notes: number;
  diagnostics: Diagnostic[];
}

export interface CompileError {
  summary: string;
  stage: string;
  kind: string;
  detail: string;
  node: string;
  constraint: string;
  symbol: string;
  location: SourceLocation | null;
  advice: string;
  traceback: string;
}

/** Query `summary`, no parameters. */
export interface SummaryPayload {
  id: string;
  kernel: string;
  status: 'compiling' | 'ok' | 'failed' | 'cancelled';
  origin: 'worker' | 'watch' | 'program';
  target: string;
  shape_text: string;
  dtype_text: string;
  versions: Record<string, string>;
  seconds: Record<string, number>;
  layers: { layer: Layer; total: number; changed: number; seconds: number | null }[];
  launch: { grid: number[] | null; block: number[] | null; lds_bytes: number | null } | null;
  symbols: Record<string, number | string>;
  options: Record<string, unknown>;
  disabled_passes: string[];
  /** What a person wrote in place of the compiler: `mlir`, `amdgcn`, or nothing. */
  hand_edited: string;
  error: CompileError | null;
  diagnostics: Diagnostic[];
  notes: string[];
}

export interface StageRow {
  id: string;
  layer: Layer;
  name: string;
  seconds: number | null;
  changed: boolean;
  status: StageStatus;
  chain: Chain;
  parent: string | null;
  language: Language;
  op_count: number | null;
  op_delta: number | null;
  scope: string;
  note: string;
  /** Whether there is something to show after this stage. */
  captured: boolean;
}

/** Query `stages`, parameters `{variant?}`: of another compile of the session. */
export interface StagesPayload {
  stages: StageRow[];
}
