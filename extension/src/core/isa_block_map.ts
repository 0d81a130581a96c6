/** The control flow of the kernel beside its listing: a box for each basic block, and the jumps between them. */
import { CATEGORY_NAMES } from './category';
import { el, svg } from './dom';
import { count } from './format';
import { BOX, GAP, planBlocks, type BlockPlan, type Jump } from './isa_block_plan';
import type { IsaBlock, IsaPayload } from './payloads';
import type { Theme } from './theme';
import { VirtualList } from './virtual_list';

const WIDTH = 148;
const LEFT = 30;
const RIGHT = WIDTH - 31;
const LANE_STEP = 6;
const HEAD = 3.5;

let maps = 0;

export class IsaBlockMap {
  readonly element = el('div', { class: 'wx-isa-blocks', role: 'listbox', tabindex: 0, 'aria-label': 'Basic blocks', 'data-testid': 'isa-blocks' });
  private readonly list = new VirtualList(this.element);
  private readonly edges = svg('svg', { class: 'wx-isa-edges', 'aria-hidden': 'true', width: WIDTH });
  private readonly prefix = `wx-blocks-${(maps += 1)}-`;
  private plan: BlockPlan = { blocks: [], jumps: [], falls: [], mixes: [] };
  private selected = -1;

  /** `go` is told the first line of a block that was chosen. */
  constructor(private readonly theme: Theme, private readonly go: (line: number) => void) {
    this.list.layer.append(this.edges);
    this.list.onDraw = (first, end) => this.drawEdges(first, end);
    this.element.addEventListener('keydown', event => this.key(event));
  }

  put(payload: IsaPayload): void {
    this.plan = planBlocks(payload);
    this.list.show(this.plan.blocks.map(() => BOX + GAP), row => this.row(row));
  }

  /** Mark the block that holds a line. */
  select(line: number | null): void {
    const before = this.selected;
    this.selected = this.plan.blocks.findIndex(block => line !== null && block.first <= line && line <= block.last);
    if (this.selected >= 0) {
      this.element.setAttribute('aria-activedescendant', `${this.prefix}${this.selected}`);
    } else {
      this.element.removeAttribute('aria-activedescendant');
    }
    if (before !== this.selected) {
      this.list.redraw([before, this.selected]);
    }
    if (this.selected >= 0) {
      this.list.reveal(this.selected);
    }
  }

  redraw(): void {
    this.list.redraw();
  }

  dispose(): void {
    this.list.dispose();
  }

  private key(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (steps === undefined || this.plan.blocks.length === 0) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next = this.plan.blocks[Math.max(0, Math.min(this.plan.blocks.length - 1, this.selected + steps))];
    if (next) {
      this.go(next.first);
    }
  }

  private row(row: number): HTMLElement {
    const block = this.plan.blocks[row] as IsaBlock;
    const mix = this.plan.mixes[row] ?? [];
    const all = mix.reduce((sum, part) => sum + part.count, 0);
    const classes = ['wx-isa-block', row === this.selected && 'wx-on', !block.reached && 'wx-unreached'];
    return el('div', {},
      el('div', {
        class: classes.filter(Boolean).join(' '), role: 'option', id: `${this.prefix}${row}`, 'aria-selected': row === this.selected,
        title: blockWords(this.plan, row), style: `height:${BOX}px`, 'data-block': block.number, onclick: () => this.go(block.first)
      },
      el('b', {}, block.label || `block ${block.number + 1}`),
      ' ',
      el('span', {}, `${block.first}–${block.last}`, block.hits === null ? '' : ` · ${count(block.hits)}×`),
      el('span', { class: 'wx-isa-block-mix' }, ...mix.map(part => el('i', { style: `width:${((part.count / all) * 100).toFixed(1)}%;background:var(--${part.category})` })))));
  }

  private drawEdges(first: number, end: number): void {
    const { theme, plan } = this;
    const parts: SVGElement[] = [];
    const line = (d: string, on: boolean, dashed = false): SVGElement => svg('path', {
      d, fill: 'none', stroke: theme.color(on ? 'acc' : 'mut'), 'stroke-width': on ? 2 : 1.25, 'stroke-dasharray': dashed ? '3 2' : null
    });
    const on = (row: number): boolean => row === this.selected;
    const middle = (LEFT + RIGHT) / 2;
    for (let row = first; row < end; row++) {
      if (plan.falls[row]) {
        const [from, to] = [top(row) + BOX, top(row + 1)];
        parts.push(line(`M${middle} ${from}V${to - 1}M${middle - HEAD} ${to - 5}L${middle} ${to - 1}L${middle + HEAD} ${to - 5}`, on(row)));
      }
    }
    for (const jump of plan.jumps) {
      if (Math.max(jump.from, jump.to) >= first && Math.min(jump.from, jump.to) < end) {
        parts.push(line(jumpPath(jump), on(jump.from), jump.back));
      }
    }
    this.edges.setAttribute('height', String(plan.blocks.length * (BOX + GAP)));
    this.edges.replaceChildren(...parts);
  }
}

function top(row: number): number {
  return row * (BOX + GAP);
}

/** From the lower part of a block, beside all blocks between, into the upper part of another. */
function jumpPath({ from, to, lane, back }: Jump): string {
  const [edge, out] = back ? [LEFT, -1] : [RIGHT, 1];
  const x = edge + out * (8 + lane * LANE_STEP);
  const [a, b] = [top(from) + BOX - 10, top(to) + 10];
  const s = Math.sign(b - a) || 1;
  return `M${edge} ${a}H${x - out * 2}Q${x} ${a} ${x} ${a + 3 * s}V${b - 3 * s}Q${x} ${b} ${x - out * 2} ${b}H${edge + out}` +
    `M${edge + out * 5} ${b - HEAD}L${edge + out} ${b}L${edge + out * 5} ${b + HEAD}`;
}

/** A block in words, for those who do not see its place and its arrows. */
function blockWords({ blocks, mixes }: BlockPlan, row: number): string {
  const block = blocks[row] as IsaBlock;
  const then = block.successors.map(number => `block ${number + 1}`).join(' or ');
  return [
    `Block ${block.number + 1}${block.label ? ` ${block.label}` : ''}`, `lines ${block.first} to ${block.last}`,
    block.depth > 0 ? `in ${block.depth === 1 ? 'a loop' : `${block.depth} loops`}` : '', block.reached ? '' : 'no path leads here',
    block.hits === null ? '' : `${count(block.hits)} executions`, (mixes[row] ?? []).map(part => `${part.count} ${CATEGORY_NAMES[part.category]}`).join(' '),
    then ? `then ${then}` : 'the end'
  ].filter(Boolean).join(', ');
}
