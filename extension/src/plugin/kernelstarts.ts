import type { ISessionContext } from '@jupyterlab/apputils';
import type { Kernel } from '@jupyterlab/services';
import type { IDisposable } from '@lumino/disposable';

/**
 * Calls back each time the session has a fresh kernel: another kernel was chosen, or the same one came back from a
 * restart. The callback runs once the kernel is idle, so code may be sent to it.
 */
export class KernelStarts implements IDisposable {
  private restarting = false;
  private disposed = false;

  constructor(
    private readonly session: ISessionContext,
    private readonly onStart: (kernel: Kernel.IKernelConnection) => void,
    private readonly onEnd: () => void = () => undefined
  ) {
    session.statusChanged.connect(this.onStatus, this);
    session.kernelChanged.connect(this.onKernel, this);
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
  }

  private onKernel(): void {
    this.restarting = true;
    this.onEnd();
  }

  private onStatus(_: ISessionContext, status: Kernel.Status): void {
    if (status === 'restarting' || status === 'autorestarting' || status === 'dead') {
      this.restarting = true;
      this.onEnd();
      return;
    }
    const kernel = this.session.session?.kernel;
    if (this.restarting && status === 'idle' && kernel) {
      this.restarting = false;
      this.onStart(kernel);
    }
  }
}
