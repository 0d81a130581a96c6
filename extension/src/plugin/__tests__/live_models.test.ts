// @vitest-environment jsdom
/** Which widgets a kernel has: what it says itself, what this page saw open and close, and nothing of an earlier kernel. */
import type { ISessionContext } from '@jupyterlab/apputils';
import type { Kernel } from '@jupyterlab/services';
import { Signal } from '@lumino/signaling';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiveModels } from '../live_models';

/** A kernel that knows `comms`, has opened those in `seen` before this page's eyes, and answers when told to. */
class FakeKernel {
  readonly seen = new Set<string>();
  asked = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(readonly comms: string[]) {}

  hasComm(id: string): boolean {
    return this.seen.has(id);
  }

  requestCommInfo(): Promise<unknown> {
    this.asked += 1;
    return new Promise(resolve => {
      this.waiting.push(() => resolve({ content: { status: 'ok', comms: Object.fromEntries(this.comms.map(id => [id, { target_name: 'jupyter.widget' }])) } }));
    });
  }

  async answer(): Promise<void> {
    this.waiting.splice(0).forEach(run => run());
    await turn();
  }
}

const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

class FakeSession {
  readonly ready = Promise.resolve();
  readonly kernelChanged = new Signal<FakeSession, unknown>(this);
  readonly statusChanged = new Signal<FakeSession, Kernel.Status>(this);
  readonly iopubMessage = new Signal<FakeSession, unknown>(this);
  session: { kernel: FakeKernel } | null = null;

  start(kernel: FakeKernel | null): void {
    this.session = kernel && { kernel };
    this.kernelChanged.emit(null);
  }
}

describe('live models', () => {
  let session: FakeSession;
  let models: LiveModels;
  let changes: number;

  beforeEach(() => {
    session = new FakeSession();
    models = new LiveModels(session as unknown as ISessionContext);
    changes = 0;
    models.onChange(() => {
      changes += 1;
    });
  });

  it('there are none without a kernel', async () => {
    await turn();
    expect(models.has('a')).toBe(false);
  });

  it('those of a kernel that ran before are known when it has answered', async () => {
    const kernel = new FakeKernel(['a']);
    session.start(kernel);
    await turn();
    expect([models.has('a'), kernel.asked]).toEqual([false, 1]);
    changes = 0;
    await kernel.answer();
    expect([models.has('a'), models.has('b'), changes]).toEqual([true, false, 1]);
  });

  it('those that open here are known at once, also while the kernel is busy', async () => {
    const kernel = new FakeKernel([]);
    session.start(kernel);
    await turn();
    kernel.seen.add('b');
    expect(models.has('b')).toBe(true);
  });

  it('one that is closed is gone', async () => {
    const kernel = new FakeKernel(['a', 'b']);
    session.start(kernel);
    await turn();
    await kernel.answer();
    changes = 0;
    session.iopubMessage.emit({ header: { msg_type: 'comm_close' }, content: { comm_id: 'a' } });
    expect([models.has('a'), models.has('b'), changes]).toEqual([false, true, 1]);
    session.iopubMessage.emit({ header: { msg_type: 'comm_msg' }, content: { comm_id: 'b' } });
    expect([models.has('b'), changes]).toEqual([true, 1]);
  });

  it('a kernel that restarts has none, and is asked again', async () => {
    const kernel = new FakeKernel(['a']);
    session.start(kernel);
    await turn();
    await kernel.answer();
    changes = 0;
    kernel.comms.pop();
    session.statusChanged.emit('restarting');
    await turn();
    expect([models.has('a'), changes, kernel.asked]).toEqual([false, 1, 2]);
    await kernel.answer();
    expect(models.has('a')).toBe(false);
  });

  it('an answer of a kernel that was left counts for nothing', async () => {
    const old = new FakeKernel(['a']);
    session.start(old);
    await turn();
    session.start(new FakeKernel([]));
    await turn();
    await old.answer();
    expect(models.has('a')).toBe(false);
  });
});
