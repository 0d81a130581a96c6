/** Back and forward over the places one has been at, and the menu of what can be taken along: link, picture, page. */
import { copyText } from './clipboard';
import { button, el, Lifetime } from './dom';
import type { Place } from './history';
import { Menu, type MenuItem } from './menu';
import { savePicture, type Picture, type PictureFormat } from './picture';
import { VIEW_NAMES } from './views';
import { linkOf } from './view_link';
import type { Workspace } from './workspace';

export class Movement {
  readonly element: HTMLElement;
  private readonly back: HTMLButtonElement;
  private readonly forward: HTMLButtonElement;
  private readonly menu: Menu;
  private readonly life = new Lifetime();

  constructor(
    private readonly work: Workspace,
    layer: HTMLElement,
    private readonly picture: () => Picture | null,
    private readonly present: () => void
  ) {
    const { history } = work;
    this.back = button('‹', { class: 'wx-button wx-small wx-step-place', 'data-testid': 'back', onclick: () => history.go(-1) });
    this.forward = button('›', { class: 'wx-button wx-small wx-step-place', 'data-testid': 'forward', onclick: () => history.go(1) });
    this.menu = new Menu('Share', 'share', layer, () => this.items());
    this.element = el('span', { class: 'wx-movement' }, this.back, this.forward, this.menu.opener);
    this.life.add(history.on(() => this.refresh()));
    this.life.add(work.on('record', () => this.refresh()));
    this.refresh();
  }

  dispose(): void {
    this.menu.dispose();
    this.life.end();
  }

  private refresh(): void {
    for (const [control, by, word, key] of [[this.back, -1, 'Back', 'Left'], [this.forward, 1, 'Forward', 'Right']] as const) {
      const place = this.work.history.peek(by);
      // A button with the focus that is switched off would drop it: it only says that it leads nowhere.
      control.setAttribute('aria-disabled', String(place === null));
      const name = place ? `${word} to ${this.nameOf(place)}` : `${word}: nothing there`;
      control.setAttribute('aria-label', name);
      control.title = `${name} (Alt+${key})`;
    }
  }

  private nameOf({ selection, variant }: Place): string {
    const pass = this.work.rows.find(row => row.id === selection.stage)?.name;
    const shown = variant === this.work.state.current ? null : this.work.state.variants.find(one => one.id === variant)?.label;
    return [VIEW_NAMES[selection.view], pass, shown].filter(Boolean).join(', ');
  }

  private items(): MenuItem[] {
    const { session } = this.work;
    const picture = this.picture();
    const name = VIEW_NAMES[this.work.selection.view];
    const refused = picture ? '' : `The view ${name} gives no picture now.`;
    const savePage = session.savePage?.bind(session);
    return [
      { label: 'Copy link to this view', name: 'copy-link', run: () => void this.copyLink(), refused: session.shareLink ? '' : 'This page has no address for a view.' },
      { label: 'Save picture (PNG)', name: 'save-png', run: () => void this.save(picture, 'png'), refused },
      { label: 'Save picture (SVG)', name: 'save-svg', run: () => void this.save(picture, 'svg'), refused },
      ...(savePage ? [{ label: 'Save as a page', name: 'save-page', run: () => void this.told(savePage(), 'Page saved') }] : []),
      { label: 'Present (P)', name: 'present', run: this.present }
    ];
  }

  private async copyLink(): Promise<void> {
    const link = this.work.session.shareLink?.(linkOf(this.work.selection, this.work.state.current)) ?? null;
    if (link === null) {
      this.work.say('This page has no address for a view.', 'warning');
    } else {
      await this.told(copyText(link, this.element), 'Link copied');
    }
  }

  private async save(picture: Picture | null, format: PictureFormat): Promise<void> {
    const { summary, selection } = this.work;
    if (picture) {
      await this.told(savePicture(picture, `${summary?.kernel || 'wave'}-${selection.view}`, format), 'Picture saved');
    }
  }

  private async told(work: Promise<void>, done: string): Promise<void> {
    try {
      await work;
      this.work.say(done);
    } catch (error) {
      this.work.say((error as Error).message, 'error');
    }
  }
}
