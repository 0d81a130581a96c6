/** The search of a session, as its state has it. */

/** A point that was tried; `number` −1 is the kernel as it stood. */
export interface TunedPoint {
  number: number;
  settings: Record<string, string | number | boolean | null>;
  status: 'ok' | 'wrong' | 'failed' | 'timeout' | 'lost';
  reason: string;
  value: number | null;
  /** Over the baseline's value. */
  ratio: number | null;
  tflops: number | null;
  peak_share: number | null;
  roofline_share: number | null;
  /** The resource that a modelled time has at its limit. */
  binding: string;
  registers: number | null;
  spills: number | null;
  lds_bytes: number | null;
  waves_per_simd: number | null;
  compile_seconds: number | null;
  max_abs_err: number | null;
  tolerance: number | null;
}

export interface Tuning {
  /** Changes with everything that is new in the row. */
  serial: number;
  phase: '' | 'sifting' | 'starting workers' | 'baseline' | 'searching' | 'measuring again' | 'done' | 'failed';
  /** Settings that one would vary first, with their values as text. */
  proposal: { name: string; values: string }[];
  /** Points that are tried of the proposal where nobody says how many. */
  proposed_trials: number;
  /** What is searched for: `modelled time`. */
  objective: string;
  direction: 'minimize' | 'maximize';
  /** Points looked at while sifting, tried afterwards. */
  done: number;
  total: number;
  size: number;
  running: string[];
  baseline: TunedPoint | null;
  points: TunedPoint[];
  best: number | null;
  /** Points that were left out, by rule; `examples` are settings and reason of the first of them. */
  pruned: { rule: string; count: number; examples: [string, string][] }[];
  importance: [string, number][];
  importance_note: string;
  /** Numbers of the points that no other beats in compile time, objective, registers and LDS at once. */
  pareto: number[];
  cancelled: boolean;
  notes: string[];
}
