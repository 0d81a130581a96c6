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

/** Query `isa`, no parameters. */
export interface IsaPayload {
  target: string;
  not_known: string;
  instructions: IsaInstruction[];
  /** A load and the wait that retires it. */
  waits: { from: number; to: number; category: Category }[];
  loops: { first: number; last: number }[];
  resources: Resources | null;
  coverage: { direct: number; inferred: number; none: number };
  /** Why links are absent, empty where they are usable. */
  provenance_note: string;
}
