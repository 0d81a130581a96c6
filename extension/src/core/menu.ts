/** A button and the short list of commands that it opens under itself. */
import { button, el, Lifetime, replace, zoomOf } from './dom';

export interface MenuItem {
  label: string;
  name: string;
  run(): void;
  /** Why it cannot be done now; empty where it can. */
  refused?: string;
  /** A second line that says more. */
  note?: string;
  /** One of several that exclude each other (`radio`), or a choice of its own (`check`), and whether it stands. */
  mark?: { kind: 'radio' | 'check'; on: boolean };
}

let menus = 0;

export class Menu {
  readonly opener: HTMLButtonElement;
  private readonly list: HTMLElement;
  private readonly life = new Lifetime();
  /** Items that go away while they are drawn anew take the focus with them. */
  private drawing = false;

  /** `layer` is what the list lies over; `items` are asked for when it opens. */
  constructor(
    label: string,
    name: string,
    private readonly layer: HTMLElement,
    private readonly items: () => MenuItem[]
  ) {
    const id = `wx-menu-${(menus += 1)}`;
    this.opener = button(label, {
      class: 'wx-button wx-small', 'data-testid': name, 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-controls': id,
      onclick: () => (this.open ? this.close() : this.show())
    });
    this.list = el('div', { class: 'wx-menu', role: 'menu', id, 'aria-label': label, hidden: true });
    layer.append(this.list);
    this.life.listen(this.opener, 'keydown', event => {
      if (event.key === 'ArrowDown' && !this.open) {
        event.preventDefault();
        event.stopPropagation();
        this.show();
      }
    });
    this.life.listen(this.list, 'keydown', event => this.key(event));
    this.life.listen(this.list, 'focusout', event => {
      if (!this.drawing && !(event.relatedTarget instanceof Node && this.list.contains(event.relatedTarget))) {
        this.hide();
      }
    });
  }

  dispose(): void {
    this.life.end();
    this.list.remove();
  }

  private get open(): boolean {
    return !this.list.hidden;
  }

  /** Draw the items anew where the list is open: what they say may have changed. */
  refresh(): void {
    if (this.open && !this.drawing) {
      const at = [...this.list.children].findIndex(item => item === document.activeElement);
      this.draw();
      if (at >= 0) {
        this.focusItem(at);
      }
    }
  }

  private draw(): void {
    this.drawing = true;
    replace(this.list, ...this.items().map(item => button(el('span', {}, item.label), {
      role: item.mark ? `menuitem${item.mark.kind === 'radio' ? 'radio' : 'checkbox'}` : 'menuitem', 'aria-checked': item.mark?.on ?? null,
      tabindex: -1, 'data-testid': item.name, title: item.refused || null, 'aria-disabled': item.refused ? true : null,
      onclick: () => {
        if (!item.refused) {
          this.close();
          item.run();
        }
      }
    }, item.note ? el('small', {}, item.note) : null)));
    this.drawing = false;
  }

  private show(): void {
    this.draw();
    const [under, over] = [this.opener.getBoundingClientRect(), this.layer.getBoundingClientRect()];
    const zoom = zoomOf(this.layer);
    this.list.hidden = false;
    const left = Math.min((under.left - over.left) / zoom, this.layer.clientWidth - this.list.offsetWidth - 4);
    this.list.style.left = `${Math.max(4, left)}px`;
    this.list.style.top = `${(under.bottom - over.top) / zoom + 2}px`;
    this.opener.setAttribute('aria-expanded', 'true');
    this.focusItem(0);
  }

  private hide(): void {
    this.list.hidden = true;
    this.opener.setAttribute('aria-expanded', 'false');
  }

  /** Close, and give the focus back to the button. */
  private close(): void {
    this.opener.focus();
    this.hide();
  }

  private focusItem(at: number): void {
    const { children } = this.list;
    (children[(at + children.length) % children.length] as HTMLElement | undefined)?.focus();
  }

  private key(event: KeyboardEvent): void {
    const at = [...this.list.children].findIndex(item => item === event.target);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) {
      this.focusItem(to);
    } else if (event.key === 'Escape') {
      this.close();
    } else if (event.key !== 'Tab') {
      // Enter and Space press the button; other keys of the explorer rest while the list is open.
      event.stopPropagation();
      return;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
