/** The tab bar and the view under it. A view is made when it is first opened and draws only while it is shown. */
import { CountersView } from './counters_view';
import { allDiagnostics } from './diagnostics';
import { button, el, eachFrame, Lifetime } from './dom';
import { EditView } from './edit_view';
import { FailureBanner } from './failure';
import { GraphView } from './graph_view';
import { IndexView } from './index_view';
import { IrView } from './ir_view';
import { IsaView } from './isa_view';
import type { ViewName } from './payloads';
import type { Picture } from './picture';
import type { StudyModule } from './provider';
import { SourceView } from './source_view';
import { KERNEL_BUSY, notice, skeleton, SLOW_MS } from './states';
import { addStudyStyles } from './stylesheets';
import { isStudy, VIEW_NAMES, VIEWS, type StudyName, type View } from './views';
import type { Workspace } from './workspace';

const MAKERS: Record<Exclude<ViewName, StudyName>, (work: Workspace) => View> = {
  graph: work => new GraphView(work),
  index: work => new IndexView(work),
  ir: work => new IrView(work),
  isa: work => new IsaView(work),
  counters: work => new CountersView(work),
  edit: work => new EditView(work),
  source: work => new SourceView(work)
};

let centres = 0;

export class Centre {
  readonly element: HTMLElement;
  private readonly tabs = new Map<ViewName, HTMLButtonElement>();
  private readonly badge = el('b', { class: 'wx-badge' });
  readonly panel: HTMLElement;
  private readonly failure: FailureBanner;
  private readonly views = new Map<ViewName, View>();
  private readonly life = new Lifetime();
  private open: View | null = null;
  private openName: ViewName | 'empty' | null = null;
  private study: StudyModule | null = null;
  private gone = false;

  constructor(
    private readonly work: Workspace,
    openPasses: HTMLElement,
    openInspector: HTMLElement
  ) {
    const id = `wx-centre-${(centres += 1)}`;
    this.panel = el('div', { class: 'wx-panel', role: 'tabpanel', id });
    for (const [index, view] of VIEWS.entries()) {
      this.tabs.set(view, button(VIEW_NAMES[view], {
        role: 'tab', id: `${id}-${view}`, 'data-view': view, 'data-testid': `tab-${view}`, 'aria-controls': id,
        title: index < 10 ? `${VIEW_NAMES[view]} (${(index + 1) % 10})` : VIEW_NAMES[view],
        onclick: () => work.store.select({ view })
      }, view === 'edit' ? this.badge : null));
    }
    this.failure = new FailureBanner(work);
    const bar = el('div', { class: 'wx-tabs' },
      openPasses,
      el('div', { class: 'wx-tablist', role: 'tablist', 'aria-label': 'Views' }, ...this.tabs.values()),
      el('span', { class: 'wx-gap' }), openInspector);
    this.element = el('section', { class: 'wx-centre', 'aria-label': 'View' }, bar, this.failure.element, this.panel);
    this.life.listen(bar, 'keydown', event => this.moveTab(event));
    this.life.add(work.store.on(['view'], () => this.refresh()));
    const refresh = eachFrame(() => this.refresh());
    this.life.add(work.on('state', refresh));
    this.life.add(work.on('record', refresh));
    this.refresh();
  }

  dispose(): void {
    this.gone = true;
    this.open?.hide();
    this.failure.dispose();
    this.life.end();
    for (const view of this.views.values()) {
      (view as View & { dispose?: () => void }).dispose?.();
    }
  }

  /** What the view on show gives as a picture; null where it gives none. */
  picture(): Picture | null {
    return this.open?.picture?.() ?? null;
  }

  /** Offers a key to the view on show. */
  key(event: KeyboardEvent): void {
    this.open?.takeKey?.(event);
  }

  private moveTab(event: KeyboardEvent): void {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).getAttribute('role') !== 'tab') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next = VIEWS[(VIEWS.indexOf(this.work.selection.view) + steps + VIEWS.length) % VIEWS.length] as ViewName;
    this.work.store.select({ view: next });
    this.tabs.get(next)?.focus();
  }

  private refresh(): void {
    const { selection, state } = this.work;
    const errors = allDiagnostics(this.work).filter(d => d.severity === 'error' && d.view === 'edit').length;
    this.badge.textContent = errors ? `!${errors}` : '';
    this.badge.hidden = errors === 0;
    for (const [view, tab] of this.tabs) {
      tab.setAttribute('aria-selected', String(view === selection.view));
      tab.tabIndex = view === selection.view ? 0 : -1;
      if (view === selection.view && tab.parentElement && tab.parentElement.scrollWidth > tab.parentElement.clientWidth) {
        tab.parentElement.scrollLeft = tab.offsetLeft - tab.parentElement.offsetLeft - tab.parentElement.clientWidth / 2;
      }
    }
    this.panel.setAttribute('aria-labelledby', this.tabs.get(selection.view)?.id ?? '');
    const empty = state.current === null && selection.view !== 'edit';
    const name = empty ? 'empty' : selection.view;
    if (name === this.openName) {
      return;
    }
    this.openName = name;
    this.open?.hide();
    this.open = null;
    if (name === 'empty') {
      this.panel.replaceChildren(this.emptyState());
      return;
    }
    const view = this.viewOf(name);
    if (!view) {
      this.loadStudy(name);
      return;
    }
    this.panel.replaceChildren(view.element);
    this.open = view;
    view.show();
  }

  /** The view of this name, made when first asked for; null while its module is not loaded. */
  private viewOf(name: ViewName): View | null {
    let view = this.views.get(name) ?? null;
    if (!view) {
      view = isStudy(name) ? this.study?.STUDY_MAKERS[name](this.work) ?? null : MAKERS[name](this.work);
      if (view) {
        this.views.set(name, view);
      }
    }
    return view;
  }

  private loadStudy(name: ViewName): void {
    const again = (): void => {
      if (this.openName === name) {
        this.openName = null;
        this.refresh();
      }
    };
    const wait = (more: string): void => this.panel.replaceChildren(skeleton(`Loads the view ${VIEW_NAMES[name]}.`, more));
    const slow = setTimeout(() => this.openName === name && wait(this.work.session.live ? KERNEL_BUSY : ''), SLOW_MS);
    wait('');
    this.work.session.loadStudy().finally(() => clearTimeout(slow)).then(study => {
      if (!this.gone) {
        addStudyStyles(this.element, study.STUDY_STYLES);
        this.study = study;
        again();
      }
    }, (error: Error) => {
      if (this.openName === name) {
        this.panel.replaceChildren(notice(`The view ${VIEW_NAMES[name]} could not be loaded`, error.message, button('Try again', { class: 'wx-button', onclick: again })));
      }
    });
  }

  private emptyState(): HTMLElement {
    const { state, session } = this.work;
    if (state.title && session.live) {
      return notice(`${state.title} is not compiled yet`, 'Every pass appears here as the compiler runs it.',
        button('Compile', { class: 'wx-button wx-primary', 'data-testid': 'compile-first', onclick: () => void session.act('compile', {}) }),
        button('Settings', { class: 'wx-button', onclick: () => this.work.store.select({ view: 'edit' }) }));
    }
    return el('div', { class: 'wx-notice', 'data-testid': 'empty' },
      el('h2', {}, 'No kernel yet'),
      el('p', {}, 'Run a cell that compiles a Wave kernel while recording is on, and it appears here by itself:'),
      el('pre', { tabindex: 0 }, '%load_ext wave_explorer'),
      el('p', {}, 'Or start from a ready one:'),
      el('pre', { tabindex: 0 }, 'import wave_explorer as wx\nwx.explore(wx.kernel("gemm"))'));
  }
}
