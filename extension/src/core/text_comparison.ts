/** The line that says which two texts are compared, and lets both be chosen: a pass of this compile or of another. */
import { el, replace } from './dom';
import type { StageRow } from './payloads';
import { LAYER_NAMES, LAYERS } from './stages';
import { passChoices, type PassChoice } from './text_choices';
import { namingOf } from './text_names';
import type { Workspace } from './workspace';

/** The older text: null stands for this compile, and for what stood before the pass or, elsewhere, for the same pass. */
export interface Older {
  variant: string | null;
  stage: string | null;
}

export class TextComparison {
  readonly element: HTMLElement;
  private older: Older = { variant: null, stage: null };
  private readonly compile = picker('Compile to compare with', 'diff-compile');
  private readonly before = picker('Pass to compare with', 'diff-before');
  private readonly now = el('span', { class: 'wx-quiet wx-ellipsis' });
  private readonly after = picker('Pass on view', 'diff-after');
  private readonly ignore = el('input', { type: 'checkbox', 'data-testid': 'diff-names' });
  private readonly ignoreWords = el('span');
  private readonly ignoreLabel: HTMLElement;
  /** What a person chose by language, where it is not the usual. */
  private readonly ignored = new Map<string, boolean>();

  /** `changed` is told when another text is to be compared with. */
  constructor(private readonly work: Workspace, changed: () => void) {
    this.ignoreLabel = el('label', { class: 'wx-quiet' }, this.ignore, this.ignoreWords);
    this.element = el('div', { class: 'wx-compare-line', role: 'group', 'aria-label': 'What is compared' },
      el('span', { class: 'wx-quiet' }, 'From'), this.compile, this.before,
      el('span', { class: 'wx-quiet' }, 'to'), this.now, this.after, this.ignoreLabel);
    this.compile.addEventListener('change', () => {
      this.older = { variant: this.compile.value || null, stage: null };
      changed();
    });
    this.before.addEventListener('change', () => {
      this.older = { ...this.older, stage: this.before.value || null };
      changed();
    });
    this.after.addEventListener('change', () => work.store.select({ stage: this.after.value }));
    this.ignore.addEventListener('change', () => {
      this.ignored.set(work.stage?.language ?? '', this.ignore.checked);
      changed();
    });
  }

  /** Whether names are left out of the comparison of texts in the language on view. */
  get ignoresNames(): boolean {
    const language = this.work.stage?.language ?? 'text';
    return this.ignored.get(language) ?? namingOf(language)?.usual ?? false;
  }

  /** What is left out, in words; empty where nothing is. */
  get uncounted(): string {
    return this.ignoresNames ? (namingOf(this.work.stage?.language ?? 'text')?.words ?? '') : '';
  }

  /** The older text; a compile that went away, or is on view itself now, is no other any more. */
  chosen(): Older {
    const { variants, current } = this.work.state;
    if (this.older.variant !== null && !variants.some(one => one.id === this.older.variant && one.id !== current)) {
      this.older = { variant: null, stage: null };
    }
    return this.older;
  }

  /** Show the choices for the pass on view; `others` are the passes of the compile it is compared with. */
  show(others: readonly StageRow[]): void {
    const { stage, rows, state } = this.work;
    if (!stage) {
      return;
    }
    if (this.older.stage !== null && !others.some(row => row.id === this.older.stage && row.language === stage.language)) {
      this.older = { ...this.older, stage: null };
    }
    const { variant, stage: from } = this.older;
    const more = state.variants.filter(one => one.id !== state.current);
    this.compile.hidden = this.now.hidden = more.length === 0;
    fill(this.compile, [{ title: '', options: [['', 'this compile'], ...more.map((one): Option => [one.id, one.label])] }], variant ?? '');
    this.now.textContent = state.variants.find(one => one.id === state.current)?.label ?? '';
    const usual: Option = ['', variant === null ? `before ${stage.name}` : 'the same pass'];
    fill(this.before, [{ title: '', options: [usual] }, ...byLayer(passChoices(others, stage.language))], from ?? '');
    fill(this.after, byLayer(passChoices(rows, null)), stage.id);
    const naming = namingOf(stage.language);
    this.ignoreLabel.hidden = naming === null;
    this.ignore.checked = this.ignoresNames;
    this.ignoreWords.textContent = ` Ignore ${naming?.words ?? ''}`;
  }
}

type Option = readonly [value: string, label: string];

interface Group {
  title: string;
  options: Option[];
}

function picker(label: string, testid: string): HTMLSelectElement {
  return el('select', { class: 'wx-field', 'aria-label': label, 'data-testid': testid });
}

function byLayer(choices: readonly PassChoice[]): Group[] {
  return LAYERS.map(layer => ({
    title: LAYER_NAMES[layer],
    options: choices.filter(one => one.layer === layer).map((one): Option => [one.id, one.label])
  })).filter(group => group.options.length > 0);
}

const drawn = new WeakMap<HTMLSelectElement, string>();

/** Hundreds of options are made anew only where they differ. */
function fill(select: HTMLSelectElement, groups: readonly Group[], value: string): void {
  const key = JSON.stringify(groups);
  if (drawn.get(select) !== key) {
    drawn.set(select, key);
    replace(select, ...groups.flatMap(({ title, options }) => {
      const made = options.map(([id, label]) => el('option', { value: id }, label));
      return title ? [el('optgroup', { label: title }, ...made)] : made;
    }));
  }
  select.value = value;
}
