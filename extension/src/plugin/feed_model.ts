/** The list of a kernel's compiles as the page knows it, and what the page has asked for and not yet been told. */
import type { CompileRow, FeedAnswer, FeedList, FeedRequest } from './feed_messages';

/** A request before it has its id. */
export type Wish = FeedRequest extends infer R ? (R extends FeedRequest ? Omit<R, 'id'> : never) : never;

/** A compile that was deleted and can be brought back. */
export interface Deleted {
  readonly id: string;
  readonly label: string;
}

let models = 0;

export class FeedModel {
  private current: FeedList | null = null;
  private readonly asked = new Map<string, { request: FeedRequest; at: number }>();
  /** Names of those that are about to go, since the list without them may come before the answer. */
  private readonly leaving = new Map<string, string>();
  private readonly prefix = `${Date.now().toString(36)}-${(models += 1)}-`;
  private requests = 0;
  private readonly gone: Deleted[] = [];
  /** Why the last request was refused, empty where it was not. */
  trouble = '';

  /** The last list that came; null before the first. */
  get list(): FeedList | null {
    return this.current;
  }

  /** Pinned compiles first, then the newest. */
  get rows(): readonly CompileRow[] {
    return inOrder(this.current?.compilations ?? []);
  }

  row(id: string): CompileRow | undefined {
    return this.current?.compilations.find(row => row.id === id);
  }

  /** For how long the oldest request has been without an answer, in ms; 0 where none is. */
  pendingSince(now: number): number {
    return Math.max(0, ...[...this.asked.values()].map(({ at }) => now - at));
  }

  /** The compile that was deleted last and not brought back. */
  get deleted(): Deleted | null {
    return this.gone.at(-1) ?? null;
  }

  /** The newest compile that this execution of a cell made. */
  ofCell(count: number): CompileRow | undefined {
    return this.current?.compilations.filter(row => row.cell === String(count)).at(-1);
  }

  /** The message that asks for something, remembered until it is answered. */
  ask(wish: Wish, now: number): FeedRequest {
    const request: FeedRequest = { ...wish, id: `${this.prefix}${(this.requests += 1)}` };
    this.asked.set(request.id, { request, at: now });
    if (request.kind === 'delete') {
      this.leaving.set(request.id, this.row(request.compilation)?.label ?? '');
    }
    this.trouble = '';
    return request;
  }

  receiveList(list: FeedList): void {
    this.current = list;
  }

  receiveAnswer(answer: FeedAnswer): void {
    const request = this.asked.get(answer.id)?.request;
    if (!request) {
      return; // another page's
    }
    const label = this.leaving.get(answer.id) ?? '';
    this.asked.delete(answer.id);
    this.leaving.delete(answer.id);
    if (!answer.ok) {
      this.trouble = answer.error || 'The kernel gave no reason.';
    } else if (request.kind === 'delete') {
      this.gone.push({ id: request.compilation, label });
    } else if (request.kind === 'restore') {
      const place = this.gone.findIndex(({ id }) => id === request.compilation);
      this.gone.splice(place, place < 0 ? 0 : 1);
    }
  }
}

/** Pinned rows first, then the rest; of both the newest first. The kernel lists the oldest first. */
export function inOrder(rows: readonly CompileRow[]): CompileRow[] {
  const newest = [...rows].reverse();
  return [...newest.filter(row => row.pinned), ...newest.filter(row => !row.pinned)];
}

/** Ids of two chosen compiles, the baseline first; `oldest` is the list in the kernel's own order. */
export function baselineFirst(chosen: readonly CompileRow[], oldest: readonly CompileRow[]): string[] {
  const ids = new Set(chosen.map(row => row.id));
  const rows = oldest.filter(row => ids.has(row.id));
  return [...rows.filter(row => row.pinned), ...rows.filter(row => !row.pinned)].map(row => row.id);
}
