/** Query `resources`: registers, LDS and occupancy. */
import type { Attribution, Fidelity } from './words';

/** Where most registers of a file are in use at once. */
export interface RegisterPeak {
  live: number;
  line: number;
  text: string;
  /** Instructions with as many. */
  times: number;
}

/** What one resource alone would allow. */
export interface OccupancyLimit {
  resource: string;
  used: number;
  allocated: number;
  granule: number;
  available: number | null;
  unit: string;
  waves_per_simd: number;
  workgroups: number;
  binds: boolean;
  /** How much more the kernel may take before a wave is lost; null for slots. */
  room: number | null;
  source: string;
}

/** Registers that hold values of the same fx nodes. */
export interface RegisterHolder {
  nodes: string[];
  labels: string[];
  vgprs: number;
  agprs: number;
  sgprs: number;
  registers: string;
  lines: number[];
  attribution: Attribution | 'launch';
}

/** Query `resources`, parameters `{line?: number}`: without one, the instruction with most VGPRs and AGPRs in use. */
export interface ResourcesPayload {
  target: string;
  not_known: string;
  /** Why the waves are not known, else empty. */
  note: string;
  wave_size: number;
  threads: number;
  waves: number;
  simds: number | null;
  waves_per_simd: number | null;
  max_waves_per_simd: number | null;
  workgroups: number | null;
  limit: string;
  fidelity: Fidelity;
  rule: string;
  registers: { file: 'VGPR' | 'AGPR' | 'SGPR'; used: number; peak: RegisterPeak | null }[];
  lds_bytes: number;
  limits: OccupancyLimit[];
  /** The least that gives one more wave; null where slots are the limit. */
  next: {
    waves_per_simd: number;
    workgroups: number;
    changes: { resource: string; now: number; at_most: number; fewer: number }[];
    text: string;
  } | null;
  /** Registers in use at each instruction. */
  live: { lines: number[]; vgprs: number[]; agprs: number[]; sgprs: number[] };
  alive: { line: number; text: string; vgprs: number; agprs: number; sgprs: number; holders: RegisterHolder[] } | null;
  spills: {
    vgprs: number;
    sgprs: number;
    scratch_bytes: number;
    instructions: { line: number; text: string; kind: string; dwords: number; nodes: string[]; hits: number | null }[];
  };
}
