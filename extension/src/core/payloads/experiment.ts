/** The variants of an experiment, what was done to them, and where they are saved. */
import type { SummaryPayload } from './overview';

/** A run of a variant. */
export interface VariantRun {
  id: string;
  /** When it ended: UTC, ISO 8601. */
  at: string;
  device: string;
  /** Wall time of the device call; of the emulator no GPU time. */
  seconds: number;
  ok: boolean;
  /** Median of the launches that a GPU timed; null where none did. */
  measured_seconds: number | null;
  /** Modelled lower bound of the time on a GPU; null where it is not known. */
  modelled_seconds: number | null;
}

/** A variant. What a person says of it, its times and its runs are absent in a page that only shows one record. */
export interface VariantRow {
  id: string;
  label: string;
  status: SummaryPayload['status'];
  /** The pinned variant, else the first: what comparisons are made against. */
  baseline: boolean;
  /** Against the first variant: `schedule = PREFETCH`. */
  changes: string[];
  has_run: boolean;
  name?: string;
  note?: string;
  pinned?: boolean;
  /** The text that a person wrote in place of the compiler: what stands before it no longer made what follows. */
  hand_edited?: '' | 'MLIR' | 'AMDGCN';
  /** Why it cannot be edited; empty where it can. */
  view_only?: string;
  /** Read from the file of an earlier session. */
  restored?: boolean;
  /** When it was compiled: UTC, ISO 8601. */
  created?: string;
  /** Wall times by part of the compile: `trace`, `fx`, `mlir`, `iree`, `total`. */
  compile_seconds?: Record<string, number>;
  /** Newest first. */
  runs?: VariantRun[];
}

/** A variant that was put away and can be brought back. */
export interface DeletedVariant {
  id: string;
  label: string;
}

export interface ExperimentState {
  /** The folder; null where the variants are in memory only. */
  path: string | null;
  /** Why the newest state is not saved; empty where it is. */
  trouble: string;
  notes: string[];
  /** How many variants an earlier session left. */
  restored: number;
  /** What would be undone or done again: `the deletion of BLOCK_M=128`; null where there is nothing. */
  undo: string | null;
  redo: string | null;
  deleted: DeletedVariant[];
}
