/** Each barrier with the hazard that needs it: which access must not overtake which, in which bytes, of which waves. */
import { button, el, type Child } from './dom';
import { count, plural } from './format';
import { severityIcon } from './icons';
import type { BarrierHazard, BarrierRow, NodeName, SchedulePayload } from './payloads';

interface Options {
  selected: string | null;
  pick: (node: string) => void;
  goToLine: (line: number, node: string) => void;
}

const KINDS: Record<BarrierHazard['kind'], string> = {
  RAW: 'read after write', WAR: 'write after read', WAW: 'write after write'
};

/** Hazards of one kind, buffer and distance together. */
export function grouped(hazards: BarrierHazard[]): BarrierHazard[][] {
  const groups = new Map<string, BarrierHazard[]>();
  for (const hazard of hazards) {
    const key = `${hazard.kind} ${hazard.when} ${hazard.buffer}`;
    groups.set(key, [...(groups.get(key) ?? []), hazard]);
  }
  return [...groups.values()];
}

export function barrierList(payload: SchedulePayload, options: Options): Child[] {
  if (payload.barriers_not_known) {
    return [el('p', { class: 'wx-verdict' }, 'Barriers: not known. ', el('span', { class: 'wx-quiet' }, payload.barriers_not_known))];
  }
  const { barriers, unordered, unknown } = payload;
  if (barriers.length === 0) {
    return [el('p', { class: 'wx-verdict' }, 'There is no barrier in the last fx graph.'), ...unorderedRows(unordered, options)];
  }
  const head = headOf(barriers);
  return [
    el('p', { class: 'wx-verdict', 'data-testid': 'barrier-verdict' }, head),
    el('p', { class: 'wx-quiet wx-note' }, `A barrier is needed where, with all others in place, an access of one wave could overtake one of another wave to the same byte. ${examined(payload)}`),
    ...unorderedRows(unordered, options),
    ...barriers.map(barrier => barrierRow(barrier, options)),
    ...unknown.map(access => el('p', { class: 'wx-quiet wx-note' }, `Which bytes ${access.label} touches is not known: ${access.reason}.`))
  ];
}

function headOf(barriers: BarrierRow[]): string {
  const having = (verdict: BarrierRow['verdict']): number => barriers.filter(barrier => barrier.verdict === verdict).length;
  const [needed, none, unknown] = [having('needed'), having('none found'), having('not known')];
  if (needed === barriers.length) {
    return needed === 1 ? 'The barrier is needed.' : `Each of the ${needed} barriers is needed.`;
  }
  const parts = [`${needed} of ${plural(barriers.length, 'barrier')} ${needed === 1 ? 'is' : 'are'} needed`, none ? `no hazard was found for ${none}` : '', unknown ? `${unknown} not known` : ''];
  return `${parts.filter(Boolean).join('; ')}.`;
}

function examined({ waves, examined: loops }: SchedulePayload): string {
  const seen = loops.map(loop => {
    const all = loop.trips !== null && loop.iterations.length === loop.trips;
    return all ? `all ${loop.trips} iterations over ${loop.dim}` : `iterations ${loop.iterations.join(', ')} of ${loop.trips ?? 'an unknown number'} over ${loop.dim}`;
  });
  return `Compared: every pair of accesses of ${plural(waves, 'wave')}${seen.length ? `, ${seen.join(', ')}` : ''}.`;
}

function link(one: NodeName, options: Options): HTMLElement {
  return button(one.label, { class: 'wx-link wx-m', 'aria-pressed': one.node === options.selected, onclick: () => options.pick(one.node) });
}

function barrierRow(barrier: BarrierRow, options: Options): HTMLElement {
  const mark = { needed: el('b', { class: 'wx-add' }, '✓'), 'none found': severityIcon('note'), 'not known': el('b', { class: 'wx-quiet' }, '?') }[barrier.verdict];
  return el('section', { class: 'wx-barrier', 'data-verdict': barrier.verdict, 'data-node': barrier.node, 'data-testid': 'barrier' },
    el('div', { class: 'wx-barrier-head' }, mark, el('b', {}, link({ node: barrier.node, label: barrier.label }, options)),
      barrier.signal ? el('span', { class: 'wx-quiet' }, 'signalled by ') : null,
      barrier.signal ? link(barrier.signal, options) : null,
      el('span', {}, barrier.place),
      el('span', { class: 'wx-gap' }),
      ...barrier.lines.slice(0, 4).map(line => button(`line ${line}`, { class: 'wx-link', title: 'Show it in the AMDGCN', onclick: () => options.goToLine(line, barrier.node) })),
      barrier.lines.length > 4 ? el('span', { class: 'wx-quiet' }, `+${barrier.lines.length - 4}`) : null),
    el('p', {}, sentence(barrier.reason)),
    barrier.hazards.length ? el('table', { class: 'wx-table wx-hazards' },
      el('thead', {}, el('tr', {}, ...['Hazard', 'Before', 'After', 'When', 'Bytes of LDS', 'For example'].map(name => el('th', { scope: 'col' }, name)))),
      el('tbody', {}, ...grouped(barrier.hazards).map(group => hazardRow(group, options)))) : null,
    origin(barrier, options));
}

function origin(barrier: BarrierRow, options: Options): Child {
  if (!barrier.stage) {
    return null;
  }
  const { between } = barrier;
  return el('p', { class: 'wx-quiet wx-note' }, `Put in by ${barrier.stage.replace('fx/', '')}`,
    ...(between ? [' behind ', link(between.behind, options), ' and before ', link(between.before, options), between.next_iteration ? ' of the next iteration' : ''] : []), '.');
}

function hazardRow(group: BarrierHazard[], options: Options): HTMLElement {
  const hazard = group[0] as BarrierHazard;
  const [byte, first, second] = hazard.example;
  const more = (side: 'before' | 'after'): Child => {
    const others = new Map(group.slice(1).map(one => [one[side].node, one[side]]));
    others.delete(hazard[side].node);
    return others.size ? el('span', { class: 'wx-quiet', title: [...others.values()].map(one => one.label).join('\n') }, ` +${others.size}`) : null;
  };
  return el('tr', {},
    el('th', { scope: 'row', title: KINDS[hazard.kind] }, el('b', {}, hazard.kind), ' ', el('span', { class: 'wx-quiet' }, KINDS[hazard.kind])),
    el('td', {}, link(hazard.before, options), more('before')),
    el('td', {}, link(hazard.after, options), more('after')),
    el('td', {}, hazard.when),
    el('td', { title: hazard.runs.map(([from, to]) => `${from} … ${to}`).join('\n') }, `${count(hazard.bytes)} of ${hazard.buffer}`),
    el('td', {}, `byte ${count(byte)}${hazard.in_buffer ? ' of the buffer' : ''}: wave ${first}, then wave ${second}`));
}

function unorderedRows(hazards: BarrierHazard[], options: Options): Child[] {
  if (hazards.length === 0) {
    return [];
  }
  const shared = hazards.filter(hazard => hazard.before.node === hazard.after.node && hazard.kind === 'WAW');
  const pairs = hazards.filter(hazard => !shared.includes(hazard));
  const section = (some: BarrierHazard[], severity: 'note' | 'warning', title: string, words: string): Child => some.length ? el('section', { class: 'wx-barrier', 'data-testid': `unordered-${severity}` },
    el('div', { class: 'wx-barrier-head' }, severityIcon(severity), el('b', {}, title)),
    el('p', { class: 'wx-quiet' }, words),
    el('table', { class: 'wx-table wx-hazards' }, el('tbody', {}, ...grouped(some).map(group => hazardRow(group, options))))) : null;
  return [
    section(pairs, 'warning', `No barrier keeps ${pairs.length === 1 ? 'this pair' : 'these pairs'} apart`, 'The result depends on which wave is faster, unless both write the same value.'),
    section(shared, 'note', 'Several waves write the same bytes at once', 'They do each other no harm where they write the same value.')
  ];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
