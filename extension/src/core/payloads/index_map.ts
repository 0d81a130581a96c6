/** Queries `index_map` and `derivation`: the elements of each lane, and where each term of an index came from. */
import type { IndexDim } from './graph';

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
  /** The index mapping between the index and the memory, empty where there is none; the coordinates behind it. */
  mapping: string;
  in_memory: Record<string, number[][]>;
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
