import type { ISessionContext } from '@jupyterlab/apputils';
import type { Kernel } from '@jupyterlab/services';
import type { IDisposable } from '@lumino/disposable';
import { FEED_TARGET, readFeedMessage } from './feed_messages';
import { FeedModel, type Wish } from './feed_model';
import { askUntilRead } from './asking';
import { KernelStarts } from './kernelstarts';
import { Listeners } from './listeners';
import type { ExplorerSettings } from './settings';
import { IS_INSTALLED, serveFeed } from './snippets';

/** A kernel that hears us at once answers within this. */
const PATIENCE_MS = 500;

/** A subshell that takes longer is done without. */
const SUBSHELL_MS = 3000;

/** How far the page has come with a kernel's list. */
export type FeedPlace =
  | 'no-kernel'
  | 'starting'
  /** The kernel runs a cell, and has not opened the list yet. */
  | 'waiting'
  | 'other-language'
  | 'not-installed'
  /** The package is there and serves no list, or one that we cannot read. */
  | 'other-version'
  | 'ended'
  /** The kernel closed the list: newer pages took its place. */
  | 'hung-up'
  | 'open';

/**
 * The compiles of one notebook's kernel, followed live: opened when the kernel starts, again after each restart.
 *
 * A kernel that supports subshells answers while it runs a cell. Any other pushes its list, but hears us only when the
 * cell has ended.
 */
export class CompileFeed implements IDisposable {
  private model = new FeedModel();
  private current: FeedPlace = 'starting';
  private comm: Kernel.IComm | null = null;
  private turn = 0;
  private disposed = false;
  private starts: KernelStarts | null = null;
  /** Whether the kernel that was last asked runs Python. */
  private isPython = false;
  private readonly listeners = new Listeners();

  constructor(
    readonly session: ISessionContext,
    private readonly settings: ExplorerSettings
  ) {
    session.statusChanged.connect(this.tell, this);
    void this.begin();
  }

  /** Told when the list, the place or the kernel's status changed; returns what ends it. */
  onChange(run: () => void): () => void {
    return this.listeners.add(run);
  }

  get place(): FeedPlace {
    return this.current;
  }

  get compiles(): FeedModel {
    return this.model;
  }

  get isDisposed(): boolean {
    return this.disposed;
  }

  /** Whether something was asked for that the kernel, as it seems, hears only when its cell has ended. */
  get waitsForCell(): boolean {
    return this.kernel?.status === 'busy' && this.model.pendingSince(Date.now()) > PATIENCE_MS;
  }

  private get kernel(): Kernel.IKernelConnection | null {
    return this.session.session?.kernel ?? null;
  }

  /** Ask the kernel for something; a list or a refusal follows. */
  ask(wish: Wish): void {
    if (!this.comm || this.current !== 'open') {
      return;
    }
    this.comm.send({ ...this.model.ask(wish, Date.now()) });
    this.tell();
    setTimeout(() => this.tell(), PATIENCE_MS + 1);
  }

  /** Try again with the kernel that is there. */
  retry(): void {
    if (this.kernel) {
      void this.follow(this.kernel);
    } else {
      this.drop(this.placeWithoutList());
    }
  }

  dispose(): void {
    if (this.disposed) {
      return;
    }
    this.disposed = true;
    this.starts?.dispose();
    this.session.statusChanged.disconnect(this.tell, this);
    this.hangUp();
    this.listeners.clear();
  }

  private async begin(): Promise<void> {
    await this.session.ready;
    if (this.disposed) {
      return;
    }
    // Not before: a session that gets its first kernel is told as one whose kernel changed.
    this.starts = new KernelStarts(
      this.session,
      kernel => void this.follow(kernel),
      () => this.drop(this.placeWithoutList()),
      kernel => this.recordFromTheFirstCell(kernel)
    );
    this.retry();
  }

  /** Ahead of the cells that JupyterLab sends after a restart; the list itself is asked for when the kernel is idle. */
  private recordFromTheFirstCell(kernel: Kernel.IKernelConnection): void {
    if (this.isPython) {
      // Where the kernel goes away meanwhile, the next one starts anew.
      prepare(kernel, this.settings.recordOnStart).catch(() => undefined);
    }
  }

  private placeWithoutList(): FeedPlace {
    const { kernel } = this;
    return kernel === null ? 'no-kernel' : kernel.status === 'dead' ? 'ended' : 'starting';
  }

  private async follow(kernel: Kernel.IKernelConnection): Promise<void> {
    this.hangUp();
    this.drop('starting');
    const turn = this.turn;
    const overtaken = (): boolean => this.disposed || turn !== this.turn || kernel.isDisposed;
    try {
      const { language_info: language } = await kernel.info;
      if (overtaken()) {
        return;
      }
      this.isPython = language.name === 'python';
      if (!this.isPython) {
        this.go('other-language');
        return;
      }
      if (kernel.status === 'busy') {
        this.go('waiting');
        // A kernel that has served an earlier page of ours opens its list at once, if it can hear us.
        if (kernel.supportsSubshells && (await this.open(kernel, overtaken))) {
          return;
        }
      }
      if (overtaken()) {
        return;
      }
      const installed = await prepare(kernel, this.settings.recordOnStart);
      if (overtaken()) {
        return;
      }
      if (!installed) {
        this.go('not-installed');
      } else if (!(await this.open(kernel, overtaken)) && !overtaken()) {
        this.go('other-version');
      }
    } catch (error) {
      // The kernel went away while it was asked; the next one starts anew.
      if (!overtaken()) {
        console.warn('Wave Explorer: the list of compiles did not open', error);
        this.drop(this.placeWithoutList());
      }
    }
  }

  /** Open the list; false where the kernel closes it at once. */
  private async open(kernel: Kernel.IKernelConnection, overtaken: () => boolean): Promise<boolean> {
    const comm = kernel.createComm(FEED_TARGET);
    // Sent before its subshell is there, the opening would wait for the running cell like everything else.
    await subshellOf(comm, kernel);
    if (overtaken()) {
      comm.dispose();
      return false;
    }
    return new Promise(resolve => {
      comm.onMsg = message => {
        if (overtaken()) {
          comm.close();
        } else {
          this.receive(comm, message.content.data);
          resolve(true);
        }
      };
      comm.onClose = () => {
        resolve(false);
        if (this.comm === comm) {
          this.drop('hung-up');
        }
      };
      kernel.disposed.connect(() => resolve(false));
      comm.open({});
    });
  }

  private receive(comm: Kernel.IComm, data: unknown): void {
    const message = readFeedMessage(data);
    this.comm = comm;
    if (message === null) {
      this.current = 'other-version';
    } else if (message.kind === 'list') {
      this.current = 'open';
      this.model.receiveList(message);
    } else {
      this.model.receiveAnswer(message);
    }
    this.tell();
  }

  /** Tell the kernel that nobody listens any more. */
  private hangUp(): void {
    const { comm } = this;
    this.comm = null;
    this.turn += 1;
    if (comm && !comm.isDisposed && this.kernel && !this.kernel.isDisposed) {
      comm.close();
    }
  }

  /** Forget the kernel's list; a later kernel has another. */
  private drop(place: FeedPlace): void {
    this.turn += 1;
    this.comm = null;
    this.model = new FeedModel();
    this.go(place);
  }

  private go(place: FeedPlace): void {
    this.current = place;
    this.tell();
  }

  private tell(): void {
    this.listeners.tell();
  }
}

/** Make the kernel serve its list; false where it does not have the package. */
async function prepare(kernel: Kernel.IKernelConnection, record: boolean): Promise<boolean> {
  const { content } = await askUntilRead(kernel, {
    code: serveFeed(record),
    silent: true,
    store_history: false,
    stop_on_error: false,
    user_expressions: { installed: IS_INSTALLED }
  });
  if (content.status !== 'ok') {
    // What failed is ours: the package is there, and the comm that does not open will say so.
    console.warn('Wave Explorer: the kernel did not serve its compiles', content);
    return true;
  }
  const answer = content.user_expressions['installed'] as { data?: Record<string, unknown> } | undefined;
  return answer?.data?.['text/plain'] === 'True';
}

/** Waits for the subshell that a comm's messages go to, where there is to be one. */
async function subshellOf(comm: Kernel.IComm & { readonly subshellStarted?: Promise<void> }, kernel: Kernel.IKernelConnection): Promise<void> {
  // A page in which subshells are switched off keeps a promise that is never fulfilled.
  if (kernel.supportsSubshells && String(kernel.commsOverSubshells) !== 'disabled') {
    const late = new Promise<void>(resolve => setTimeout(resolve, SUBSHELL_MS));
    await Promise.race([comm.subshellStarted?.catch(() => undefined), late]);
  }
}
