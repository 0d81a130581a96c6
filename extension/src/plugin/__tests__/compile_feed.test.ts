/** The life of a feed beside its kernel: opened, refused, busy, restarted, without a kernel at all. */
import type { ISessionContext } from '@jupyterlab/apputils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompileFeed } from '../compile_feed';
import type { ExplorerSettings } from '../settings';
import { list, row } from './rows';

type Data = Record<string, unknown>;

/** One end of a comm, as the kernel's side sees it. */
class FakeComm {
  onMsg: (message: { content: { data: unknown } }) => void = () => undefined;
  onClose: () => void = () => undefined;
  readonly sent: Data[] = [];
  isDisposed = false;
  subshellStarted: Promise<void> = Promise.resolve();

  constructor(private readonly opened: (comm: FakeComm) => void) {}

  open(): void {
    this.opened(this);
  }

  send(data: Data): void {
    this.sent.push(data);
  }

  close(): void {
    this.isDisposed = true;
    this.onClose();
  }

  dispose(): void {
    this.isDisposed = true;
  }

  /** The kernel says something. */
  say(data: unknown): void {
    this.onMsg({ content: { data } });
  }
}

/** The part of Lumino's signals that a feed uses. */
class FakeSignal {
  private slots: { slot: (sender: unknown, value: unknown) => void; self: unknown }[] = [];

  connect(slot: (sender: unknown, value: unknown) => void, self?: unknown): void {
    this.slots.push({ slot, self });
  }

  disconnect(slot: unknown, self?: unknown): void {
    this.slots = this.slots.filter(one => one.slot !== slot || one.self !== self);
  }

  emit(value: unknown): void {
    this.slots.forEach(({ slot, self }) => slot.call(self, this, value));
  }
}

class FakeKernel {
  status = 'idle';
  isDisposed = false;
  language = 'python';
  installed = true;
  supportsSubshells = false;
  commsOverSubshells = 'perCommTarget';
  readonly comms: FakeComm[] = [];
  readonly ran: string[] = [];
  readonly disposed = new FakeSignal();
  /** What the kernel does with a comm that opens. */
  opened: (comm: FakeComm) => void = comm => comm.say(list());
  /** Lets what was sent to be executed end; nothing runs before while this is held. */
  release: Promise<void> = Promise.resolve();

  get info(): Promise<unknown> {
    return Promise.resolve({ language_info: { name: this.language } });
  }

  createComm(): FakeComm {
    const comm = new FakeComm(this.opened);
    this.comms.push(comm);
    return comm;
  }

  requestExecute({ code }: { code: string }): { done: Promise<unknown> } {
    this.ran.push(code);
    const installed = { data: { 'text/plain': this.installed ? 'True' : 'False' } };
    return { done: this.release.then(() => ({ content: { status: 'ok', user_expressions: { installed } } })) };
  }
}

class FakeSession {
  readonly ready = Promise.resolve();
  readonly statusChanged = new FakeSignal();
  readonly kernelChanged = new FakeSignal();
  readonly connectionStatusChanged = new FakeSignal();

  constructor(public kernel: FakeKernel | null) {}

  get session(): { kernel: FakeKernel } | null {
    return this.kernel && { kernel: this.kernel };
  }

  is(status: string): void {
    if (this.kernel) {
      this.kernel.status = status;
    }
    this.statusChanged.emit(status);
  }
}

describe('feed of compiles', () => {
  let kernel: FakeKernel;
  let session: FakeSession;
  let feed: CompileFeed;

  beforeEach(() => {
    kernel = new FakeKernel();
    session = new FakeSession(kernel);
  });

  afterEach(() => {
    feed.dispose();
    vi.useRealTimers();
  });

  const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
  const follow = async (recordOnStart = true): Promise<void> => {
    feed = new CompileFeed(session as unknown as ISessionContext, { recordOnStart } as ExplorerSettings);
    await settled();
  };
  const comm = (): FakeComm => kernel.comms.at(-1) as FakeComm;

  it('opens, once, when the kernel serves it, and hears each list', async () => {
    await follow();
    expect(feed.place).toBe('open');
    expect(kernel.ran).toHaveLength(1);
    expect(kernel.ran[0]).toContain('load_ext');
    expect(kernel.comms).toHaveLength(1);
    let told = 0;
    feed.onChange(() => (told += 1));
    comm().say(list(row('a')));
    expect([told, feed.compiles.rows.length]).toEqual([1, 1]);
  });

  it('does not record where the setting says so', async () => {
    await follow(false);
    expect(feed.place).toBe('open');
    expect(kernel.ran[0]).not.toContain('load_ext');
  });

  it.each([
    ['no kernel', 'no-kernel', (): void => void (session.kernel = null)],
    ['another language', 'other-language', (): void => void (kernel.language = 'R')],
    ['no package', 'not-installed', (): void => void (kernel.installed = false)],
    ['a package that serves no list', 'other-version', (): void => void (kernel.opened = opened => opened.close())],
    ['a list that we cannot read', 'other-version', (): void => void (kernel.opened = opened => opened.say({ kind: 'list' }))]
  ])('says what it meets: %s', async (_, place, arrange) => {
    arrange();
    await follow();
    expect(feed.place).toBe(place);
  });

  it('asks nothing of a kernel of another language', async () => {
    kernel.language = 'R';
    await follow();
    expect(kernel.ran).toEqual([]);
  });

  it('begins anew with a restarted kernel, and forgets what the one before had', async () => {
    await follow();
    comm().say(list(row('a')));
    const before = feed.compiles;
    session.is('restarting');
    expect(feed.place).toBe('starting');
    expect(feed.compiles.rows).toEqual([]);
    session.is('idle');
    await settled();
    expect(feed.place).toBe('open');
    expect(kernel.comms).toHaveLength(2);
    expect(feed.compiles).not.toBe(before);
  });

  it('says that the kernel is gone, and which way', async () => {
    await follow();
    session.is('dead');
    expect(feed.place).toBe('ended');
    session.kernel = null;
    session.kernelChanged.emit({ name: 'kernel', oldValue: kernel, newValue: null });
    expect(feed.place).toBe('no-kernel');
  });

  it('opens at once while a cell runs, where a kernel that can hear us serves already', async () => {
    kernel.status = 'busy';
    kernel.supportsSubshells = true;
    kernel.release = new Promise(() => undefined);
    await follow();
    expect(feed.place).toBe('open');
    expect(kernel.ran).toEqual([]);
  });

  it('waits for the running cell where it must, and says so', async () => {
    kernel.status = 'busy';
    let end = (): void => undefined;
    kernel.release = new Promise(resolve => (end = resolve));
    await follow();
    expect(feed.place).toBe('waiting');
    end();
    await settled();
    expect(feed.place).toBe('open');
  });

  it('does not wait for a subshell that the page has switched off', async () => {
    kernel.supportsSubshells = true;
    kernel.commsOverSubshells = 'disabled';
    const { createComm } = kernel;
    kernel.createComm = () => Object.assign(createComm.call(kernel), { subshellStarted: new Promise<void>(() => undefined) });
    await follow();
    expect(feed.place).toBe('open');
  });

  it('says that a request waits only when the answer takes longer than a kernel that hears us', async () => {
    await follow();
    vi.useFakeTimers();
    session.is('busy');
    feed.ask({ kind: 'pin', compilation: 'a', value: true });
    expect(comm().sent).toEqual([expect.objectContaining({ kind: 'pin', compilation: 'a', value: true })]);
    expect(feed.waitsForCell).toBe(false);
    let told = 0;
    feed.onChange(() => (told += 1));
    vi.advanceTimersByTime(600);
    expect([told, feed.waitsForCell]).toEqual([1, true]);
    comm().say({ kind: 'answer', id: comm().sent[0]?.['id'], ok: true });
    expect(feed.waitsForCell).toBe(false);
  });

  it('hangs up when the notebook closes, and hears nothing more', async () => {
    await follow();
    let told = 0;
    feed.onChange(() => (told += 1));
    feed.dispose();
    expect(comm().isDisposed).toBe(true);
    comm().say(list(row('a')));
    session.is('restarting');
    expect(told).toBe(0);
  });

  it('can be tried again after the kernel has hung up', async () => {
    await follow();
    comm().close();
    expect(feed.place).toBe('hung-up');
    feed.retry();
    await settled();
    expect(feed.place).toBe('open');
  });
});
