/** Which widgets a notebook's kernel still has. */
import type { ISessionContext } from '@jupyterlab/apputils';
import { KernelMessage, type Kernel } from '@jupyterlab/services';
import { Signal, type ISignal } from '@lumino/signaling';

/** Target name of the comms of ipywidgets; the id of a comm is that of its model. */
const WIDGET_COMM = 'jupyter.widget';

export class LiveModels {
  private known = new Set<string>();
  private asked: Kernel.IKernelConnection | null = null;
  private readonly changes = new Signal<this, void>(this);

  constructor(private readonly session: ISessionContext) {
    session.kernelChanged.connect(this.forget, this);
    session.statusChanged.connect(this.onStatus, this);
    session.iopubMessage.connect(this.onMessage, this);
    void session.ready.then(() => this.ask());
  }

  /** The answers of `has` may be others now. */
  get changed(): ISignal<this, void> {
    return this.changes;
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
        this.changes.emit();
      }
    } catch {
      // The kernel went away before it could answer; the next one is asked.
    }
  }

  private forget(): void {
    this.known.clear();
    this.asked = null;
    this.changes.emit();
    void this.ask();
  }

  private onStatus(_: ISessionContext, status: Kernel.Status): void {
    if (status === 'restarting' || status === 'autorestarting' || status === 'terminating' || status === 'dead') {
      this.forget();
    }
  }

  private onMessage(_: ISessionContext, message: KernelMessage.IMessage): void {
    if (KernelMessage.isCommCloseMsg(message)) {
      this.known.delete(message.content.comm_id);
      this.changes.emit();
    }
  }
}
