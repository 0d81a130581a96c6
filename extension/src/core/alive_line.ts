/** Whose values fill the registers at one instruction, as a line of chips. */
import { button, el, replace } from './dom';
import { count } from './format';
import type { RegisterHolder, ResourcesPayload } from './payloads';

export class AliveLine {
  readonly element = el('div', { class: 'wx-alive', 'data-testid': 'alive' });

  constructor(
    private readonly pickNode: (node: string) => void,
    private readonly pickLine: (line: number) => void
  ) {}

  show(alive: ResourcesPayload['alive'], peaks: ResourcesPayload['registers']): void {
    this.element.hidden = !alive;
    if (!alive) {
      return;
    }
    const top = peaks.find(file => file.file === 'VGPR')?.peak ?? null;
    const counts = [[alive.vgprs, 'VGPR'], [alive.agprs, 'AGPR'], [alive.sgprs, 'SGPR']] as const;
    const head = counts.filter(([live], at) => at !== 1 || live > 0).map(([live, name]) => `${count(live)} ${name}`).join(', ');
    replace(this.element,
      el('span', { class: 'wx-alive-head' }, el('b', {}, `Alive at ${alive.line}`), `: ${head}`),
      el('span', { class: 'wx-alive-chips' }, ...alive.holders.filter(holder => holder.vgprs + holder.agprs > 0).map(holder => this.chip(holder))),
      top && top.line !== alive.line
        ? button(`Peak ${count(top.live)} at ${top.line}`, { class: 'wx-link', title: top.text, onclick: () => this.pickLine(top.line) })
        : el('span', { class: 'wx-quiet' }, 'the peak'));
  }

  private chip(holder: RegisterHolder): HTMLElement {
    const registers = count(holder.vgprs + holder.agprs);
    const written = holder.lines.length ? `\nwritten at ${holder.lines.slice(0, 8).join(', ')}${holder.lines.length > 8 ? ' …' : ''}` : '';
    const title = `${holder.labels.join('\nor ') || NAMELESS[holder.attribution] || 'no fx node is known'}\n${holder.registers}${written}\n${holder.attribution}`;
    const name = holder.labels[0] ?? (holder.attribution === 'launch' ? 'launch' : '–');
    const node = holder.nodes[0];
    const kind = `wx-fx wx-${holder.attribution}`;
    return node === undefined
      ? el('span', { class: kind, title }, name, ' ', el('b', {}, registers))
      : button(name, { class: kind, title, onclick: () => this.pickNode(node) }, ' ', el('b', {}, registers));
  }
}

const NAMELESS: Record<string, string> = { launch: 'set up by the hardware at the launch' };
