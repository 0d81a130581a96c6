/** What a record's document shows: the explorer, or why there is none. */
import type { DocumentRegistry } from '@jupyterlab/docregistry';
import { ServerConnection, type Contents } from '@jupyterlab/services';
import { Widget } from '@lumino/widgets';
import type { Ask, DocumentSession } from '../hosts/document';
import type { Drawn } from '../hosts/embedded';
import { FileWatch } from './file_watch';

export interface RecordViewOptions {
  readonly context: DocumentRegistry.Context;
  readonly contents: Contents.IManager;
  readonly ask: Ask;
  /** Where a view's text may stand behind. */
  readonly address: () => string;
  /** The view to begin with, null for the usual one. */
  readonly view: string | null;
  /** Hears at which view the record is. */
  readonly onView: (view: string) => void;
}

export class RecordView extends Widget {
  private readonly message = document.createElement('div');
  private readonly host = document.createElement('div');
  private readonly watch: FileWatch;
  private session: DocumentSession | null = null;
  private drawn: Drawn | null = null;
  private turn = 0;

  constructor(private readonly options: RecordViewOptions) {
    super();
    this.addClass('jp-WaveRecord');
    this.message.className = 'jp-WaveRecord-message';
    this.message.setAttribute('role', 'status');
    this.host.className = 'jp-WaveRecord-explorer';
    this.node.append(this.message, this.host);
    const { context, contents } = options;
    this.watch = new FileWatch(
      () => markOf(contents, context.path),
      () => void this.read()
    );
    // Its first facts are no change.
    void context.ready.then(() => context.fileChanged.connect(() => void this.read(), this));
    this.say('Opening the record');
  }

  override dispose(): void {
    if (this.isDisposed) {
      return;
    }
    this.watch.dispose();
    this.drawn?.dispose();
    super.dispose();
  }

  /** Read the file, and show what it holds now, or why it cannot be shown; a later call takes this one's place. */
  async read(): Promise<void> {
    const turn = (this.turn += 1);
    const overtaken = (): boolean => this.isDisposed || turn !== this.turn;
    try {
      const { DocumentSession, draw } = await import('../hosts/embedded');
      const session = (this.session ??= new DocumentSession(this.options.ask, () => void this.read(), this.options.address));
      await session.read();
      if (!overtaken()) {
        this.message.hidden = true;
        this.host.hidden = false;
        this.drawn ??= this.first(draw(this.host, session, {}, this.options.onView));
      }
    } catch (error) {
      if (!overtaken()) {
        this.say('This record cannot be shown', (error as Error).message, 'It is read again when the file changes.');
      }
    }
  }

  protected override onAfterAttach(): void {
    if (this.turn === 0) {
      void this.read();
    }
    if (this.isVisible) {
      this.watch.start();
    }
  }

  protected override onAfterShow(): void {
    this.watch.start();
  }

  protected override onBeforeHide(): void {
    this.watch.stop();
  }

  protected override onBeforeDetach(): void {
    this.watch.stop();
  }

  /** An explorer that was just drawn, at the view to begin with. */
  private first(drawn: Drawn): Drawn {
    if (this.options.view !== null) {
      drawn.goTo(this.options.view);
    }
    return drawn;
  }

  private say(title: string, ...sentences: string[]): void {
    const head = document.createElement('h2');
    head.textContent = title;
    const texts = sentences.map(sentence => {
      const text = document.createElement('p');
      text.textContent = sentence;
      return text;
    });
    this.message.replaceChildren(head, ...texts);
    this.message.hidden = false;
    this.host.hidden = true;
  }
}

/** A text that changes with the file; another one where it is gone. Rejects where nobody can tell. */
async function markOf(contents: Contents.IManager, path: string): Promise<string> {
  try {
    const { last_modified: modified, size } = await contents.get(path, { content: false });
    return `${modified} ${size ?? ''}`;
  } catch (error) {
    if (error instanceof ServerConnection.ResponseError && error.response.status === 404) {
      return 'gone';
    }
    throw error;
  }
}
