/** The bar at the top: what is compiled, for what, which variant, what goes on, and Run. */
import { DevicePicker } from './device_picker';
import { button, el, eachFrame, Lifetime, replace, type Child } from './dom';
import { count, duration, plural } from './format';
import { severityIcon } from './icons';
import type { SessionState } from './payloads';
import type { Workspace } from './workspace';

/** More variants than these are reached through a list. */
const VARIANTS_SHOWN = 4;

export class TopBar {
  readonly element = el('div', { class: 'wx-top', role: 'toolbar', 'aria-label': 'Kernel and run' });
  private readonly life = new Lifetime();
  private readonly device: DevicePicker;
  private drawn = '';
  private readonly progress = el('i');
  private readonly progressText = el('span', { class: 'wx-num' });

  /** `first` stands before everything else; `layer` is what the list of devices lies over. */
  constructor(
    private readonly work: Workspace,
    private readonly first: HTMLElement,
    layer: HTMLElement
  ) {
    this.device = new DevicePicker(work, layer);
    const refresh = eachFrame(() => this.refresh());
    this.life.add(work.on('state', refresh));
    this.life.add(work.on('record', refresh));
    this.life.add(work.on('said', refresh));
    this.refresh();
  }

  dispose(): void {
    this.device.dispose();
    this.life.end();
  }

  private refresh(): void {
    const { state, summary, trouble } = this.work;
    // Progress moves ten times a second; everything else is rebuilt only when it changes, so that focus stays.
    const key = JSON.stringify([state.title, state.variants, state.current, state.phase, state.device, state.message, summary?.id, summary?.kernel, summary?.target, summary?.shape_text, summary?.dtype_text, summary?.status, summary?.seconds, this.work.said, this.work.rows.length * Number(state.phase !== 'compiling'), trouble]);
    if (key !== this.drawn) {
      this.drawn = key;
      this.build();
    }
    this.showProgress(state);
  }

  private build(): void {
    const { state, summary, session } = this.work;
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.getAttribute('data-testid') : null;
    const busy = state.phase !== 'idle' && state.phase !== 'empty';
    const name = summary?.kernel || state.title;
    const target = summary?.target ?? '';
    const shape = [summary?.shape_text, summary?.dtype_text].filter(Boolean).join(' · ');
    replace(this.element,
      this.first,
      name ? el('span', { class: 'wx-kernel', 'data-testid': 'kernel' }, name) : el('span', { class: 'wx-quiet' }, 'No kernel'),
      shape ? el('span', { class: 'wx-quiet wx-shape', title: shape }, shape) : null,
      target ? el('span', { class: 'wx-chip wx-target', title: 'Compile target' }, 'target ', el('b', { class: 'wx-m' }, target)) : null,
      this.device.element(),
      el('span', { class: 'wx-gap' }),
      ...this.variants(state),
      el('span', { class: 'wx-status', 'data-testid': 'status', 'data-phase': state.phase }, ...this.status(state)),
      session.live
        ? button('Run', {
          class: 'wx-button wx-primary', 'data-testid': 'run',
          disabled: busy || summary?.status !== 'ok',
          title: `Run this variant on ${state.device.name || 'a device'}`,
          onclick: () => void this.work.session.act('run', {})
        })
        : null);
    if (focused) {
      [...this.element.querySelectorAll<HTMLElement>('[data-testid]')].find(one => one.dataset['testid'] === focused)?.focus();
    }
  }

  private variants(state: SessionState): Child[] {
    if (state.variants.length === 0 || !this.work.session.live) {
      return [];
    }
    const choose = (id: string): void => void this.work.session.act('show_variant', { id });
    const flag = (baseline: boolean): string => (baseline ? '⚑ ' : '');
    if (state.variants.length > VARIANTS_SHOWN) {
      const list = el('select', {
        class: 'wx-field wx-variants', 'aria-label': 'Variant', 'data-testid': 'variants',
        onchange: (event: Event) => choose((event.target as HTMLSelectElement).value)
      }, ...state.variants.map(v => el('option', { value: v.id, selected: v.id === state.current }, flag(v.baseline) + v.label)));
      return [list];
    }
    return [el('div', { class: 'wx-seg wx-variants', role: 'group', 'aria-label': 'Variant' },
      ...state.variants.map(v => button(flag(v.baseline) + v.label, {
        'aria-pressed': v.id === state.current, 'data-variant': v.id, 'data-testid': `variant-${v.id}`,
        title: v.changes.join('\n') || 'as first compiled',
        onclick: () => choose(v.id)
      })))];
  }

  private status(state: SessionState): Child[] {
    const { summary, rows, trouble, session } = this.work;
    if (state.phase === 'compiling' || state.phase === 'running' || state.phase === 'stepping' || state.phase === 'tracing' || state.phase === 'tuning') {
      return [
        el('span', { class: 'wx-progress', role: 'progressbar', 'aria-label': 'Progress', 'aria-valuemin': 0, 'aria-valuemax': 100 }, this.progress),
        this.progressText,
        session.live ? button('Cancel', { class: 'wx-button wx-small', 'data-testid': 'cancel', onclick: () => void session.act('cancel', {}) }) : null
      ];
    }
    if (state.phase === 'exporting') {
      return ['Exporting'];
    }
    const message = this.work.said ?? state.message;
    if (trouble) {
      return [severityIcon('error'), el('span', { class: 'wx-status-text', title: trouble }, trouble)];
    }
    if (message) {
      return [
        message.severity === 'note' ? el('b', { class: 'wx-add' }, '✓') : severityIcon(message.severity),
        el('span', { class: 'wx-status-text', title: message.text }, message.text)
      ];
    }
    if (summary?.status === 'failed') {
      return [severityIcon('error'), `failed after ${plural(rows.length, 'pass').replace('passs', 'passes')}`];
    }
    if (summary?.status === 'cancelled') {
      return [severityIcon('warning'), 'cancelled'];
    }
    if (summary) {
      const seconds = Object.values(summary.seconds);
      const total = summary.seconds['total'] ?? (seconds.length ? Math.max(...seconds) : null);
      return [el('b', { class: 'wx-add' }, '✓'), el('span', { class: 'wx-num' }, `${count(rows.length)} passes${total === null ? '' : ` · ${duration(total)}`}`)];
    }
    return [];
  }

  private showProgress(state: SessionState): void {
    const { progress } = state;
    if (!progress) {
      this.progressText.textContent = state.phase === 'running' ? 'Running' : state.phase === 'stepping' ? 'Stepping' : 'Starting';
      this.progress.style.width = '2%';
      return;
    }
    const share = progress.total ? Math.min(100, (progress.done / progress.total) * 100) : 0;
    this.progress.style.width = `${Math.max(2, share).toFixed(1)}%`;
    this.progress.parentElement?.setAttribute('aria-valuenow', share.toFixed(0));
    const of = progress.total === null ? count(progress.done) : `${count(progress.done)} of ${count(progress.total)}`;
    this.progressText.textContent = progress.name ? `${of} · ${progress.name}` : of;
  }
}
