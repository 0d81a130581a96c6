/** Query `grid`: workgroups on the machine. */
import type { Fidelity } from './words';

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
