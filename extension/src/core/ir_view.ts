/** The text after the pass on view, or what the pass changed in it; a line that is linked selects its fx node. */
import { button, el, eachFrame, type Lifetime } from './dom';
import type { Editor } from './editor';
import { count, plural } from './format';
import type { Language } from './payloads';
import { RecordView } from './record_view';
import { LAYER_NAMES } from './stages';
import { notice, skeleton } from './states';
import type { Workspace } from './workspace';

const LANGUAGE_NAMES: Record<Language, string> = {
  graph: 'fx graph', mlir: 'MLIR', llvm: 'LLVM IR', mir: 'machine IR', amdgcn: 'AMDGCN', text: 'text'
};

export class IrView extends RecordView {
  private readonly title = el('h2', { class: 'wx-title wx-m wx-ellipsis' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly search = el('input', { class: 'wx-field wx-find', type: 'search', placeholder: 'Find in text', 'aria-label': 'Find in text' });
  private readonly found = el('span', { class: 'wx-quiet', role: 'status' });
  private readonly modes: Record<'text' | 'changes', HTMLButtonElement>;
  private readonly place = el('div', { class: 'wx-editor-place' });
  private editor: Editor | null = null;
  private mode: 'text' | 'changes' = 'text';
  private links = new Map<number, string>();
  private shownKey = '';
  private wantedKey = '';

  constructor(work: Workspace) {
    super(work, 'wx-ir');
    const mode = (name: 'text' | 'changes', label: string): HTMLButtonElement =>
      button(label, { 'data-testid': `ir-${name}`, onclick: () => {
        this.mode = name;
        this.refresh();
      } });
    this.modes = { text: mode('text', 'After'), changes: mode('changes', 'Changes') };
    this.search.addEventListener('input', () => this.find(false));
    this.search.addEventListener('keydown', event => event.key === 'Enter' && this.find(true));
    this.body.append(
      el('div', { class: 'wx-view-head' }, this.title, this.facts, el('span', { class: 'wx-gap' }), this.found, this.search,
        el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'What to show' }, this.modes.text, this.modes.changes)),
      this.place);
  }

  dispose(): void {
    this.editor?.destroy();
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('stage', refresh));
    shown.add(this.work.store.on(['node'], () => this.link()));
  }

  protected refresh(): void {
    const { stage, awaited } = this.work;
    if (!stage) {
      this.say(skeleton(awaited ? `Waits for ${awaited}.` : 'Waits for the first pass.'));
      return;
    }
    for (const [name, one] of Object.entries(this.modes)) {
      one.setAttribute('aria-pressed', String(name === this.mode));
    }
    this.title.textContent = stage.name;
    this.title.title = stage.id;
    if (!stage.captured) {
      this.say(notice(`No text after ${stage.name}`, stage.note || 'The compiler printed nothing here.'));
      return;
    }
    const waits = `Waits for the ${LAYER_NAMES[stage.layer]} after ${stage.name}.`;
    if (this.mode === 'text') {
      this.ask('text', { stage: stage.id }, waits, payload => {
        this.links = new Map(payload.links);
        const lines = payload.text.split('\n').length;
        this.facts.textContent = [`${LANGUAGE_NAMES[payload.language]}, ${plural(lines, 'line')}`, payload.note].filter(Boolean).join(' · ');
        void this.put(`text ${stage.id} ${this.work.state.current}`, payload.text, payload.language, null);
      });
    } else {
      this.ask('diff', { stage: stage.id }, waits, payload => {
        const before = this.work.rows.find(row => row.id === payload.against)?.name ?? payload.against;
        this.links = new Map();
        this.facts.textContent = payload.before === payload.after
          ? 'no change in the text'
          : `+${count(payload.added)} −${count(payload.removed)}${before ? ` against ${before}` : ''}`;
        void this.put(`diff ${stage.id} ${this.work.state.current}`, payload.after, payload.language, payload.before);
      });
    }
  }

  /** The editor, loaded on first use. */
  private async withEditor(): Promise<Editor> {
    const { Editor } = await this.work.session.loadEditor();
    if (!this.editor) {
      this.editor = new Editor('Text after the pass', line => {
        const node = this.mode === 'text' ? this.links.get(line) : undefined;
        if (node) {
          this.work.store.select({ node, instruction: null });
        }
      });
      this.place.append(this.editor.element);
    }
    return this.editor;
  }

  private async put(key: string, text: string, language: Language, before: string | null): Promise<void> {
    this.wantedKey = key;
    try {
      await this.withEditor();
    } catch (error) {
      this.say(notice('The text editor could not be loaded', (error as Error).message));
      return;
    }
    if (this.wantedKey !== key || !this.editor) {
      return;
    }
    if (key !== this.shownKey) {
      this.shownKey = key;
      this.editor.show({ text, language, before });
      this.search.value = '';
      this.found.textContent = '';
    }
    this.link();
  }

  private link(): void {
    const { node } = this.work.selection;
    const lines = [...this.links].filter(([, id]) => id === node).map(([line]) => line);
    this.editor?.link(lines, true);
  }

  private find(next: boolean): void {
    const query = this.search.value;
    const hits = this.editor?.find(query, next) ?? 0;
    this.found.textContent = query ? `${count(hits)} found` : '';
  }
}
