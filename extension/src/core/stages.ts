/** The passes of the variant on view, and which of them the views show. */
import type { Layer, StageRow } from './payloads';

export const LAYERS: readonly Layer[] = ['fx', 'mlir', 'llvm', 'mir', 'isa'];

export const LAYER_NAMES: Record<Layer, string> = {
  fx: 'Wave fx',
  mlir: 'MLIR',
  llvm: 'LLVM IR',
  mir: 'Machine IR',
  isa: 'AMDGCN'
};

/** The pass that did most: the one a person would open first. Without passes over graphs, the first that left a text. */
export function mostTelling(rows: readonly StageRow[]): StageRow | null {
  const failed = rows.find(row => row.status === 'failed');
  if (failed) {
    return failed;
  }
  const passes = rows.filter(row => row.layer === 'fx' && row.captured && row.parent === null);
  const size = (row: StageRow): number => Math.abs(row.op_delta ?? 0) + (row.changed ? 0.5 : 0);
  const most = passes.reduce<StageRow | null>((best, row) => (best === null || size(row) > size(best) ? row : best), null);
  return most ?? rows.find(row => row.captured) ?? null;
}

/** The pass of these rows that a selection made on another variant means: same id, else same layer and name. */
export function samePass(rows: readonly StageRow[], wanted: StageRow | null): StageRow | null {
  if (!wanted) {
    return null;
  }
  return (
    rows.find(row => row.id === wanted.id && row.name === wanted.name) ??
    rows.find(row => row.layer === wanted.layer && row.name === wanted.name && row.scope === wanted.scope) ??
    null
  );
}

/** The newest fx pass at or before `row` whose graph was recorded. */
export function graphPassAt(rows: readonly StageRow[], row: StageRow | null): StageRow | null {
  let found: StageRow | null = null;
  for (const candidate of rows) {
    if (candidate.language === 'graph' && candidate.captured) {
      found = candidate;
    }
    if (row && candidate.id === row.id && (found || candidate.language === 'graph')) {
      break;
    }
  }
  return found;
}
