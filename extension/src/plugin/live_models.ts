/** Which widgets a notebook's kernel still has. */
import type { ISessionContext } from '@jupyterlab/apputils';
import { KernelMessage, type Kernel } from '@jupyterlab/services';

/** Target name of the comms of ipywidgets; the id of a comm is that of its model. */
const WIDGET_COMM = 'jupyter.widget';

export class LiveModels {
  private known = new Set<string>();
  private asked: Kernel.IKernelConnection | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly session: ISessionContext) {
    session.kernelChanged.connect(this.forget, this);
    session.statusChanged.connect(this.onStatus, this);
    session.iopubMessage.connect(this.onMessage, this);
    void session.ready.then(() => this.ask());
  }

  /** Calls back when the answers of `has` may be others; returns what ends that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whether the kernel has this model, as far as it has said so. */
  has(id: string): boolean {
    const kernel = this.session.session?.kernel;
    return !!kernel && (this.known.has(id) || kernel.hasComm(id));
  }

  /** A kernel that ran before the page was opened knows models that this page has not seen; a busy one answers late. */
  private async ask(): Promise<void> {
    const kernel = this.session.session?.kernel;
    if (!kernel || kernel === this.asked) {
      return;
    }
    this.asked = kernel;
    try {
      const { content } = await kernel.requestCommInfo({ target_name: WIDGET_COMM });
      if (kernel === this.session.session?.kernel && content.status === 'ok') {
        this.known = new Set(Object.keys(content.comms));
        this.tell();
      }
    } catch {
      // The kernel went away before it could answer; the next one is asked.
    }
  }

  private forget(): void {
    this.known.clear();
    this.asked = null;
    // A kernel that restarts says so first and drops its comms then.
    void Promise.resolve().then(() => this.tell());
    void this.ask();
  }

  private tell(): void {
    [...this.listeners].forEach(listener => listener());
  }

  private onStatus(_: ISessionContext, status: Kernel.Status): void {
    if (status === 'restarting' || status === 'autorestarting' || status === 'terminating' || status === 'dead') {
      this.forget();
    }
  }

  private onMessage(_: ISessionContext, message: KernelMessage.IMessage): void {
    if (KernelMessage.isCommCloseMsg(message)) {
      this.known.delete(message.content.comm_id);
      this.tell();
    }
  }
}
