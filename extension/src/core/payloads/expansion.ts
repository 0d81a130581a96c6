/** Query `expansion`: copies of operations and their chains. */
import type { Category } from './words';

/** T, W and V of an operation along one dimension: ⌈tile / (waves · vector)⌉ copies, and those in the graph. */
export interface ExpansionDim {
  dim: string;
  tile: number | null;
  tile_text: string;
  /** What the tile comes from: the constraint, or that the dimension has none. */
  rule: string;
  waves: number | null;
  /** 0: no vector lies along the dimension. */
  vector: number | null;
  expected: number | null;
  copies: number;
  formula: string;
}

export interface NodeName {
  node: string;
  label: string;
}

export interface ExpandedOperation {
  /** Id in the graph before expansion. */
  node: string;
  label: string;
  op: string;
  category: Category;
  dims: ExpansionDim[];
  expected: number | null;
  copies: { node: string; label: string; at: Record<string, number> }[];
}

/** Copies that make one value together. */
export interface ExpansionChain {
  kind: 'accumulator' | 'reduction';
  operation: string;
  label: string;
  dim: string;
  at: Record<string, number>;
  /** `source` is operand `operand` of `target`: the edge that proves the link. */
  links: { node: string; label: string; position: number; operand: string; source: string; target: string }[];
  enters: NodeName | null;
  leaves: NodeName[];
  /** The next iteration goes on from the result. */
  carried: boolean;
  complete: boolean;
}

/** Query `expansion`, no parameters. */
export interface ExpansionPayload {
  stage: string;
  nodes_before: number;
  nodes_after: number;
  operations: ExpandedOperation[];
  chains: ExpansionChain[];
  kept: NodeName[];
  not_known: string;
}
