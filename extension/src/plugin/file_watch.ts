/** Notices that a file has changed, while somebody looks. */
import type { IDisposable } from '@lumino/disposable';

/** A person who writes a record again wants to see it soon; the request is small. */
const LOOK_MS = 2000;

export class FileWatch implements IDisposable {
  private disposed = false;
  private watching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: string | null = null;
  private looks = 0;
  private readonly onVisible = (): void => this.follow();

  /** `mark` gives a text that changes with the file, and rejects where it cannot be told. */
  constructor(
    private readonly mark: () => Promise<string>,
    private readonly onChange: () => void
  ) {
    document.addEventListener('visibilitychange', this.onVisible);
  }

  get isDisposed(): boolean {
    return this.disposed;
  }

  dispose(): void {
    this.disposed = true;
    document.removeEventListener('visibilitychange', this.onVisible);
    this.follow();
  }

  /** Somebody looks now. */
  start(): void {
    this.watching = true;
    this.follow();
  }

  /** Nobody looks any more; a change until the next start is noticed then. */
  stop(): void {
    this.watching = false;
    this.follow();
  }

  private follow(): void {
    clearTimeout(this.timer);
    if (this.watching && !this.disposed && document.visibilityState === 'visible') {
      void this.look();
    } else {
      this.looks += 1;
    }
  }

  private async look(): Promise<void> {
    const turn = (this.looks += 1);
    const mark = await this.mark().catch(() => null);
    if (turn !== this.looks) {
      return;
    }
    if (mark !== null) {
      const changed = this.seen !== null && this.seen !== mark;
      this.seen = mark;
      if (changed) {
        this.onChange();
      }
    }
    this.timer = setTimeout(() => void this.look(), LOOK_MS);
  }
}
