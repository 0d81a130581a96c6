/** Queries `lds`, `lds_prediction`, `lds_what_if` and `lds_place`. */

export interface LdsPhase {
  lanes: number[];
  /** Per bank that is hit: distinct dwords one after another, and the lanes that ask for each. */
  banks: { bank: number; dwords: { address: number; lanes: number[] }[] }[];
  cycles: number;
}

/**
 * Query `lds`, parameters `{node?, workgroup?, iteration?, wave?, padding?, swizzle?}`; without a node the first access is
 * chosen. `padding` (elements) or `swizzle` (`[chunk bytes, shift, mask]`) choose the what-if.
 */
export interface LdsPayload {
  target: string;
  /** Banks that the selected access sees, null for a target without facts. */
  banks: number | null;
  allocations: LdsBuffer[];
  accesses: {
    node: string;
    /** Id of its allocation. */
    buffer: string | null;
    label: string;
    kind: 'read' | 'write';
    width_bits: number;
    conflict_cycles: number | null;
    instructions: { line: number; text: string; hits: number | null; lds_conflict_cycles: number | null }[];
  }[];
  selected: LdsAccess | null;
  not_known: string;
}

export interface LdsAccess {
  node: string;
  /** Id of its allocation. */
  buffer: string | null;
  label: string;
  kind: 'read' | 'write';
  width_bits: number;
  /** The instruction that the width is taken from, or why it is an assumption. */
  width_source: string;
  wave: number;
  /** Elements after each row of the buffer, as compiled. */
  padding: number;
  /** One entry per service pass (an access wider than one instruction is served part by part). */
  parts: { label: string; phases: LdsPhase[] }[];
  /** First byte address per lane, null for an inactive lane. */
  addresses: (number | null)[];
  conflict_cycles: number;
  /** `4 phases × (8 − 1) = 28`. */
  formula: string;
  /** How the rule behind it is known: `measured (PMC)`, `by analogy ...`. */
  evidence: string;
  /** The same access in another layout, computed from the index; null where it is not computed. */
  what_if: {
    text: string;
    padding: number;
    swizzle: LdsSwizzle | null;
    parts: { label: string; phases: LdsPhase[] }[];
    conflict_cycles: number;
    formula: string;
  } | null;
}

/** `[chunk bytes, shift, mask]` of `chunk ^= (row >> shift) & mask`. */
export type LdsSwizzle = [number, number, number];

/** A buffer of the kernel in LDS; `offset` is null where only LLVM places it. */
export interface LdsBuffer {
  node: string;
  name: string;
  offset: number | null;
  bytes: number | null;
  shape: number[];
  padding: number;
  dtype: string;
}

export interface LdsAllocation extends LdsBuffer {
  /** In the order of the bytes, with the bytes from one index to the next; empty where not recorded. */
  dims: string[];
  pitches: number[];
  /** Positions in the order of the kernel's nodes; null for a buffer that no node accesses. */
  lifetime: {
    first: number;
    last: number;
    section_first: string;
    section_last: string;
    first_node: string;
    first_name: string;
    last_node: string;
    last_name: string;
    writes: number[];
    reads: number[];
  } | null;
  /** Bytes that another buffer has too; `together` where both are in use at one time. */
  shares: { name: string; first: number; last: number; together: boolean }[];
}

export interface LdsPredictedAccess {
  node: string;
  nodes: string[];
  label: string;
  /** How the nodes are known; `alike`: only as those it may be, which agree on what is said. */
  link: 'direct' | 'inferred' | 'alike';
  instruction: string;
  mnemonic: string;
  line: number;
  kind: 'read' | 'write' | 'fill' | 'other';
  /** Bits a lane moves in one of `services`. */
  width: number;
  services: number;
  conflicts_per_execution: number | null;
  executions: number | null;
  conflict_cycles: number | null;
  evidence: string;
  note: string;
  counted_executions: number | null;
  counted_conflict_cycles: number | null;
}

/** Query `lds_prediction`, no parameters. */
export interface LdsPredictionPayload {
  kernel: string;
  target: string;
  grid: number[] | null;
  lds_bytes: number | null;
  lds_limit: number | null;
  allocations: LdsAllocation[];
  /** Stretches of the kernel, by the positions of lifetimes. */
  sections: { title: string; first: number; last: number }[];
  accesses: LdsPredictedAccess[];
  predicted_bank_conflicts: number | null;
  reasons: string[];
  counter: string;
  counted_bank_conflicts: number | null;
  not_known: string;
}

export interface LdsLayout {
  padding: number;
  swizzle: LdsSwizzle | null;
  text: string;
  bytes: number;
  /** Of all accesses of the buffer by one workgroup. */
  conflict_cycles: number;
  aligned: boolean;
}

export interface LdsBufferWhatIf {
  node: string;
  name: string;
  /** The cycles count every iteration; else one execution of each access. */
  whole_run: boolean;
  compiled: LdsLayout | null;
  unpadded: LdsLayout | null;
  best_padding: LdsLayout | null;
  best_swizzle: LdsLayout | null;
  paddings: LdsLayout[];
  not_known: string;
}

/** Query `lds_what_if`, no parameters; `source` says that nothing was measured. */
export interface LdsWhatIfPayload {
  buffers: LdsBufferWhatIf[];
  source: string;
}

/** Query `lds_place`, parameters `{byte?}` or `{buffer?, cell}`. */
export interface LdsPlacePayload {
  places: { buffer: string; dims: string[]; cell: number[] | null; byte: number; bank: number | null }[];
}
