/** The column at the right: the selected node with its index, and the settings one changes most. */
import { ControlSlots } from './controls';
import { button, el, eachFrame, Lifetime, replace, type Child } from './dom';
import { withoutCopy } from './format';
import { termLegend, termRow } from './index_terms';
import type { NodePayload } from './payloads';
import type { Workspace } from './workspace';

/** Neighbours that are listed one by one. */
const MOST_EDGES = 12;

export class Inspector {
  readonly element: HTMLElement;
  private readonly card = el('div', { 'data-testid': 'inspector' });
  private readonly quick: HTMLElement;
  private readonly compile: HTMLButtonElement;
  private readonly draft = el('span', { class: 'wx-quiet' });
  private readonly controls: ControlSlots;
  private readonly life = new Lifetime();
  private turn = 0;
  private node: NodePayload | null = null;

  constructor(private readonly work: Workspace) {
    this.controls = new ControlSlots(work, 'quick');
    this.compile = button('Compile variant', { class: 'wx-button wx-small', onclick: () => void work.session.act('compile', {}) });
    this.quick = el('div', { class: 'wx-section' },
      el('h3', {}, 'Settings', button('All', { class: 'wx-link', onclick: () => work.store.select({ view: 'edit' }) })),
      this.controls.element,
      el('div', { class: 'wx-actions wx-quick-actions' }, this.compile, this.draft));
    this.element = el('section', { class: 'wx-right', 'aria-label': 'Inspector', tabindex: 0 }, this.card, this.quick);
    const ask = eachFrame(() => this.ask());
    this.life.add(work.store.on(['node'], ask));
    this.life.add(work.on('stage', ask));
    this.life.add(work.on('record', ask));
    this.life.add(work.store.on(['lane', 'instruction', 'view'], eachFrame(() => this.draw())));
    this.life.add(work.on('state', eachFrame(() => this.refreshSettings())));
    this.ask();
    this.refreshSettings();
  }

  dispose(): void {
    this.life.end();
    this.controls.dispose();
  }

  private ask(): void {
    const { selection, graphStage, answers } = this.work;
    const turn = (this.turn += 1);
    if (!selection.node || !graphStage) {
      this.node = null;
      this.draw();
      return;
    }
    const node = selection.node;
    // Where the node does not exist yet (or no longer), the last fx pass may still know it; the card says its pass.
    const last = [...this.work.rows].reverse().find(row => row.language === 'graph' && row.captured);
    answers.ask('node', { stage: graphStage.id, node })
      .catch(error => {
        if (!last || last.id === graphStage.id) {
          throw error;
        }
        return answers.ask('node', { stage: last.id, node });
      })
      .then(
        payload => turn === this.turn && this.put(payload),
        () => turn === this.turn && this.put(null)
      );
  }

  private put(node: NodePayload | null): void {
    this.node = node;
    if (node) {
      this.work.names.set(node.id, { region: node.region, name: node.name, copy: this.copyOf(node) });
    }
    this.draw();
  }

  private refreshSettings(): void {
    const { state, session } = this.work;
    this.quick.hidden = state.controls.length === 0;
    const busy = state.phase !== 'idle' && state.phase !== 'empty';
    const errors = state.draft_errors.length;
    this.compile.hidden = !session.live;
    this.compile.disabled = busy || errors > 0 || (state.draft_changes.length === 0 && state.current !== null);
    this.draft.textContent =
      errors > 0 ? `fix ${errors} error${errors === 1 ? '' : 's'} first` :
      state.draft_changes.length ? `${state.draft_changes.length} changed` : 'no change';
  }

  private draw(): void {
    const { node, work } = this;
    if (!node) {
      const text =
        work.state.current === null ? 'Nothing is selected. Compile a kernel first.' :
        work.rows.length === 0 ? 'Nothing is selected. Nodes can be selected as soon as a pass is recorded.' :
        work.selection.node ? 'The selected node does not exist after this pass.' :
        'Nothing is selected. Click a node, an instruction or a cell.';
      replace(this.card, el('div', { class: 'wx-section' }, el('h3', {}, 'Selection'), el('p', { class: 'wx-quiet' }, text)));
      return;
    }
    const stage = work.rows.find(row => row.id === node.stage);
    replace(this.card,
      el('div', { class: 'wx-section' },
        el('h3', {}, 'fx node', el('span', { class: 'wx-after', title: node.stage }, `after ${stage?.name ?? node.stage}`)),
        el('div', { class: 'wx-node-name', title: node.name }, withoutCopy(node.name, node.copies.length > 1 ? this.copyOf(node) : '')),
        ...this.copies(node),
        el('dl', { class: 'wx-facts' }, ...this.facts(node))),
      this.index(node),
      node.operands.length + node.users.length > 0 ? this.edges(node) : null);
  }

  private copyOf(node: NodePayload): string {
    return node.copies.find(copy => copy.id === node.id)?.label ?? '';
  }

  private copies(node: NodePayload): Child[] {
    if (node.copies.length < 2) {
      return [];
    }
    const at = node.copies.findIndex(copy => copy.id === node.id);
    return [
      el('p', { class: 'wx-quiet' }, `copy ${at + 1} of ${node.copies.length}`),
      el('div', { class: 'wx-copies', role: 'group', 'aria-label': 'Copies' },
        ...node.copies.map(copy => button(copy.label || copy.id, {
          'aria-pressed': copy.id === node.id,
          onclick: () => this.work.store.select({ node: copy.id, instruction: null })
        })))
    ];
  }

  private facts(node: NodePayload): Child[] {
    const rows: [string, Child][] = [['Op', el('span', { class: 'wx-m' }, node.op)]];
    const text = (name: string, value: string): void => {
      if (value) {
        rows.push([name, el('span', { class: 'wx-m' }, value)]);
      }
    };
    rows.push(['Type', node.type_text ? el('span', { class: 'wx-m' }, node.type_text) : el('span', { class: 'wx-quiet' }, 'not known after this pass')]);
    text('Memory', [node.memory_text, node.tensor].filter(Boolean).join(' · '));
    text('Vector', [node.vector_text, node.elements_per_thread && `${node.elements_per_thread}/lane`].filter(Boolean).join(' · '));
    if (node.change) {
      rows.push(['This pass', changeOf(node)]);
    }
    text('Bounds', node.bounds ? Object.entries(node.bounds).map(([dim, bound]) => `${dim} < ${bound}`).join(', ') : '');
    if (node.location) {
      const { file, line, text: source } = node.location;
      rows.push(['Source', button(source || file.split('/').pop() || file, {
        class: 'wx-link wx-m wx-source', title: `${file}:${line}`, 'data-testid': 'show-source',
        onclick: () => this.work.store.select({ view: 'source', place: { file, line, column: 0 } })
      }, ' ', el('b', {}, `:${line}`))]);
    }
    const direct = node.instructions.filter(one => one.attribution === 'direct').length;
    const inferred = node.instructions.length - direct;
    const first = node.instructions[0];
    rows.push(['AMDGCN', first
      ? button(`${direct} direct, ${inferred} inferred`, {
        class: 'wx-link', title: node.instructions.slice(0, 12).map(one => `${one.line}  ${one.text}  (${one.attribution}${one.rule ? `: ${one.rule}` : ''})`).join('\n'),
        onclick: () => this.work.store.select({ view: 'isa', instruction: first.line })
      })
      : 'no instructions known']);
    if (node.op.includes('mma')) {
      rows.push(['Layout', button('lanes and registers', { class: 'wx-link', 'data-testid': 'show-layout', onclick: () => this.work.store.select({ view: 'layout' }) })]);
    }
    return rows.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]);
  }

  private index(node: NodePayload): HTMLElement {
    const rows = node.index ?? [];
    if (rows.length === 0) {
      return el('div', { class: 'wx-section' }, el('h3', {}, 'Index'), el('p', { class: 'wx-quiet' }, this.whyNoIndex(node)));
    }
    const last = node.events[node.events.length - 1];
    return el('div', { class: 'wx-section' },
      el('h3', {}, 'Index', button('Show lanes', { class: 'wx-link', onclick: () => this.work.store.select({ view: 'index' }) })),
      ...rows.map(row => el('div', { class: 'wx-index-row' },
        el('b', { class: 'wx-m' }, row.dim),
        termRow(row.start),
        el('span', { class: 'wx-m wx-quiet', title: 'elements : stride' }, `${row.size} : ${row.stride}`))),
      termLegend(rows.map(row => row.start)),
      last ? el('p', { class: 'wx-quiet', title: node.events.map(event => `${event.stage}  ${event.function}  ${event.text}`).join('\n') },
        `set ${node.events.length === 1 ? 'once' : `${node.events.length} times`}, last by `, el('span', { class: 'wx-m' }, last.function)) : null);
  }

  /** An index that is not there yet is set by a later pass, or never. */
  private whyNoIndex(node: NodePayload): Child {
    const later = this.work.rows.find(row => row.id === node.index_stage);
    if (!node.index_stage) {
      return this.work.compiling ? 'Not set so far.' : 'No pass of this compile sets one.';
    }
    return el('span', {}, 'Not set yet: ', button(later?.name ?? node.index_stage, {
      class: 'wx-link wx-m', onclick: () => this.work.store.select({ stage: node.index_stage })
    }), ' sets it.');
  }

  private edges(node: NodePayload): HTMLElement {
    const list = (title: string, edges: NodePayload['operands']): Child[] => edges.length === 0 ? [] : [
      el('dt', {}, title),
      el('dd', { class: 'wx-edges' }, ...edges.slice(0, MOST_EDGES).map(edge => el('span', { class: 'wx-edge' },
        button(edge.label, {
          class: 'wx-link wx-m', title: `${edge.name}: ${edge.type_text || 'type not known'}`, onclick: () => this.work.store.select({ node: edge.node, instruction: null })
        }),
        el('span', { class: 'wx-quiet' }, ` ${edge.name}`))),
      edges.length > MOST_EDGES ? el('span', { class: 'wx-quiet' }, `and ${edges.length - MOST_EDGES} more`) : null)
    ];
    return el('div', { class: 'wx-section' }, el('h3', {}, 'Neighbours'),
      el('dl', { class: 'wx-facts' }, ...list('reads', node.operands), ...list('read by', node.users)));
  }
}

/** What the pass did to the node, with its sign. */
function changeOf(node: NodePayload): Child {
  return node.change === 'added'
    ? el('span', {}, el('b', { class: 'wx-add' }, '+'), ' added it')
    : el('span', {}, el('b', { class: 'wx-chg' }, '~'), ` changed ${node.changed_fields.map(field => field.replaceAll('_', ' ')).join(', ')}`);
}
