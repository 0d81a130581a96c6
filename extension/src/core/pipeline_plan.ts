/** Where the iterations of a pipelined loop stand in time: rows of iterations over columns of cycles, long loops cut. */
import type { PipelinePart } from './payloads';

export interface PipelineShape {
  stages: number;
  interval: number;
  /** Iterations; null where they are known at launch only. */
  trips: number | null;
  applied: boolean;
}

/** One stage of one iteration; `from` in columns, an interval wide. */
export interface StageBar {
  row: number;
  stage: number;
  from: number;
}

/** A stretch of time: the prologue, one turn of the loop, or the epilogue. */
export interface Band {
  part: PipelinePart;
  label: string;
  from: number;
  to: number;
}

export interface PipelinePlan {
  /** Labels of the rows; null is the cut. */
  rows: (string | null)[];
  bars: StageBar[];
  bands: Band[];
  columns: number;
  /** Column of the cut, `GAP` wide; null where the whole loop is drawn. */
  cut: number | null;
  /** Turns that are left out; null where their number is not known. */
  skipped: number | null;
  /** Cycle at the left edge of a column; null within the cut, or where it is not known. */
  cycleAt: (column: number) => number | null;
}

/** Width of the cut, in columns. */
export const GAP = 2;
const WHOLE_TURNS = 3;
const TURNS_BEFORE_CUT = 2;

export function planPipeline({ stages, interval, trips, applied }: PipelineShape): PipelinePlan {
  const turns = trips === null ? null : trips - stages + 1;
  if (!applied || (turns !== null && turns <= WHOLE_TURNS)) {
    return whole(stages, interval, Math.min(trips ?? stages, stages + WHOLE_TURNS), applied);
  }
  const head = (stages - 1 + TURNS_BEFORE_CUT) * interval;
  const tail = head + GAP;
  const rows: (string | null)[] = [];
  const bars: StageBar[] = [];
  for (let iteration = 0; iteration < stages - 1 + TURNS_BEFORE_CUT; iteration++) {
    for (let stage = 0; stage < stages && (iteration + stage) * interval < head; stage++) {
      bars.push({ row: rows.length, stage, from: (iteration + stage) * interval });
    }
    rows.push(String(iteration));
  }
  rows.push(null);
  for (let last = 0; last < stages; last++) {
    for (let stage = stages - 1 - last; stage < stages; stage++) {
      bars.push({ row: rows.length, stage, from: tail + (stage + last - (stages - 1)) * interval });
    }
    const back = stages - 1 - last;
    rows.push(trips === null ? (back ? `last − ${back}` : 'last') : String(trips - 1 - back));
  }
  const bands: Band[] = [];
  if (stages > 1) {
    bands.push({ part: 'prologue', label: 'prologue', from: 0, to: (stages - 1) * interval });
  }
  for (let turn = 0; turn < TURNS_BEFORE_CUT; turn++) {
    bands.push({ part: 'kernel', label: `turn ${turn}`, from: (stages - 1 + turn) * interval, to: (stages + turn) * interval });
  }
  bands.push({ part: 'kernel', label: turns === null ? 'last turn' : `turn ${turns - 1}`, from: tail, to: tail + interval });
  if (stages > 1) {
    bands.push({ part: 'epilogue', label: 'epilogue', from: tail + interval, to: tail + stages * interval });
  }
  return {
    rows, bars, bands, columns: tail + stages * interval, cut: head,
    skipped: turns === null ? null : turns - TURNS_BEFORE_CUT - 1,
    cycleAt: column => column < head ? column : column < tail || trips === null ? null : (trips - 1) * interval + column - tail
  };
}

function whole(stages: number, interval: number, iterations: number, applied: boolean): PipelinePlan {
  const bars: StageBar[] = [];
  for (let row = 0; row < iterations; row++) {
    for (let stage = 0; stage < stages; stage++) {
      bars.push({ row, stage, from: (row + stage) * interval });
    }
  }
  const bands: Band[] = [];
  const turns = iterations - stages + 1;
  if (applied) {
    if (stages > 1) {
      bands.push({ part: 'prologue', label: 'prologue', from: 0, to: (stages - 1) * interval });
    }
    for (let turn = 0; turn < turns; turn++) {
      bands.push({ part: 'kernel', label: `turn ${turn}`, from: (stages - 1 + turn) * interval, to: (stages + turn) * interval });
    }
    if (stages > 1) {
      bands.push({ part: 'epilogue', label: 'epilogue', from: iterations * interval, to: (iterations + stages - 1) * interval });
    }
  }
  return {
    rows: Array.from({ length: iterations }, (_, row) => String(row)), bars, bands,
    columns: (iterations + stages - 1) * interval, cut: null, skipped: 0, cycleAt: column => column
  };
}
