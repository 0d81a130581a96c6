/** What a view says while it has nothing to draw: it waits, it needs a step of yours, or something failed. */
import { button, el, type Child } from './dom';

/** After this time a view says why nothing may be coming. */
export const SLOW_MS = 5000;
export const KERNEL_BUSY = 'The kernel answers when it has finished what it is doing; a running cell may have to end first.';

/** Still lines where content will come; says for what the view waits. */
export function skeleton(waitsFor: string, more: string = ''): HTMLElement {
  return el('div', { class: 'wx-skeleton', role: 'status' },
    el('p', { class: 'wx-quiet' }, waitsFor, more ? ` ${more}` : null),
    ...[92, 70, 84, 60, 78, 66, 88, 52].map(width => el('i', { style: `width:${width}%` })));
}

/** How every refusal of a saved page begins: the state was not saved, nothing has failed. */
const NEEDS_KERNEL = 'Needs a kernel: ';

/** Why a question has no answer, and what to do about it. */
export function refusal(reason: string, again: () => void): HTMLElement {
  return reason.startsWith(NEEDS_KERNEL)
    ? notice('Needs a kernel', `${reason.slice(NEEDS_KERNEL.length)} Open the record in JupyterLab to see it.`)
    : notice('Nothing to show', reason, button('Try again', { class: 'wx-button', 'data-testid': 'try-again', onclick: again }));
}

/** A title, one or two sentences, and at most two buttons. */
export function notice(title: string, text: Child, ...actions: Child[]): HTMLElement {
  return el('div', { class: 'wx-notice' },
    el('h2', {}, title),
    el('p', {}, text),
    actions.length ? el('div', { class: 'wx-actions' }, ...actions) : null);
}
