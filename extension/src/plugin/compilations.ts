import { Widget } from '@lumino/widgets';
import { CompilationsView } from './compilations_view';
import type { Feeds } from './feeds';
import { waveIcon } from './icon';

/** The side panel "Wave compilations": every compile of the active notebook's kernel, live. */
export class CompilationsPanel extends Widget {
  readonly view = new CompilationsView();
  private asked = false;
  private readonly stopFollowing: () => void;

  constructor(private readonly feeds: Feeds) {
    super();
    this.id = 'wave-compilations';
    this.addClass('jp-WaveCompilations');
    this.title.icon = waveIcon;
    this.title.caption = 'Wave compilations';
    this.node.setAttribute('role', 'region');
    this.node.setAttribute('aria-label', 'Wave compilations');
    this.node.append(...this.view.parts);
    this.view.onRestore = id => this.feeds.current?.ask({ kind: 'restore', compilation: id });
    this.stopFollowing = feeds.onChange(() => this.follow());
  }

  override dispose(): void {
    if (this.isDisposed) {
      return;
    }
    this.stopFollowing();
    this.view.dispose();
    super.dispose();
  }

  protected override onActivateRequest(): void {
    this.view.focus();
  }

  protected override onAfterShow(): void {
    this.refresh();
  }

  protected override onAfterAttach(): void {
    this.refresh();
  }

  /** A list that comes eight times a second is drawn once a frame, and not while it is hidden. */
  private follow(): void {
    if (!this.asked) {
      this.asked = true;
      requestAnimationFrame(() => {
        this.asked = false;
        this.refresh();
      });
    }
  }

  private refresh(): void {
    if (this.isDisposed || !this.isVisible) {
      return;
    }
    const { notebook, current } = this.feeds;
    this.view.show(
      notebook && current
        ? { path: notebook.context.path, place: current.place, compiles: current.compiles, waits: current.waitsForCell }
        : null
    );
  }
}
