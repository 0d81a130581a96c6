/** A pass, the MLIR or the AMDGCN of a variant against the baseline, opened over the table: text, or nodes matched. */
import { button, el, replace, type Child } from './dom';
import type { Editor } from './editor';
import { count, plural } from './format';
import type { CompareDiffPayload, MatchedNode } from './payloads';
import { notice } from './states';
import type { Workspace } from './workspace';

const NODES_SHOWN = 400;

export class CompareDiff {
  readonly element = el('div', { class: 'wx-compare-diff', role: 'region', 'aria-label': 'Difference', 'data-testid': 'compare-diff' });
  private readonly title = el('h2', { class: 'wx-title' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis', 'data-testid': 'diff-facts' });
  private readonly place = el('div', { class: 'wx-editor-place' });
  private readonly nodes = el('div', { class: 'wx-scroll', tabindex: 0, role: 'region', 'aria-label': 'Nodes that differ' });
  private readonly modes: Record<'nodes' | 'text', HTMLButtonElement>;
  private readonly seg: HTMLElement;
  private readonly back: HTMLButtonElement;
  private editor: Editor | null = null;
  private shown: CompareDiffPayload | null = null;
  private mode: 'nodes' | 'text' = 'nodes';

  constructor(private readonly work: Workspace, close: () => void) {
    const mode = (name: 'nodes' | 'text', label: string): HTMLButtonElement => button(label, { 'data-testid': `diff-mode-${name}`, onclick: () => {
      this.mode = name;
      this.draw();
    } });
    this.modes = { nodes: mode('nodes', 'Nodes'), text: mode('text', 'Text') };
    this.seg = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'How to show the graphs' }, this.modes.nodes, this.modes.text);
    this.back = button('Back to the table', { class: 'wx-button', 'data-testid': 'diff-close', onclick: close });
    this.element.append(
      el('div', { class: 'wx-view-head' }, this.title, this.facts, el('span', { class: 'wx-gap' }), this.seg, this.back),
      this.nodes, this.place);
    this.element.hidden = true;
  }

  dispose(): void {
    this.editor?.destroy();
  }

  put(payload: CompareDiffPayload, title: string): void {
    this.shown = payload;
    this.title.textContent = title;
    const lines = payload.before === payload.after ? '' : ` · lines +${count(payload.added)} −${count(payload.removed)}`;
    this.facts.textContent = payload.language === 'graph'
      ? `${plural(payload.matched, 'node')} matched, ${payload.nodes.length} differ`
      : `${payload.sentence}${payload.sentence.startsWith('lines') ? '' : lines}`;
    this.facts.title = payload.sentence;
    this.mode = payload.language === 'graph' && payload.nodes.length ? 'nodes' : 'text';
    this.element.hidden = false;
    this.draw();
    this.back.focus();
  }

  private draw(): void {
    const { shown } = this;
    if (!shown) {
      return;
    }
    this.seg.hidden = shown.language !== 'graph';
    for (const [name, one] of Object.entries(this.modes)) {
      one.setAttribute('aria-pressed', String(name === this.mode));
    }
    this.nodes.hidden = this.mode !== 'nodes';
    this.place.hidden = this.mode !== 'text';
    if (this.mode === 'nodes') {
      replace(this.nodes, nodeTable(shown.nodes));
    } else {
      void this.showText(shown);
    }
  }

  private async showText(shown: CompareDiffPayload): Promise<void> {
    try {
      const { Editor } = await this.work.session.loadEditor();
      if (!this.editor) {
        this.editor = new Editor('Difference against the baseline', () => undefined);
        replace(this.place, this.editor.element);
      }
    } catch (error) {
      replace(this.place, notice('The text editor could not be loaded', (error as Error).message));
      return;
    }
    if (this.shown === shown) {
      this.editor.show({ text: shown.after, language: shown.language, before: shown.before });
    }
  }
}

/** Pairs that differ fact by fact, and the names of those that only one graph has. */
function nodeTable(nodes: MatchedNode[]): HTMLElement {
  const changed = nodes.filter(node => node.change === 'changed');
  const more = changed.length - NODES_SHOWN;
  return el('div', {},
    only('+', 'wx-add', 'only here', nodes.filter(node => node.change === 'added').map(node => node.name)),
    only('−', 'wx-rem', 'only in the baseline', nodes.filter(node => node.change === 'removed').map(node => node.baseline_name)),
    changed.length ? el('table', { class: 'wx-table wx-compare-nodes' },
      el('thead', {}, el('tr', {}, ...['Node', 'What differs', 'Baseline', 'Here'].map(name => el('th', { scope: 'col' }, name)))),
      el('tbody', {}, ...changed.slice(0, NODES_SHOWN).flatMap(node => rows(node)))) : null,
    more > 0 ? el('p', { class: 'wx-quiet wx-note' }, `${count(more)} more differ; the text shows them all.`) : null);
}

function only(sign: string, kind: string, where: string, names: string[]): Child {
  return names.length ? el('p', { class: 'wx-compare-only' },
    el('b', { class: kind }, sign), ` ${plural(names.length, 'node')} ${where}: `, el('span', { class: 'wx-m' }, names.join(', '))) : null;
}

function rows(node: MatchedNode): HTMLElement[] {
  const called = node.baseline_name === node.name ? node.name : `${node.baseline_name} → ${node.name}`;
  return node.facts.map((fact, at) => el('tr', {},
    at === 0 ? el('th', { scope: 'row', class: 'wx-m', rowspan: node.facts.length }, el('b', { class: 'wx-chg' }, '~'), ' ', called) : null,
    el('td', {}, fact.name),
    el('td', { class: 'wx-m wx-compare-fact' }, fact.before),
    el('td', { class: 'wx-m wx-compare-fact' }, fact.after)));
}
