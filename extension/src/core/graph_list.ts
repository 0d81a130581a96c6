/**
 * The graph for assistive technology and for tests: a list box whose options are the items. Of a large graph it holds
 * what is in sight, the selected item and its neighbours, each with its place among all.
 */
import { el } from './dom';
import type { GraphScene } from './graph_scene';
import { changeOf, CHANGE_WORDS, describe } from './graph_words';

/** A graph with no more items than this has all of them in the list. */
const ALL = 300;
const MOST_NAMED = 6;

let lists = 0;

export class GraphList {
  readonly element: HTMLElement;
  private readonly prefix = `wx-graph-${(lists += 1)}-`;
  private scene: GraphScene | null = null;
  private visible: number[] = [];
  private place = new Map<number, number>();
  private options = new Map<number, HTMLElement>();
  private selected: number | null = null;

  constructor(private readonly choose: (item: number) => void) {
    this.element = el('div', { class: 'wx-graph-list', role: 'listbox', tabindex: 0, 'aria-label': 'Nodes of the graph', 'data-testid': 'graph' });
  }

  show(scene: GraphScene): void {
    this.scene = scene;
    this.visible = scene.visible();
    this.place = new Map(this.visible.map((item, k) => [item, k]));
    this.options = new Map();
    this.element.replaceChildren();
    this.selected = null;
  }

  /** Which item is selected, as drawn, and what is in sight (asked for only where that matters). */
  update(selected: number | null, inSight: () => readonly number[]): void {
    const { scene } = this;
    if (!scene) {
      return;
    }
    const held = this.visible.length <= ALL ? this.visible : this.around(scene, selected, inSight());
    const before = this.options;
    if (held.length !== before.size || held.some(item => !before.has(item))) {
      this.options = new Map(held.map(item => [item, before.get(item) ?? this.option(scene, item)]));
      this.element.replaceChildren(...this.options.values());
    }
    this.mark(selected);
  }

  private around(scene: GraphScene, selected: number | null, inSight: readonly number[]): number[] {
    const held = new Set(inSight.slice(0, ALL));
    for (const item of selected === null ? this.visible.slice(0, 1) : [selected, ...scene.producers(selected), ...scene.users(selected)].slice(0, ALL)) {
      held.add(item);
    }
    return [...held].filter(item => this.place.has(item)).sort((a, b) => a - b);
  }

  private mark(selected: number | null): void {
    if (this.selected !== null) {
      this.options.get(this.selected)?.setAttribute('aria-selected', 'false');
    }
    this.selected = selected;
    const option = selected === null ? undefined : this.options.get(selected);
    if (option) {
      option.setAttribute('aria-selected', 'true');
      this.element.setAttribute('aria-activedescendant', option.id);
    } else {
      this.element.removeAttribute('aria-activedescendant');
    }
  }

  private option(scene: GraphScene, at: number): HTMLElement {
    const item = scene.graph.items[at];
    if (!item) {
      return el('div');
    }
    return el('div', {
      role: 'option', class: 'wx-graph-option', id: this.prefix + at, 'aria-selected': false,
      'aria-posinset': (this.place.get(at) ?? 0) + 1, 'aria-setsize': this.visible.length,
      'data-change': CHANGE_WORDS[changeOf(item).sign], 'data-added': item.added, 'data-op': item.label, 'data-copies': item.members.length,
      'data-tensor': item.tensor, 'data-node': item.members[0]?.id, onclick: () => this.choose(at)
    }, tell(scene, at));
  }
}

/** One line about an item: what it is, where, and what it is tied to. */
export function tell(scene: GraphScene, at: number): string {
  const item = scene.graph.items[at];
  if (!item) {
    return '';
  }
  const own = scene.graph.regions.find(region => region.id === item.subgraph);
  const around = scene.graph.regions.find(region => region.id === item.region);
  const open = scene.layout.regions.some(region => region.item === at);
  const names = (items: readonly number[]): string => {
    const said = [...new Set(items.map(near => scene.graph.items[near]?.label ?? ''))];
    return said.slice(0, MOST_NAMED).join(', ') + (said.length > MOST_NAMED ? ` and ${said.length - MOST_NAMED} more` : '');
  };
  const producers = names(scene.producers(at));
  const users = names(scene.users(at));
  return [
    describe(item),
    own && `${own.title}${own.note ? `, ${own.note}` : ''}, ${own.nodes.length} nodes, ${open ? 'open' : 'closed'}`,
    around && around.owner !== null && `in ${around.title}`,
    producers && `reads ${producers}`,
    users && `read by ${users}`
  ].filter(Boolean).join(', ');
}
