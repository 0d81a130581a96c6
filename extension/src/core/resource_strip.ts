/** What limits the waves of a SIMD: a card for each resource, with the waves that it alone would allow. */
import { el, replace } from './dom';
import { count } from './format';
import type { OccupancyLimit, ResourcesPayload } from './payloads';

const NAMES: Record<string, string> = { VGPRs: 'VGPR', SGPRs: 'SGPR', LDS: 'LDS' };
/** Slots are of interest only where they bind. */
const SLOTS = ['workgroup slots', 'wave slots'];

export class ResourceStrip {
  readonly element = el('div', { class: 'wx-cards wx-limits', 'data-testid': 'limits' });

  show(payload: ResourcesPayload): void {
    const most = payload.max_waves_per_simd ?? 1;
    const shown = payload.limits.filter(limit => limit.binds || !SLOTS.includes(limit.resource));
    const known = payload.waves_per_simd !== null;
    const { spills, registers } = payload;
    replace(this.element,
      ...(payload.limits.length ? shown.map(limit => limitCard(limit, most, payload)) : registers.map(file => card(file.file, count(file.used)))),
      payload.limits.length ? null : card('LDS', count(payload.lds_bytes), 'B a workgroup'),
      card('Spills', count(spills.vgprs + spills.sgprs), spills.scratch_bytes ? `${count(spills.scratch_bytes)} B scratch` : '',
        spills.instructions.length ? `${count(spills.instructions.length)} instructions for it` : ''),
      el('div', { class: 'wx-waves', title: payload.rule },
        el('h3', {}, 'Waves per SIMD ', el('span', { class: 'wx-fidelity wx-modelled' }, payload.fidelity)),
        el('div', { class: 'wx-card-value' }, count(payload.waves_per_simd), el('small', {}, known ? ` of ${count(most)}, bound by ${payload.limit}` : ` ${payload.note}`)),
        known ? el('div', { class: 'wx-card-foot', 'data-testid': 'next-step' }, payload.next ? payload.next.text : 'slots are full: smaller would not give more') : null));
  }
}

function card(name: string, value: string, rest = '', foot = ''): HTMLElement {
  return el('div', {}, el('h3', {}, name), el('div', { class: 'wx-card-value' }, value, rest ? el('small', {}, ` ${rest}`) : null),
    foot ? el('div', { class: 'wx-card-foot' }, foot) : null);
}

function limitCard(limit: OccupancyLimit, most: number, payload: ResourcesPayload): HTMLElement {
  const agprs = limit.resource === 'VGPRs' ? (payload.registers.find(file => file.file === 'AGPR')?.used ?? 0) : 0;
  const allocated = limit.allocated === limit.used ? '' : `, takes ${count(limit.allocated)}`;
  const of = limit.available === null ? '' : ` of ${count(limit.available)}${limit.resource === 'LDS' ? ' B' : ''}`;
  const foot = limit.binds ? 'binds' : limit.room === null ? '' : `room for ${count(limit.room)}`;
  return el('div', { class: limit.binds ? 'wx-binds' : '', title: `${limit.unit}, in units of ${limit.granule}${of}. ${limit.source}` },
    el('h3', {}, NAMES[limit.resource] ?? limit.resource, agprs ? ` with ${agprs} AGPR` : ''),
    el('div', { class: 'wx-card-value' }, count(limit.used), el('small', {}, `${allocated || of}`)),
    el('div', { class: 'wx-card-foot' }, waveTicks(limit.waves_per_simd, most), el('span', {}, `${count(limit.waves_per_simd)}${foot ? ` · ${foot}` : ''}`)));
}

/** A tick for each wave slot, filled up to what the resource allows. */
function waveTicks(waves: number, most: number): HTMLElement {
  return el('span', { class: 'wx-ticks', role: 'img', 'aria-label': `allows ${waves} of ${most} waves` },
    ...Array.from({ length: most }, (_, slot) => el('i', { class: slot < waves ? 'wx-full' : '' })));
}
