/** The bar above a saved page: what it is, which of its kernels and variants is shown, its colours, and what it holds. */
import { el, replace } from '../core/dom';
import { PAGE_THEMES, isPageTheme, type PageTheme } from './page_theme';
import type { SavedSession } from './saved_session';

export interface SavedBarActions {
  openPage(number: number): void;
  setTheme(theme: PageTheme): void;
}

export class SavedBar {
  readonly element = el('header', { class: 'wx-saved', 'data-testid': 'saved-bar' });
  private readonly variants = el('label', {});
  private readonly notes = el('ul', { 'data-testid': 'saved-notes' });
  private readonly kernels: HTMLSelectElement;
  private stop: () => void = () => undefined;

  constructor(titles: readonly string[], theme: PageTheme, actions: SavedBarActions) {
    this.kernels = el('select', { 'aria-label': 'Kernel', 'data-testid': 'saved-kernel', onchange: () => actions.openPage(this.kernels.selectedIndex) },
      ...titles.map(title => el('option', {}, title)));
    const themes: HTMLSelectElement = el('select', {
      'data-testid': 'saved-theme', onchange: () => {
        if (isPageTheme(themes.value)) {
          actions.setTheme(themes.value);
        }
      }
    }, ...Object.entries(PAGE_THEMES).map(([name, label]) => el('option', { value: name, selected: name === theme }, label)));
    this.element.append(
      el('strong', {}, 'Saved page'), titles.length > 1 ? this.kernels : '', this.variants, el('span', { class: 'wx-saved-gap' }),
      el('label', {}, 'Colours', themes), el('details', {}, el('summary', {}, 'What this page holds'), this.notes));
  }

  /** Follow the session on show. */
  show(number: number, session: SavedSession): void {
    this.stop();
    this.kernels.selectedIndex = number;
    replace(this.notes, ...session.notes.map(note => el('li', {}, note)), el('li', {}, 'All else needs a kernel; where something is missing, the view says so'));
    const draw = (): void => this.drawVariants(session);
    draw();
    this.stop = session.onState(draw);
  }

  private drawVariants(session: SavedSession): void {
    const { variants, current } = session.state;
    this.variants.hidden = variants.length < 2;
    const choice: HTMLSelectElement = el('select', { 'data-testid': 'saved-variant', onchange: () => void session.act('show_variant', { id: choice.value }) },
      ...variants.map(one => el('option', { value: one.id, selected: one.id === current }, `${one.baseline ? '⚑ ' : ''}${one.label}`)));
    replace(this.variants, 'Variant', choice);
  }
}
