/**
 * What the named queries answer: the one contract between the record and the views.
 * The same payloads are printed by `wave-explorer ... --json`.
 * `null` always means "not known" (the reason stands in a `note` or `not_known` beside it), never zero.
 */

export type Layer = 'fx' | 'mlir' | 'llvm' | 'mir' | 'isa';
export type Chain = 'device' | 'host';
export type StageStatus = 'ok' | 'failed' | 'disabled' | 'skipped';
export type Language = 'graph' | 'mlir' | 'llvm' | 'mir' | 'amdgcn' | 'text';
export type Attribution = 'direct' | 'inferred' | 'none';
export type Fidelity = 'measured' | 'exact' | 'approximate' | 'modelled' | 'unsupported';
export type Severity = 'error' | 'warning' | 'note';
/** The eight categories of instructions and nodes, in the order of the colour table. */
export type Category = 'mfma' | 'lds' | 'vmem' | 'wait' | 'sync' | 'valu' | 'salu' | 'ctl';

export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

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

/** Query `stages`, no parameters. */
export interface StagesPayload {
  stages: StageRow[];
}

export type NodeChange = '' | 'added' | 'removed' | 'changed';

export interface GraphNodeRow {
  id: string;
  name: string;
  region: string;
  op: string;
  category: Category;
  /** `[M, K] f16` or empty while not inferred. */
  type_text: string;
  /** `global`, `LDS` or empty. */
  memory_text: string;
  /** Nodes with the same group in one region are copies of one source operation. */
  group: string;
  /** `M0 N0 K1` for an expanded copy, else empty. */
  copy_text: string;
  change: NodeChange;
  /** Fields that differ from the stage before, for `changed`. */
  changed_fields: string[];
  /** Id of the region that the node owns (a loop), or null. */
  subgraph: string | null;
}

export interface GraphRegion {
  id: string;
  /** `iterate K`; the root's title is the kernel's name. */
  title: string;
  owner: string | null;
  /** `16 iterations, step BLOCK_K = 32`, empty where not known. */
  note: string;
  /** Node ids in program order. */
  nodes: string[];
}

/** Query `graph`, parameters `{stage}`. Removed nodes are listed with change `removed`, in no region's `nodes`. */
export interface GraphPayload {
  stage: string;
  /** Id of the stage the changes are counted against, null for the first. */
  previous: string | null;
  counts: { nodes: number; before: number | null; added: number; removed: number; changed: number };
  regions: GraphRegion[];
  nodes: GraphNodeRow[];
  /** Edges by tensor: producer id, consumer id, argument name. */
  edges: [string, string, string][];
}

export interface IndexDim {
  dim: string;
  start: string;
  size: string;
  stride: string;
}

/** Query `node`, parameters `{stage, node}`. */
export interface NodePayload {
  stage: string;
  id: string;
  name: string;
  region: string;
  op: string;
  category: Category;
  type_text: string;
  memory_text: string;
  vector_text: string;
  elements_per_thread: string;
  index: IndexDim[] | null;
  bounds: Record<string, string> | null;
  copies: { id: string; label: string }[];
  lineage: string | null;
  location: (SourceLocation & { text: string }) | null;
  operands: { name: string; node: string; label: string }[];
  users: { name: string; node: string; label: string }[];
  attributes: Record<string, unknown>;
  instructions: { line: number; text: string; attribution: Attribution; rule: string }[];
  /** Every assignment of the index up to and including this stage. */
  events: { stage: string; function: string; text: string }[];
}

/** Query `text`, parameters `{stage}` (IR of a stage that is no fx stage, or an fx graph printed as text). */
export interface TextPayload {
  stage: string;
  language: Language;
  text: string;
  /** 1-based line to fx node id, where known. */
  links: [number, string][];
  note: string;
}

/** Query `diff`, parameters `{stage, against?}`; `against` defaults to what stood before the stage. */
export interface DiffPayload {
  stage: string;
  against: string | null;
  language: Language;
  before: string;
  after: string;
  added: number;
  removed: number;
  /** Node changes of an fx stage: `+`, `-`, `~` with name and fields. */
  nodes: { change: NodeChange; id: string; name: string; fields: string[] }[];
}

/** Query `index_map`, parameters `{stage, node, workgroup?: [x, y, z], iteration?: number}`. */
export interface IndexMapPayload {
  stage: string;
  node: string;
  label: string;
  /** Why there is no map (no index yet, a symbol left free); the arrays are then empty. */
  not_known: string;
  space: 'global' | 'LDS' | 'register';
  /** Dimensions in memory order, their coordinates per thread and element: `coordinates[dim][thread][element]`. */
  dims: string[];
  coordinates: Record<string, number[][]>;
  /** Why there are coordinates but no addresses; empty where there are. */
  address_note: string;
  /** Why it is not known which elements the bounds switch off; empty where it is. */
  mask_note: string;
  /** Byte address in the tensor, or in LDS from the start of the workgroup's LDS; null for registers. */
  address: number[][] | null;
  masked: boolean[][] | null;
  threads: number;
  elements: number;
  wave_size: number;
  waves: number;
  element_bytes: number;
  /** Shape and byte pitch of the memory behind it. */
  tensor: { name: string; dims: string[]; shape: number[]; row_bytes: number | null };
  workgroup: [number, number, number];
  grid: [number, number, number] | null;
  iteration: number;
  trip_count: number | null;
  index: IndexDim[];
}

export interface ConstraintRow {
  position: number;
  kind: string;
  text: string;
  file: string;
  /** 0 where it is not known. */
  line: number;
}

/** One addend of an index: event `order` put it there; `values` by thread, empty where `note` says why. */
export interface TermRow {
  dim: string;
  kind: string;
  text: string;
  order: number;
  stage: string;
  place: string;
  function: string;
  reason: string;
  constraints: ConstraintRow[];
  way: string[];
  earlier: { text: string; place: string; order: number }[];
  values: number[];
  note: string;
  /** The pass that took it away, empty for a term of the index. */
  dropped_by: string;
}

export interface StepRow {
  order: number;
  stage: string;
  pass_name: string;
  place: string;
  function: string;
  node: string;
  start: 'own' | 'copy' | 'like';
  origin: string;
  added: string[];
  dropped: string[];
  rewritten: string[];
  settings: string[];
  index: string[];
}

/** Where lane terms come from, and the offers that were not taken. */
export interface AnchorRow {
  order: number;
  node: string;
  label: string;
  op: string;
  way: string[];
  way_nodes: string[];
  lost: { anchor: string; sources: string[]; index: string; reason: string; differs: boolean }[];
  not_known: string;
}

/** Query `derivation`, parameters as `index_map`. */
export interface DerivationPayload {
  stage: string;
  node: string;
  label: string;
  not_known: string;
  dims: string[];
  terms: TermRow[];
  dropped: TermRow[];
  settings: { dim: string; part: string; text: string; order: number; place: string; constraints: ConstraintRow[] }[];
  steps: StepRow[];
  anchors: AnchorRow[];
  /** Bytes of one step along a dimension, null where the address is no sum of the terms (`weights_note`). */
  weights: Record<string, number> | null;
  base: number;
  weights_note: string;
  threads: number;
  wave_size: number;
}

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
  allocations: {
    node: string;
    name: string;
    offset: number | null;
    bytes: number | null;
    shape: number[];
    padding: number;
    dtype: string;
  }[];
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

export interface LdsAllocation {
  node: string;
  name: string;
  offset: number | null;
  bytes: number | null;
  shape: number[];
  padding: number;
  dtype: string;
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

/** The last two dimensions of a tensor in bins: the fewest and the most times that a cell of a bin is written. */
export interface CoveragePicture {
  row_dim: string;
  column_dim: string;
  rows: number;
  columns: number;
  row_step: number;
  column_step: number;
  least: number[][];
  most: number[][];
}

/** What all writes over the grid do to one tensor. */
export interface TensorCoverage {
  name: string;
  dims: string[];
  shape: number[];
  cells: number;
  never: number;
  once: number;
  several: number;
  outside: number;
  times: { times: number; cells: number }[];
  /** The first cells written never, and more than once. */
  never_at: number[][];
  several_at: number[][];
  first_outside: { node: string; label: string; workgroup: [number, number, number]; thread: number; cell: number[] } | null;
  shared_by_workgroups: number;
  shared_by_waves: number;
  shared_by_lanes: number;
  /** `not_known` says why a write is not counted. */
  writers: { node: string; label: string; not_known: string }[];
  /** Whether every write is counted; else the counts are a lower bound. */
  complete: boolean;
  picture: CoveragePicture;
}

/** Query `coverage`, parameters `{tensor?: string, bins?: number}`. */
export interface CoveragePayload {
  not_known: string;
  grid: [number, number, number] | null;
  tensors: TensorCoverage[];
}

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

export interface CounterRow {
  name: string;
  value: number | null;
  fidelity: Fidelity;
  rule: string;
  meaning: string;
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
  modelled_time: ModelledTime | null;
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

/** Query `matrix_layout`: which lane and register holds which element of a matrix instruction D = A·B + C. */
export interface MatrixLayoutPayload {
  name: string;
  target: string;
  wave_size: number;
  m: number;
  n: number;
  k: number;
  blocks: number;
  /** That the matrix core is busy; `null` where not published. */
  cycles: number | null;
  flops: number;
  evidence: string;
  aliases: string[];
  modifiers: string[];
  /** Types that A and B can have by modifiers, empty where they are fixed. */
  formats: string[];
  /** How a type of Wave was understood; empty for a mnemonic. */
  note: string;
  A: MatrixOperand;
  B: MatrixOperand;
  C: MatrixOperand;
  D: MatrixOperand;
}

export interface MatrixOperand {
  dtype: string;
  registers: number;
  /** `[vgpr, bit, width]` of each element that a lane holds. */
  slots: [number, number, number][];
  /** By lane and slot `[row, column, block]`: of A `[i, k]`, of B `[k, j]`, of C and D `[i, j]`. */
  lanes: [number, number, number][][];
}

/** An instruction of the target; `used` counts the lines of this kernel that have it. */
export interface MatrixChoice {
  name: string;
  wave_size: number;
  m: number;
  n: number;
  k: number;
  blocks: number;
  a_type: string;
  b_type: string;
  d_type: string;
  used: number;
}

/** A matrix instruction of the kernel's AMDGCN; not `known` where its layout is not. */
export interface MatrixUse {
  line: number;
  name: string;
  a_type: string;
  b_type: string;
  nodes: string[];
  known: boolean;
}

/** Query `matrix_choices`, no parameters: the target's matrix instructions, and the kernel's in the order of its text. */
export interface MatrixChoicesPayload {
  target: string;
  wave_size: number;
  instructions: MatrixChoice[];
  uses: MatrixUse[];
  /** Why there are no uses, else empty. */
  note: string;
}

export interface OperandAgreement {
  name: 'A' | 'B' | 'D';
  /** The fx node whose value it is. */
  node: string;
  label: string;
  /** Wave's dimensions of rows and columns. */
  dims: [string, string];
  verdict: 'same' | 'permuted' | 'differs';
  text: string;
  /** By lane and slot the row and column that Wave's index gives, from the start of the tile. */
  lanes: [number, number][][];
}

/** Query `mma_agreement`, parameters `{node, stage?, wave?}`: Wave's index of an mma beside its instruction's layout. */
export interface MmaAgreementPayload {
  stage: string;
  node: string;
  label: string;
  instruction: string;
  target: string;
  wave_size: number;
  wave: number;
  /** How the instruction is known: a link to the AMDGCN, or the node's mma type; empty where it is not. */
  found_by: 'direct' | 'inferred' | 'type' | '';
  lines: number[];
  /** Empty with the reason in `not_known`. */
  verdict: 'same' | 'permuted' | 'differs' | '';
  text: string;
  not_known: string;
  /** Wave's k for each k of the instruction; `k_extent` is how many Wave's tile has. */
  k_order: number[];
  k_extent: number;
  operands: OperandAgreement[];
}

/** Query `source`, no parameters. */
export interface SourcePayload {
  file: string;
  text: string;
  first_line: number;
  last_line: number;
  /** 1-based line of `text` to fx nodes of the last fx stage. */
  links: [number, string[]][];
  /** In source order; `meaning` is what one comes to in numbers, `line` 0 where it is not known. */
  constraints: SourceConstraint[];
  not_known: string;
}

export interface SourceConstraint {
  position: number;
  kind: string;
  text: string;
  meaning: string;
  file: string;
  line: number;
}

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

/** What one execution of an instruction by the chosen wave asks for and moves; `not_known` says why figures are null. */
export interface MemoryInstruction {
  line: number;
  text: string;
  attribution: Attribution;
  width_bits: number | null;
  /** Of all lanes added up; `needed_bytes` are distinct, `moved_bytes` whole segments. */
  asked_bytes: number | null;
  needed_bytes: number | null;
  moved_bytes: number | null;
  segments: number | null;
  efficiency: number | null;
  hits: number | null;
  /** Mean of an execution in the newest run. */
  counted_requests: number | null;
  counted_bytes: number | null;
  not_known: string;
}

export type WidthLimit = 'widest' | 'elements' | 'stride' | 'dimension' | 'mapping' | 'mask' | 'not known';

/** One global access of the last fx graph, by the chosen wave in the chosen iteration. */
export interface MemoryAccessRow {
  node: string;
  label: string;
  kind: 'read' | 'write';
  tensor: string;
  element_bits: number;
  elements: number;
  trip_count: number | null;
  /** Bits a lane moves with one instruction, bits the index would allow, and what kept it from more. */
  width_bits: number | null;
  index_bits: number | null;
  width_limit: WidthLimit;
  width_reason: string;
  width_stage: string;
  executions: number | null;
  asked_bytes: number | null;
  needed_bytes: number | null;
  moved_bytes: number | null;
  segments: number | null;
  efficiency: number | null;
  instructions: MemoryInstruction[];
  not_known: string;
}

/** An aligned stretch of memory that is moved whole. */
export interface MemorySegment {
  start: number;
  used_bytes: number;
  lanes: number[];
}

/** One execution by the wave: the first byte of each lane, null where it is masked. */
export interface MemoryPart {
  lane_bytes: number;
  addresses: (number | null)[];
  asked_bytes: number;
  needed_bytes: number;
  moved_bytes: number | null;
  segments: MemorySegment[];
}

export interface MemoryAccess {
  node: string;
  label: string;
  kind: 'read' | 'write';
  tensor: string;
  wave: number;
  waves: number;
  segment_bytes: number | null;
  /** By what the access was cut into executions. */
  by: string;
  parts: MemoryPart[];
}

/** What a workgroup moves of one tensor in one iteration. */
export interface TrafficRow {
  nodes: number;
  instructions: number;
  lane_bits: number[];
  asked_bytes: number;
  needed_bytes: number;
  requests: number | null;
  moved_bytes: number | null;
}

/** Query `memory`, parameters `{node?, workgroup?, iteration?, wave?}`. */
export interface MemoryPayload {
  target: string;
  read_segment_bytes: number | null;
  write_segment_bytes: number | null;
  rule: string;
  workgroup: [number, number, number];
  grid: [number, number, number] | null;
  iteration: number;
  wave: number;
  accesses: MemoryAccessRow[];
  selected: MemoryAccess | null;
  passes: { stage: string; tensor: string; kind: string; before: TrafficRow | null; after: TrafficRow | null; not_known: string }[];
  staging: { tensor: string; buffer: string; stage: string; compared_at: string; direct: TrafficRow | null; promoted: TrafficRow | null; staged: TrafficRow | null; not_known: string }[];
  not_known: string;
}

/** T, W and V of an operation along one dimension: ⌈tile / (waves · vector)⌉ copies, and those in the graph. */
export interface ExpansionDim {
  dim: string;
  tile: number | null;
  tile_text: string;
  /** What the tile comes from: the constraint, or that the dimension has none. */
  rule: string;
  waves: number | null;
  /** 0: no vector lies along the dimension. */
  vector: number | null;
  expected: number | null;
  copies: number;
  formula: string;
}

export interface NodeName {
  node: string;
  label: string;
}

export interface ExpandedOperation {
  /** Id in the graph before expansion. */
  node: string;
  label: string;
  op: string;
  category: Category;
  dims: ExpansionDim[];
  expected: number | null;
  copies: { node: string; label: string; at: Record<string, number> }[];
}

/** Copies that make one value together. */
export interface ExpansionChain {
  kind: 'accumulator' | 'reduction';
  operation: string;
  label: string;
  dim: string;
  at: Record<string, number>;
  /** `source` is operand `operand` of `target`: the edge that proves the link. */
  links: { node: string; label: string; position: number; operand: string; source: string; target: string }[];
  enters: NodeName | null;
  leaves: NodeName[];
  /** The next iteration goes on from the result. */
  carried: boolean;
  complete: boolean;
}

/** Query `expansion`, no parameters. */
export interface ExpansionPayload {
  stage: string;
  nodes_before: number;
  nodes_after: number;
  operations: ExpandedOperation[];
  chains: ExpansionChain[];
  kept: NodeName[];
  not_known: string;
}

/** A copy after pipelining; in the kernel `iteration` is how far it is ahead of the loop's counter. */
export interface PipelineCopy {
  node: string;
  label: string;
  iteration: number | null;
}

export type PipelinePart = 'prologue' | 'kernel' | 'epilogue';

/** A node of a loop: `stage` = cycle // II, `slot` = cycle % II. */
export interface PipelineSlot {
  node: string;
  label: string;
  /** Nodes with the same operation are copies of one. */
  operation: string;
  op: string;
  category: Category;
  cycle: number;
  stage: number;
  slot: number;
  uses: number[][];
  prologue: PipelineCopy[];
  kernel: PipelineCopy[];
  epilogue: PipelineCopy[];
}

export interface PipelineLoop {
  loop: string;
  label: string;
  dim: string;
  method: string;
  applied: boolean;
  reason: string;
  /** The compiler's own words where it dropped the schedule. */
  said: string;
  trips: number | null;
  kernel_trips: number | null;
  pipelined: string | null;
  initiation_interval: number;
  stages: number;
  /** What a cycle is. */
  unit: string;
  resource_interval: number | null;
  recurrence_interval: number | null;
  resources: { name: string; units: number; used: number[] }[];
  table_agrees: boolean | null;
  nodes: PipelineSlot[];
  dependences: { source: string; target: string; delay: number; iterations?: number }[];
  parts: { part: PipelinePart; operations: number; matrix: number; turns: number | null }[];
}

/** Two accesses that must not overtake each other; `example`: a byte, the wave before, the wave after. */
export interface BarrierHazard {
  kind: 'RAW' | 'WAR' | 'WAW';
  before: NodeName;
  after: NodeName;
  when: string;
  bytes: number;
  runs: [number, number][];
  example: [number, number, number];
  buffer: string;
  /** Bytes count from the start of the buffer, whose place in the LDS is not known. */
  in_buffer: boolean;
}

export interface BarrierRow {
  node: string;
  label: string;
  /** The other half of a split barrier. */
  signal: NodeName | null;
  place: string;
  stage: string;
  between: { behind: NodeName; before: NodeName; next_iteration: boolean } | null;
  verdict: 'needed' | 'none found' | 'not known';
  reason: string;
  hazards: BarrierHazard[];
  possible: [NodeName, NodeName][];
  /** AMDGCN lines, 1-based. */
  lines: number[];
}

/** Query `schedule`, no parameters. */
export interface SchedulePayload {
  stage: string | null;
  last_stage: string | null;
  requested: string;
  /** null: nothing was asked for, or it is not known (`reason`). */
  applied: boolean | null;
  reason: string;
  summary: string;
  loops: PipelineLoop[];
  waves: number;
  barriers: BarrierRow[];
  /** Hazards that no barrier keeps apart. */
  unordered: BarrierHazard[];
  unknown: { node: string; label: string; reason: string }[];
  examined: { dim: string; trips: number | null; iterations: number[] }[];
  barriers_not_known: string;
}

/** One tensor in the grid: `tile_of` has for each workgroup, in linear order, the number of its tile, −1 for none. */
export interface GridTensor {
  name: string;
  kind: 'read' | 'write';
  dtype: string;
  dims: string[];
  shape: number[];
  element_bytes: number;
  tiles: { start: number[]; stop: number[]; workgroups: number }[];
  tile_of: number[];
  /** Distinct elements of workgroup 0, and whether they fill its box. */
  cells: number | null;
  dense: boolean | null;
  not_known: string;
}

/** One die's part of a batch of workgroups that are resident together. */
export interface L2Die {
  die: number;
  workgroups: number[];
  requested_bytes: number;
  distinct_bytes: number;
  hit_bound: number | null;
  fits: boolean;
  tensors: { tensor: string; requested_bytes: number; distinct_bytes: number; tiles: number }[];
}

/** What an L2 would see: a model, with its rule and inputs. */
export interface L2Row {
  fidelity: Fidelity;
  rule: string;
  inputs: { name: string; value: string; source: string }[];
  l2_bytes: number;
  line_bytes: number | null;
  resident_per_die: number;
  resident: number;
  batches: number;
  batch: number;
  dies: L2Die[];
  whole: { requested_bytes: number; fetched_bytes: number; tensor_bytes: number; hit_bound: number | null };
}

/** Query `grid`, parameters `{batch?}`. */
export interface GridPayload {
  target: string;
  not_known: string;
  grid: [number, number, number] | null;
  grid_text: string;
  block: [number, number, number] | null;
  workgroups: number;
  dispatch: { product: string; dies: number; rule: string; sources: string[] } | null;
  dispatch_not_known: string;
  reordering: string[];
  tensors: GridTensor[];
  l2: L2Row | null;
  l2_not_known: string;
}

/** Names, parameters and payloads of all queries. */
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

export interface Queries {
  diagnostics: { params: Record<string, never>; payload: DiagnosticsPayload };
  summary: { params: Record<string, never>; payload: SummaryPayload };
  stages: { params: Record<string, never>; payload: StagesPayload };
  graph: { params: { stage: string }; payload: GraphPayload };
  node: { params: { stage: string; node: string }; payload: NodePayload };
  text: { params: { stage: string }; payload: TextPayload };
  diff: { params: { stage: string; against?: string }; payload: DiffPayload };
  index_map: {
    params: { stage: string; node: string; workgroup?: [number, number, number]; iteration?: number };
    payload: IndexMapPayload;
  };
  coverage: { params: { tensor?: string; bins?: number }; payload: CoveragePayload };
  derivation: {
    params: { stage: string; node: string; workgroup?: [number, number, number]; iteration?: number };
    payload: DerivationPayload;
  };
  lds: {
    params: {
      node?: string; workgroup?: [number, number, number]; iteration?: number; wave?: number; padding?: number;
      swizzle?: LdsSwizzle;
    };
    payload: LdsPayload;
  };
  lds_prediction: { params: Record<string, never>; payload: LdsPredictionPayload };
  lds_what_if: { params: Record<string, never>; payload: LdsWhatIfPayload };
  lds_place: { params: { byte?: number; buffer?: string; cell?: number[] }; payload: LdsPlacePayload };
  grid: { params: { batch?: number }; payload: GridPayload };
  memory: {
    params: { node?: string; workgroup?: [number, number, number]; iteration?: number; wave?: number };
    payload: MemoryPayload;
  };
  expansion: { params: Record<string, never>; payload: ExpansionPayload };
  schedule: { params: Record<string, never>; payload: SchedulePayload };
  isa: { params: Record<string, never>; payload: IsaPayload };
  resources: { params: { line?: number }; payload: ResourcesPayload };
  run: { params: Record<string, never>; payload: RunPayload | null };
  output: {
    params: {
      name?: string; leading?: number[]; first_row?: number; first_column?: number; rows?: number; columns?: number;
      most_rows?: number; most_columns?: number;
    };
    payload: OutputPayload | null;
  };
  trace_back: { params: Record<string, never>; payload: TraceBack | null };
  matrix_layout: {
    params: { instruction: string; target?: string; wave_size?: number; a_type?: string; b_type?: string };
    payload: MatrixLayoutPayload;
  };
  matrix_choices: { params: Record<string, never>; payload: MatrixChoicesPayload };
  mma_agreement: { params: { node: string; stage?: string; wave?: number }; payload: MmaAgreementPayload };
  source: { params: Record<string, never>; payload: SourcePayload };
  step: { params: { wave?: number; pinned?: string[]; block?: number }; payload: StepPayload | null };
  step_lds: { params: Record<string, never>; payload: StepLdsPayload | null };
}

/** What the whole session is doing; pushed by the kernel, never asked for. */
export interface SessionState {
  title: string;
  /** Compiles of this session, oldest first; `changes` are against the baseline (`schedule = PREFETCH`). */
  variants: {
    id: string;
    label: string;
    status: SummaryPayload['status'];
    baseline: boolean;
    changes: string[];
    has_run: boolean;
  }[];
  /** Id of the variant on view; null while nothing was ever compiled. */
  current: string | null;
  phase: 'empty' | 'idle' | 'compiling' | 'running' | 'stepping' | 'tracing' | 'exporting';
  /** While compiling or running: `14 · expand_graph`, passes or instructions done, total where known. */
  progress: { done: number; total: number | null; name: string; layer: Layer | ''; seconds: number } | null;
  device: { name: string; kind: 'emulator' | 'gpu'; note: string };
  /** Settings of the draft that differ from the variant on view. */
  draft_changes: { name: string; from: string; to: string }[];
  /** Problems of the draft, by setting name; compile is off while one stands. */
  draft_errors: { name: string; message: string; fix: string }[];
  /**
   * Ids of the ipywidgets models of the editor's controls, in order; `primary` ones stand in the inspector too, there as
   * `compact` where their model is too wide for it.
   */
  controls: { name: string; group: string; label: string; help: string; model: string; compact?: string; primary?: boolean }[];
  /** One line about the last action (`exported to tuned.py`), or an error a person can act on. */
  message: { text: string; severity: Severity } | null;
  /** The stepper of the variant on view: `serial` changes with every movement, `trouble` is what the last one met. */
  stepping?: { serial: number; open: boolean; trouble: string };
  /** Changes with every new stage or run of the variant on view, so that views ask again. */
  revision: number;
}

/** Actions a view can ask for; each answers when it is accepted, results arrive as session state. */
export interface Actions {
  compile: Record<string, never>;
  cancel: Record<string, never>;
  run: Record<string, never>;
  trace_back: { output?: string; cell?: number[] };
  export: { path: string };
  show_variant: { id: string };
  reset_draft: { name?: string };
  step_open: { workgroup: [number, number, number] };
  step: { count?: number; wave?: number };
  step_back: { count?: number };
  step_to: {
    place: 'start' | 'end' | 'line' | 'node' | 'barrier' | 'iteration';
    line?: number; node?: string; visit?: number; iteration?: number; loop?: number; wave?: number;
  };
  step_watch: { what: string; on?: 'read' | 'write' | 'access'; wave?: number };
  step_unwatch: { number: number };
}

export type ViewName = 'graph' | 'index' | 'layout' | 'ir' | 'lds' | 'isa' | 'step' | 'counters' | 'edit' | 'source' | 'schedule' | 'memory' | 'grid' | 'output';

/** The one selection that all views share. */
export interface Selection {
  view: ViewName;
  stage: string | null;
  node: string | null;
  instruction: number | null;
  /** A place in the source that was jumped to; null where the node's own lines count. */
  place: SourceLocation | null;
  lane: number;
  workgroup: [number, number, number];
  iteration: number;
  wave: number;
  phase: number;
}
