/** Query `memory`: global accesses. */
import type { Attribution } from './words';

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

/** What a workgroup moves of one tensor in one turn of a loop, or once outside the loops. */
export interface TrafficRow {
  nodes: number;
  instructions: number;
  lane_bits: number[];
  asked_bytes: number;
  needed_bytes: number;
  requests: number | null;
  moved_bytes: number | null;
}

/** Accesses of a way at another place than the rest of it: those that a pipeline peels off before and after its loop. */
export interface ElsewhereRow {
  way: 'direct' | 'promoted' | 'staged';
  place: string;
  traffic: TrafficRow;
}

/** A pass that changed the traffic with a tensor at a place: the dimension of a loop, empty outside loops. */
export interface PassEffectRow {
  stage: string;
  tensor: string;
  kind: string;
  place: string;
  before: TrafficRow | null;
  after: TrafficRow | null;
  not_known: string;
}

/** A tensor through LDS, in the last graph (`staged`), against each wave reading it itself (`direct`). */
export interface StagingRow {
  tensor: string;
  buffer: string;
  stage: string;
  compared_at: string;
  direct: TrafficRow | null;
  promoted: TrafficRow | null;
  staged: TrafficRow | null;
  /** The loop of which each is one turn, empty where it executes once. */
  direct_place: string;
  promoted_place: string;
  staged_place: string;
  elsewhere: ElsewhereRow[];
  not_known: string;
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
  passes: PassEffectRow[];
  staging: StagingRow[];
  not_known: string;
}
