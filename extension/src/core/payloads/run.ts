/** Query `run`: outputs, counters, findings, and times that a GPU measured and that a model gives. */
import type { Fidelity } from './words';

export interface CounterRow {
  name: string;
  value: number | null;
  fidelity: Fidelity;
  rule: string;
  meaning: string;
  /** Of a measured counter, what the emulator has for the same launch, and how true that is. */
  emulated: number | null;
  emulated_fidelity: Fidelity | null;
  /** Measured less emulated; null where one of them is missing. */
  difference: number | null;
  /** Why the measurement should not be believed; empty where nothing speaks against it. */
  suspect: string;
}

/** Query `run`, no parameters: the newest run of the compile, or `null` where none was made. */
export interface RunPayload {
  id: string;
  device: string;
  target: string;
  status: 'ok' | 'failed' | 'cancelled';
  grid: number[];
  block: number[];
  outputs: {
    name: string;
    dtype: string;
    shape: number[];
    max_abs_err: number | null;
    max_rel_err: number | null;
    tolerance: number | null;
    ok: boolean | null;
    note: string;
  }[];
  counters: CounterRow[];
  findings: {
    kind: string;
    /** A warning is what a program may mean. */
    severity: 'error' | 'warning';
    message: string;
    line: number | null;
    instruction: string;
    workgroup: [number, number, number] | null;
    wave: number | null;
    lane: number | null;
    address: number | null;
    nodes: string[];
    fix: string;
    /** How many waves did it. */
    count: number;
    /** The second party: the load still under way, the access that races. */
    other: { line: number; instruction: string; wave: number | null; lane: number | null; nodes: string[] } | null;
  }[];
  wave_instructions: number;
  seconds: number;
  notes: string[];
  /** Goes before the modelled one where both are there. */
  measured_time: MeasuredTime | null;
  modelled_time: ModelledTime | null;
}

/** The time of a kernel on a GPU, from several launches, in seconds; half of them took from `lower` to `upper`. */
export interface MeasuredTime {
  median: number;
  lower: number;
  upper: number;
  fastest: number;
  slowest: number;
  repeats: number;
  /** Launches before those that were timed. */
  warmup: number;
  /** Whether the caches were emptied before each. */
  flushed: boolean;
}

/** A lower bound of a run's time on a machine, from counts and published peaks; `bounds` from the largest down. */
export interface ModelledTime {
  machine: string;
  seconds: number;
  binding: string;
  /** How many times longer the binding resource needs than the next. */
  margin: number;
  bounds: TimeBound[];
  waves_per_simd: number;
  limited_by: string;
  not_known: string[];
  sources: string[];
}

export interface TimeBound {
  resource: string;
  seconds: number;
  amount: string;
  rate: string;
}
