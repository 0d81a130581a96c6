/** Numbers and sentences of a comparison in words: the change against the baseline, whether it is for the better, and its bar. */
import type { ComparedFigure, Fidelity, Parting, SettingDelta } from './payloads';

/** `+12 %` for small changes, `×4` for large ones, `÷4` for their reverse; empty where nothing changed. */
export function changeText(ratio: number | null): string {
  if (ratio === null || ratio === 1) {
    return '';
  }
  if (ratio >= 2) {
    return `×${Number(ratio.toPrecision(3))}`;
  }
  if (ratio > 0 && ratio <= 0.5) {
    return `÷${Number((1 / ratio).toPrecision(3))}`;
  }
  const percent = 100 * (ratio - 1);
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(digits)}\u202f%`;
}

/** Whether a change is good or bad; `none` where that is not known, or nothing changed. */
export function judged(figure: ComparedFigure, column: number): 'better' | 'worse' | 'none' {
  const base = figure.values[0] ?? null;
  const here = figure.values[column] ?? null;
  if (figure.better === '' || base === null || here === null || base === here || unlike(figure, column)) {
    return 'none';
  }
  return here < base === (figure.better === 'low') ? 'better' : 'worse';
}

/** One of both numbers is measured and the other modelled: no change can be said. */
function unlike(figure: ComparedFigure, column: number): boolean {
  const kinds = [figure.fidelities[0], figure.fidelities[column]];
  return kinds.includes('measured') && kinds.includes('modelled');
}

/** Length of a bar on the common scale of its row, 0 to 1. */
export function share(figure: ComparedFigure, column: number): number {
  const largest = Math.max(...figure.values.map(value => Math.abs(value ?? 0)));
  return largest > 0 ? Math.abs(figure.values[column] ?? 0) / largest : 0;
}

/** How true the numbers of a row are, each kind once; numbers that nobody knows count for none. */
export function fidelities(figure: ComparedFigure): Fidelity[] {
  return [...new Set(figure.fidelities.filter((_, column) => (figure.values[column] ?? null) !== null))];
}

/** What a column was asked for that the baseline was not: `schedule NONE → PREFETCH`, `minimize_global_loads off`. */
export function askedFor(settings: SettingDelta[], column: number): { name: string; from: string; to: string }[] {
  const differing = settings.filter(one => (one.values[column] ?? null) !== (one.values[0] ?? null) && one.group !== 'argument');
  // A parameter of a template says in one word what a field of a constraint then says again.
  const said = new Set(differing.filter(one => one.group === 'parameter').map(one => `${one.values[0] ?? ''} ${one.values[column] ?? ''}`));
  return differing
    .filter(one => one.group !== 'constraint' || !said.has(`${one.values[0] ?? ''} ${one.values[column] ?? ''}`))
    .map(one => ({ name: one.name, from: one.values[0] ?? 'default', to: one.values[column] ?? 'default' }));
}

/** A sentence on a pass, apart from the pass it names: where that ran, what differs, and the texts that do, which may be long. */
export function partingWords(parting: Pick<Parting, 'name' | 'sentence'>): { where: string; what: string; texts: string } {
  const { name, sentence } = parting;
  const rest = sentence.startsWith(name) ? sentence.slice(name.length) : sentence;
  const [, where = '', told = rest] = /^(?: \(in ([^)]*)\))?: (.*)$/s.exec(rest) ?? [];
  const [, what = told, texts = ''] = /^(.*? differs): (.*)$/s.exec(told) ?? [];
  return { where, what, texts };
}
