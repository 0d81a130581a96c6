/** Queries `step` and `step_lds`: the stepper. */
import type { LdsPhase } from './lds';
import type { Category } from './words';

export interface StepWave {
  wave: number;
  /** What it executes next, null when it has ended. */
  line: number | null;
  status: 'running' | 'at a barrier' | 'ended';
  executed: number;
  active_lanes: number;
}

/** A vector register of the wave on view: its dword in each lane. */
export interface StepColumn {
  name: string;
  roles: ('pinned' | 'wrote' | 'reads' | 'writes')[];
  /** Element type that it is used as (`f16` in pairs, `f32` ...), empty where not known. */
  kind: string;
  values: number[];
}

export interface StepOutstanding {
  line: number;
  text: string;
  category: Category;
  counters: string[];
}

export interface StepAccessPart {
  label: string;
  /** First byte address per lane, null for an inactive lane. */
  addresses: (number | null)[];
  bytes: number;
  phases: LdsPhase[];
  conflict_cycles: number | null;
  /** Why there are no phases, else empty. */
  not_known: string;
}

export interface StepAccess {
  line: number;
  text: string;
  kind: 'read' | 'write' | 'atomic';
  wave: number;
  banks: number | null;
  evidence: string;
  parts: StepAccessPart[];
}

/** A matrix operand: by row and column, the lane of a cell, its register's place in `registers`, its bit and value. */
export interface StepOperand {
  name: 'A' | 'B' | 'C' | 'D';
  dtype: string;
  registers: string[];
  lane: number[][];
  register: number[][];
  bit: number[][];
  /** A number, or `nan`, `inf`, `-inf`. */
  value: (number | string)[][];
}

export interface StepMatrix {
  line: number;
  mnemonic: string;
  wave: number;
  m: number;
  n: number;
  k: number;
  blocks: number;
  block: number;
  /** D is there; else A, B and C are, and the next step computes D. */
  executed: boolean;
  note: string;
  operands: StepOperand[];
  /** Why there are no operands, else empty. */
  not_known: string;
}

/** Query `step`, parameters `{wave?, pinned?, block?}`: where the stepper of this compile stands; null without one. */
export interface StepPayload {
  /** Steps made so far. */
  at: number;
  reason: 'start' | 'step' | 'back' | 'line' | 'node' | 'barrier' | 'iteration' | 'watch' | 'end' | 'fault' | 'limit' | 'cancelled';
  text: string;
  workgroup: [number, number, number];
  grid: [number, number, number];
  lanes: number;
  waves: StepWave[];
  wave: number;
  line: number | null;
  /** Which visit of the line this is for the wave, from 1. */
  visit: number | null;
  last_line: number | null;
  last_waves: number[];
  /** Loops around the place, outermost first; iterations from 0. */
  loops: { line: number; iteration: number }[];
  loop_count: number;
  /** fx nodes of the line. */
  nodes: string[];
  scalars: { name: string; text: string }[];
  /** EXEC by lane. */
  active: boolean[];
  columns: StepColumn[];
  /** Columns beyond what is sent. */
  left_out: number;
  outstanding: StepOutstanding[];
  matrix: StepMatrix | null;
  /** The newest LDS access. */
  lds: StepAccess | null;
  lds_bytes: number;
  watches: { number: number; text: string }[];
  /** Arguments that can be watched. */
  buffers: string[];
}

/** Query `step_lds`, no parameters: the workgroup's LDS, base64; null without a stepper. */
export interface StepLdsPayload {
  bytes: number;
  banks: number;
  content: string;
}
