/** What the views need from whoever holds the record: a kernel, or the data inside a saved page. */
import type * as editor from './editor';
import type { Actions, Queries, SessionState } from './payloads';
import type * as study from './study';

export type QueryName = keyof Queries;
export type Params<N extends QueryName> = Queries[N]['params'];
export type Payload<N extends QueryName> = Queries[N]['payload'];
export type ActionName = keyof Actions;

export interface QueryProvider {
  /** Rejects with an `Error` whose message is meant for people. */
  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>>;
}

/** The text editor is two thirds of all code, and many never open a text: it is loaded when first needed. */
export type EditorModule = typeof editor;

/** The views for one thing each are loaded when the first of them is opened. */
export type StudyModule = typeof study;

/** A query provider that is alive: it has a state, takes actions, and may draw the editor's controls. */
export interface Session extends QueryProvider {
  readonly state: SessionState;
  onState(listener: () => void): () => void;
  /** Whether actions are possible; a saved page only shows. */
  readonly live: boolean;
  act<N extends ActionName>(name: N, params: Actions[N]): Promise<void>;
  loadEditor(): Promise<EditorModule>;
  loadStudy(): Promise<StudyModule>;
  /** The variant on view as a file of this name: `.py`, `.mlir` or `.s`. Absent where there is no kernel. */
  exportedText?(name: string): Promise<string>;
  /** Draw the control with this model id; resolves to what removes it. Absent where there is no kernel. */
  renderControl?(model: string, into: HTMLElement): Promise<() => void>;
  /** The address that opens this page at a view (a text of `view_link`); null where it has none. */
  shareLink?(state: string): string | null;
  /** Save what is on view as a page that needs no kernel. Absent where there is nothing to save it from. */
  savePage?(): Promise<void>;
}

/** State of a session in which nothing was compiled yet. */
export const EMPTY_STATE: SessionState = {
  title: '',
  variants: [],
  current: null,
  phase: 'empty',
  progress: null,
  device: { name: '', kind: 'emulator', note: '' },
  draft_changes: [],
  draft_errors: [],
  controls: [],
  message: null,
  revision: 0
};
