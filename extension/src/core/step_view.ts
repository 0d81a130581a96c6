/** Step: one workgroup instruction by instruction, with its registers, its LDS and the cells of a matrix instruction. */
import { CATEGORY_NAMES } from './category';
import { button, type Child, eachFrame, el, innerHeight, innerWidth, type Lifetime, onEnter, replace } from './dom';
import { count, plural } from './format';
import { severityIcon } from './icons';
import type { Actions, IsaPayload, StepPayload } from './payloads';
import { RecordView } from './record_view';
import { notice, skeleton } from './states';
import { StepLds } from './step_lds';
import { StepList } from './step_list';
import { StepMatrixPicture } from './step_matrix';
import { StepRegisters } from './step_registers';
import { Stepper } from './stepper';
import type { Workspace } from './workspace';

type Pane = 'registers' | 'matrix' | 'lds';
/** Left and right of a picture. */
const PADDING = 24;

type StepAction = 'step' | 'step_back' | 'step_to' | 'step_watch' | 'step_unwatch' | 'step_open';

const PANES: Record<Pane, string> = { registers: 'Registers', matrix: 'Matrix', lds: 'LDS' };
const OUTSTANDING_SHOWN = 6;
/** How many iterations a loop has is known when it ends. */
const ENDLESS = 1_000_000;

/** The keys of this view: what they do is written on the buttons that do the same. */
const KEYS: Record<string, string> = {
  n: 'step', p: 'back', w: 'wave', b: 'barrier', m: 'node', l: 'line', i: 'iteration', e: 'end', s: 'start'
};

export class StepView extends RecordView {
  private readonly sentence = el('span', { class: 'wx-step-sentence', role: 'status', 'data-testid': 'step-text' });
  private readonly place = button('', { class: 'wx-link wx-ellipsis', 'data-testid': 'step-place', title: 'Choose another workgroup', onclick: () => this.invite('') });
  private readonly wave: Stepper;
  private readonly iteration: Stepper;
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private readonly bar = el('div', { class: 'wx-step-controls', role: 'toolbar', 'aria-label': 'Stepping' });
  private readonly list: StepList;
  private readonly outstanding = el('div', { class: 'wx-step-outstanding', 'data-testid': 'step-outstanding' });
  private readonly watchWhat = el('input', { class: 'wx-field wx-m', placeholder: 'c[0, 0]  lds[0:64]  v12[3]', 'aria-label': 'What to watch', 'data-testid': 'step-watch' });
  private readonly watchOn = el('select', { class: 'wx-field', 'aria-label': 'Stop when it is' },
    ...(['write', 'read', 'access'] as const).map(on => el('option', { value: on }, { write: 'written', read: 'read', access: 'touched' }[on])));
  private readonly watches = el('div', { class: 'wx-step-watches' });
  private readonly panes = el('div', { class: 'wx-seg wx-slim', role: 'group', 'aria-label': 'What to show' });
  private readonly right = el('div', { class: 'wx-step-pane' });
  private readonly registers: StepRegisters;
  private readonly matrix: StepMatrixPicture;
  private readonly lds: StepLds;
  private chosenPane: Pane | null = null;
  private pinned: string[] = [];
  private isa: IsaPayload | null = null;
  private step: StepPayload | null = null;
  /** Serial of the state whose place is drawn, and, once its answer is drawn, of the one that has yet to arrive. */
  private seenSerial = -1;
  private expected: number | null = null;
  private seenVariant: string | null = null;
  private moving = false;
  private turnOfStep = 0;

  constructor(work: Workspace) {
    super(work, 'wx-step');
    this.wave = new Stepper('wave', wave => work.store.select({ wave }));
    this.iteration = new Stepper('iteration', iteration => {
      // Before the first iteration there is none: what lies below it is the far end, which nobody asked for.
      if (iteration < ENDLESS - 1) {
        this.move('step_to', { place: 'iteration', iteration });
      }
    }, iteration => (iteration < 0 ? '–' : count(iteration)));
    this.list = new StepList(work, line => this.move('step_to', { place: 'line', line }));
    this.registers = new StepRegisters(work, names => {
      this.pinned = names;
      void this.load();
    });
    this.matrix = new StepMatrixPicture(work, work.theme);
    this.lds = new StepLds(work);
    this.makeBar();
    replace(this.panes, button('Follow', { 'data-pane': 'follow', title: 'The picture that fits the instruction', onclick: () => this.choosePane(null) }),
      ...(Object.keys(PANES) as Pane[]).map(pane => button(PANES[pane], { 'data-pane': pane, 'data-testid': `step-pane-${pane}`, onclick: () => this.choosePane(pane) })));
    const start = (): void => {
      const what = this.watchWhat.value.trim();
      if (what) {
        this.move('step_watch', { what, on: this.watchOn.value as 'read' | 'write' | 'access' });
      }
    };
    onEnter(this.watchWhat, start);
    const watch = el('div', { class: 'wx-step-watch' }, el('span', { class: 'wx-quiet' }, 'Stop when'), this.watchWhat, el('span', { class: 'wx-quiet' }, 'is'), this.watchOn,
      button('Watch', { class: 'wx-button wx-small', onclick: start }));
    this.body.append(
      el('div', { class: 'wx-view-head' }, this.sentence, el('span', { class: 'wx-gap' }), this.wave.element),
      this.bar,
      el('div', { class: 'wx-step-body' },
        el('div', { class: 'wx-step-left' }, this.list.element, this.outstanding, watch, this.watches),
        el('div', { class: 'wx-step-right' }, el('div', { class: 'wx-step-panes' }, this.panes, el('span', { class: 'wx-gap' }), this.place), this.right)));
  }

  private makeBar(): void {
    const make = (key: string, label: string, title: string, run: () => void, primary = false): HTMLButtonElement => {
      const name = KEYS[key] ?? key;
      const made = button(label, { class: `wx-button wx-small${primary ? ' wx-primary' : ''}`, title: `${title} (${key})`, 'aria-keyshortcuts': key, 'data-testid': `step-${name}`, onclick: run });
      this.buttons.set(name, made);
      return made;
    };
    const gap = (): HTMLElement => el('span', { class: 'wx-step-gap' });
    this.bar.append(
      make('s', 'Start', 'Back to the first instruction', () => this.move('step_to', { place: 'start' })),
      make('p', 'Back', 'Take the last step back, memory too', () => this.move('step_back', {})),
      make('n', 'Step', 'Execute one instruction of all waves that stand at it', () => this.move('step', {}), true),
      make('w', 'Step wave', 'Execute one instruction of this wave only', () => this.move('step', { wave: this.step?.wave ?? 0 })),
      gap(),
      make('b', 'To barrier', 'Until every wave stands at a barrier', () => this.move('step_to', { place: 'barrier' })),
      make('m', 'To node', 'To the next instruction of the selected fx node', () => this.move('step_to', { place: 'node', node: this.work.selection.node ?? '' })),
      make('l', 'To line', 'To the selected line; so does a double click on it', () => this.move('step_to', { place: 'line', line: this.work.selection.instruction ?? 0 })),
      make('e', 'To end', 'To the next watchpoint, else to the end', () => this.move('step_to', { place: 'end' })),
      this.iteration.element);
  }

  /** See `View`. */
  takeKey(event: KeyboardEvent): void {
    const made = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (!made || this.body.hidden) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (made === 'iteration') {
      this.iteration.element.querySelectorAll('button')[1]?.click();
    } else if (!this.buttons.get(made)?.disabled) {
      this.buttons.get(made)?.click();
    }
  }

  protected listen(shown: Lifetime): void {
    const refresh = eachFrame(() => this.refresh());
    shown.add(this.work.on('record', refresh));
    shown.add(this.work.on('state', refresh));
    shown.add(this.work.store.on(['wave'], () => void this.load()));
    shown.add(this.work.store.on(['lane'], lane => {
      this.registers.mark(lane.lane);
      if (this.shownPane() === 'matrix') {
        this.matrix.draw();
      } else if (this.shownPane() === 'lds') {
        this.lds.draw();
      }
    }));
    shown.add(this.work.store.on(['node', 'instruction'], () => {
      this.list.redraw();
      this.enable();
    }));
    shown.add(this.work.theme.onChange(() => {
      this.list.follow();
      this.drawPane();
    }));
    shown.resize(this.right, eachFrame(() => {
      this.list.follow();
      this.drawPane();
    }));
  }

  protected refresh(): void {
    const { session, state, compiling, summary, rows } = this.work;
    if (!session.live && !state.stepping?.open) {
      this.say(notice('Stepping needs a kernel', 'This page shows what was recorded. Open the record in a notebook, and step there: wx.explore(wx.load("….wavex")), or wx.step(wx.load("….wavex")) in a terminal.'));
      return;
    }
    if (compiling || rows.length === 0) {
      this.sayMissing('AMDGCN, which stepping needs');
      return;
    }
    if (summary && summary.status !== 'ok') {
      this.say(notice('Nothing to step', 'A variant that did not compile has no instructions.'));
      return;
    }
    const { stepping } = state;
    if (this.expected !== null) {
      const serial = stepping?.serial ?? 0;
      if (serial < this.expected && state.current === this.seenVariant) {
        // What is drawn is newer than this state, whose successor is on the way.
        this.enable();
        return;
      }
      this.seenSerial = serial === this.expected ? serial : this.seenSerial;
      this.expected = null;
    }
    if (!stepping?.open) {
      if (state.phase === 'stepping' || this.moving) {
        this.say(skeleton('Prepares the inputs and the workgroup.'));
      } else {
        this.invite(stepping?.trouble ?? '');
      }
      return;
    }
    if (state.phase === 'stepping') {
      this.enable();
      return;
    }
    if (!this.moving && (stepping.serial !== this.seenSerial || state.current !== this.seenVariant)) {
      void this.load();
    } else {
      this.showSentence();
      this.enable();
    }
  }

  private invite(trouble: string): void {
    const [x, y, z] = this.work.workgroup;
    const grid = this.work.summary?.launch?.grid ?? [1, 1, 1];
    const axes = (['x', 'y', 'z'] as const).map((axis, i) => {
      const stepper = new Stepper(axis, at => {
        const place = [x, y, z] as [number, number, number];
        place[i] = at;
        this.work.store.select({ workgroup: place });
        this.invite(trouble);
        this.element.querySelector<HTMLElement>(`[data-testid=step-${axis}] button:last-child`)?.focus();
      });
      stepper.update([x, y, z][i] ?? 0, grid[i] ?? 1);
      return stepper.element;
    });
    this.say(notice('Step one workgroup',
      trouble
        ? el('span', { class: 'wx-error-text' }, severityIcon('error'), ' ', trouble)
        : 'It runs on the emulator, instruction by instruction, forward and back: registers by lane, LDS by bank, what is outstanding, and the cells of a matrix instruction.',
      button(`Open workgroup ${x}, ${y}, ${z}`, { class: 'wx-button wx-primary', 'data-testid': 'step-open', onclick: () => {
        this.opening = true;
        this.move('step_open', { workgroup: [x, y, z] });
      } }),
      ...axes,
      this.work.state.stepping?.open ? button('Keep the present one', { class: 'wx-button', onclick: () => void this.load() }) : null));
  }

  /** One action; its answer is the new place. A key that is held does not pile up actions. */
  /** The user has just opened a workgroup here. */
  private opening = false;

  private move<N extends StepAction>(name: N, params: Actions[N]): void {
    if (this.moving || this.work.state.phase !== 'idle') {
      return;
    }
    this.moving = true;
    const expected = (this.work.state.stepping?.serial ?? 0) + 1;
    const watched = this.step?.watches.length ?? 0;
    void this.work.session.act(name, params).then(async () => {
      this.moving = false;
      if (this.work.state.phase !== 'stepping') {
        this.expected = (await this.load()) ? expected : null;
      }
      if (name === 'step_watch' && (this.step?.watches.length ?? 0) > watched) {
        this.watchWhat.value = '';
      }
    }).finally(() => {
      this.moving = false;
      if (this.visible) {
        this.refresh();
      }
    });
  }

  /** Ask where the stepper stands, and draw it; says whether that was done. A stepper that moves refuses. */
  private async load(): Promise<boolean> {
    const { session, state, answers } = this.work;
    const turn = (this.turnOfStep += 1);
    if ((!session.live && !state.stepping?.open) || state.phase === 'stepping') {
      return false;
    }
    const variant = state.current;
    const serial = state.stepping?.serial ?? -1;
    try {
      const wave = Math.min(this.work.selection.wave, (this.step?.waves.length ?? 64) - 1);
      const [isa, step] = await Promise.all([answers.ask('isa', {}), this.askStep(wave)]);
      if (turn !== this.turnOfStep || !this.visible) {
        return false;
      }
      this.seenSerial = serial;
      this.seenVariant = variant;
      if (step) {
        const first = this.body.hidden;
        this.uncover();
        this.put(isa, step);
        if (first && (this.opening || document.activeElement === document.body)) {
          // The button that opened the workgroup is gone, and the keys need a place; Lab gives it to the notebook.
          this.opening = false;
          this.list.element.focus();
        }
      } else if (!this.work.state.stepping?.open) {
        this.invite(this.work.state.stepping?.trouble ?? '');
      }
      return step !== null;
    } catch (error) {
      if (turn === this.turnOfStep && this.visible && !this.step) {
        this.say(notice('Nothing to show', (error as Error).message));
      }
      return false;
    }
  }

  /** The selected wave may not exist in this workgroup, and a pinned name may name nothing: then without them. */
  private async askStep(wave: number): Promise<StepPayload | null> {
    const { session } = this.work;
    const pinned = this.pinned.length ? { pinned: this.pinned } : {};
    try {
      return await session.query('step', { wave, ...pinned });
    } catch {
      const plain = await session.query('step', {});
      this.pinned = [];
      return plain;
    }
  }

  private put(isa: IsaPayload, step: StepPayload): void {
    this.isa = isa;
    this.step = step;
    this.work.waveSize = step.lanes;
    this.showSentence();
    this.place.textContent = `workgroup ${step.workgroup.join(', ')} · ${plural(step.at, 'step')}`;
    this.place.title = `Workgroup ${step.workgroup.join(', ')} of a grid of ${step.grid.join('×')}: choose another one`;
    this.wave.update(step.wave, step.waves.length);
    const loop = step.loops[step.loops.length - 1];
    this.iteration.update(loop?.iteration ?? -1, step.loop_count ? ENDLESS : 1);
    this.list.put(isa, step);
    this.showOutstanding(step);
    replace(this.watches, ...step.watches.map(watch => el('span', { class: 'wx-step-scalar' }, `${watch.text} `,
      button('×', { class: 'wx-link', 'aria-label': `Stop watching ${watch.text}`, onclick: () => this.move('step_unwatch', { number: watch.number }) }))));
    this.enable();
    this.drawPane();
  }

  /** What comes next, why the stepper stopped where that is worth a word, or what the last movement met. */
  private showSentence(): void {
    const { step } = this;
    if (!step) {
      return;
    }
    const trouble = this.work.state.stepping?.trouble ?? '';
    const icon = trouble || step.reason === 'fault' || step.reason === 'limit' ? severityIcon('error') : step.reason === 'watch' ? severityIcon('note') : null;
    const plain = !trouble && step.line !== null && !['watch', 'fault', 'limit', 'cancelled', 'end'].includes(step.reason);
    replace(this.sentence, icon, icon ? ' ' : null, ...(plain ? this.where(step) : [trouble || step.text]));
    this.sentence.title = this.sentence.textContent ?? '';
  }

  /** The next instruction in full, which visit of it this is, and its first fx node. */
  private where(step: StepPayload): Child[] {
    const at = this.isa?.instructions.find(one => one.line === step.line);
    const visit = (step.visit ?? 1) > 1 ? ` visit ${count(step.visit)}` : '';
    const node = at?.nodes[0];
    return [
      el('span', { class: 'wx-quiet' }, `${step.line} `), el('span', { class: 'wx-m' }, at?.text ?? ''),
      el('span', { class: 'wx-quiet' }, `${visit} `),
      node ? button(at.node_labels[0] ?? node, { class: 'wx-link wx-m', title: 'Select this fx node', onclick: () => this.work.store.select({ node, instruction: at.line }) }) : null
    ];
  }

  private showOutstanding(step: StepPayload): void {
    const { outstanding } = step;
    const more = outstanding.length - OUTSTANDING_SHOWN;
    replace(this.outstanding,
      el('h3', {}, `Issued by wave ${step.wave} and not yet waited for`, el('span', { class: 'wx-num' }, outstanding.length)),
      ...outstanding.slice(Math.max(0, more)).map((one): Child => el('button', {
        type: 'button', class: 'wx-step-issued', title: `line ${one.line}: ${one.text}`,
        onclick: () => this.work.store.select({ instruction: one.line })
      },
      el('i', { class: 'wx-strip', style: `background:var(--${one.category})`, title: CATEGORY_NAMES[one.category] }),
      el('span', { class: 'wx-line' }, one.line), el('span', { class: 'wx-instruction' }, one.text), el('span', { class: 'wx-quiet' }, one.counters.join(' ')))),
      more > 0 ? el('div', { class: 'wx-quiet' }, `and ${more} older`) : null,
      outstanding.length === 0 ? el('div', { class: 'wx-quiet' }, 'nothing') : null);
  }

  private enable(): void {
    const { step, work } = this;
    const busy = work.state.phase !== 'idle';
    const over = step !== null && step.waves.every(wave => wave.status === 'ended');
    const mine = step?.waves[step.wave]?.status ?? 'ended';
    const off: Record<string, boolean> = {
      start: step?.at === 0, back: step?.at === 0, step: over, wave: mine !== 'running', barrier: over, end: over,
      node: over || work.selection.node === null, line: over || work.selection.instruction === null
    };
    for (const [name, made] of this.buttons) {
      made.disabled = busy || Boolean(off[name]);
      if (made.disabled && made === document.activeElement) {
        // A button that goes off would take the focus, and with it the keys, out of the explorer.
        this.list.element.focus();
      }
    }
  }

  private choosePane(pane: Pane | null): void {
    this.chosenPane = pane;
    this.drawPane();
  }

  /** What was chosen, else what fits: the cells of a matrix instruction, LDS behind an access to it, else registers. */
  private shownPane(): Pane {
    const { step } = this;
    if (this.chosenPane || !step) {
      return this.chosenPane ?? 'registers';
    }
    return step.matrix && !step.matrix.not_known ? 'matrix' : step.lds && step.lds.line === step.last_line ? 'lds' : 'registers';
  }

  private drawPane(): void {
    const { step } = this;
    if (!step || !this.visible || !this.right.clientWidth) {
      return;
    }
    const pane = this.shownPane();
    for (const one of this.panes.children) {
      const name = one.getAttribute('data-pane');
      one.setAttribute('aria-pressed', String(name === (this.chosenPane ?? 'follow')));
      one.classList.toggle('wx-followed', name === pane && this.chosenPane === null);
    }
    const [width, height] = [innerWidth(this.right, PADDING), innerHeight(this.right, 8)];
    if (pane === 'registers') {
      this.hold(this.registers.element);
      this.registers.put(step);
    } else if (pane === 'matrix') {
      if (step.matrix) {
        this.hold(this.matrix.element);
        this.matrix.put(step.matrix, step.lanes, width, height);
      } else {
        this.hold(el('p', { class: 'wx-quiet wx-step-none' }, 'No matrix instruction is next or was just executed.'));
      }
    } else {
      this.hold(this.lds.element);
      const turn = this.turnOfStep;
      void this.work.session.query('step_lds', {}).then(lds => {
        if (lds && turn === this.turnOfStep && this.shownPane() === 'lds') {
          this.lds.put(step.lds, lds, width);
        }
      }).catch(() => undefined);
    }
  }

  private hold(content: HTMLElement): void {
    if (this.right.firstElementChild !== content || this.right.children.length > 1) {
      this.right.replaceChildren(content);
    }
  }
}
