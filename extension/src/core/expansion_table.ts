/** Into how many copies each operation was made, and why; and which copies make one value together. */
import { button, el, type Child } from './dom';
import { plural } from './format';
import type { ExpandedOperation, ExpansionChain, ExpansionDim, ExpansionPayload, NodeName } from './payloads';

interface Options {
  selected: string | null;
  /** Operations whose copies are shown. */
  open: Set<string>;
  toggle: (operation: string) => void;
  pick: (node: string) => void;
}

export function expansionTable(payload: ExpansionPayload, options: Options): Child[] {
  const all = payload.operations.flatMap(operation => operation.dims);
  const single = [...new Set(all.filter(dim => dim.vector === 0).map(dim => dim.dim))].filter(name => all.every(dim => dim.dim !== name || dim.copies === 1));
  const dims = [...new Set(all.map(dim => dim.dim))].filter(dim => !single.includes(dim));
  return [
    el('p', { class: 'wx-verdict' }, `Expansion makes ${payload.nodes_after} nodes of ${payload.nodes_before}.`),
    el('p', { class: 'wx-quiet wx-note' }, '⌈T / (W · V)⌉ copies along a dimension: T elements of the tile, shared by W waves, V elements of a vector. A row opens its copies.'),
    el('div', { class: 'wx-pipeline' }, el('table', { class: 'wx-table wx-expansion', 'data-testid': 'expansion-table' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'Operation'), el('th', { scope: 'col', class: 'wx-right-text' }, 'Copies'), ...dims.map(dim => el('th', { scope: 'col' }, dim)))),
      el('tbody', {}, ...payload.operations.flatMap(operation => operationRows(operation, dims, options))))),
    single.length ? el('p', { class: 'wx-quiet wx-note' }, `No vector lies along ${single.join(', ')}: one copy.`) : null,
    ...chainRows(payload.chains, options),
    payload.kept.length ? el('p', { class: 'wx-quiet wx-note' }, `Not copied: ${payload.kept.map(node => node.label).join(', ')}.`) : null
  ];
}

function operationRows(operation: ExpandedOperation, dims: string[], options: Options): HTMLElement[] {
  const open = options.open.has(operation.node);
  const differs = operation.expected !== null && operation.expected !== operation.copies.length;
  const row = el('tr', { 'data-operation': operation.node },
    el('th', { scope: 'row' }, button(operation.label, {
      class: `wx-expansion-name wx-cat-${operation.category}`, 'aria-expanded': open, onclick: () => options.toggle(operation.node)
    })),
    el('td', { class: 'wx-right-text' }, `×${operation.copies.length}`, differs ? el('div', { class: 'wx-quiet' }, `${operation.expected} by the formula`) : null),
    ...dims.map(name => {
      const dim = operation.dims.find(one => one.dim === name);
      return el('td', { title: dim ? titleOf(dim) : '' }, dim ? formula(dim) : null);
    }));
  if (!open) {
    return [row];
  }
  return [row, el('tr', { class: 'wx-expansion-copies' }, el('td', { colspan: dims.length + 2 },
    el('div', { class: 'wx-copies' }, ...operation.copies.map(copy => button(at(copy.at) || copy.label, {
      'aria-pressed': copy.node === options.selected, title: copy.label, onclick: () => options.pick(copy.node)
    })))))];
}

function titleOf(dim: ExpansionDim): string {
  return `T = ${dim.tile_text} (${dim.rule})`;
}

function formula(dim: ExpansionDim): Child {
  if (dim.vector === 0) {
    return el('span', { class: 'wx-quiet', title: 'No vector lies along it' }, '1');
  }
  const [left, right] = dim.formula.replace(/ ([/·]) /g, '$1').split(' = ');
  return el('span', {}, el('span', { class: 'wx-m wx-quiet' }, `${left}\u2009=\u2009`), el('b', {}, right ?? ''));
}

function at(places: Record<string, number>): string {
  return Object.entries(places).map(([dim, place]) => (/\d$/.test(dim) ? `${dim}:${place}` : `${dim}${place}`)).join(' ');
}

function chainRows(chains: ExpansionChain[], options: Options): Child[] {
  const groups = new Map<string, ExpansionChain[]>();
  for (const chain of chains) {
    groups.set(chain.operation, [...(groups.get(chain.operation) ?? []), chain]);
  }
  if (groups.size === 0) {
    return [];
  }
  return [
    el('h3', {}, 'Copies that make one value'),
    ...[...groups.values()].map((group, index) => {
      const first = group[0] as ExpansionChain;
      return el('details', { class: 'wx-fold-rows wx-chains', open: index === 0, 'data-testid': 'chains' },
        el('summary', {}, `${first.label} along ${first.dim}: ${plural(group.length, 'chain')} of ${first.links.length}, ${explain(first)}`),
        ...group.map(chain => chainRow(chain, options)));
    })
  ];
}

function explain(chain: ExpansionChain): string {
  const how = chain.kind === 'accumulator' ? 'each copy adds to the sum of the one before' : 'one node takes all copies';
  return chain.carried ? `${how}; the next iteration goes on from the result` : how;
}

function chainRow(chain: ExpansionChain, options: Options): HTMLElement {
  const node = (one: NodeName, text: string, title: string): HTMLElement => button(text, {
    class: 'wx-chain-node', 'aria-pressed': one.node === options.selected, title, onclick: () => options.pick(one.node)
  });
  const arrow = (): HTMLElement => el('span', { class: 'wx-quiet', 'aria-hidden': 'true' }, '→');
  const links = chain.links.map(link => node(link, `${chain.dim}${/\d$/.test(chain.dim) ? ':' : ''}${link.position}`, `${link.label}: ${link.source} is ${link.operand} of ${link.target}`));
  return el('div', { class: 'wx-chain' },
    el('span', { class: 'wx-m wx-chain-at' }, at(chain.at)),
    chain.enters ? node(chain.enters, chain.enters.label, 'What the sum starts from') : null,
    chain.enters ? arrow() : null,
    ...links.flatMap((link, index) => (index && chain.kind === 'accumulator' ? [arrow(), link] : [link])),
    arrow(),
    ...chain.leaves.slice(0, 2).map(leaf => node(leaf, chain.carried ? 'next iteration' : leaf.label, 'What uses the result')),
    chain.complete ? null : el('span', { class: 'wx-error-text' }, 'not every copy is in it'));
}
