/** Numbers and words as people read them. An unknown value is an en dash, never zero. */

/** A node's name without the `_M:0_N:1` that names the copy; `copy` is empty where there is only one. */
export function withoutCopy(name: string, copy: string): string {
  return copy ? name.replace(/(_[^_:]+:\d+)+$/, '') : name;
}

export const UNKNOWN = '–';
const THIN = '\u2009';

/** `131 072`: thousands by thin space; fractions keep at most four digits. */
export function count(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return UNKNOWN;
  }
  if (!Number.isInteger(value)) {
    return String(Number(value.toPrecision(4))).replaceAll('-', '−');
  }
  return String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, THIN).replace(/^/, value < 0 ? '−' : '');
}

/** `3.1 s`, `270 ms`, `0.2 ms`. */
export function duration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) {
    return UNKNOWN;
  }
  if (seconds >= 1) {
    return `${seconds.toFixed(1)} s`;
  }
  const milliseconds = seconds * 1000;
  return milliseconds >= 10 ? `${milliseconds.toFixed(0)} ms` : `${milliseconds.toFixed(1)} ms`;
}

/** `4.2 µs`, `310.5 ns`: times of a GPU, far below those of a compile; as many digits as `count` gives. */
export function shortTime(seconds: number): string {
  const [value, unit] = seconds >= 1e-3 ? [seconds * 1e3, 'ms'] : seconds >= 1e-6 ? [seconds * 1e6, 'µs'] : [seconds * 1e9, 'ns'];
  return `${count(value)} ${unit}`;
}

/** `0x16f0`. */
export function hex(value: number | null | undefined, digits = 4): string {
  return value === null || value === undefined ? UNKNOWN : `0x${value.toString(16).padStart(digits, '0')}`;
}

/** `+1 024`, `−12`, `0`: a difference of large numbers. */
export function signedCount(value: number): string {
  return value > 0 ? `+${count(value)}` : count(value);
}

/** `+37`, `−12`; a minus sign, not a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** `1 note`, `3 notes`. */
export function plural(value: number, word: string): string {
  return `${count(value)} ${word}${value === 1 ? '' : 's'}`;
}

/** `3.1e-5` for errors and tolerances. */
export function small(value: number | null): string {
  if (value === null) {
    return UNKNOWN;
  }
  return value === 0 ? '0' : value.toExponential(1).replace('e', 'e').replaceAll('-', '−');
}

/** Consecutive values as one text: `20 … 23`. */
export function range(values: number[]): string {
  if (values.length === 0) {
    return UNKNOWN;
  }
  const first = values[0];
  const last = values[values.length - 1];
  return first === last ? String(first) : `${first} … ${last}`;
}
