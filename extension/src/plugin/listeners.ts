/** Those who are told that something has changed. */
export class Listeners {
  private readonly runs = new Set<() => void>();

  /** Returns what ends it. */
  add(run: () => void): () => void {
    this.runs.add(run);
    return () => this.runs.delete(run);
  }

  tell(): void {
    [...this.runs].forEach(run => run());
  }

  clear(): void {
    this.runs.clear();
  }
}
