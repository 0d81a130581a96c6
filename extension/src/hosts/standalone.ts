/**
 * An explorer in a page of its own, over the saved pages that stand in it as `<script class="wave-explorer-data">`.
 * The fragment of the address names the page and the view, `#0/lds.l-17`, and follows what is looked at.
 */
import { el } from '../core/dom';
import { mount, type Explorer } from '../core/explorer';
import { readSavedPage } from '../core/saved_page';
import { notice } from '../core/states';
import { linkOf, selectionOf } from '../core/view_link';
import { applyTheme, followSystem, type PageTheme } from './page_theme';
import { SavedBar } from './saved_bar';
import { SavedSession } from './saved_session';
import css from './standalone.css';

/** A selection that moves with a held key is written into the address at most this often. */
const ADDRESS_MS = 200;

class StandalonePage {
  private theme: PageTheme = 'system';
  private readonly place = el('div', { class: 'wx-saved-place' });
  private readonly bar: SavedBar;
  private shown: { number: number; explorer: Explorer } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: HTMLElement,
    private readonly data: readonly HTMLElement[]
  ) {
    document.head.append(el('style', {}, css));
    applyTheme(this.theme);
    followSystem(() => this.theme);
    this.bar = new SavedBar(data.map(one => one.dataset['title'] ?? 'kernel'), this.theme, {
      openPage: number => this.open(number, null),
      setTheme: theme => {
        this.theme = theme;
        applyTheme(theme);
      }
    });
    host.append(this.bar.element, this.place);
    window.addEventListener('hashchange', () => this.follow());
    this.follow();
  }

  /** Show what the address names, else the first page as it was saved. */
  private follow(): void {
    const [number, link] = partsOf(location.hash);
    if (this.shown === null || number !== this.shown.number) {
      this.open(this.data[number] ? number : 0, link);
    } else if (link !== null && link !== this.link()) {
      this.shown.explorer.work.goTo(link);
    }
  }

  private open(number: number, link: string | null): void {
    this.shown?.explorer.dispose();
    this.shown = null;
    this.place.replaceChildren();
    try {
      const page = readSavedPage(this.data[number]?.textContent ?? '');
      const session = new SavedSession(page);
      const linked = link === null ? null : selectionOf(link);
      if (linked?.variant && Object.hasOwn(page.variants, linked.variant)) {
        void session.act('show_variant', { id: linked.variant });
      }
      if (location.protocol !== 'about:') {
        session.shareLink = state => `${location.href.split('#')[0]}#${number}/${state}`;
      }
      const explorer = mount(this.place, session, linked?.selection ?? page.selection);
      this.shown = { number, explorer };
      this.bar.show(number, session);
      explorer.work.store.on([], () => this.write());
      session.onState(() => this.write());
    } catch (error) {
      this.place.append(notice('This page cannot be shown', (error as Error).message));
    }
  }

  private link(): string | null {
    const work = this.shown?.explorer.work;
    return work ? linkOf(work.selection, work.state.current) : null;
  }

  /** What is looked at goes into the address, so that it survives a reload. A frame in another page has none. */
  private write(): void {
    if (location.protocol === 'about:') {
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const link = this.link();
      if (this.shown && link !== null) {
        history.replaceState(null, '', `#${this.shown.number}/${link}`);
      }
    }, ADDRESS_MS);
  }
}

/** `#1/lds.l-17` as page 1 and the link; a fragment without a page means the first. */
function partsOf(fragment: string): [number: number, link: string | null] {
  const [, number = '0', link = ''] = /^#(?:(\d{1,3})\/)?(.*)$/s.exec(fragment) ?? [];
  return [Number(number), link || null];
}

const host = document.getElementById('wave-explorer');
const data = [...document.querySelectorAll<HTMLElement>('script.wave-explorer-data')];
if (host && data.length > 0) {
  new StandalonePage(host, data);
}
