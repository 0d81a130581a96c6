/** Query `coverage`: what the writes of the grid do to a tensor. */

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
