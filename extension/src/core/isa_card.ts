/** The facts of the selected instruction in sentences, with links to the lines they speak of. */
import { button, el, replace } from './dom';
import { instructionFacts } from './isa_facts';
import type { IsaPayload } from './payloads';

export class IsaCard {
  readonly element = el('div', { class: 'wx-isa-card', role: 'status', tabindex: 0, 'aria-label': 'Selected instruction', 'data-testid': 'isa-card' });

  constructor(private readonly go: (line: number) => void) {
    this.element.hidden = true;
  }

  show(payload: IsaPayload, line: number | null): void {
    const facts = line === null ? [] : instructionFacts(payload, line);
    this.element.hidden = facts.length === 0;
    replace(this.element, ...facts.map(({ text, links }) => el('p', {}, text,
      ...links.flatMap(to => [' ', button(`line ${to}`, { class: 'wx-link', 'data-line': to, onclick: () => this.go(to) })]))));
  }
}
