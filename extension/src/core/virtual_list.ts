/** A long list of which only the rows in sight are elements. Rows may differ in height. */
import { eachFrame, el, Lifetime } from './dom';

/** Tops of rows: `tops[i]` is where row `i` begins, `tops[rows]` the height of all. */
export function rowTops(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) {
    tops.push((tops[tops.length - 1] as number) + height);
  }
  return tops;
}

/** Index of the row that covers `y`; clamped to the list. */
export function rowAt(tops: readonly number[], y: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] as number) <= y) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return Math.max(0, low);
}

/** First and one past the last row to draw, with some rows of reserve on either side. */
export function rowsInSight(tops: readonly number[], top: number, height: number, reserve = 6): [number, number] {
  const rows = tops.length - 1;
  if (rows <= 0) {
    return [0, 0];
  }
  return [
    Math.max(0, rowAt(tops, top) - reserve),
    Math.min(rows, rowAt(tops, top + Math.max(0, height - 1)) + 1 + reserve)
  ];
}

export class VirtualList {
  readonly scroller: HTMLElement;
  private readonly sheet: HTMLElement;
  private tops: number[] = [0];
  private drawn = new Map<number, HTMLElement>();
  private render: (index: number) => HTMLElement = () => el('div');
  private readonly life = new Lifetime();
  /** Called after each drawing with the first and one past the last row. */
  onDraw: (first: number, end: number) => void = () => undefined;

  constructor(scroller: HTMLElement) {
    this.scroller = scroller;
    this.sheet = el('div', { class: 'wx-sheet', role: 'presentation' });
    scroller.append(this.sheet);
    const draw = eachFrame(() => this.draw());
    this.life.listen(scroller, 'scroll', draw, { passive: true });
    this.life.resize(scroller, draw);
  }

  /** Where things laid over the rows belong. */
  get layer(): HTMLElement {
    return this.sheet;
  }

  get rowTops(): readonly number[] {
    return this.tops;
  }

  /** Show other rows; the scroll position stays. */
  show(heights: readonly number[], render: (index: number) => HTMLElement): void {
    this.tops = rowTops(heights);
    this.render = render;
    this.sheet.style.height = `${this.tops[this.tops.length - 1]}px`;
    this.redraw();
  }

  /** Draw the rows in sight anew, for a change in what they show; or only those of them that changed. */
  redraw(changed: Iterable<number> = [...this.drawn.keys()]): void {
    for (const index of changed) {
      this.drawn.get(index)?.remove();
      this.drawn.delete(index);
    }
    this.draw();
  }

  /** Bring a row into sight; `place` of the height stays above it when it was out of sight. */
  reveal(index: number, place = 0.35): void {
    const top = this.tops[index];
    const bottom = this.tops[index + 1];
    if (top === undefined || bottom === undefined) {
      return;
    }
    const { scrollTop, clientHeight } = this.scroller;
    if (top < scrollTop + 24 || bottom > scrollTop + clientHeight - 4) {
      this.scroller.scrollTop = Math.max(0, top - clientHeight * place);
      this.draw();
    }
  }

  /** Bring a row into the middle. */
  scrollTo(index: number): void {
    this.scroller.scrollTop = Math.max(0, (this.tops[index] ?? 0) - this.scroller.clientHeight / 2);
    this.draw();
  }

  dispose(): void {
    this.life.end();
  }

  private draw(): void {
    const [first, end] = rowsInSight(this.tops, this.scroller.scrollTop, this.scroller.clientHeight || 600);
    for (const [index, row] of this.drawn) {
      if (index < first || index >= end) {
        row.remove();
        this.drawn.delete(index);
      }
    }
    // From the end, so that elements stand in the order of their rows, as a screen reader tells them.
    let next: HTMLElement | null = null;
    for (let index = end - 1; index >= first; index--) {
      let row = this.drawn.get(index);
      if (!row) {
        row = this.render(index);
        row.classList.add('wx-row');
        row.style.top = `${this.tops[index]}px`;
        row.style.height = `${(this.tops[index + 1] as number) - (this.tops[index] as number)}px`;
        this.drawn.set(index, row);
        this.sheet.insertBefore(row, next);
      }
      next = row;
    }
    this.onDraw(first, end);
  }
}
