/** Iterations over cycles: which stage of which iteration runs when, with prologue, turns of the loop, and epilogue. */
import { cividis } from './cividis';
import { svg, type Child } from './dom';
import type { PipelineLoop } from './payloads';
import { GAP, planPipeline } from './pipeline_plan';

const LEFT = 76;
const HEAD = 34;
const ROW = 20;

/** Stages are in order, so they stand on the ramp of values; the number is printed, too. */
export function stageColour(stage: number, stages: number): { fill: string; dark: boolean } {
  const share = stages > 1 ? stage / (stages - 1) : 0.3;
  return { fill: cividis(share), dark: share < 0.55 };
}

export function pipelineChart(loop: PipelineLoop, width: number): SVGSVGElement {
  const { stages, initiation_interval: interval, trips, applied } = loop;
  const plan = planPipeline({ stages, interval, trips, applied });
  const column = Math.max(4, Math.min(40, (width - LEFT - 8) / plan.columns));
  const x = (at: number): number => LEFT + at * column;
  const height = HEAD + plan.rows.length * ROW + 8;
  const parts: Child[] = [];
  const text = (at: number, y: number, value: string, anchor = 'middle', className = 'wx-svg-mut'): void => {
    parts.push(svg('text', { x: at, y, 'font-size': 11, 'text-anchor': anchor, class: className }, value));
  };
  for (const band of plan.bands) {
    const kernel = band.part === 'kernel';
    parts.push(svg('rect', {
      x: x(band.from), y: HEAD - 14, width: (band.to - band.from) * column, height: height - HEAD + 8,
      class: kernel ? 'wx-svg-hov' : 'wx-svg-none'
    }));
    parts.push(svg('line', { x1: x(band.from), x2: x(band.from), y1: 4, y2: height - 4, class: 'wx-svg-line' }));
    if ((band.to - band.from) * column > band.label.length * 6) {
      text((x(band.from) + x(band.to)) / 2, 12, band.label, 'middle', kernel ? 'wx-svg-fg' : 'wx-svg-mut');
    }
  }
  if (plan.bands.length) {
    text(LEFT - 8, 12, 'part', 'end');
  }
  text(LEFT - 8, HEAD - 6, 'cycle', 'end');
  for (let at = 0; at < plan.columns; at += interval) {
    const place = plan.cut !== null && at >= plan.cut ? plan.cut + GAP + Math.floor((at - plan.cut) / interval) * interval : at;
    const cycle = plan.cycleAt(place);
    if (cycle !== null && place < plan.columns && column * interval >= 22) {
      text(x(place) + 3, HEAD - 6, String(cycle), 'start');
    }
  }
  plan.rows.forEach((label, row) => {
    const y = HEAD + row * ROW;
    text(LEFT - 8, y + 14, label === null ? '⋮' : row === 0 ? `iteration ${label}` : label, 'end');
  });
  for (const bar of plan.bars) {
    const { fill, dark } = stageColour(bar.stage, stages);
    parts.push(svg('rect', {
      x: x(bar.from) + 0.5, y: HEAD + bar.row * ROW + 1, width: interval * column - 1, height: ROW - 2, rx: 2, fill,
      'data-stage': bar.stage, 'data-row': bar.row
    }));
    if (interval * column > 12) {
      text(x(bar.from + interval / 2), HEAD + bar.row * ROW + 14, String(bar.stage), 'middle', dark ? 'wx-svg-on-dark' : 'wx-svg-on-light');
    }
  }
  if (plan.cut !== null) {
    text(x(plan.cut + GAP / 2), 12, plan.skipped === null ? '…' : `${plan.skipped} more`);
  }
  return svg('svg', {
    width: x(plan.columns) + 8, height, class: 'wx-pipeline-chart', role: 'img', 'data-testid': 'pipeline-chart',
    'data-columns': plan.columns, 'data-left': LEFT, 'data-column': column,
    'aria-label': `Pipeline of ${stages} stages, a new iteration every ${interval} cycles${applied ? '' : ', not applied'}`
  }, ...parts);
}
