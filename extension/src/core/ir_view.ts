/** The text after the pass on view, or what changed against another text; a line that is linked selects its fx node. */
import { button, el, eachFrame, replace, type Lifetime } from './dom';
import type { Editor, EditorContent } from './editor';
import { plural } from './format';
import type { Language, StageRow } from './payloads';
import { RecordView } from './record_view';
import { LAYER_NAMES, samePass } from './stages';
import { notice, skeleton } from './states';
import { changesWords, hitsWords } from './text_choices';
import { TextComparison } from './text_comparison';
import type { Workspace } from './workspace';

const LANGUAGE_NAMES: Record<Language, string> = {
  graph: 'fx graph', mlir: 'MLIR', llvm: 'LLVM IR', mir: 'machine IR', amdgcn: 'AMDGCN', text: 'text'
};

/** Texts that come within this time need no skeleton. */
const PATIENCE_MS = 150;

type Mode = 'text' | 'changes';

interface Pair {
  before: string;
  after: string;
  language: Language;
}

export class IrView extends RecordView {
  private readonly title = el('h2', { class: 'wx-title wx-m wx-ellipsis' });
  private readonly facts = el('span', { class: 'wx-quiet', role: 'status', 'data-testid': 'ir-facts' });
  private readonly search = el('input', { class: 'wx-field wx-find', type: 'search', placeholder: 'Find in text', 'aria-label': 'Find in text', 'data-testid': 'ir-search' });
  private readonly found = el('span', { class: 'wx-quiet wx-num', role: 'status', 'data-testid': 'ir-found' });
  private readonly modes: Record<Mode, HTMLButtonElement>;
  private readonly comparison: TextComparison;
  private readonly place = el('div', { class: 'wx-editor-place' });
  private editor: Editor | null = null;
  private mode: Mode = 'text';
  private links = new Map<number, string>();
  private shownKey = '';
  private shownFacts = '';
  private wantedKey = '';
  private linkedKey = '';
  private asked = 0;

  constructor(work: Workspace) {
    super(work, 'wx-ir');
    this.element.dataset['testid'] = 'ir-view';
    const mode = (name: Mode, label: string): HTMLButtonElement =>
      button(label, { 'data-testid': `ir-${name}`, onclick: () => {
        this.mode = name;
        this.refresh();
      } });
    this.modes = { text: mode('text', 'After'), changes: mode('changes', 'Changes') };
    this.comparison = new TextComparison(work, () => this.refresh());
    this.search.addEventListener('input', () => this.find(0));
    this.search.addEventListener('keydown', event => {
      if (event.key === 'Enter') {
        event.preventDefault();
        this.find(event.shiftKey ? -1 : 1);
      }
    });
    const small = (label: string, name: string, testid: string, run: () => void): HTMLButtonElement =>
      button(label, { class: 'wx-button wx-small', 'aria-label': name, title: name, 'data-testid': testid, onclick: run });
    this.body.append(
      el('div', { class: 'wx-view-head' }, this.title, el('span', { class: 'wx-gap' }),
        this.found, this.search,
        small('↑', 'Match or change before', 'ir-previous', () => this.find(-1)), small('↓', 'Next match or change', 'ir-next', () => this.find(1)),
        small('Fold', 'Fold the regions', 'ir-fold', () => this.editor?.foldAll()), small('Unfold', 'Unfold all', 'ir-unfold', () => this.editor?.unfoldAll()),
        el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'What to show' }, this.modes.text, this.modes.changes)),
      el('div', { class: 'wx-ir-line' }, this.facts, this.comparison.element), this.place);
  }

  dispose(): void {
    this.editor?.destroy();
  }

  takeKey(event: KeyboardEvent): void {
    if (event.key === 'f' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.search.focus();
      this.search.select();
    }
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('stage', refresh));
    // Another compile of the session may have come, or gone.
    shown.add(this.work.on('state', () => this.mode === 'changes' && refresh()));
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
    this.comparison.element.hidden = this.mode === 'text';
    this.title.textContent = stage.name;
    this.title.title = stage.id;
    if (!stage.captured) {
      this.say(notice(`No text after ${stage.name}`, stage.note || 'The compiler printed nothing here.'));
      return;
    }
    if (this.mode === 'changes') {
      void this.showChanges(stage);
      return;
    }
    this.asked += 1;
    this.ask('text', { stage: stage.id }, `Waits for the ${LAYER_NAMES[stage.layer]} after ${stage.name}.`, payload => {
      this.links = new Map(payload.links);
      const lines = plural(payload.text.split('\n').length, 'line');
      const facts = [`${LANGUAGE_NAMES[payload.language]}, ${lines}`, payload.note].filter(Boolean).join(' · ');
      void this.put('text', stage, { text: payload.text, language: payload.language, before: null }, () => facts);
    });
  }

  /** Both texts, and what changed from one to the other. What cannot be had is said below the choice, which stays. */
  private async showChanges(stage: StageRow): Promise<void> {
    const turn = (this.asked += 1);
    const current = (): boolean => turn === this.asked && this.visible && this.mode === 'changes';
    this.uncover();
    this.links = new Map();
    const patience = setTimeout(() => {
      if (current()) {
        replace(this.place, skeleton('Waits for both texts.'));
      }
    }, PATIENCE_MS);
    try {
      const { variant } = this.comparison.chosen();
      const others = variant === null ? this.work.rows : (await this.work.answers.ask('stages', { variant })).stages;
      if (!current()) {
        return;
      }
      this.comparison.show(others);
      const pair = await this.pair(stage, others);
      if (current()) {
        const { ignoresNames, uncounted } = this.comparison;
        const older = this.comparison.chosen();
        const first = pair.before === '' && older.stage === null ? ' · nothing was recorded before this pass' : '';
        const content: EditorContent = { text: pair.after, language: pair.language, before: pair.before, ignoreNames: ignoresNames };
        await this.put(`${JSON.stringify(older)} ${ignoresNames}`, stage, content, found => `${found ? changesWords(found, uncounted) : ''}${first}`);
      }
    } catch (error) {
      if (current()) {
        this.shownKey = this.wantedKey = '';
        this.facts.textContent = '';
        replace(this.place, notice('Nothing to compare', (error as Error).message));
      }
    } finally {
      clearTimeout(patience);
    }
  }

  private async pair(stage: StageRow, others: readonly StageRow[]): Promise<Pair> {
    const { answers } = this.work;
    const { variant, stage: from } = this.comparison.chosen();
    if (variant === null && from === null) {
      return answers.ask('diff', { stage: stage.id });
    }
    const old = from ?? samePass(others, stage)?.id;
    if (old === undefined) {
      throw new Error(`The other compile has no pass ${stage.name}; choose one of its passes.`);
    }
    const [before, after] = await Promise.all([
      answers.ask('text', variant === null ? { stage: old } : { stage: old, variant }), answers.ask('text', { stage: stage.id })
    ]);
    return { before: before.text, after: after.text, language: after.language };
  }

  /** The editor, loaded on first use. */
  private async withEditor(): Promise<Editor> {
    const { Editor } = await this.work.session.loadEditor();
    this.editor ??= new Editor('Text after the pass', line => {
      const node = this.mode === 'text' ? this.links.get(line) : undefined;
      if (node) {
        this.work.store.select({ node, instruction: null });
      }
    });
    return this.editor;
  }

  /** Show a text unless it is on show already; `words` says what to tell about it. */
  private async put(what: string, stage: StageRow, content: EditorContent, words: (found: ReturnType<Editor['show']>) => string): Promise<void> {
    const key = `${what} ${stage.id} ${this.work.state.current}`;
    this.wantedKey = key;
    let editor: Editor;
    try {
      editor = await this.withEditor();
    } catch (error) {
      this.say(notice('The text editor could not be loaded', (error as Error).message));
      return;
    }
    if (this.wantedKey !== key) {
      return;
    }
    if (this.place.firstChild !== editor.element) {
      replace(this.place, editor.element);
    }
    if (key !== this.shownKey) {
      this.shownKey = key;
      this.shownFacts = words(editor.show(content));
      this.element.dataset['stage'] = stage.id;
      this.find(0);
    }
    this.facts.textContent = this.shownFacts;
    this.link();
  }

  /** Mark the lines of the selected node; where they are marked already, whoever reads on is left alone. */
  private link(): void {
    const { node } = this.work.selection;
    const key = `${this.shownKey} ${node}`;
    if (key === this.linkedKey) {
      return;
    }
    this.linkedKey = key;
    const lines = [...this.links].filter(([, id]) => id === node).map(([line]) => line);
    this.editor?.link(lines, true);
  }

  /** Go to what the search found or, without a search, to a change. */
  private find(step: 0 | 1 | -1): void {
    const query = this.search.value;
    const hits = this.editor?.find(query, step) ?? { total: 0, here: 0 };
    if (query !== '' || this.mode === 'text' || step === 0) {
      this.found.textContent = hitsWords(query, hits.total, hits.here);
      return;
    }
    const { total, here } = this.editor?.toChange(step) ?? { total: 0, here: 0 };
    this.found.textContent = total ? `change ${here} of ${total}` : '';
  }
}
