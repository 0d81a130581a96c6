/**
 * Keys that work anywhere in the explorer: 1–9 and 0 views, / search, up and down passes, left and right lanes,
 * P presentation, and with Alt left and right back and forward.
 */
import type { PassList } from './passes';
import { VIEWS } from './views';
import type { Workspace } from './workspace';

/** Whether a key press belongs to what has the focus: a field, an editor, or a control. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable="true"], .wx-control') !== null;
}

/** Whether Alt and an arrow move in the text that has the focus; in a plain field they do so on a Mac only. */
function movesInText(target: EventTarget | null): boolean {
  const text = target instanceof Element && target.closest('[contenteditable="true"]') !== null;
  return text || (typing(target) && /mac|iphone|ipad/i.test(navigator.platform));
}

/** `from + by` within 0 … size − 1, around the ends. */
export function wrap(from: number, by: number, size: number): number {
  return size > 0 ? (((from + by) % size) + size) % size : 0;
}

/** Back and forward, before a list or a picture takes the arrow for itself. */
export function handleWay(event: KeyboardEvent, work: Workspace): void {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
  if (way && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented && !movesInText(event.target)) {
    // The browser's own back would leave the page.
    event.preventDefault();
    event.stopPropagation();
    work.history.go(way);
  }
}

export function handleKey(event: KeyboardEvent, work: Workspace, passes: PassList, present: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) {
    return;
  }
  const view = /^[0-9]$/.test(event.key) ? VIEWS[(Number(event.key) + 9) % 10] : undefined;
  const lanes = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (view) {
    work.store.select({ view });
  } else if (event.key === '/') {
    passes.focusSearch();
  } else if (event.key === 'p') {
    present();
  } else if (lanes !== undefined) {
    work.store.select({ lane: wrap(work.selection.lane, lanes, work.waveSize) });
  } else if (steps !== undefined) {
    passes.step(steps);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
