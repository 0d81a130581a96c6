/** Names, parameters and payloads of all queries. */
import type { CompareDiffPayload, ComparePayload } from './compare';
import type { CoveragePayload } from './coverage';
import type { ExpansionPayload } from './expansion';
import type { DiffPayload, GraphPayload, NodePayload, TextPayload } from './graph';
import type { GridPayload } from './grid';
import type { DerivationPayload, IndexMapPayload } from './index_map';
import type { IsaPayload } from './isa';
import type { LdsPayload, LdsPlacePayload, LdsPredictionPayload, LdsSwizzle, LdsWhatIfPayload } from './lds';
import type { MatrixChoicesPayload, MatrixLayoutPayload, MmaAgreementPayload } from './matrix';
import type { MemoryPayload } from './memory';
import type { OutputPayload, TraceBack } from './output';
import type { DiagnosticsPayload, StagesPayload, SummaryPayload } from './overview';
import type { ResourcesPayload } from './resources';
import type { RunPayload } from './run';
import type { SchedulePayload } from './schedule';
import type { SourcePayload } from './source';
import type { StepLdsPayload, StepPayload } from './step';

export interface Queries {
  diagnostics: { params: Record<string, never>; payload: DiagnosticsPayload };
  summary: { params: Record<string, never>; payload: SummaryPayload };
  stages: { params: { variant?: string }; payload: StagesPayload };
  graph: { params: { stage: string }; payload: GraphPayload };
  node: { params: { stage: string; node: string }; payload: NodePayload };
  text: { params: { stage: string; variant?: string; before?: boolean }; payload: TextPayload };
  diff: { params: { stage: string; against?: string }; payload: DiffPayload };
  index_map: {
    params: { stage: string; node: string; workgroup?: [number, number, number]; iteration?: number };
    payload: IndexMapPayload;
  };
  compare: { params: { variants?: string[]; baseline?: string; mnemonics?: boolean }; payload: ComparePayload };
  compare_diff: {
    params: { variant: string; baseline: string; what?: 'stage' | 'graph' | 'mlir' | 'asm'; stage?: string };
    payload: CompareDiffPayload;
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
