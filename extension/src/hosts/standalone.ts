/**
 * An explorer over data that stands in the page: no kernel, no server. The page holds the answers of the queries in
 * `<script type="application/json" id="wave-explorer-data">`.
 */
import { mount } from '../core/explorer';
import type { SessionState } from '../core/payloads';
import { EMPTY_STATE, type ActionName, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../core/provider';

/** Answers by `name {"parameter": ...}` (keys sorted, no blanks), one table per variant. */
export interface SavedPage {
  state: SessionState;
  variants: Record<string, Record<string, unknown>>;
}

/** JSON with sorted keys, so that equal parameters give equal text. */
export function parameterKey(params: Record<string, unknown>): string {
  const known = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1))));
}

export class SavedSession implements Session {
  readonly live = false;
  state: SessionState;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly page: SavedPage) {
    this.state = { ...EMPTY_STATE, ...page.state };
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    const answers = this.page.variants[this.state.current ?? ''];
    const key = `${name} ${parameterKey(params)}`;
    if (answers && key in answers) {
      return Promise.resolve(answers[key] as Payload<N>);
    }
    return Promise.reject(new Error(`This saved page does not hold ${name} for these parameters; open the record to see it.`));
  }

  loadEditor(): Promise<EditorModule> {
    return import('../core/editor');
  }

  loadStudy(): Promise<StudyModule> {
    return import('../core/study');
  }

  act<N extends ActionName>(name: N): Promise<void> {
    return Promise.reject(new Error(`A saved page cannot ${name.replace('_', ' ')}.`));
  }
}

const data = document.getElementById('wave-explorer-data')?.textContent;
const place = document.getElementById('wave-explorer');
if (data && place) {
  mount(place, new SavedSession(JSON.parse(data) as SavedPage));
}
