/**
 * A saved page: an explorer's answers as plain data, to be shown with no kernel and no server.
 *
 * As text it is JSON, compressed with gzip, in base64. `wave_explorer/queries/saved_page.py` writes it.
 */
import { gunzipSync } from 'fflate';
import type { Expression } from './expression';
import type { DerivationPayload, IndexDim, IndexMapPayload, Selection, SessionState } from './payloads';

/** The newest format that this code reads. */
export const PAGE_FORMAT = 1;

export interface SavedPage {
  format: number;
  state: SessionState;
  selection: Partial<Selection>;
  /** Values that a query's parameters have where they are left out, by query. */
  defaults: Record<string, Record<string, unknown>>;
  /** Long texts, which answers name by their place. */
  texts: string[];
  variants: Record<string, SavedVariant>;
  /** What the page holds, a line each. */
  notes: string[];
}

export interface SavedVariant {
  /** Payloads by `questionKey`, packed as `wave_explorer/queries/saved_answers.py` says. */
  answers: Record<string, unknown>;
  /** Indices from which the page makes index maps of any workgroup and iteration; null where no pass has a graph. */
  indices: SavedIndices | null;
  /** The way of the stepper through a workgroup, place by place. */
  steps: SavedStep[];
}

/** A place of the stepper: the wave that steps next, and the answers of `step` and `step_lds` there. */
export interface SavedStep {
  next: number;
  answers: Record<string, unknown>;
}

/** The symbols of a compile, and the index of each node after each fx pass. */
export interface SavedIndices {
  threads: number;
  block: [number, number, number];
  grid: [number, number, number] | null;
  wave_size: number;
  /** Symbols with one value for all; those that stand for a thread's or workgroup's place along an axis. */
  values: Record<string, number>;
  thread_axes: Record<string, number>;
  workgroup_axes: Record<string, number>;
  /** Symbols that are bound to expressions of others. */
  bound: Record<string, Expression>;
  forms: SavedIndex[];
  derivations: SavedDerivation[];
  /** Places in `forms` and in `derivations`, by pass and node. */
  form_of: Record<string, Record<string, number>>;
  derivation_of: Record<string, Record<string, number>>;
}

/** The index of one node; see `wave_explorer/analysis/index_map.py` for what the parts mean. */
export interface SavedIndex {
  label: string;
  space: IndexMapPayload['space'];
  mapping: string;
  element_bytes: number;
  index: IndexDim[];
  dims: string[];
  /** Why there is no map, in whatever workgroup and iteration; then there is no `places`. */
  not_known: string;
  places: SavedPlaces | null;
}

/** What places the elements of each lane. */
export interface SavedPlaces {
  start: Record<string, Expression>;
  size: Record<string, number>;
  stride: Record<string, number>;
  /** Symbols that have a value for this node only. */
  constants: Record<string, number>;
  /** The elements lie `stride` apart along their dimension. */
  apart: boolean;
  /** Dimensions whose stride counts elements of the vector tile, unless the start places each element itself. */
  strided: string[];
  tile: { dims: string[]; extent: number[] } | null;
  bounds: Record<string, Expression>;
  mask_note: string;
  tensor: SavedTensor | null;
  /** Why there are no addresses, in whatever workgroup and iteration. */
  address_note: string;
  /** Between the index and the memory: the dimension of each iterator, the place in memory by the iterators. */
  through: { iterators: Record<string, string>; place: Record<string, Expression> } | null;
  /** Induction variables of the loops around the node. */
  loops: string[];
  trip_count: number | null;
}

export interface SavedTensor {
  name: string;
  dims: string[];
  shape: number[];
  row_bytes: number | null;
  /** Elements from one index to the next, by dimension. */
  pitch: number[];
  base: number;
  /** Why an index leaves an LDS buffer where it does; empty for a tensor in global memory, whose edge is not looked at. */
  edge: string;
}

/** A derivation whose terms are expressions, evaluated for the place that is asked about. */
export interface SavedDerivation {
  /** Without the values of the terms, and without stage and node, which are those of the question. */
  payload: DerivationPayload;
  terms: Expression[];
  dropped: Expression[];
}

/** JSON with sorted keys and without what has its default value, so that equal questions give equal texts. */
export function questionKey(name: string, params: object, defaults: SavedPage['defaults'] = {}): string {
  const usual = defaults[name] ?? {};
  const told = Object.entries(params).filter(([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(usual[key]));
  return `${name} ${JSON.stringify(Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1))))}`;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The answer to a question; undefined where the page does not hold it.
 * Throws an `Error` with the reason where a kernel would refuse the question too.
 */
export function savedAnswer(page: SavedPage, answers: Record<string, unknown>, key: string): unknown {
  const kept = answers[key];
  if (!isFields(kept)) {
    return kept;
  }
  const { $refused: refused, $like: like, ...own } = kept;
  if (typeof refused === 'string') {
    throw new Error(refused);
  }
  const fields = Object.entries(own).map(([name, value]) => [name, isFields(value) && typeof value['$text'] === 'number' ? page.texts[value['$text']] : value]);
  const base = typeof like === 'string' ? savedAnswer(page, answers, like) : {};
  return { ...(base as Fields), ...Object.fromEntries(fields) as Fields };
}

/**
 * A page out of its text.
 * Throws an `Error` whose message is meant for people where the text is damaged or of a newer format.
 */
export function readSavedPage(text: string): SavedPage {
  let page: SavedPage;
  try {
    const packed = Uint8Array.from(atob(text.trim()), letter => letter.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(gunzipSync(packed)));
    if (!isFields(read) || typeof read['format'] !== 'number' || (read['format'] <= PAGE_FORMAT && !(isFields(read['variants']) && isFields(read['state'])))) {
      throw new Error('it holds no page');
    }
    page = read as unknown as SavedPage;
  } catch (error) {
    throw new Error(`This saved page is damaged and cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (page.format > PAGE_FORMAT) {
    throw new Error(`This page was saved by a newer Wave Explorer (format ${page.format}, this one reads ${PAGE_FORMAT}). Save it again, or update Wave Explorer.`);
  }
  return page;
}
