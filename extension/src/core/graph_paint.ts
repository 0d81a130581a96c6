/** Draws the laid-out graph on a canvas: only what is in sight, labels only where they can be read. */
import type { GraphItem, GroupedGraph } from './graph_item';
import { changeOf } from './graph_words';
import type { Box, GraphLayout } from './graph_layout';
import type { Point } from './layered_layout';
import type { Theme, Token } from './theme';

export interface Camera {
  /** Graph coordinates of the canvas's left top corner, and pixels per graph unit. */
  x: number;
  y: number;
  scale: number;
}

export interface GraphScene {
  graph: GroupedGraph;
  layout: GraphLayout;
  selected: number | null;
  hovered: number | null;
  matches: ReadonlySet<number> | null;
}

const READABLE = 0.35;
export const CHANGE_TOKEN: Record<string, Token> = { '+': 'add', '−': 'rem', '~': 'chg' };

export function paintGraph(canvas: HTMLCanvasElement, camera: Camera, scene: GraphScene, theme: Theme): void {
  const context = canvas.getContext('2d');
  if (!context) {
    return;
  }
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const k = ratio * camera.scale;
  context.setTransform(k, 0, 0, k, -camera.x * k, -camera.y * k);
  const sight: Box = { x: camera.x, y: camera.y, width: width / camera.scale, height: height / camera.scale };
  const painter = new Painter(context, scene, theme, sight, camera.scale >= READABLE);
  painter.regions();
  painter.edges();
  painter.nodes();
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

class Painter {
  private readonly titleFont: string;
  private readonly smallFont: string;
  private readonly deltaFont: string;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly scene: GraphScene,
    private readonly theme: Theme,
    private readonly sight: Box,
    private readonly readable: boolean
  ) {
    this.titleFont = theme.font(12, 600, true);
    this.smallFont = theme.font(11);
    this.deltaFont = theme.font(11, 700, true);
  }

  regions(): void {
    const { context, theme, scene } = this;
    for (const region of scene.layout.regions) {
      if (!meets(region, this.sight)) {
        continue;
      }
      context.beginPath();
      context.roundRect(region.x, region.y, region.width, region.height, 6);
      context.fillStyle = theme.color('sunk');
      context.fill();
      context.lineWidth = region.item === scene.selected ? 2 : 1;
      context.strokeStyle = theme.color(region.item === scene.selected ? 'acc' : 'line2');
      context.stroke();
      if (this.readable) {
        context.font = this.titleFont;
        context.fillStyle = theme.color('fg');
        context.fillText(region.title, region.x + 12, region.y + 18);
        const after = region.x + 22 + context.measureText(region.title).width;
        context.font = this.smallFont;
        context.fillStyle = theme.color('mut');
        context.fillText(region.note, after, region.y + 18);
      }
    }
  }

  edges(): void {
    const { context, theme, scene } = this;
    const { selected, layout, graph } = scene;
    context.lineWidth = 1.25;
    context.strokeStyle = theme.color('line2');
    context.beginPath();
    for (const edge of layout.edges) {
      if (edge.from !== selected && edge.to !== selected && this.crosses(edge.points)) {
        this.trace(edge.points);
      }
    }
    context.stroke();
    if (selected === null) {
      return;
    }
    context.lineWidth = 2;
    context.strokeStyle = theme.color('acc');
    context.beginPath();
    const routed = new Set<string>();
    for (const edge of layout.edges) {
      if (edge.from === selected || edge.to === selected) {
        routed.add(`${edge.from} ${edge.to}`);
        this.trace(edge.points);
      }
    }
    // The selection's edges across a region's border go all the way.
    for (const { from, to } of graph.edges) {
      const [a, b] = [layout.boxes[from], layout.boxes[to]];
      if ((from === selected || to === selected) && !routed.has(`${from} ${to}`) && a && b && a.y + a.height < b.y) {
        this.trace([{ x: a.x + a.width / 2, y: a.y + a.height }, { x: b.x + b.width / 2, y: b.y }]);
      }
    }
    context.stroke();
  }

  nodes(): void {
    const { scene } = this;
    scene.graph.items.forEach((item, i) => {
      const box = scene.layout.boxes[i];
      if (box && item.subgraph === null && meets(box, this.sight)) {
        this.node(item, box, i);
      }
    });
  }

  private crosses(points: Point[]): boolean {
    const xs = points.map(point => point.x);
    const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
    const x = Math.min(...xs);
    return meets({ x, y: first.y, width: Math.max(...xs) - x + 1, height: last.y - first.y + 1 }, this.sight);
  }

  private trace(points: Point[]): void {
    const { context } = this;
    points.forEach((point, i) => {
      const before = points[i - 1];
      if (!before) {
        context.moveTo(point.x, point.y);
      } else if (before.x === point.x) {
        context.lineTo(point.x, point.y);
      } else {
        const middle = (before.y + point.y) / 2;
        context.bezierCurveTo(before.x, middle, point.x, middle, point.x, point.y);
      }
    });
  }

  private node(item: GraphItem, box: Box, index: number): void {
    const { context, theme, scene } = this;
    const selected = index === scene.selected;
    const { sign, text } = changeOf(item);
    const faded = item.members.length === 0 || (scene.matches !== null && !scene.matches.has(index));
    context.globalAlpha = faded ? 0.45 : 1;
    if (item.members.length > 1) {
      this.outline({ ...box, x: box.x + 4, y: box.y + 4 }, 'line2', 1, theme.color('bg'), false);
    }
    const token: Token = selected ? 'acc' : sign ? (CHANGE_TOKEN[sign] as Token) : 'line2';
    const fill = theme.color(selected ? 'sel' : index === scene.hovered ? 'hov' : 'bg');
    this.outline(box, token, selected ? 2 : sign ? 1.5 : 1, fill, sign === '~' && !selected);
    context.fillStyle = theme.color(item.category);
    context.fillRect(box.x, box.y + 6, 3, box.height - 12);
    if (this.readable) {
      this.labels(item, box, text, sign);
    }
    context.globalAlpha = 1;
  }

  private outline(box: Box, token: Token, width: number, fill: string, dashed: boolean): void {
    const { context, theme } = this;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 4);
    context.fillStyle = fill;
    context.fill();
    context.setLineDash(dashed ? [4, 2] : []);
    context.lineWidth = width;
    context.strokeStyle = theme.color(token);
    context.stroke();
    context.setLineDash([]);
  }

  private labels(item: GraphItem, box: Box, change: string, sign: string): void {
    const { context, theme } = this;
    const right = box.x + box.width - 8;
    let titleEnd = right;
    context.textAlign = 'right';
    context.font = this.titleFont;
    context.fillStyle = theme.color('fg');
    if (item.members.length > 1) {
      const copies = `×${item.members.length}`;
      context.fillText(copies, right, box.y + 15);
      titleEnd -= context.measureText(copies).width + 6;
    }
    let factsEnd = right;
    if (change) {
      context.font = this.deltaFont;
      context.fillStyle = theme.color(CHANGE_TOKEN[sign] as Token);
      context.fillText(change, right, box.y + 29);
      factsEnd -= context.measureText(change).width + 6;
    }
    context.textAlign = 'left';
    context.font = this.titleFont;
    context.fillStyle = theme.color('fg');
    context.fillText(this.fit(item.label, titleEnd - box.x - 10), box.x + 10, box.y + 15);
    context.font = this.smallFont;
    context.fillStyle = theme.color('mut');
    context.fillText(this.fit(item.facts, factsEnd - box.x - 10), box.x + 10, box.y + 29);
  }

  private fit(text: string, width: number): string {
    const { context } = this;
    if (context.measureText(text).width <= width) {
      return text;
    }
    let shown = text;
    while (shown.length > 1 && context.measureText(`${shown}…`).width > width) {
      shown = shown.slice(0, -1);
    }
    return `${shown}…`;
  }
}
