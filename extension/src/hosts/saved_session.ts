/** An explorer over a saved page: it answers from what the page holds, and says of all else that it needs a kernel. */
import { NotExact } from '../core/expression';
import { derivation, indexMap, type Place } from '../core/index_evaluation';
import type { Actions, SessionState, StepLdsPayload, StepPayload } from '../core/payloads';
import { EMPTY_STATE, type ActionName, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../core/provider';
import { questionKey, savedAnswer, type SavedIndices, type SavedPage } from '../core/saved_page';
import { SavedSteps } from './saved_steps';

/** How every refusal begins, so that a view can tell it from a failure. */
export const NEEDS_KERNEL = 'Needs a kernel: ';

/** Queries that may name another compile of the session. */
const OF_OTHERS: ReadonlySet<QueryName> = new Set<QueryName>(['stages', 'text']);

export class SavedSession implements Session {
  readonly live = false;
  /** Set by a page that has an address for its views. */
  shareLink?: (state: string) => string | null;
  private current: SessionState;
  private readonly listeners = new Set<() => void>();
  private steps: SavedSteps;

  constructor(private readonly page: SavedPage) {
    this.current = { ...EMPTY_STATE, ...page.state, phase: page.state.current === null ? 'empty' : 'idle', progress: null };
    this.steps = this.stepsOf(this.current.current);
    this.current = { ...this.current, ...this.stepping() };
  }

  get state(): SessionState {
    return this.current;
  }

  /** What the page holds, a line each. */
  get notes(): readonly string[] {
    return this.page.notes;
  }

  onState(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    try {
      return Promise.resolve(this.answer(name, params) as Payload<N>);
    } catch (error) {
      return Promise.reject(error instanceof NotExact ? new Error(`${NEEDS_KERNEL}${error.message}.`) : (error as Error));
    }
  }

  loadEditor(): Promise<EditorModule> {
    return import('../core/editor');
  }

  loadStudy(): Promise<StudyModule> {
    return import('../core/study');
  }

  /** Shows another saved variant, or goes on along the saved steps; of anything else it says that it needs a kernel. */
  act<N extends ActionName>(name: N, params: Actions[N]): Promise<void> {
    if (name === 'show_variant') {
      this.show((params as Actions['show_variant']).id);
    } else if (this.steps.length > 0 && name.startsWith('step')) {
      this.tell(this.stepping(this.steps.move(name, params)));
    } else {
      this.refuse(`a saved page cannot ${name.replaceAll('_', ' ')}`);
    }
    return Promise.resolve();
  }

  private answer(name: QueryName, params: Params<QueryName>): unknown {
    // Passes and texts of another compile of the session are among its own answers.
    const { variant: other, ...question } = params as { variant?: string };
    const asked = other !== undefined && OF_OTHERS.has(name) ? question : params;
    const variant = this.page.variants[asked === params ? this.current.current ?? '' : other ?? ''];
    const found = variant && savedAnswer(this.page, variant.answers, questionKey(name, asked, this.page.defaults));
    if (found !== undefined) {
      return found;
    }
    if (variant?.indices && (name === 'index_map' || name === 'derivation')) {
      const map = this.evaluated(variant.indices, name, params as Params<'index_map'>);
      if (map !== null) {
        return map;
      }
    }
    if (name === 'step' || name === 'step_lds') {
      const place: StepPayload | StepLdsPayload | null | undefined = name === 'step' ? this.steps.step(params as Params<'step'>) : this.steps.lds();
      if (place !== undefined) {
        return place;
      }
    }
    throw new Error(`${NEEDS_KERNEL}${wanted(name, params)} is not saved in this page.`);
  }

  private evaluated(indices: SavedIndices, name: 'index_map' | 'derivation', params: Params<'index_map'>): unknown {
    const { stage, node, workgroup, iteration } = params;
    const place: Place = { stage, node, workgroup: workgroup ?? [0, 0, 0], iteration: iteration ?? 0 };
    const form = indices.forms[indices.form_of[stage]?.[node] ?? -1] ?? null;
    if (name === 'index_map') {
      return form && indexMap(indices, form, place);
    }
    const saved = indices.derivations[indices.derivation_of[stage]?.[node] ?? -1];
    return saved ? derivation(indices, saved, form, place) : null;
  }

  private stepsOf(variant: string | null): SavedSteps {
    return new SavedSteps(this.page, this.page.variants[variant ?? '']?.steps ?? []);
  }

  /** What the state says of the stepper, with what its last movement met. */
  private stepping(trouble = ''): Pick<SessionState, 'stepping'> {
    const { length, serial } = this.steps;
    return { stepping: { serial, open: length > 0, trouble: trouble && `${NEEDS_KERNEL}${trouble}.` } };
  }

  private show(id: string): void {
    if (!Object.hasOwn(this.page.variants, id)) {
      const label = this.current.variants.find(variant => variant.id === id)?.label ?? id;
      this.refuse(`${label} is not saved in this page`);
      return;
    }
    this.steps = this.stepsOf(id);
    this.tell({ current: id, revision: this.current.revision + 1, message: null, ...this.stepping() });
  }

  private refuse(why: string): void {
    this.tell({ message: { text: `${NEEDS_KERNEL}${why}.`, severity: 'note' } });
  }

  private tell(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    [...this.listeners].forEach(listener => listener());
  }
}

/** What was asked for, in words: `graph after p016_expand_graph`, `lds for workgroup 1, 0, 0`. */
function wanted(name: QueryName, params: object): string {
  const { stage, node, ...rest } = params as Record<string, unknown>;
  const of = typeof node === 'string' ? ` of ${node}` : '';
  const after = typeof stage === 'string' ? ` after ${stage}` : '';
  const parts = Object.entries(rest).filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key.replaceAll('_', ' ')} ${Array.isArray(value) ? value.join(', ') : String(value)}`);
  return `${name.replaceAll('_', ' ')}${of}${after}${parts.length ? ` for ${parts.join(', ')}` : ''}`;
}
