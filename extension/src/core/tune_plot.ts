/** The points of a search by objective and one more figure; those that no other beats in all figures are filled. */
import { svg, type Child } from './dom';
import { count } from './format';
import type { TunedPoint, Tuning } from './payloads';
import { FIGURES, isBaseline, plotted, settingsText, ticks, valueText, type Figure } from './tune_words';

const LEFT = 62;
/** Half of the last mark's label. */
const RIGHT = 30;
const TOP = 12;
const BOTTOM = 34;

export function tunePlot(tuning: Tuning, figure: Figure, width: number, height: number, chosen: number | null, choose: (point: TunedPoint) => void): SVGSVGElement {
  const dots = plotted(tuning, figure);
  const [xs, ys] = [ticks(dots.map(dot => dot.x)), ticks(dots.map(dot => dot.y), 3)];
  const place = (marks: number[], from: number, to: number) => (value: number): number => {
    const [low, high] = [marks[0] ?? 0, marks[marks.length - 1] ?? 1];
    return high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
  };
  const x = place(xs, LEFT, width - RIGHT);
  const y = place(ys, height - BOTTOM, TOP);
  const parts: Child[] = [];
  for (const mark of xs) {
    parts.push(svg('line', { x1: x(mark), x2: x(mark), y1: TOP, y2: height - BOTTOM, class: 'wx-svg-line wx-tune-grid' }));
    parts.push(svg('text', { x: x(mark), y: height - BOTTOM + 14, 'font-size': 11, 'text-anchor': 'middle', class: 'wx-svg-mut' }, valueText(mark, tuning.objective)));
  }
  for (const mark of ys) {
    parts.push(svg('line', { x1: LEFT, x2: width - RIGHT, y1: y(mark), y2: y(mark), class: 'wx-svg-line wx-tune-grid' }));
    parts.push(svg('text', { x: LEFT - 6, y: y(mark) + 4, 'font-size': 11, 'text-anchor': 'end', class: 'wx-svg-mut' }, count(mark)));
  }
  parts.push(svg('text', { x: (LEFT + width - RIGHT) / 2, y: height - 6, 'font-size': 11, 'text-anchor': 'middle', class: 'wx-svg-fg' }, tuning.objective));
  const front = new Set(tuning.pareto);
  for (const { point, x: value, y: other } of dots) {
    const kind = front.has(point.number) ? 'wx-tune-front' : 'wx-tune-dot';
    const base = isBaseline(tuning, point);
    const said = `${settingsText(point)}${base && point.number >= 0 ? ', the kernel as it stands' : ''}: ${valueText(value, tuning.objective)}, ${FIGURES[figure]} ${count(other)}${front.has(point.number) ? ', not beaten' : ''}`;
    parts.push(svg('circle', {
      cx: x(value), cy: y(other), r: point.number === tuning.best ? 7 : 5, class: `${kind}${point.number === chosen ? ' wx-tune-chosen' : ''} wx-svg-hit`,
      'data-point': point.number, onclick: () => choose(point)
    }, svg('title', {}, said)));
    if (base) {
      parts.push(svg('circle', { cx: x(value), cy: y(other), r: 10, class: 'wx-tune-base' }));
    }
  }
  return svg('svg', {
    width, height, role: 'img', 'aria-label': `${dots.length} correct points by ${tuning.objective} and ${FIGURES[figure]}; the table below has the numbers`, 'data-testid': 'tune-plot'
  }, ...parts);
}
