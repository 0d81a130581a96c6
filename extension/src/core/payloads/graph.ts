/** Queries `graph`, `node`, `text` and `diff`: one stage. */
import type { Attribution, Category, Language, SourceLocation } from './words';

export type NodeChange = '' | 'added' | 'removed' | 'changed';

/** What every answer about an fx node says of it. */
export interface NodeHead {
  id: string;
  name: string;
  region: string;
  op: string;
  category: Category;
  /** `[M, K] f16` or empty while not inferred. */
  type_text: string;
  /** `global`, `LDS` or empty. */
  memory_text: string;
  /** Kernel argument that the node is, reads, writes or buffers; empty where it is none, or not one alone. */
  tensor: string;
}

export interface GraphNodeRow extends NodeHead {
  /** Id of the source operation that the node is a copy of, its own for an original. */
  operation: string;
  /** Nodes with the same group are drawn as one: copies of an operation, or what a pass made once for each; a removed node has its own. */
  group: string;
  /** `M0 N0 K1` for an expanded copy, else empty. */
  copy_text: string;
  change: NodeChange;
  /** Fields that differ from the stage before, for `changed`. */
  changed_fields: string[];
  /** Id of the region that the node owns (a loop), or null. */
  subgraph: string | null;
}

export interface GraphRegion {
  id: string;
  /** `iterate K`; the root's title is the kernel's name. */
  title: string;
  owner: string | null;
  /** `16 iterations, step BLOCK_K = 32`, empty where not known. */
  note: string;
  /** Node ids in program order. */
  nodes: string[];
}

/** Query `graph`, parameters `{stage}`. Removed nodes are listed with change `removed`, in no region's `nodes`. */
export interface GraphPayload {
  stage: string;
  /** Id of the stage the changes are counted against, null for the first. */
  previous: string | null;
  counts: { nodes: number; before: number | null; added: number; removed: number; changed: number };
  regions: GraphRegion[];
  nodes: GraphNodeRow[];
  /** Edges by tensor: producer id, consumer id, argument name. */
  edges: [string, string, string][];
}

export interface IndexDim {
  dim: string;
  start: string;
  size: string;
  stride: string;
}

/** A neighbour, the argument that ties it, and the type of the value that passes. */
export interface NodeEdge {
  name: string;
  node: string;
  label: string;
  type_text: string;
}

/** Query `node`, parameters `{stage, node}`. */
export interface NodePayload extends NodeHead {
  stage: string;
  vector_text: string;
  elements_per_thread: string;
  index: IndexDim[] | null;
  /** The stage that sets the index first, where the node has none yet; empty where none does. */
  index_stage: string;
  bounds: Record<string, string> | null;
  copies: { id: string; label: string }[];
  lineage: string | null;
  /** What the stage did to the node. */
  change: NodeChange;
  changed_fields: string[];
  location: (SourceLocation & { text: string }) | null;
  operands: NodeEdge[];
  users: NodeEdge[];
  attributes: Record<string, unknown>;
  instructions: { line: number; text: string; attribution: Attribution; rule: string }[];
  /** Every assignment of the index up to and including this stage. */
  events: { stage: string; function: string; text: string }[];
}

/** Query `text`, parameters `{stage, variant?, before?}`: the IR after a stage or before it; an fx graph is printed as text. */
export interface TextPayload {
  stage: string;
  language: Language;
  text: string;
  /** 1-based line to fx node id, where known. */
  links: [number, string][];
  note: string;
}

/** Query `diff`, parameters `{stage, against?}`; `against` defaults to what stood before the stage. */
export interface DiffPayload {
  stage: string;
  against: string | null;
  language: Language;
  before: string;
  after: string;
  added: number;
  removed: number;
  /** Node changes of an fx stage: `+`, `-`, `~` with name and fields. */
  nodes: { change: NodeChange; id: string; name: string; fields: string[] }[];
}
