import type { ISessionContext } from '@jupyterlab/apputils';
import { Signal } from '@lumino/signaling';
import { describe, expect, it } from 'vitest';
import { KernelStarts } from '../kernelstarts';

/** A session context as JupyterLab's tells of kernels: the change first, the status after it. */
class FakeContext {
  readonly statusChanged = new Signal<FakeContext, string>(this);
  readonly kernelChanged = new Signal<FakeContext, { name: 'kernel'; oldValue: unknown; newValue: unknown }>(this);
  readonly connectionStatusChanged = new Signal<FakeContext, string>(this);
  session: { kernel: unknown } | null = null;

  connect(kernel: unknown): void {
    const oldValue = this.session?.kernel ?? null;
    this.session = kernel === null ? null : { kernel };
    this.kernelChanged.emit({ name: 'kernel', oldValue, newValue: kernel });
    if (kernel !== null) {
      this.statusChanged.emit('idle');
    }
  }
}

function watched(context: FakeContext): [boolean[], KernelStarts] {
  const firsts: boolean[] = [];
  return [firsts, new KernelStarts(context as unknown as ISessionContext, (_, first) => firsts.push(first))];
}

describe('starts of a kernel', () => {
  it('tell the first kernel that is seen, which may have run for long, from those after it', () => {
    const context = new FakeContext();
    const [firsts] = watched(context);
    context.connect({ id: 'a' });
    context.statusChanged.emit('busy');
    context.statusChanged.emit('idle');
    expect(firsts).toEqual([true]);
    context.statusChanged.emit('restarting');
    context.statusChanged.emit('idle');
    context.connect(null);
    context.connect({ id: 'b' });
    expect(firsts).toEqual([true, false, false]);
  });

  it('reach the same kernel again before it is idle, and no other one so early', () => {
    const context = new FakeContext();
    const told: string[] = [];
    new KernelStarts(context as unknown as ISessionContext, () => told.push('start'), () => undefined, () => told.push('reach'));
    context.connect({ id: 'a' });
    context.connectionStatusChanged.emit('connected');
    expect(told).toEqual(['start']);
    context.statusChanged.emit('restarting');
    context.connectionStatusChanged.emit('connecting');
    context.connectionStatusChanged.emit('connected');
    context.statusChanged.emit('idle');
    context.connectionStatusChanged.emit('connected');
    expect(told).toEqual(['start', 'reach', 'start']);
  });

  it('have no first one where a kernel was there from the beginning', () => {
    const context = new FakeContext();
    context.session = { kernel: { id: 'a' } };
    const [firsts, starts] = watched(context);
    context.connect({ id: 'b' });
    expect(firsts).toEqual([false]);
    starts.dispose();
    context.connect({ id: 'c' });
    expect(firsts).toEqual([false]);
  });
});
