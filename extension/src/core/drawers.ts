/** Where the frame is narrow, a side column opens over the view, one at a time; elsewhere both stand in the frame. */
import { button } from './dom';

type Column = 'left' | 'right';

export class Drawers {
  readonly openers: Record<Column, HTMLButtonElement>;

  constructor(private readonly frame: HTMLElement) {
    const opener = (label: string, column: Column): HTMLButtonElement => button(label, {
      class: `wx-button wx-small wx-open-${column}`, 'aria-expanded': 'false', 'data-testid': `open-${column}`,
      onclick: () => this.set(column, !this.isOpen(column))
    });
    this.openers = { left: opener('Passes', 'left'), right: opener('Inspector', 'right') };
    frame.addEventListener('keydown', event => {
      const open = (['left', 'right'] as const).find(column => this.isOpen(column));
      if (event.key === 'Escape' && open && !event.defaultPrevented) {
        event.preventDefault();
        event.stopPropagation();
        this.close(open);
      }
    });
  }

  open(column: Column): void {
    this.set(column, true);
  }

  /** The focus must not stay in what disappears: it goes to the button that brings it back. */
  close(column: Column): void {
    const inside = this.frame.querySelector(`.wx-${column}`)?.contains(document.activeElement);
    this.set(column, false);
    if (inside) {
      this.openers[column].focus();
    }
  }

  isOpen(column: Column): boolean {
    return this.frame.classList.contains(`wx-with-${column}`);
  }

  private set(column: Column, open: boolean): void {
    for (const each of ['left', 'right'] as const) {
      const shown = open && each === column;
      this.frame.classList.toggle(`wx-with-${each}`, shown);
      this.openers[each].setAttribute('aria-expanded', String(shown));
    }
  }
}
