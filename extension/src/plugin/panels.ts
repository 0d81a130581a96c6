import type { ILabShell, JupyterFrontEnd } from '@jupyterlab/application';
import { WidgetTracker } from '@jupyterlab/apputils';
import type { INotebookTracker, NotebookPanel } from '@jupyterlab/notebook';
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';
import type { Feeds } from './feeds';
import { linkTo } from './deep_link';
import { ExplorerPanel } from './panel';
import { argsOf, NEWEST, subjectKey, type PanelSubject } from './panel_subject';
import type { ExplorerSettings } from './settings';

/** How a panel is opened. */
export interface PanelOptions {
  /** The workspace is being restored: the panel goes where it was, and takes no focus. */
  readonly restored?: boolean;
  /** Beside the panels that are there, instead of as a tab among them. */
  readonly split?: boolean;
  /** The view to open at, as a text of `view_link`. */
  readonly view?: string;
}

/** The explorer panels of all notebooks: one for each subject, placed beside their notebook or among one another. */
export class Panels {
  readonly tracker = new WidgetTracker<ExplorerPanel>({ namespace: 'wave-explorer' });

  constructor(
    private readonly app: JupyterFrontEnd,
    /** Null in Notebook 7, whose main area holds the notebook and nothing else. */
    private readonly labShell: ILabShell | null,
    private readonly feeds: Feeds,
    private readonly settings: ExplorerSettings
  ) {
    feeds.onChange(() => this.tracker.forEach(panel => this.name(panel)));
  }

  /** Open a subject's panel, or bring the one that is open to the front. */
  async open(notebook: NotebookPanel, subject: PanelSubject, options: PanelOptions = {}): Promise<ExplorerPanel> {
    const open = this.find(notebook, subject);
    if (open) {
      this.app.shell.activateById(open.id);
      if (options.view) {
        open.goTo(options.view);
      }
      // An explorer that is on its way to a view is not drawn anew: it would come back where it was.
      if (!options.view || !open.showsExplorer) {
        void open.refresh();
      }
      return open;
    }
    const panel = new ExplorerPanel(notebook, subject);
    const setLink = (): void => panel.setLinkBase(linkTo(notebook.context.path, subject, this.labShell !== null));
    this.name(panel);
    setLink();
    if (options.view) {
      panel.goTo(options.view);
    }
    panel.onWantNewest = () => {
      panel.close();
      void this.open(notebook, NEWEST);
    };
    const moved = (): void => {
      this.name(panel);
      setLink();
      void this.tracker.save(panel);
    };
    notebook.context.pathChanged.connect(moved);
    panel.disposed.connect(() => notebook.context.pathChanged.disconnect(moved));
    this.makeRoom(notebook);
    this.place(panel, options);
    await this.tracker.add(panel);
    // Not awaited: the kernel may be busy for long, and a workspace is restored only when its commands have ended.
    void panel.refresh();
    return panel;
  }

  /** What a workspace keeps of a panel, and its name there. */
  argsOf(panel: ExplorerPanel): ReadonlyPartialJSONObject {
    return { path: panel.notebook.context.path, ...argsOf(panel.subject), restored: true };
  }

  nameOf(panel: ExplorerPanel): string {
    const { path } = panel.notebook.context;
    return panel.subject.kind === 'newest' ? path : `${path}#${subjectKey(panel.subject)}`;
  }

  private find(notebook: NotebookPanel, subject: PanelSubject): ExplorerPanel | undefined {
    const key = subjectKey(subject);
    return this.tracker.find(panel => panel.notebook === notebook && subjectKey(panel.subject) === key);
  }

  /** Each explorer holds memory of the page: of those out of sight, the one that was opened first closes. */
  private makeRoom(notebook: NotebookPanel): void {
    const open = this.tracker.filter(panel => panel.notebook === notebook);
    const spare = open.length - this.settings.mostPanels + 1;
    open.filter(panel => !panel.isVisible).slice(0, Math.max(0, spare)).forEach(panel => panel.close());
  }

  private place(panel: ExplorerPanel, { restored, split }: PanelOptions): void {
    const { shell } = this.app;
    if (!this.labShell) {
      shell.add(panel, 'right', { rank: 1000 });
      shell.activateById(panel.id);
      return;
    }
    // Those of this notebook stay together; only the first looks for its place beside the notebook.
    const among = this.tracker.filter(other => other.notebook === panel.notebook && other.isAttached).at(-1);
    const mode = !among ? this.settings.placement : split ? 'split-right' : 'tab-after';
    shell.add(panel, 'main', { ref: (among ?? panel.notebook).id, mode, activate: !restored });
  }

  private name(panel: ExplorerPanel): void {
    const { subject } = panel;
    const compiles = this.feeds.of(panel.notebook)?.compiles;
    const labels =
      subject.kind === 'compilation'
        ? [subject.id, subject.baseline].flatMap(id => (id ? (compiles?.row(id)?.label ?? []) : []))
        : subject.kind === 'cell'
          ? (compiles?.ofCell(subject.count)?.label ?? [])
          : [];
    panel.setName([labels].flat().join(' against '));
  }
}

/** The open notebook of a path. */
export function findNotebook(notebooks: INotebookTracker, path: string): NotebookPanel | null {
  return notebooks.find(notebook => notebook.context.path === path) ?? null;
}
