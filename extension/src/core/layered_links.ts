/** The second of each pair by the first, as compressed rows: three arrays, however many nodes there are. */
export class Links {
  /** The neighbours of node `i` stand from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Int32Array;
  readonly targets: Int32Array;
  /** Index of the pair that each neighbour comes from. */
  readonly edges: Int32Array;

  constructor(nodes: number, pairs: readonly (readonly [number, number])[]) {
    this.starts = new Int32Array(nodes + 1);
    this.targets = new Int32Array(pairs.length);
    this.edges = new Int32Array(pairs.length);
    for (const [from] of pairs) {
      this.starts[from + 1] = (this.starts[from + 1] as number) + 1;
    }
    for (let node = 0; node < nodes; node++) {
      this.starts[node + 1] = (this.starts[node + 1] as number) + (this.starts[node] as number);
    }
    const next = this.starts.slice(0, nodes);
    pairs.forEach(([from, to], edge) => {
      const at = next[from] as number;
      this.targets[at] = to;
      this.edges[at] = edge;
      next[from] = at + 1;
    });
  }

  degree(node: number): number {
    return (this.starts[node + 1] as number) - (this.starts[node] as number);
  }

  each(node: number, run: (neighbour: number) => void): void {
    const end = this.starts[node + 1] as number;
    for (let k = this.starts[node] as number; k < end; k++) {
      run(this.targets[k] as number);
    }
  }
}
