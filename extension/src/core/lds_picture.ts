/** The banks of an LDS access as a picture: its charts side by side, each with what it shows and what it costs. */
import { svg } from './dom';
import { drawSvg, withStyles, type Picture } from './picture';
import type { Theme } from './theme';

const HEAD = 26;
const FOOT = 22;
const BETWEEN = 24;

export interface LdsPictureSide {
  title: string;
  formula: string;
  chart: SVGSVGElement;
}

/** `hatch` is the drawing that defines the pattern of conflicts. */
export function ldsPicture(theme: Theme, hatch: SVGSVGElement, sides: readonly LdsPictureSide[]): Picture {
  const size = (chart: SVGSVGElement, name: string): number => Number(chart.getAttribute(name));
  const lefts = sides.map((_, at) => sides.slice(0, at).reduce((sum, side) => sum + size(side.chart, 'width') + BETWEEN, 0));
  const width = sides.reduce((sum, side) => sum + size(side.chart, 'width') + BETWEEN, -BETWEEN);
  const height = HEAD + Math.max(...sides.map(side => size(side.chart, 'height'))) + FOOT;
  const words = (value: string, x: number, y: number, bold: boolean): SVGElement => svg('text', {
    x, y, 'font-size': bold ? 13 : 11, 'font-weight': bold ? 600 : 400, 'font-family': fontFamily(theme), fill: theme.color(bold ? 'fg' : 'mut')
  }, value);
  const drawn = (): SVGSVGElement => {
    const picture = svg('svg', { width, height, viewBox: `0 0 ${width} ${height}` }, ...withStyles(hatch).children);
    sides.forEach(({ title, formula, chart }, at) => {
      const left = lefts[at] ?? 0;
      const copy = withStyles(chart);
      copy.setAttribute('x', String(left));
      copy.setAttribute('y', String(HEAD));
      picture.append(words(title, left, 16, true), copy, words(formula, left, height - 8, false));
    });
    return picture;
  };
  return { width, height, ground: theme.color('bg'), draw: pen => drawSvg(pen, drawn(), width, height), svg: drawn };
}

function fontFamily(theme: Theme): string {
  return theme.font(11).replace(/^\S+ \S+ /, '').replace(/"/g, "'");
}
