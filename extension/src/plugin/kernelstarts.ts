import type { ISessionContext } from '@jupyterlab/apputils';
import type { Kernel, Session } from '@jupyterlab/services';
import type { IDisposable } from '@lumino/disposable';

/**
 * Calls back each time the session has another kernel, or the same one came back from a restart. The callback runs once
 * the kernel is idle, so code may be sent to it. It is told whether this is the first kernel that was seen here: that one
 * may have run for long, as after a reload of the page.
 */
export class KernelStarts implements IDisposable {
  private restarting = false;
  private first = false;
  private sameAgain = false;
  private seen: boolean;
  private disposed = false;

  constructor(
    private readonly session: ISessionContext,
    private readonly onStart: (kernel: Kernel.IKernelConnection, first: boolean) => void,
    private readonly onEnd: () => void = () => undefined,
    /**
     * The same kernel can be reached again after a restart, and has read nothing yet: what is sent to it here comes
     * before the cells of "Restart and run all".
     */
    private readonly onReach: (kernel: Kernel.IKernelConnection) => void = () => undefined
  ) {
    this.seen = Boolean(session.session?.kernel);
    session.statusChanged.connect(this.onStatus, this);
    session.kernelChanged.connect(this.onKernel, this);
    session.connectionStatusChanged.connect(this.onConnection, this);
  }

  get isDisposed(): boolean {
    return this.disposed;
  }

  dispose(): void {
    if (this.disposed) {
      return;
    }
    this.disposed = true;
    this.session.statusChanged.disconnect(this.onStatus, this);
    this.session.kernelChanged.disconnect(this.onKernel, this);
    this.session.connectionStatusChanged.disconnect(this.onConnection, this);
  }

  private onKernel(_: ISessionContext, { newValue }: Session.ISessionConnection.IKernelChangedArgs): void {
    this.restarting = true;
    this.first = newValue !== null && !this.seen;
    this.seen ||= newValue !== null;
    this.onEnd();
  }

  private onConnection(_: ISessionContext, status: Kernel.ConnectionStatus): void {
    const kernel = this.session.session?.kernel;
    if (this.sameAgain && status === 'connected' && kernel) {
      this.sameAgain = false;
      this.onReach(kernel);
    }
  }

  private onStatus(_: ISessionContext, status: Kernel.Status): void {
    if (status === 'restarting' || status === 'autorestarting' || status === 'dead') {
      this.restarting = true;
      this.first = false;
      this.sameAgain = status !== 'dead';
      this.onEnd();
      return;
    }
    const kernel = this.session.session?.kernel;
    if (this.restarting && status === 'idle' && kernel) {
      this.restarting = false;
      this.onStart(kernel, this.first);
      this.first = false;
    }
  }
}
