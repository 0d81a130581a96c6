/** The three marks of diagnostics: octagon with x, triangle, outlined square i. Shape says the severity, not only colour. */
import { svg } from './dom';
import type { Severity } from './payloads';

const SHAPES: Record<Severity, { outline: string; sign: string }> = {
  error: { outline: 'M4.5 1h5L13 4.5v5L9.5 13h-5L1 9.5v-5z', sign: 'M4.8 4.8l4.4 4.4M9.2 4.8L4.8 9.2' },
  warning: { outline: 'M7 1l6.2 11.5H.8z', sign: 'M7 5v3.6M7 9.8v1.4' },
  note: { outline: 'M3.5 1.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z', sign: 'M7 6.2v4M7 3.6v1.4' }
};

export function severityIcon(severity: Severity): SVGSVGElement {
  const { outline, sign } = SHAPES[severity];
  return svg('svg', { width: 14, height: 14, viewBox: '0 0 14 14', class: `wx-icon wx-icon-${severity}`, role: 'img', 'aria-label': severity },
    svg('path', { d: outline, class: 'wx-icon-shape' }),
    svg('path', { d: sign, class: 'wx-icon-sign' }));
}
