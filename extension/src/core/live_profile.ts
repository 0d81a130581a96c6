/** Live registers along the whole program: instructions downwards, registers in use across, beside the list of instructions. */
import { el } from './dom';
import type { Theme } from './theme';

const WIDTH = 56;
const INSET = 3;

export interface Profile {
  /** Registers in use by row of the list; null for a row that is no instruction. */
  live: (number | null)[];
  /** What the kernel was given. */
  taken: number;
  peak: number | null;
}

export class LiveProfile {
  readonly element = el('canvas', { class: 'wx-live-profile', 'aria-hidden': 'true', title: 'VGPRs in use along the program; click to go there' });
  private profile: Profile = { live: [], taken: 1, peak: null };

  /** `go` is told the row of a click. */
  constructor(
    private readonly theme: Theme,
    go: (row: number) => void
  ) {
    const move = (event: PointerEvent): void => {
      const box = this.element.getBoundingClientRect();
      const rows = this.profile.live.length;
      if (event.buttons === 1 && box.height > 0 && rows > 0) {
        go(Math.max(0, Math.min(rows - 1, Math.floor(((event.clientY - box.top) / box.height) * rows))));
      }
    };
    this.element.addEventListener('pointerdown', move);
    this.element.addEventListener('pointermove', move);
  }

  put(profile: Profile): void {
    this.profile = profile;
  }

  /** Draw it, with the rows in sight and the selected one. */
  paint(first: number, end: number, selected: number | null): void {
    const { theme, profile: { live, taken, peak } } = this;
    const height = this.element.clientHeight;
    const context = this.element.getContext('2d');
    if (!context || live.length === 0 || height === 0) {
      return;
    }
    const ratio = window.devicePixelRatio || 1;
    this.element.width = WIDTH * ratio;
    this.element.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const y = (row: number): number => (row / live.length) * height;
    const across = (registers: number): number => (registers / taken) * (WIDTH - 2 * INSET);
    context.fillStyle = theme.color('hov');
    context.fillRect(0, y(first), WIDTH, Math.max(3, y(Math.min(end, live.length)) - y(first)));
    context.fillStyle = theme.color('bar');
    const step = Math.max(1, height / live.length);
    for (let top = 0; top < height; top += step) {
      const from = Math.floor((top / height) * live.length);
      const to = Math.max(from + 1, Math.floor(((top + step) / height) * live.length));
      const most = live.slice(from, to).reduce<number>((high, value) => Math.max(high, value ?? 0), 0);
      context.fillRect(INSET, top, across(most), step > 2 ? step - 0.5 : step);
    }
    context.strokeStyle = theme.color('line2');
    context.setLineDash([2, 2]);
    context.beginPath();
    context.moveTo(INSET + across(taken) - 0.5, 0);
    context.lineTo(INSET + across(taken) - 0.5, height);
    context.stroke();
    context.setLineDash([]);
    if (peak !== null) {
      context.fillStyle = theme.color('fg');
      context.fillRect(0, y(peak) - 0.5, INSET + across(live[peak] ?? 0), 1.5);
    }
    if (selected !== null) {
      context.fillStyle = theme.color('acc');
      context.fillRect(0, y(selected) - 1, WIDTH, 2);
    }
  }
}
