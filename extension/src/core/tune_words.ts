/** Words, orders and scales of a search, apart from the page that shows them. */
import { count, shortTime, UNKNOWN } from './format';
import type { TunedPoint, Tuning } from './payloads';

export type SortKey = 'number' | 'value' | 'registers' | 'lds_bytes' | 'compile_seconds' | 'status';
export type Figure = 'compile_seconds' | 'registers' | 'lds_bytes';

export const FIGURES: Record<Figure, string> = { compile_seconds: 'compile time (s)', registers: 'registers of a lane', lds_bytes: 'LDS of a workgroup (B)' };

/** `BLOCK_M=64 schedule=MODULO`; the baseline has no settings of its own. */
export function settingsText(point: TunedPoint): string {
  const parts = Object.entries(point.settings).map(([name, value]) => `${name}=${String(value)}`);
  return point.number < 0 || parts.length === 0 ? 'the kernel as it stands' : parts.join(' ');
}

/** A value of the objective: times with a unit that fits, anything else as a number. */
export function valueText(value: number | null, objective: string): string {
  if (value === null) {
    return UNKNOWN;
  }
  return objective.endsWith(' time') && value > 0 && value < 1 ? shortTime(value) : count(value);
}

/** `0.62×` of the baseline's value. */
export function ratioText(ratio: number | null): string {
  return ratio === null ? UNKNOWN : `${ratio.toFixed(2)}×`;
}

/** Points in the order of a column; what is not known comes last in both directions. */
export function sorted(points: readonly TunedPoint[], key: SortKey, down: boolean): TunedPoint[] {
  const rank = (point: TunedPoint): number | string | null => point[key];
  return [...points].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || a.number - b.number;
    }
    const order = left < right ? -1 : left > right ? 1 : 0;
    return (down ? -order : order) || a.number - b.number;
  });
}

/** Points of a plot: correct ones with both figures. */
export function plotted(tuning: Tuning, figure: Figure): { point: TunedPoint; x: number; y: number }[] {
  const all = tuning.baseline && !tuning.points.some(point => isBaseline(tuning, point)) ? [tuning.baseline, ...tuning.points] : tuning.points;
  return all.flatMap(point => {
    const y = point[figure];
    return point.status === 'ok' && point.value !== null && y !== null ? [{ point, x: point.value, y }] : [];
  });
}

/** Whether a point is the kernel as it stands. */
export function isBaseline(tuning: Tuning, point: TunedPoint): boolean {
  return point.number < 0 || settingsOf(point) === settingsOf(tuning.baseline);
}

function settingsOf(point: TunedPoint | null): string {
  // A study's file does not keep the order of the settings.
  return JSON.stringify(Object.entries(point?.settings ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Round ends of an axis around the values, and a few places between. */
export function ticks(values: readonly number[], most = 4): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (!Number.isFinite(low) || !Number.isFinite(high)) {
    return [];
  }
  const span = high - low || Math.abs(high) || 1;
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step) * step;
  const found = [first];
  for (let turn = 1; found[found.length - 1]! < high; turn += 1) {
    found.push(first + turn * step);
  }
  return found;
}
