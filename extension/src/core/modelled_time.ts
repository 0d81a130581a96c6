/** The modelled time of a run: a bar for each resource of the machine, the one that binds on top. */
import { el, type Child } from './dom';
import { shortTime } from './format';
import type { ModelledTime } from './payloads';

/** The colours that AMDGCN lines of the same kind have; instruction issue has none of its own. */
const COLOURS: Record<string, string> = {
  'matrix cores': '--mfma', 'vector ALU': '--valu', 'scalar unit': '--salu', LDS: '--lds', L2: '--vmem', memory: '--vmem'
};

export function modelledTime(model: ModelledTime, tag: HTMLElement): Child[] {
  const longest = Math.max(model.seconds, Number.MIN_VALUE);
  return [
    el('h3', {}, 'Modelled time ', tag),
    el('p', { class: 'wx-model-claim', 'data-testid': 'modelled-time' },
      `At least ${shortTime(model.seconds)} on ${model.machine}: ${model.binding} ${bind(model)}.`),
    el('div', { class: 'wx-model', role: 'table', 'aria-label': `Least time by resource on ${model.machine}` },
      ...model.bounds.map((bound, i) => el('div', { class: i === 0 ? 'wx-model-row wx-model-binding' : 'wx-model-row', role: 'row' },
        el('span', { role: 'rowheader' }, bound.resource),
        el('span', { class: 'wx-model-track', role: 'presentation' },
          el('span', { class: 'wx-model-bar', style: `width: ${Math.max(100 * bound.seconds / longest, 0.4).toFixed(2)}%; background: var(${COLOURS[bound.resource] ?? '--bar'})` })),
        el('span', { class: 'wx-m wx-right-text', role: 'cell' }, shortTime(bound.seconds)),
        el('span', { class: 'wx-quiet wx-wrap', role: 'cell' }, `${bound.amount}; ${bound.rate}`)))),
    ...model.not_known.map(reason => el('p', { class: 'wx-quiet wx-note' }, `Not known – ${reason}`)),
    el('p', { class: 'wx-quiet wx-note' },
      `${model.waves_per_simd} waves a SIMD can be resident, bound by ${model.limited_by}. Every bound takes the counts of this run at the published peak; latencies that are not hidden, launch and clock changes come on top. Sources: ${model.sources.join('; ')}.`)
  ];
}

function bind(model: ModelledTime): string {
  const next = model.bounds[1];
  if (!next) {
    return 'binds';
  }
  return model.margin < 1.05 ? `binds, level with ${next.resource}` : `binds, ${model.margin.toFixed(model.margin < 10 ? 1 : 0)}× longer than ${next.resource}`;
}
