/** A search under way: what it does now, how far it is and since when, and the points that are being tried. */
import { el, replace } from './dom';
import { count, plural } from './format';
import type { SessionState, Tuning } from './payloads';

type Phase = Tuning['phase'];

/** What each phase is, and what it is for. */
const DOES: Partial<Record<Phase, [string, string]>> = {
  sifting: ['Sifting', 'points that cannot work are left out, each with its reason'],
  'starting workers': ['Starting', 'each process compiles and runs one point at a time'],
  baseline: ['Baseline', 'the kernel as it stands is compiled, run and compared with the reference; every point is then held against it'],
  searching: ['Searching', 'each point is compiled, run and compared with the reference'],
  'measuring again': ['Measuring again', 'the best few once more, so that their order stands']
};

/** `120 of 1 608 points looked at`, `2 of 40 points`. */
export function doneText(tuning: Tuning): string {
  if (tuning.phase === 'sifting') {
    const total = tuning.total || tuning.size;
    return total === 0 ? '' : tuning.total ? `${count(tuning.done)} of ${plural(total, 'point')} looked at` : plural(total, 'point');
  }
  return tuning.total === 0 ? '' : `${count(tuning.done)} of ${plural(tuning.total, 'point')}`;
}

/** `48 s`, `3 min 05 s`. */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

export class TuneProgress {
  /** The clock is outside of what is read out: it would be read every second. */
  readonly element: HTMLElement;
  private readonly what = el('span', { class: 'wx-tune-doing' });
  private readonly bar = el('i');
  private readonly track = el('span', { class: 'wx-tune-track', role: 'progressbar', 'aria-label': 'Points', 'aria-valuemin': 0, 'aria-valuemax': 100 }, this.bar);
  private readonly clock = el('span', { class: 'wx-quiet wx-num', 'data-testid': 'tune-elapsed' });
  private readonly running = el('ul', { class: 'wx-tune-running', 'aria-label': 'Points under way', 'data-testid': 'tune-running' });
  /** Seconds that the session has told, and when it did: it tells no more than its changes. */
  private told = { seconds: -1, at: 0 };

  constructor() {
    this.element = el('div', { class: 'wx-tune-progress', 'data-testid': 'tune-progress' },
      el('div', { class: 'wx-tune-now' }, this.what, this.track, this.clock), this.running);
    this.element.hidden = true;
  }

  refresh(tuning: Tuning, state: SessionState): void {
    const does = DOES[tuning.phase];
    this.element.hidden = state.phase !== 'tuning' || !does;
    if (this.element.hidden || !does) {
      this.told = { seconds: -1, at: 0 };
      return;
    }
    const [name, why] = does;
    replace(this.what, el('b', {}, name), el('span', { class: 'wx-quiet' }, `: ${why}`));
    const share = tuning.total ? Math.min(100, (100 * tuning.done) / tuning.total) : 0;
    this.bar.style.width = `${Math.max(2, share).toFixed(1)}%`;
    this.track.setAttribute('aria-valuenow', share.toFixed(0));
    this.running.hidden = tuning.running.length === 0;
    replace(this.running, ...tuning.running.map(point => el('li', { class: 'wx-m', title: point }, point)));
    const seconds = state.progress?.seconds ?? 0;
    if (seconds !== this.told.seconds) {
      this.told = { seconds, at: Date.now() };
    }
    this.tick();
  }

  /** To be called every second. */
  tick(): void {
    if (!this.element.hidden) {
      this.clock.textContent = elapsedText(this.told.seconds + (Date.now() - this.told.at) / 1000);
    }
  }
}
