/** One output that holds an explorer: the live one, or its saved page. */
import type { IRenderMime, IRenderMimeRegistry } from '@jupyterlab/rendermime';
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';
import { Panel, Widget } from '@lumino/widgets';
import type { Drawn } from '../hosts/embedded';
import type { LiveModels } from './live_models';

const WIDGET_MIME = 'application/vnd.jupyter.widget-view+json';
const SAVED_NOTE = 'Saved with the notebook. Run the cell for the live explorer.';

export interface SavedOutputOptions {
  readonly mimeType: string;
  /** Draws the live explorer. */
  readonly rendermime: IRenderMimeRegistry;
  /** What the kernel has; null where there is none. */
  readonly models: LiveModels | null;
}

export class SavedOutput extends Panel implements IRenderMime.IRenderer {
  private model: IRenderMime.IMimeModel | null = null;
  /** What is on show: the model of a live explorer, or the text of a page. */
  private shown: { live: string } | { page: string } | null = null;
  private drawn: Drawn | null = null;
  private readonly stopFollowing: () => void;

  constructor(private readonly options: SavedOutputOptions) {
    super();
    this.addClass('jp-WaveSavedOutput');
    this.stopFollowing = options.models?.onChange(() => void this.follow()) ?? (() => undefined);
  }

  override dispose(): void {
    if (!this.isDisposed) {
      this.stopFollowing();
      this.clear();
      super.dispose();
    }
  }

  /** Called again when the kernel has a newer page for this output. */
  async renderModel(model: IRenderMime.IMimeModel): Promise<void> {
    this.model = model;
    await this.follow();
  }

  protected override onAfterAttach(): void {
    void this.follow();
  }

  private async follow(): Promise<void> {
    // An explorer measures its place, so it is drawn when it has one.
    if (!this.model || !this.isAttached) {
      return;
    }
    const id = this.liveModel(this.model);
    if (id !== null) {
      await this.showLive(id, this.model);
    } else {
      await this.showPage(fieldOf(this.model, this.options.mimeType, 'page'));
    }
  }

  /** The model of the live explorer; null where there is none, or where the notebook is not trusted to run widgets. */
  private liveModel(model: IRenderMime.IMimeModel): string | null {
    const { models, rendermime } = this.options;
    const id = fieldOf(model, WIDGET_MIME, 'model_id');
    return id && model.trusted && models?.has(id) && rendermime.getFactory(WIDGET_MIME) ? id : null;
  }

  private async showLive(id: string, model: IRenderMime.IMimeModel): Promise<void> {
    if (this.shown && 'live' in this.shown && this.shown.live === id) {
      return;
    }
    this.clear();
    this.shown = { live: id };
    const renderer = this.options.rendermime.createRenderer(WIDGET_MIME);
    this.addWidget(renderer);
    await renderer.renderModel(model);
  }

  private async showPage(page: string): Promise<void> {
    if (this.shown && 'page' in this.shown && this.shown.page === page) {
      return;
    }
    this.clear();
    const shown = (this.shown = { page });
    const note = textWidget(SAVED_NOTE, 'jp-WaveSavedOutput-note');
    const place = new Widget();
    this.addWidget(note);
    this.addWidget(place);
    const { drawSaved } = await import('../hosts/embedded');
    if (this.shown !== shown) {
      return;
    }
    try {
      this.drawn = drawSaved(place.node, page);
    } catch (error) {
      this.addWidget(textWidget((error as Error).message, 'jp-WaveSavedOutput-note'));
    }
  }

  private clear(): void {
    this.drawn?.dispose();
    this.drawn = null;
    this.shown = null;
    [...this.widgets].forEach(widget => widget.dispose());
  }
}

function textWidget(text: string, className: string): Widget {
  const widget = new Widget({ node: document.createElement('p') });
  widget.node.className = className;
  widget.node.textContent = text;
  return widget;
}

/** A text field of one of the output's representations, empty where there is none. */
function fieldOf(model: IRenderMime.IMimeModel, mimeType: string, field: string): string {
  const data = model.data[mimeType];
  const value = typeof data === 'object' && data !== null ? (data as ReadonlyPartialJSONObject)[field] : undefined;
  return typeof value === 'string' ? value : '';
}
