/** Draws a laid-out graph with a pen: its regions, edges and nodes, as small or large as they are seen. */
import type { GraphItem } from './graph_item';
import type { Box } from './graph_layout';
import type { GraphScene } from './graph_scene';
import { changeOf } from './graph_words';
import type { Point } from './layered_layout';
import type { Pen } from './pen';
import type { Theme, Token } from './theme';

/** Texts are drawn where they can be read, round corners and curves where they can be seen. */
export type Detail = 'texts' | 'shapes' | 'dots';

const READABLE = 0.35;
const SHAPED = 0.12;
/** Where so many edges meet a piece of the drawing, nobody can tell a curve from a line, and lines are drawn much faster. */
const CROWD = 1000;
export const CHANGE_TOKEN: Record<string, Token> = { '+': 'add', '−': 'rem', '~': 'chg' };

export function detailAt(scale: number): Detail {
  return scale >= READABLE ? 'texts' : scale >= SHAPED ? 'shapes' : 'dots';
}

/** How a node differs from the others. */
export interface Emphasis {
  selected?: boolean;
  hovered?: boolean;
  faded?: boolean;
}

export class GraphPainter {
  private readonly titleFont: string;
  private readonly tensorFont: string;
  private readonly smallFont: string;
  private readonly deltaFont: string;
  private readonly fitting = new Map<string, string>();

  constructor(
    readonly scene: GraphScene,
    private readonly theme: Theme
  ) {
    this.titleFont = theme.font(12, 600, true);
    this.tensorFont = theme.font(12, 400, true);
    this.smallFont = theme.font(11);
    this.deltaFont = theme.font(11, 700, true);
  }

  /** All that meets a box, nothing selected; where there are `matches`, the other nodes are faint. */
  ground(pen: Pen, box: Box, scale: number, matches: ReadonlySet<number> | null): void {
    const { layout, graph, index } = this.scene;
    const detail = detailAt(scale);
    const { regions, edges, items } = index.within(box);
    for (const at of regions) {
      this.region(pen, at, detail, false);
    }
    pen.strokeStyle = this.theme.color('line2');
    const width = Math.max(1.25, 0.7 / scale);
    const seen: Box = { x: box.x - width, y: box.y - width, width: box.width + 2 * width, height: box.height + 2 * width };
    pen.lineWidth = width;
    for (const back of [false, true]) {
      pen.setLineDash(back ? [5, 3] : []);
      for (const at of edges) {
        const edge = layout.edges[at];
        if (edge?.back === back) {
          // One by one: a single path of thousands of crossing lines takes a painter without a GPU half as long again.
          strokeWithin(pen, edge.points, edges.length > CROWD ? 'dots' : detail, seen);
        }
      }
    }
    pen.setLineDash([]);
    for (const at of items) {
      const item = graph.items[at];
      if (item) {
        this.node(pen, item, layout.boxes[at] as Box, detail, { faded: matches !== null && !matches.has(at) });
      }
    }
  }

  /** One item over the ground: a node, or the frame of an open region. */
  item(pen: Pen, at: number, scale: number, emphasis: Emphasis): void {
    const { graph, layout } = this.scene;
    const item = graph.items[at];
    const open = layout.regions.findIndex(region => region.item === at);
    if (open >= 0) {
      this.region(pen, open, detailAt(scale), emphasis.selected === true, true);
    } else if (item) {
      this.node(pen, item, layout.boxes[at] as Box, detailAt(scale), emphasis);
    }
  }

  path(pen: Pen, points: readonly Point[], scale: number, token: Token, back: boolean): void {
    pen.strokeStyle = this.theme.color(token);
    pen.lineWidth = Math.max(2, 1.5 / scale);
    pen.setLineDash(back ? [5, 3] : []);
    pen.beginPath();
    trace(pen, points, detailAt(scale));
    pen.stroke();
    pen.setLineDash([]);
  }

  /** Words beside an edge, on their own ground; no wider than `room`. */
  label(pen: Pen, words: string, x: number, y: number, room: number, within: Box): void {
    pen.font = this.smallFont;
    const text = this.fit(pen, words, room - 8);
    const width = pen.measureText(text).width + 8;
    const left = Math.max(within.x + 2, Math.min(within.x + within.width - width - 2, x - width / 2));
    rounded(pen, { x: left, y: y - 8, width, height: 16 }, 3);
    pen.fillStyle = this.theme.color('bg');
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = this.theme.color('line2');
    pen.stroke();
    pen.textAlign = 'left';
    pen.fillStyle = this.theme.color('fg');
    pen.fillText(text, left + 4, y + 4);
  }

  private region(pen: Pen, at: number, detail: Detail, selected: boolean, frameOnly = false): void {
    const { theme } = this;
    const region = this.scene.layout.regions[at];
    if (!region) {
      return;
    }
    rounded(pen, region, detail === 'dots' ? 0 : 6);
    if (!frameOnly) {
      pen.fillStyle = theme.color('sunk');
      pen.fill();
    }
    pen.lineWidth = selected ? 2 : 1;
    pen.strokeStyle = theme.color(selected ? 'acc' : 'line2');
    pen.stroke();
    if (detail !== 'texts' || frameOnly) {
      return;
    }
    this.fold(pen, region.x + 12, region.y + 14, true);
    pen.textAlign = 'left';
    pen.font = this.titleFont;
    pen.fillStyle = theme.color('fg');
    pen.fillText(region.title, region.x + 24, region.y + 18);
    const after = region.x + 34 + pen.measureText(region.title).width;
    pen.font = this.smallFont;
    pen.fillStyle = theme.color('mut');
    pen.fillText(region.note, after, region.y + 18);
  }

  /** The triangle that opens or closes a region. */
  private fold(pen: Pen, x: number, y: number, open: boolean): void {
    pen.fillStyle = this.theme.color('mut');
    pen.beginPath();
    pen.moveTo(x - 3, y - (open ? 2 : 4));
    pen.lineTo(x + (open ? 5 : 3), y - (open ? 2 : 0));
    pen.lineTo(x + (open ? 1 : -3), y + (open ? 3 : 4));
    pen.closePath();
    pen.fill();
  }

  private node(pen: Pen, item: GraphItem, box: Box, detail: Detail, { selected = false, hovered = false, faded = false }: Emphasis): void {
    const { theme } = this;
    const { sign, text } = changeOf(item);
    const token: Token = selected ? 'acc' : sign ? (CHANGE_TOKEN[sign] as Token) : 'line2';
    pen.globalAlpha = faded || item.members.length === 0 ? 0.45 : 1;
    if (detail === 'dots') {
      pen.fillStyle = theme.color(sign || selected ? token : item.category);
      pen.fillRect(box.x, box.y, box.width, box.height);
      pen.globalAlpha = 1;
      return;
    }
    if (item.members.length > 1) {
      this.outline(pen, { ...box, x: box.x + 4, y: box.y + 4 }, 'line2', 1, theme.color('bg'), false);
    }
    const fill = theme.color(selected ? 'sel' : hovered ? 'hov' : item.subgraph === null ? 'bg' : 'sunk');
    this.outline(pen, box, token, selected ? 2 : sign ? 1.5 : 1, fill, sign === '~' && !selected);
    pen.fillStyle = theme.color(item.category);
    pen.fillRect(box.x, box.y + 6, 3, box.height - 12);
    if (detail === 'texts') {
      this.words(pen, item, box, text, sign);
    }
    pen.globalAlpha = 1;
  }

  private outline(pen: Pen, box: Box, token: Token, width: number, fill: string, dashed: boolean): void {
    rounded(pen, box, 4);
    pen.fillStyle = fill;
    pen.fill();
    pen.setLineDash(dashed ? [4, 2] : []);
    pen.lineWidth = width;
    pen.strokeStyle = this.theme.color(token);
    pen.stroke();
    pen.setLineDash([]);
  }

  private words(pen: Pen, item: GraphItem, box: Box, change: string, sign: string): void {
    const { theme } = this;
    const right = box.x + box.width - 8;
    const closed = item.subgraph === null ? undefined : this.scene.graph.regions.find(region => region.id === item.subgraph);
    let left = box.x + 10;
    let titleEnd = right;
    if (closed) {
      this.fold(pen, box.x + 13, box.y + 11, false);
      left += 14;
    }
    pen.textAlign = 'right';
    pen.font = this.titleFont;
    pen.fillStyle = theme.color('fg');
    const number = closed ? `${closed.nodes.length} nodes` : item.members.length > 1 ? `×${item.members.length}` : '';
    if (number) {
      pen.font = closed ? this.smallFont : this.titleFont;
      pen.fillText(number, right, box.y + 15);
      titleEnd -= pen.measureText(number).width + 6;
    }
    let factsEnd = right;
    if (change) {
      pen.font = this.deltaFont;
      pen.fillStyle = theme.color(CHANGE_TOKEN[sign] as Token);
      pen.fillText(change, right, box.y + 29);
      factsEnd -= pen.measureText(change).width + 6;
    }
    pen.textAlign = 'left';
    pen.font = this.titleFont;
    pen.fillStyle = theme.color('fg');
    const title = this.fit(pen, closed ? closed.title : item.label, titleEnd - left);
    pen.fillText(title, left, box.y + 15);
    if (!closed && item.tensor && item.tensor !== item.label) {
      const after = left + pen.measureText(`${title} `).width;
      pen.font = this.tensorFont;
      pen.fillStyle = theme.color('mut');
      pen.fillText(this.fit(pen, item.tensor, titleEnd - after), after, box.y + 15);
    }
    pen.font = this.smallFont;
    pen.fillStyle = theme.color('mut');
    pen.fillText(this.fit(pen, closed ? closed.note : item.facts, factsEnd - box.x - 10), box.x + 10, box.y + 29);
  }

  /** As much of a text as has room, in the pen's font. */
  private fit(pen: Pen, text: string, width: number): string {
    const key = `${pen.font}|${Math.round(width)}|${text}`;
    let shown = this.fitting.get(key);
    if (shown === undefined) {
      shown = text;
      if (pen.measureText(text).width > width) {
        while (shown.length > 1 && pen.measureText(`${shown}…`).width > width) {
          shown = shown.slice(0, -1);
        }
        shown += '…';
      }
      this.fitting.set(key, shown);
    }
    return shown;
  }
}

/** A box with round corners. */
function rounded(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  const [right, bottom] = [x + width, y + height];
  // A Bézier's handles that come nearest to a quarter of a circle.
  const k = radius * 0.45;
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.lineTo(right - radius, y);
  pen.bezierCurveTo(right - k, y, right, y + k, right, y + radius);
  pen.lineTo(right, bottom - radius);
  pen.bezierCurveTo(right, bottom - k, right - k, bottom, right - radius, bottom);
  pen.lineTo(x + radius, bottom);
  pen.bezierCurveTo(x + k, bottom, x, bottom - k, x, bottom - radius);
  pen.lineTo(x, y + radius);
  pen.bezierCurveTo(x, y + k, x + k, y, x + radius, y);
  pen.closePath();
}

/** An edge: straight where it runs upright, and between two of different x a curve that leaves and enters upright. */
function trace(pen: Pen, points: readonly Point[], detail: Detail): void {
  let before: Point | undefined;
  for (const point of points) {
    if (before) {
      leg(pen, before, point, detail);
    } else {
      pen.moveTo(point.x, point.y);
    }
    before = point;
  }
}

function leg(pen: Pen, from: Point, to: Point, detail: Detail): void {
  if (from.x === to.x || detail === 'dots') {
    pen.lineTo(to.x, to.y);
  } else {
    const middle = (from.y + to.y) / 2;
    pen.bezierCurveTo(from.x, middle, to.x, middle, to.x, to.y);
  }
}

/** The legs of an edge that may be seen in a box: a curve stays between its ends. */
function strokeWithin(pen: Pen, points: readonly Point[], detail: Detail, box: Box): void {
  let drawn: Point | null = null;
  let begun = false;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1] as Point, points[at] as Point];
    if (
      Math.max(from.x, to.x) >= box.x && Math.min(from.x, to.x) <= box.x + box.width &&
      Math.max(from.y, to.y) >= box.y && Math.min(from.y, to.y) <= box.y + box.height
    ) {
      if (!begun) {
        pen.beginPath();
        begun = true;
      }
      if (drawn !== from) {
        pen.moveTo(from.x, from.y);
      }
      leg(pen, from, to, detail);
      drawn = to;
    }
  }
  if (begun) {
    pen.stroke();
  }
}
