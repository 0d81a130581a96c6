import type { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import { CompileFeed } from './compile_feed';
import { Listeners } from './listeners';
import type { ExplorerSettings } from './settings';

/** A feed for each open notebook. The one of the active notebook is what the side panel and the status bar show. */
export class Feeds {
  private readonly feeds = new Map<NotebookPanel, CompileFeed>();
  private readonly listeners = new Listeners();

  constructor(
    private readonly notebooks: INotebookTracker,
    private readonly settings: ExplorerSettings
  ) {
    notebooks.forEach(notebook => this.add(notebook));
    notebooks.widgetAdded.connect((_, notebook) => this.add(notebook));
    notebooks.currentChanged.connect(() => this.listeners.tell());
  }

  /** Told when another notebook is active, or something changed in the feed of one; returns what ends it. */
  onChange(run: () => void): () => void {
    return this.listeners.add(run);
  }

  get notebook(): NotebookPanel | null {
    return this.notebooks.currentWidget;
  }

  get current(): CompileFeed | null {
    return this.notebook ? this.of(this.notebook) : null;
  }

  of(notebook: NotebookPanel): CompileFeed | null {
    return this.feeds.get(notebook) ?? null;
  }

  private add(notebook: NotebookPanel): void {
    if (this.feeds.has(notebook) || notebook.isDisposed) {
      return;
    }
    const feed = new CompileFeed(notebook.sessionContext, this.settings);
    this.feeds.set(notebook, feed);
    feed.onChange(() => this.listeners.tell());
    notebook.disposed.connect(() => {
      this.feeds.delete(notebook);
      feed.dispose();
      this.listeners.tell();
    });
  }
}
