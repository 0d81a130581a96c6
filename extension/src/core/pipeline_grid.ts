/** One iteration of a pipelined loop cycle by cycle: what stands where, and how many units each cycle takes. */
import { CATEGORIES, CATEGORY_NAMES } from './category';
import { button, el, type Child } from './dom';
import type { PipelineLoop, PipelineSlot } from './payloads';
import { stageColour } from './pipeline_chart';

/** Nodes of one operation in one cycle. */
export interface Placed {
  name: string;
  nodes: PipelineSlot[];
}

/** The name without the copy: `read_2_shared` for `read_2_shared M0 N0 K1`. */
function operationName(label: string): string {
  return label.replace(/( [A-Za-z]\w*:?\d+)+$/, '').replace(/_shared$/, '');
}

/** Nodes at a cycle that belong to a category, copies of one operation together; what takes no time is left out. */
export function placedAt(loop: PipelineLoop, cycle: number, category: string): Placed[] {
  const found = new Map<string, Placed>();
  for (const node of loop.nodes) {
    if (node.cycle === cycle && node.category === category && node.op !== 'iter_arg') {
      const placed = found.get(node.operation) ?? { name: operationName(node.label), nodes: [] };
      placed.nodes.push(node);
      found.set(node.operation, placed);
    }
  }
  return [...found.values()];
}

export function pipelineGrid(loop: PipelineLoop, selected: string | null, pick: (node: string) => void): HTMLElement {
  const { stages, initiation_interval: interval } = loop;
  const cycles = Array.from({ length: stages * interval }, (_, cycle) => cycle);
  const used = CATEGORIES.filter(category => loop.nodes.some(node => node.category === category && node.op !== 'iter_arg'));
  const chip = (placed: Placed, category: string): HTMLElement => {
    const here = placed.nodes.flatMap(node => [node.node, ...node.prologue.map(one => one.node), ...node.kernel.map(one => one.node), ...node.epilogue.map(one => one.node)]);
    const first = placed.nodes[0] as PipelineSlot;
    return button(placed.nodes.length > 1 ? `${placed.name} ×${placed.nodes.length}` : placed.name, {
      class: `wx-pipeline-chip wx-cat-${category}`, 'aria-pressed': selected !== null && here.includes(selected),
      'data-node': first.node, title: placed.nodes.map(node => node.label).join('\n'),
      onclick: () => pick(first.kernel[0]?.node ?? first.node)
    });
  };
  return el('table', { class: 'wx-table wx-pipeline-grid', 'data-testid': 'pipeline-grid' },
    el('thead', {},
      el('tr', {}, el('th', { scope: 'col' }, 'Stage'), ...Array.from({ length: stages }, (_, stage) => {
        const { fill, dark } = stageColour(stage, stages);
        return el('th', { scope: 'colgroup', colspan: interval, class: 'wx-pipeline-stage' }, el('span', { style: `background:${fill};color:${dark ? '#fff' : '#111'}` }, stage));
      })),
      el('tr', {}, el('th', { scope: 'col' }, 'Cycle'), ...cycles.map(cycle => el('th', { scope: 'col' }, cycle)))),
    el('tbody', {}, ...used.map(category => el('tr', {},
      el('th', { scope: 'row' }, CATEGORY_NAMES[category]),
      ...cycles.map(cycle => el('td', {}, ...placedAt(loop, cycle, category).map(placed => chip(placed, category))))))));
}

/** How many units each cycle of the interval takes, all overlapping iterations together. */
export function unitTable(loop: PipelineLoop): Child[] {
  if (loop.resources.length === 0) {
    return [el('p', { class: 'wx-quiet wx-note' }, 'A schedule by hand or from a file counts no units.')];
  }
  const over = loop.resources.some(one => one.used.some(used => used > one.units));
  return [
    el('table', { class: 'wx-table wx-pipeline-units', 'data-testid': 'pipeline-units' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'Units'), ...loop.resources[0]!.used.map((_, slot) => el('th', { scope: 'col', class: 'wx-right-text' }, `cycle ${slot}`)), el('th', { scope: 'col', class: 'wx-right-text' }, 'there are'))),
      el('tbody', {}, ...loop.resources.map(one => el('tr', {},
        el('th', { scope: 'row' }, one.name),
        ...one.used.map(used => el('td', { class: used > one.units ? 'wx-right-text wx-over-units' : used ? 'wx-right-text' : 'wx-right-text wx-quiet' }, used > one.units ? `▲ ${used}` : used)),
        el('td', { class: 'wx-right-text wx-quiet' }, one.units))))),
    el('p', { class: 'wx-quiet wx-note' },
      over ? '▲ More than there are: this scheduler places nodes by phase and counts no units. '
        : loop.table_agrees ? 'The scheduler\'s own table of reserved units is the same. ' : '',
      'Unit numbers and delays are Wave\'s, not the machine\'s.')
  ];
}
