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
}

export interface GraphNodeRow extends NodeHead {
  /** Nodes with the same group in one region are copies of one source operation. */
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

/** Query `node`, parameters `{stage, node}`. */
export interface NodePayload extends NodeHead {
  stage: string;
  vector_text: string;
  elements_per_thread: string;
  index: IndexDim[] | null;
  bounds: Record<string, string> | null;
  copies: { id: string; label: string }[];
  lineage: string | null;
  location: (SourceLocation & { text: string }) | null;
  operands: { name: string; node: string; label: string }[];
  users: { name: string; node: string; label: string }[];
  attributes: Record<string, unknown>;
  instructions: { line: number; text: string; attribution: Attribution; rule: string }[];
  /** Every assignment of the index up to and including this stage. */
  events: { stage: string; function: string; text: string }[];
}

/** Query `text`, parameters `{stage}` (IR of a stage that is no fx stage, or an fx graph printed as text). */
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
