// @vitest-environment jsdom
/** A file is looked at while somebody looks, and a change is told once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileWatch } from '../file_watch';

describe('file watch', () => {
  let mark: string | Error;
  let looks: number;
  let changes: number;
  let watch: FileWatch;
  let visible: DocumentVisibilityState;

  beforeEach(() => {
    vi.useFakeTimers();
    mark = 'a';
    looks = 0;
    changes = 0;
    visible = 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    watch = new FileWatch(
      () => {
        looks += 1;
        return typeof mark === 'string' ? Promise.resolve(mark) : Promise.reject(mark);
      },
      () => {
        changes += 1;
      }
    );
  });

  afterEach(() => {
    watch.dispose();
    vi.useRealTimers();
  });

  const wait = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);
  const showPage = (state: DocumentVisibilityState): void => {
    visible = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('tells each change once', async () => {
    watch.start();
    await wait();
    expect(changes).toBe(0);
    mark = 'b';
    await wait();
    expect(changes).toBe(1);
  });

  it('does not look while nobody does, and tells afterwards what happened meanwhile', async () => {
    await wait();
    expect(looks).toBe(0);
    watch.start();
    await wait();
    watch.stop();
    const before = looks;
    mark = 'b';
    await wait();
    expect([looks, changes]).toEqual([before, 0]);
    watch.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toBe(1);
  });

  it('rests while the page is hidden', async () => {
    watch.start();
    await wait();
    showPage('hidden');
    const before = looks;
    await wait();
    expect(looks).toBe(before);
    mark = 'b';
    showPage('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toBe(1);
  });

  it('takes a server that does not answer for no change', async () => {
    watch.start();
    await wait();
    mark = new Error('no server');
    await wait();
    mark = 'a';
    await wait();
    expect(changes).toBe(0);
    mark = 'b';
    await wait();
    expect(changes).toBe(1);
  });

  it('ends for good', async () => {
    watch.start();
    await wait();
    watch.dispose();
    const before = looks;
    mark = 'b';
    watch.start();
    showPage('visible');
    await wait();
    expect([looks, changes]).toEqual([before, 0]);
  });
});
