/** The one ramp for values: cividis in ten stops, the same in both themes, readable with colour deficiencies. */

export const CIVIDIS = [
  '#00224e', '#123570', '#3b496c', '#575d6d', '#707173', '#8a8678', '#a59c74', '#c3b369', '#e1cc55', '#fee838'
] as const;

const STOPS = CIVIDIS.map(hex => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)));

/** Colour of `share` in 0 … 1; values outside are clamped. */
export function cividis(share: number): string {
  const place = Math.max(0, Math.min(1, share)) * (STOPS.length - 1);
  const below = Math.min(STOPS.length - 2, Math.floor(place));
  const low = STOPS[below] as number[];
  const high = STOPS[below + 1] as number[];
  const mixed = low.map((value, i) => Math.round(value + ((high[i] as number) - value) * (place - below)));
  return `rgb(${mixed.join(',')})`;
}
