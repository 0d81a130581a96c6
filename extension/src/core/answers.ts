/** Answers of queries, kept per variant, so that going back to a pass or a variant costs nothing. */
import type { Params, Payload, QueryName, QueryProvider } from './provider';

interface Kept {
  revision: number;
  promise: Promise<unknown>;
  value?: unknown;
}

/** Once a pass has ended, these never change within a variant. */
const FINAL: ReadonlySet<QueryName> = new Set<QueryName>(['graph', 'text', 'diff']);
const VARIANTS_KEPT = 4;

export class Answers {
  private readonly variants = new Map<string, Map<string, Kept>>();
  private kept = new Map<string, Kept>();
  private revision = -1;

  constructor(private readonly provider: QueryProvider) {}

  /** Say which variant is on view and how new it is; older answers are asked again when next needed. */
  turnTo(variant: string | null, revision: number): void {
    const key = variant ?? '';
    this.kept = this.variants.get(key) ?? new Map<string, Kept>();
    this.variants.delete(key);
    this.variants.set(key, this.kept);
    for (const oldest of this.variants.keys()) {
      if (this.variants.size <= VARIANTS_KEPT) {
        break;
      }
      this.variants.delete(oldest);
    }
    this.revision = revision;
  }

  ask<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    const key = `${name} ${JSON.stringify(params)}`;
    const { kept, revision } = this;
    const known = kept.get(key);
    if (known && (known.revision === revision || (FINAL.has(name) && known.value !== undefined))) {
      return known.promise as Promise<Payload<N>>;
    }
    const promise = this.provider.query(name, params);
    const entry: Kept = { revision, promise, value: known?.value };
    kept.set(key, entry);
    promise.then(
      value => {
        entry.value = value;
      },
      () => {
        // A failure is not an answer: the next one who needs it asks again.
        if (kept.get(key) === entry) {
          kept.delete(key);
        }
      }
    );
    return promise;
  }

  /** The newest answer that has arrived, perhaps of an earlier revision; undefined before the first. */
  peek<N extends QueryName>(name: N, params: Params<N>): Payload<N> | undefined {
    return this.kept.get(`${name} ${JSON.stringify(params)}`)?.value as Payload<N> | undefined;
  }
}
