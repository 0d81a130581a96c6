/** The bits of a register as numbers: the element types that registers hold, one or two to a dword. */

export type RegisterFormat = 'auto' | 'hex' | 'f32' | 'f16' | 'bf16' | 'i32';
export const FORMATS: readonly RegisterFormat[] = ['auto', 'hex', 'f32', 'f16', 'bf16', 'i32'];

const word = new DataView(new ArrayBuffer(4));

export function bitsToFloat(bits: number): number {
  word.setUint32(0, bits >>> 0);
  return word.getFloat32(0);
}

/** IEEE half precision. */
export function bitsToHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) {
    return sign * fraction * 2 ** -24;
  }
  if (exponent === 31) {
    return fraction ? NaN : sign * Infinity;
  }
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** At most four significant digits, in at most eight characters. */
export function brief(value: number | string): string {
  if (typeof value === 'string') {
    return value;
  }
  if (!Number.isFinite(value)) {
    return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '−inf';
  }
  const size = Math.abs(value);
  const text = size !== 0 && (size >= 1e6 || size < 1e-3) ? value.toExponential(1) : String(Number(value.toPrecision(4)));
  return text.replace('-', '−').replace('e−', 'e-').replace('e+', 'e');
}

export function hexDword(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0');
}

/** The format in which a register of this element type is shown. */
export function formatFor(kind: string): Exclude<RegisterFormat, 'auto'> {
  return kind === 'f32' || kind === 'f16' || kind === 'bf16' || kind === 'i32' ? kind : 'hex';
}

/** One dword as text; two halves are written low half first. */
export function dwordText(bits: number, format: Exclude<RegisterFormat, 'auto'>): string {
  switch (format) {
    case 'f32':
      return brief(bitsToFloat(bits));
    case 'f16':
      return `${brief(bitsToHalf(bits & 0xffff))} ${brief(bitsToHalf(bits >>> 16))}`;
    case 'bf16':
      return `${brief(bitsToFloat((bits << 16) >>> 0))} ${brief(bitsToFloat((bits & 0xffff0000) >>> 0))}`;
    case 'i32':
      return String(bits | 0).replace('-', '−');
    default:
      return hexDword(bits);
  }
}

/** Pixels that a column of this format takes. */
export function columnWidth(format: Exclude<RegisterFormat, 'auto'>): number {
  return format === 'f16' || format === 'bf16' ? 106 : format === 'i32' ? 84 : format === 'hex' ? 66 : 62;
}
