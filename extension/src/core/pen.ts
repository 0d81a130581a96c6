/**
 * What our pictures need of a canvas context. A view draws once, with a pen: on a canvas the picture becomes pixels, on a
 * `SvgPen` the same strokes become an SVG.
 */
import { append, svg } from './dom';

export type Pen = Pick<CanvasRenderingContext2D,
  | 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'font' | 'textAlign' | 'globalAlpha'
  | 'translate' | 'fillRect' | 'strokeRect' | 'fillText' | 'measureText' | 'setLineDash'
  | 'beginPath' | 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'closePath' | 'fill' | 'stroke'>;

const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end', end: 'end' };

/** Two decimals are finer than any screen, and keep files of many thousand cells small. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Our pictures use plain colours only. */
const plain = (style: string | CanvasGradient | CanvasPattern): string => (typeof style === 'string' ? style : 'none');

/** Adjacent cells of one colour become one path, so that a heatmap of 10 000 cells stays a small file. */
interface Run {
  color: string;
  alpha: number;
  path: string[];
}

export class SvgPen implements Pen {
  fillStyle: string | CanvasGradient | CanvasPattern = '#000';
  strokeStyle: string | CanvasGradient | CanvasPattern = '#000';
  lineWidth = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  globalAlpha = 1;
  private readonly parts: SVGElement[] = [];
  private run: Run | null = null;
  private path: string[] = [];
  private dash: number[] = [];
  private origin = { x: 0, y: 0 };

  /** `ruler` measures texts, which only a canvas can. */
  constructor(private readonly ruler: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>) {}

  /** What was drawn so far. */
  picture(width: number, height: number): SVGSVGElement {
    this.endRun();
    const drawn = svg('svg', { width, height, viewBox: `0 0 ${short(width)} ${short(height)}` });
    append(drawn, this.parts);
    return drawn;
  }

  translate(x: number, y: number): void {
    this.origin = { x: this.origin.x + x, y: this.origin.y + y };
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const color = plain(this.fillStyle);
    if (!this.run || this.run.color !== color || this.run.alpha !== this.globalAlpha) {
      this.endRun();
      this.run = { color, alpha: this.globalAlpha, path: [] };
    }
    this.run.path.push(`M${this.at(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.put(svg('rect', { ...this.corner(x, y), width: short(width), height: short(height), ...this.line() }));
  }

  fillText(text: string, x: number, y: number): void {
    const { weight, size, family } = fontParts(this.font);
    this.put(svg('text', {
      ...this.corner(x, y), fill: plain(this.fillStyle), 'fill-opacity': this.opacity(), 'font-size': size, 'font-weight': weight, 'font-family': family,
      'text-anchor': ANCHORS[this.textAlign]
    }, text));
  }

  measureText(text: string): TextMetrics {
    this.ruler.font = this.font;
    return this.ruler.measureText(text);
  }

  setLineDash(segments: Iterable<number>): void {
    this.dash = [...segments];
  }

  beginPath(): void {
    this.path = [];
  }

  moveTo(x: number, y: number): void {
    this.path.push(`M${this.at(x, y)}`);
  }

  lineTo(x: number, y: number): void {
    this.path.push(`L${this.at(x, y)}`);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.path.push(`C${[[x1, y1], [x2, y2], [x, y]].map(([px, py]) => this.at(px ?? 0, py ?? 0)).join(' ')}`);
  }

  closePath(): void {
    this.path.push('Z');
  }

  fill(): void {
    this.put(svg('path', { d: this.path.join(''), fill: plain(this.fillStyle), 'fill-opacity': this.opacity() }));
  }

  stroke(): void {
    this.put(svg('path', { d: this.path.join(''), ...this.line() }));
  }

  private corner(x: number, y: number): { x: string; y: string } {
    return { x: short(x + this.origin.x), y: short(y + this.origin.y) };
  }

  private at(x: number, y: number): string {
    return Object.values(this.corner(x, y)).join(' ');
  }

  private opacity(): number | undefined {
    return this.globalAlpha < 1 ? this.globalAlpha : undefined;
  }

  private line(): Record<string, string | number | undefined> {
    return {
      fill: 'none', stroke: plain(this.strokeStyle), 'stroke-width': this.lineWidth, 'stroke-opacity': this.opacity(),
      'stroke-dasharray': this.dash.length ? this.dash.join(' ') : undefined
    };
  }

  private put(part: SVGElement): void {
    this.endRun();
    this.parts.push(part);
  }

  private endRun(): void {
    if (this.run) {
      this.parts.push(svg('path', { d: this.run.path.join(''), fill: this.run.color, 'fill-opacity': this.run.alpha < 1 ? this.run.alpha : undefined }));
      this.run = null;
    }
  }
}

/** The weight, size and family of a font as `Theme.font` writes it. */
function fontParts(font: string): { weight: string; size: string; family: string } {
  const found = /^(?:(\w+) )?([\d.]+)px (.*)$/.exec(font.trim());
  return { weight: found?.[1] ?? '400', size: found?.[2] ?? '11', family: found?.[3]?.replace(/"/g, "'") ?? 'sans-serif' };
}
