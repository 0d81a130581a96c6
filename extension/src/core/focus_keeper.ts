/**
 * Keeps the keyboard in the explorer when what has the focus goes away: a view covers itself while it waits, a tab is
 * left, a list is drawn anew. A browser would move the focus to the page, and every key after that would be lost.
 */
import { Lifetime } from './dom';

export class FocusKeeper {
  private readonly life = new Lifetime();
  /** What had the focus last, while nobody moved it out of the explorer. */
  private last: HTMLElement | null = null;
  /** What lost the focus to `refuge` because it went out of sight, and gets it back when it returns. */
  private away: HTMLElement | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly refuge: HTMLElement
  ) {
    refuge.tabIndex = -1;
    this.life.listen(root, 'focusin', event => this.moved(event.target));
    this.life.listen(root, 'focusout', event => {
      if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) {
        this.last = this.away = null;
      }
      const left = this.last;
      // Browsers differ in whether this comes before or after an element has left the page: look when it is over.
      queueMicrotask(() => {
        if (left && left === this.last && inSight(left) && !this.root.contains(this.focused)) {
          this.last = this.away = null;
        }
      });
    });
    const observer = new MutationObserver(() => this.check());
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['hidden', 'disabled'] });
    this.life.add(() => observer.disconnect());
  }

  dispose(): void {
    this.life.end();
  }

  private get focused(): Element | null {
    const home = this.root.getRootNode();
    return home instanceof Document || home instanceof ShadowRoot ? home.activeElement : null;
  }

  private moved(target: EventTarget | null): void {
    if (target instanceof HTMLElement) {
      this.last = target;
      if (target !== this.refuge) {
        this.away = null;
      }
    }
  }

  private check(): void {
    const { last, away } = this;
    if (away && last === this.refuge && inSight(away)) {
      away.focus({ preventScroll: true });
    } else if (last && last !== this.refuge && !inSight(last) && this.nowhere(last)) {
      this.refuge.focus({ preventScroll: true });
      this.away = last;
    }
  }

  /** Whether nothing else has taken the focus; an element out of sight may have it until the next frame. */
  private nowhere(last: HTMLElement): boolean {
    const { focused } = this;
    return focused === null || focused === last || focused === document.body;
  }
}

function inSight(element: HTMLElement): boolean {
  return element.isConnected && element.closest('[hidden]') === null && !element.matches(':disabled');
}
