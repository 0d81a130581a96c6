/** Query `isa`: the AMDGCN. */
import type { Attribution, Category } from './words';

export interface IsaInstruction {
  line: number;
  text: string;
  mnemonic: string;
  category: Category;
  /** Label that stands before it, or empty. */
  label: string;
  nodes: string[];
  /** Names for the chips, in the order of `nodes`. */
  node_labels: string[];
  attribution: Attribution;
  rule: string;
  source_line: number | null;
  live_vgprs: number;
  hits: number | null;
  /** Conflict cycles of one execution, null where no run was made or the instruction is no LDS access. */
  lds_conflict_cycles: number | null;
}

export interface Resources {
  vgprs: number;
  agprs: number;
  sgprs: number;
  lds_bytes: number;
  scratch_bytes: number;
  vgpr_spills: number;
  sgpr_spills: number;
  waves_per_simd: number | null;
  max_waves_per_simd: number | null;
  vgpr_limit: number | null;
  vgpr_granule: number | null;
  /** What binds the waves per SIMD: `VGPRs`, `SGPRs`, `LDS`, `workgroup slots`, `wave slots`. */
  limit: string;
  /** Why the waves are not known, else empty. */
  note: string;
}

/** A memory instruction (line), a wait (line) that covers it, and why. */
export interface IsaWait {
  from: number;
  to: number;
  category: Category;
  counter: string;
  limit: number;
  /** The wait stands above it, and covers what the turn of the loop before issued. */
  carried: boolean;
  why: string;
}

/** Instructions that run one after another. */
export interface IsaBlock {
  number: number;
  /** Lines of its first and last instruction. */
  first: number;
  last: number;
  /** Empty for a block that is reached by falling through only. */
  label: string;
  /** Numbers of the blocks that may run next; the one that follows in the text first. */
  successors: number[];
  /** Loops around it. */
  depth: number;
  /** Whether a path from the entry leads there. */
  reached: boolean;
  /** Executions by all waves; null without a run. */
  hits: number | null;
}

/** Query `isa`, no parameters. */
export interface IsaPayload {
  target: string;
  not_known: string;
  instructions: IsaInstruction[];
  waits: IsaWait[];
  /** Of each wait (line) what may be under way before it, and what has finished behind it. */
  wait_notes: { line: number; text: string }[];
  loops: { first: number; last: number; depth: number }[];
  /** In the order of the text. */
  blocks: IsaBlock[];
  resources: Resources | null;
  coverage: { direct: number; inferred: number; none: number };
  /** Why links are absent, empty where they are usable. */
  provenance_note: string;
}
