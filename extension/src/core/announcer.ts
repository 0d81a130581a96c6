/** Says to those who hear the page what others see change at its edges: view and pass, work begun and ended. */
import { el, Lifetime } from './dom';
import { VIEW_NAMES } from './views';
import type { Workspace } from './workspace';

/** What follows faster is one step to a listener: only the last of it is said. */
const PAUSE_MS = 400;

const BEGUN: Record<string, string> = {
  compiling: 'Compiling', running: 'Running', stepping: 'Stepping', tracing: 'Tracing back', tuning: 'Tuning', exporting: 'Exporting'
};

export class Announcer {
  readonly element = el('div', { class: 'wx-heard', role: 'status', 'aria-live': 'polite', 'data-testid': 'announcer' });
  private readonly life = new Lifetime();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private phase: string;
  private message = '';

  constructor(private readonly work: Workspace) {
    this.phase = work.state.phase;
    this.life.add(work.store.on(['view'], () => this.say(this.place)));
    this.life.add(work.on('stage', () => this.say(this.place)));
    this.life.add(work.on('said', () => {
      if (work.said) {
        this.say(work.said.text);
      }
    }));
    this.life.add(work.on('state', () => this.stateChanged()));
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.life.end();
  }

  private get place(): string {
    const { selection, stage } = this.work;
    return [`View ${VIEW_NAMES[selection.view]}`, stage ? `pass ${stage.name}` : ''].filter(Boolean).join(', ');
  }

  private stateChanged(): void {
    const { phase, message } = this.work.state;
    const text = message?.text ?? '';
    if (phase !== this.phase) {
      const ended = BEGUN[this.phase] && !BEGUN[phase] ? `${BEGUN[this.phase]}: ended` : '';
      this.phase = phase;
      this.say([BEGUN[phase] ?? ended, text].filter(Boolean).join('. '));
    } else if (text && text !== this.message) {
      this.say(text);
    }
    this.message = text;
  }

  private say(text: string): void {
    clearTimeout(this.timer);
    if (text) {
      this.timer = setTimeout(() => {
        this.element.textContent = text;
      }, PAUSE_MS);
    }
  }
}
