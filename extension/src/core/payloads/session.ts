/** What the session does, what a view can ask for, and the selection that all views share. */
import type { ConstraintEditRow, ConstraintFinding, ConstraintKind } from './constraints';
import type { ExperimentState, VariantRow } from './experiment';
import type { Tuning } from './tuning';
import type { Layer, Severity, SourceLocation } from './words';

/** What the whole session is doing; pushed by the kernel, never asked for. */
export interface SessionState {
  title: string;
  /** Those that are not deleted, oldest first. */
  variants: VariantRow[];
  /** Id of the variant on view; null while nothing was ever compiled. */
  current: string | null;
  phase: 'empty' | 'idle' | 'compiling' | 'running' | 'stepping' | 'tracing' | 'tuning' | 'exporting';
  /** While compiling or running: `14 · expand_graph`, passes or instructions done, total where known. */
  progress: { done: number; total: number | null; name: string; layer: Layer | ''; seconds: number } | null;
  device: DeviceState;
  /** Settings of the draft that differ from the variant on view. */
  draft_changes: { name: string; from: string; to: string }[];
  /** Problems of the draft, by setting name; compile is off while one stands. */
  draft_errors: { name: string; message: string; fix: string }[];
  /**
   * Ids of the ipywidgets models of the editor's controls, in order; `primary` ones stand in the inspector too, there as
   * `compact` where their model is too wide for it.
   */
  controls: { name: string; group: string; label: string; help: string; model: string; compact?: string; primary?: boolean; folded?: boolean }[];
  /** Constraints of the draft, with the id of the model of each one's text field; absent where there is no kernel. */
  constraints?: (ConstraintEditRow & { model?: string })[];
  /** Classes of constraints that can be added. */
  constraint_kinds?: ConstraintKind[];
  /** Those that stand in no row. */
  constraint_findings?: ConstraintFinding[];
  /** One line about the last action (`exported to tuned.py`), or an error a person can act on. */
  message: { text: string; severity: Severity } | null;
  /** The search of this session; absent where nothing can be tuned. */
  tuning?: Tuning;
  /** The stepper of the variant on view: `serial` changes with every movement, `trouble` is what the last one met. */
  stepping?: { serial: number; open: boolean; trouble: string };
  /** Where the variants are saved and what can be undone; absent in a saved page. */
  experiment?: ExperimentState;
  /** Changes with every new stage or run of the variant on view, so that views ask again. */
  revision: number;
}

/** What a run would take; the choices are absent where nothing can be run. */
export interface DeviceState {
  name: string;
  kind: 'emulator' | 'gpu';
  note: string;
  /** What was chosen: `auto`, or a device's name. */
  choice?: string;
  choices?: DeviceRow[];
  /** What a GPU counts, with commas between: counters, and sets of them. */
  counters?: string;
  /** Sets that the kernel's target has: `set:lds`. */
  counter_sets?: string[];
}

/** A device; `note` says what it is, or why it cannot be used for the kernel on view. */
export interface DeviceRow {
  name: string;
  kind: 'emulator' | 'gpu';
  usable: boolean;
  note: string;
}

/** Actions a view can ask for; each answers when it is accepted, results arrive as session state. */
export interface Actions {
  compile: Record<string, never>;
  cancel: Record<string, never>;
  run: Record<string, never>;
  choose_device: { name: string };
  choose_counters: { counters: string };
  /** Ask the machine again which GPUs it has. */
  look_for_devices: Record<string, never>;
  trace_back: { output?: string; cell?: number[] };
  export: { path: string };
  show_variant: { id: string };
  rename_variant: { id: string; name: string };
  note_variant: { id: string; note: string };
  pin_variant: { id: string; pinned?: boolean };
  delete_variant: { id: string };
  restore_variant: { id: string };
  undo: Record<string, never>;
  redo: Record<string, never>;
  reset_draft: { name?: string };
  set_constraint: { row: string; text: string };
  set_constraint_field: { row: string; field: string; text: string };
  add_constraint: { kind: string };
  remove_constraint: { row: string };
  /** Put the kernel's own constraint back. */
  reset_constraint: { row: string };
  /** Ask what one would vary first. */
  tune_propose: Record<string, never>;
  /** Search; values with commas between by setting. */
  tune: { space?: Record<string, string>; trials?: number; workers?: number; scheduler?: string; objective?: string };
  /** Take the settings of a tried point into the draft. */
  tune_use: { number: number };
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

export type ViewName = 'graph' | 'index' | 'layout' | 'ir' | 'lds' | 'isa' | 'step' | 'counters' | 'edit' | 'source' | 'schedule' | 'memory' | 'grid' | 'output' | 'compare' | 'tune';

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
