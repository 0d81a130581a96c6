/** An explorer over a kernel: queries and actions travel as messages, state and selection as traits of one model. */
import { mount } from '../core/explorer';
import type { Actions, Selection, SessionState } from '../core/payloads';
import { EMPTY_STATE, type ActionName, type EditorModule, type Params, type Payload, type QueryName, type Session, type StudyModule } from '../core/provider';
import { saveFile } from '../core/save_file';
import { keepPlainKeys } from './plain_keys';

/** What we need of a view of ipywidgets. */
interface WidgetView {
  el: HTMLElement;
  trigger?(name: string): void;
  remove(): void;
}

/** The part of anywidget's front-end interface that we use. */
export interface WidgetModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(content: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  widget_manager?: {
    get_model(id: string): Promise<unknown>;
    create_view(model: unknown, options?: unknown): Promise<WidgetView>;
  };
}

interface Answer {
  kind: 'answer';
  id: string;
  ok: boolean;
  payload?: unknown;
  error?: string;
}

/** A selection that moves with a held key is sent at most this often. */
const SELECTION_MS = 80;

let sessions = 0;

/** Modules of this page by name, whichever widget asked first. */
const modules = new Map<string, Promise<unknown>>();

async function importText(source: string): Promise<unknown> {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return (await import(/* webpackIgnore: true */ url)) as unknown;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export class KernelSession implements Session {
  readonly live = true;
  private readonly waiting = new Map<string, { resolve: (payload: never) => void; reject: (error: Error) => void }>();
  /** Every view of a model hears every answer; this tells ours. */
  private readonly prefix = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${(sessions += 1)}-`;
  private asked = 0;
  private readonly onMessage = (message: Answer): void => this.settle(message);

  /** `place` is where the page shows this session. */
  constructor(
    private readonly model: WidgetModel,
    private readonly place: HTMLElement
  ) {
    model.on('msg:custom', this.onMessage);
  }

  get state(): SessionState {
    return { ...EMPTY_STATE, ...(this.model.get('state') as Partial<SessionState>) };
  }

  onState(listener: () => void): () => void {
    this.model.on('change:state', listener);
    return () => this.model.off('change:state', listener);
  }

  query<N extends QueryName>(name: N, params: Params<N>): Promise<Payload<N>> {
    return this.ask<Payload<N>>('query', name, params);
  }

  async act<N extends ActionName>(name: N, params: Actions[N]): Promise<void> {
    try {
      await this.ask('action', name, params);
    } catch (error) {
      console.warn(`Wave Explorer: ${name} was not accepted`, error);
    }
  }

  exportedText(name: string): Promise<string> {
    return this.ask<string>('file', name, {});
  }

  async savePage(): Promise<void> {
    const page = await this.ask<string>('page', '', {});
    saveFile(`${this.state.title || 'kernel'}.html`, new Blob([page], { type: 'text/html;charset=utf-8' }));
  }

  loadEditor(): Promise<EditorModule> {
    return this.load<EditorModule>('editor');
  }

  loadStudy(): Promise<StudyModule> {
    return this.load<StudyModule>('study');
  }

  /** The page around says in `data-wave-link` behind which address a view's text may stand. */
  shareLink(state: string): string | null {
    const base = this.place.closest<HTMLElement>('[data-wave-link]')?.dataset['waveLink'];
    return base ? `${base}${state}` : null;
  }

  async renderControl(id: string, into: HTMLElement): Promise<() => void> {
    const manager = this.model.widget_manager;
    if (!manager) {
      throw new Error('This page has no widget manager.');
    }
    const view = await manager.create_view(await manager.get_model(id));
    into.append(view.el);
    view.trigger?.('displayed');
    return () => view.remove();
  }

  dispose(): void {
    this.model.off('msg:custom', this.onMessage);
    this.waiting.clear();
  }

  private load<M>(name: 'editor' | 'study'): Promise<M> {
    let found = modules.get(name);
    if (!found) {
      found = this.ask<string>('module', name, {}).then(importText);
      modules.set(name, found);
      found.catch(() => modules.delete(name));
    }
    return found as Promise<M>;
  }

  private ask<P>(kind: 'query' | 'action' | 'module' | 'file' | 'page', name: string, params: unknown): Promise<P> {
    const id = `${this.prefix}${(this.asked += 1)}`;
    return new Promise<P>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.model.send({ kind, id, name, params });
    });
  }

  private settle(message: Answer): void {
    const waiting = message.kind === 'answer' ? this.waiting.get(message.id) : undefined;
    if (waiting) {
      this.waiting.delete(message.id);
      if (message.ok) {
        waiting.resolve(message.payload as never);
      } else {
        waiting.reject(new Error(message.error ?? 'The kernel gave no reason.'));
      }
    }
  }
}

/** Keep the views' selection and the model's the same, whichever changes first. */
function shareSelection(model: WidgetModel, store: { selection: Selection; select(change: Partial<Selection>): void; on(keys: [], run: () => void): () => void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    model.set('selection', { ...store.selection });
    model.save_changes();
  };
  let reading = false;
  const stop = store.on([], () => {
    // What another view selected is in the model already; writing it back later would undo that view's next choice.
    if (!reading) {
      timer ??= setTimeout(write, SELECTION_MS);
    }
  });
  const read = (): void => {
    // While our own newer selection is on its way, an older one of the kernel must not undo it.
    if (timer === undefined) {
      reading = true;
      try {
        store.select(model.get('selection') as Partial<Selection>);
      } finally {
        reading = false;
      }
    }
  };
  model.on('change:selection', read);
  return () => {
    clearTimeout(timer);
    stop();
    model.off('change:selection', read);
  };
}

/** Go where the page around asks to: it puts the text of a view into `data-wave-view`, once for each time. */
function followPage(el: HTMLElement, goTo: (link: string) => void): () => void {
  const page = el.closest<HTMLElement>('[data-wave-link]');
  if (!page) {
    return () => undefined;
  }
  const follow = (): void => {
    const link = page.dataset['waveView'];
    if (link !== undefined) {
      delete page.dataset['waveView'];
      goTo(link);
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributeFilter: ['data-wave-view'] });
  follow();
  return () => observer.disconnect();
}

function whenAttached(element: HTMLElement, run: () => void): void {
  if (element.isConnected) {
    run();
  } else {
    requestAnimationFrame(() => whenAttached(element, run));
  }
}

function render({ model, el }: { model: WidgetModel; el: HTMLElement }): () => void {
  const endings: (() => void)[] = [];
  let gone = false;
  whenAttached(el, () => {
    if (gone) {
      return;
    }
    const session = new KernelSession(model, el);
    const explorer = mount(el, session, model.get('selection') as Partial<Selection>);
    endings.push(
      shareSelection(model, explorer.work.store),
      // A selection that the page asks for is to reach the model too.
      followPage(el, link => explorer.work.goTo(link)),
      keepPlainKeys(el),
      () => explorer.dispose(),
      () => session.dispose()
    );
  });
  return () => {
    gone = true;
    endings.forEach(end => end());
  };
}

export default { render };
