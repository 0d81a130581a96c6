/** What a view says while it has nothing to draw: it waits, it needs a step of yours, or something failed. */
import { el, type Child } from './dom';

/** Still lines where content will come; says for what the view waits. */
export function skeleton(waitsFor: string): HTMLElement {
  return el('div', { class: 'wx-skeleton', role: 'status' },
    el('p', { class: 'wx-quiet' }, waitsFor),
    ...[92, 70, 84, 60, 78, 66, 88, 52].map(width => el('i', { style: `width:${width}%` })));
}

/** A title, one or two sentences, and at most two buttons. */
export function notice(title: string, text: Child, ...actions: Child[]): HTMLElement {
  return el('div', { class: 'wx-notice' },
    el('h2', {}, title),
    el('p', {}, text),
    actions.length ? el('div', { class: 'wx-actions' }, ...actions) : null);
}
