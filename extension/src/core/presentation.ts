/** One view, large, for a room: arrow keys go through the views and the passes, Escape leaves. */
import { button, el, Lifetime } from './dom';
import { typing, wrap } from './keys';
import type { PassList } from './passes';
import type { ViewName } from './payloads';
import { VIEW_NAMES, VIEWS } from './views';
import type { Workspace } from './workspace';

/** The measures of the explorer fill a window of this size; on a larger one everything grows. */
const WIDTH = 1024;
const HEIGHT = 600;
const LEAST = 1.2;
const MOST = 2.5;

/** How much larger to draw in a window of this size. */
export function presentationScale(width: number, height: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.round(Math.min(width / WIDTH, height / HEIGHT) * 100) / 100));
}

export class Presentation {
  readonly bar: HTMLElement;
  private readonly name = el('b', { class: 'wx-title' });
  private readonly pass = el('span', { class: 'wx-m wx-ellipsis' });
  private readonly during = new Lifetime();
  private before: HTMLElement | null = null;
  private on = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly work: Workspace,
    private readonly passes: PassList,
    private readonly place: HTMLElement
  ) {
    const step = (label: string, sign: string, go: () => void): HTMLButtonElement => button(sign, { class: 'wx-button wx-small', 'aria-label': label, title: label, onclick: go });
    this.bar = el('div', { class: 'wx-present-bar', role: 'toolbar', 'aria-label': 'Presentation', 'data-testid': 'presentation', hidden: true },
      step('View before', '‹', () => this.turn(-1)), this.name, step('Next view', '›', () => this.turn(1)),
      step('Pass before', '‹', () => this.passes.step(-1)), this.pass, step('Next pass', '›', () => this.passes.step(1)),
      el('span', { class: 'wx-gap' }),
      button('Leave (Esc)', { class: 'wx-button wx-small', 'data-testid': 'leave-presentation', onclick: () => this.leave() }));
  }

  dispose(): void {
    this.leave();
  }

  toggle(): void {
    if (this.on) {
      this.leave();
    } else {
      this.enter();
    }
  }

  private enter(): void {
    const { root, during, work } = this;
    this.on = true;
    this.before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    root.classList.add('wx-presenting');
    this.bar.hidden = false;
    // Before the lists and pictures, which take arrow keys for themselves otherwise.
    during.listen(root, 'keydown', event => this.key(event), { capture: true });
    during.listen(window, 'resize', () => this.fit());
    during.add(work.store.on(['view'], () => this.say()));
    during.add(work.on('stage', () => this.say()));
    during.add(work.on('record', () => this.say()));
    this.say();
    this.fit();
    this.place.focus({ preventScroll: true });
    this.fillScreen();
  }

  /** The whole screen where the browser lets a page have it; else the window. */
  private fillScreen(): void {
    if (!document.fullscreenEnabled) {
      return;
    }
    this.root.requestFullscreen().then(() => {
      if (!this.on) {
        // Left again before the browser had made room.
        void document.exitFullscreen();
        return;
      }
      this.during.listen(document, 'fullscreenchange' as 'resize', () => {
        if (document.fullscreenElement === null) {
          this.leave();
        }
      });
    }, () => undefined);
  }

  private leave(): void {
    if (!this.on) {
      return;
    }
    this.on = false;
    this.during.end();
    this.root.classList.remove('wx-presenting');
    this.bar.hidden = true;
    this.work.theme.enlarge(1);
    if (document.fullscreenElement === this.root) {
      void document.exitFullscreen();
    }
    (this.before?.isConnected ? this.before : this.place).focus({ preventScroll: true });
  }

  private fit(): void {
    this.work.theme.enlarge(presentationScale(window.innerWidth, window.innerHeight));
  }

  private say(): void {
    this.name.textContent = VIEW_NAMES[this.work.selection.view];
    this.pass.textContent = this.work.stage?.name ?? '–';
  }

  private turn(by: number): void {
    const next = VIEWS[wrap(VIEWS.indexOf(this.work.selection.view), by, VIEWS.length)] as ViewName;
    this.work.store.select({ view: next });
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (typing(event.target) && event.key !== 'Escape')) {
      return;
    }
    const turn = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (turn !== undefined) {
      this.turn(turn);
    } else if (step !== undefined) {
      this.passes.step(step);
    } else if (event.key === 'Escape') {
      this.leave();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
