/** Query `schedule`: pipelines of loops, and barriers. */
import type { NodeName } from './expansion';
import type { Category } from './words';

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
