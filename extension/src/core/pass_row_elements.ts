/** The rows of the pass list as elements. */
import { el } from './dom';
import { count, duration, signed, UNKNOWN } from './format';
import { severityIcon } from './icons';
import type { PassRow } from './pass_rows';
import type { StageRow } from './payloads';
import { LAYER_NAMES } from './stages';

/** Passes with one beginning differ in their end, so a name that is too long is cut before it. */
const KEPT_END = 9;

function elided(name: string): HTMLElement[] {
  const cut = name.length < 2 * KEPT_END ? name.length : name.length - KEPT_END;
  return [el('span', {}, name.slice(0, cut)), el('span', {}, name.slice(cut))];
}

/** A layer: its name, how many of its passes changed something, and their time. */
export function layerElement(row: PassRow & { kind: 'layer' }): HTMLElement {
  return el('div', { class: row.waiting ? 'wx-layer wx-waiting' : 'wx-layer', title: row.waiting ? '' : row.open ? 'Fold the layer' : 'Open the layer' },
    el('span', { class: 'wx-layer-name' }, row.waiting ? null : el('i', { 'aria-hidden': 'true' }, row.open ? '▾' : '▸'), LAYER_NAMES[row.layer], row.failed ? severityIcon('error') : null),
    el('span', { class: 'wx-num wx-quiet' }, row.waiting ? 'waiting' : `${row.changed} of ${row.total} change · ${duration(row.seconds)}`));
}

export function foldElement(row: PassRow & { kind: 'fold' }): HTMLElement {
  return el('div', { class: 'wx-fold', title: 'Show them' }, `${row.count} unchanged`);
}

/** A pass: its name, its time on a scale to the `slowest`, and what it added or removed. */
export function passElement({ stage, indent }: PassRow & { kind: 'pass' }, selected: boolean, slowest: number): HTMLElement {
  const [text, kind] = deltaOf(stage);
  const share = stage.seconds === null ? 0 : Math.sqrt(stage.seconds / slowest) * 100;
  const facts = [stage.name, stage.scope, duration(stage.seconds), stage.op_count === null ? '' : `${count(stage.op_count)} operations`, stage.note];
  const classes = ['wx-pass', selected && 'wx-on', !stage.changed && 'wx-same', indent && 'wx-sub', stage.status === 'disabled' && 'wx-struck'];
  return el('div', {
    class: classes.filter(Boolean).join(' '), 'data-stage': stage.id, 'data-name': stage.name, title: facts.filter(fact => fact && fact !== UNKNOWN).join(' · ')
  },
  el('span', { class: 'wx-name' }, ...elided(stage.name)),
  stage.chain === 'host' ? el('span', { class: 'wx-tag' }, 'host') : null,
  stage.status === 'failed' ? severityIcon('error') : null,
  el('span', { class: 'wx-time' }, el('i', { style: `width:${share.toFixed(0)}%` })),
  el('span', { class: `wx-delta ${kind}` }, text));
}

/** `+37`, `−12`, `~` for a change that keeps the count, `off`; and the class of its colour. */
function deltaOf(stage: StageRow): [text: string, kind: string] {
  const delta = stage.op_delta ?? 0;
  return stage.status === 'disabled' ? ['off', 'wx-quiet'] :
    delta > 0 ? [signed(delta), 'wx-add'] :
    delta < 0 ? [signed(delta), 'wx-rem'] :
    [stage.changed ? '~' : '', 'wx-quiet'];
}
