/** The rows of the pass list: layers, passes with their sub-passes under them, and folded runs of unchanged passes. */
import type { Layer, StageRow } from './payloads';
import { LAYERS } from './stages';

export type PassRow =
  | { kind: 'layer'; layer: Layer; total: number; changed: number; seconds: number | null; waiting: boolean; failed: boolean; open: boolean }
  | { kind: 'pass'; stage: StageRow; indent: boolean }
  | { kind: 'fold'; key: string; count: number };

export const ROW_HEIGHT: Record<PassRow['kind'], number> = { layer: 24, pass: 22, fold: 18 };

export interface PassListOptions {
  fold: boolean;
  query: string;
  /** Keys of folds that were opened. */
  opened: ReadonlySet<string>;
  /** Layers that show their header alone; a search opens them. */
  closed: ReadonlySet<Layer>;
  /** A selected pass is never folded away. */
  selected: string | null;
  /** Layers without passes are shown as waiting. */
  compiling: boolean;
}

/** Sub-passes end, and are recorded, before the pass that runs them; they are listed below it. */
export function parentsFirst(stages: readonly StageRow[]): StageRow[] {
  const ids = new Set(stages.map(stage => stage.id));
  const children = new Map<string, StageRow[]>();
  for (const stage of stages) {
    if (stage.parent !== null && ids.has(stage.parent)) {
      children.set(stage.parent, [...(children.get(stage.parent) ?? []), stage]);
    }
  }
  const ordered: StageRow[] = [];
  const put = (stage: StageRow): void => {
    ordered.push(stage);
    children.get(stage.id)?.forEach(put);
  };
  stages.filter(stage => stage.parent === null || !ids.has(stage.parent)).forEach(put);
  return ordered;
}

function folds(stage: StageRow, options: PassListOptions): boolean {
  const quiet = !stage.changed && (stage.status === 'ok' || stage.status === 'skipped');
  return quiet && options.fold && options.query === '' && stage.id !== options.selected;
}

export function passRows(stages: readonly StageRow[], options: PassListOptions): PassRow[] {
  const rows: PassRow[] = [];
  const query = options.query.trim().toLowerCase();
  const ids = new Set(stages.map(stage => stage.id));
  for (const layer of LAYERS) {
    const all = parentsFirst(stages.filter(stage => stage.layer === layer));
    const hits = query === '' ? all : all.filter(stage => stage.name.toLowerCase().includes(query));
    if (all.length === 0 ? !options.compiling || query !== '' : hits.length === 0) {
      continue;
    }
    const open = query !== '' || !options.closed.has(layer);
    const times = all.filter(stage => stage.parent === null && stage.seconds !== null);
    rows.push({
      kind: 'layer',
      layer,
      total: all.length,
      changed: all.filter(stage => stage.changed).length,
      seconds: times.length ? times.reduce((sum, stage) => sum + (stage.seconds ?? 0), 0) : null,
      waiting: all.length === 0,
      failed: all.some(stage => stage.status === 'failed'),
      open
    });
    if (!open) {
      continue;
    }
    let run: StageRow[] = [];
    const endRun = (): void => {
      const first = run[0];
      if (first && !options.opened.has(first.id)) {
        rows.push({ kind: 'fold', key: first.id, count: run.length });
      } else {
        run.forEach(put);
      }
      run = [];
    };
    const put = (stage: StageRow): void => {
      rows.push({ kind: 'pass', stage, indent: stage.parent !== null && ids.has(stage.parent) });
    };
    for (const stage of hits) {
      if (folds(stage, { ...options, query })) {
        run.push(stage);
      } else {
        endRun();
        put(stage);
      }
    }
    endRun();
  }
  return rows;
}

/** The pass `steps` rows away among the passes in the list, for the up and down keys. */
export function neighbour(rows: readonly PassRow[], selected: string | null, steps: number): StageRow | null {
  const passes = rows.flatMap(row => (row.kind === 'pass' ? [row.stage] : []));
  const at = passes.findIndex(stage => stage.id === selected);
  return passes[at < 0 ? 0 : Math.max(0, Math.min(passes.length - 1, at + steps))] ?? null;
}

/** Tells rows apart, also when the list is made anew. */
export function rowKey(row: PassRow): string {
  return row.kind === 'pass' ? `pass ${row.stage.id}` : row.kind === 'fold' ? `fold ${row.key}` : `layer ${row.layer}`;
}

/** The row `steps` away from the one with this key, of whatever kind; the first where no row has the key. */
export function rowAway(rows: readonly PassRow[], key: string, steps: number): PassRow | null {
  const at = rows.findIndex(row => rowKey(row) === key);
  return rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + steps))] ?? null;
}

/** Where a row stands in the tree of layers, passes and sub-passes. */
export interface TreePlace {
  level: number;
  /** From 1, among those of its level under the same row. */
  at: number;
  of: number;
}

export function treePlaces(rows: readonly PassRow[]): TreePlace[] {
  const places = rows.map((row): TreePlace => ({ level: row.kind === 'layer' ? 1 : row.kind === 'pass' && row.indent ? 3 : 2, at: 0, of: 0 }));
  for (const level of [1, 2, 3]) {
    const group: TreePlace[] = [];
    const end = (): void => group.splice(0).forEach((place, index, all) => Object.assign(place, { at: index + 1, of: all.length }));
    for (const place of places) {
      if (place.level < level) {
        end();
      } else if (place.level === level) {
        group.push(place);
      }
    }
    end();
  }
  return places;
}
