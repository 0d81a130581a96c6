/** The time that a GPU measured: median and spread of its launches, and the modelled bound on the same scale. */
import { el, type Child } from './dom';
import { fidelityTag } from './fidelity';
import { plural, shortTime } from './format';
import { severityIcon } from './icons';
import type { MeasuredTime, ModelledTime } from './payloads';

export function measuredTime(time: MeasuredTime, device: string, model: ModelledTime | null): Child[] {
  const longest = Math.max(time.slowest, model?.seconds ?? 0, Number.MIN_VALUE);
  return [
    el('h3', {}, 'Measured time ', fidelityTag('measured')),
    el('p', { class: 'wx-model-claim', 'data-testid': 'measured-time' },
      el('b', {}, shortTime(time.median)), ` on ${device}, the median of ${plural(time.repeats, 'launch').replace('launchs', 'launches')}: half of them took ${shortTime(time.lower)} to ${shortTime(time.upper)}.`),
    el('div', { class: 'wx-model', role: 'table', 'aria-label': 'Measured time and modelled bound' },
      row('measured', spread(time, longest), time.median,
        `${shortTime(time.fastest)} to ${shortTime(time.slowest)}; ${time.warmup ? `after ${time.warmup} to warm up` : 'without warm-up'}, caches ${time.flushed ? 'emptied before each' : 'as the launch before left them'}`),
      model ? row('modelled bound', [bar(0, model.seconds / longest, 'wx-model-bar')], model.seconds, against(time, model)) : null),
    model && time.median < model.seconds
      ? el('p', { class: 'wx-note wx-chg', 'data-testid': 'below-bound' }, severityIcon('warning'), ' The kernel is faster than the bound says it can be: the figures of the model do not fit this GPU or this kernel.')
      : null
  ];
}

function against(time: MeasuredTime, model: ModelledTime): string {
  const times = time.median / Math.max(model.seconds, Number.MIN_VALUE);
  return `modelled, at least: ${model.binding} on ${model.machine}; measured is ${times.toFixed(times < 10 ? 2 : 0)}× that`;
}

function row(name: string, picture: HTMLElement[], seconds: number, words: string): HTMLElement {
  return el('div', { class: 'wx-model-row', role: 'row' },
    el('span', { role: 'rowheader' }, name),
    el('span', { class: 'wx-model-track wx-spread', role: 'presentation' }, ...picture),
    el('span', { class: 'wx-m wx-right-text', role: 'cell' }, shortTime(seconds)),
    el('span', { class: 'wx-quiet wx-wrap', role: 'cell' }, words));
}

/** From the fastest to the slowest a line, from quartile to quartile a box, at the median a stroke. */
function spread(time: MeasuredTime, longest: number): HTMLElement[] {
  return [
    bar(time.fastest / longest, time.slowest / longest, 'wx-spread-ends'),
    bar(time.lower / longest, time.upper / longest, 'wx-spread-half'),
    bar(time.median / longest, time.median / longest, 'wx-spread-median')
  ];
}

function bar(from: number, to: number, name: string): HTMLElement {
  return el('span', { class: name, style: `left: ${(100 * from).toFixed(2)}%; width: ${Math.max(100 * (to - from), 0.2).toFixed(2)}%` });
}
