/** The whole graph in 112 × 80 pixels, with the part that is in sight. */
import { context2d, el, pointIn } from './dom';
import type { Box } from './graph_layout';
import { CHANGE_TOKEN } from './graph_paint';
import type { GraphScene } from './graph_scene';
import { changeOf } from './graph_words';
import type { Theme } from './theme';

const WIDTH = 112;
const HEIGHT = 80;
const INSET = 5;

export class Minimap {
  readonly element: HTMLCanvasElement;
  private readonly picture = el('canvas');
  private painted: GraphScene | null = null;
  private scale = 1;
  private origin = { x: 0, y: 0 };

  /** `go` is told the graph coordinates of a click. */
  constructor(
    private readonly theme: Theme,
    go: (x: number, y: number) => void
  ) {
    this.element = el('canvas', { class: 'wx-minimap', 'aria-hidden': 'true', 'data-testid': 'minimap' });
    const move = (event: PointerEvent): void => {
      if (event.buttons === 1) {
        const { x, y } = pointIn(this.element, event);
        go((x - this.origin.x) / this.scale, (y - this.origin.y) / this.scale);
      }
    };
    this.element.addEventListener('pointerdown', move);
    this.element.addEventListener('pointermove', move);
  }

  /** Paint the graph anew next time: its colours have changed. */
  forget(): void {
    this.painted = null;
  }

  /** The picture of the graph is painted once; the frame of what is in sight moves over it. */
  paint(scene: GraphScene, selected: number | null, sight: Box): void {
    const context = context2d(this.element, WIDTH, HEIGHT);
    if (!context) {
      return;
    }
    if (this.painted !== scene) {
      this.paintGraph(scene);
    }
    const { layout } = scene;
    const { scale: k, origin } = this;
    context.drawImage(this.picture, 0, 0, WIDTH, HEIGHT);
    context.translate(origin.x, origin.y);
    context.strokeStyle = context.fillStyle = this.theme.color('acc');
    const box = selected === null ? undefined : layout.boxes[selected];
    if (box) {
      context.fillRect(box.x * k, box.y * k, Math.max(3, box.width * k), Math.max(3, Math.min(box.height, 36) * k));
    }
    context.lineWidth = 1.25;
    const left = Math.max(-2, sight.x * k);
    const top = Math.max(-2, sight.y * k);
    const right = Math.min(layout.width * k + 2, (sight.x + sight.width) * k);
    const bottom = Math.min(layout.height * k + 2, (sight.y + sight.height) * k);
    if (right > left && bottom > top) {
      context.strokeRect(left, top, right - left, bottom - top);
    }
  }

  private paintGraph(scene: GraphScene): void {
    const context = context2d(this.picture, WIDTH, HEIGHT);
    if (!context) {
      return;
    }
    const { layout, graph } = scene;
    this.scale = Math.min((WIDTH - 2 * INSET) / Math.max(1, layout.width), (HEIGHT - 2 * INSET) / Math.max(1, layout.height));
    this.origin = { x: (WIDTH - layout.width * this.scale) / 2, y: (HEIGHT - layout.height * this.scale) / 2 };
    const k = this.scale;
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.translate(this.origin.x, this.origin.y);
    context.strokeStyle = this.theme.color('line2');
    for (const region of layout.regions) {
      context.strokeRect(region.x * k, region.y * k, region.width * k, region.height * k);
    }
    const { items } = scene.index.within({ x: 0, y: 0, width: layout.width, height: layout.height });
    for (const at of items) {
      const box = layout.boxes[at];
      const item = graph.items[at];
      if (box && item) {
        context.fillStyle = this.theme.color(CHANGE_TOKEN[changeOf(item).sign] ?? 'line2');
        context.fillRect(box.x * k, box.y * k, Math.max(1.5, box.width * k), Math.max(1.5, box.height * k));
      }
    }
    this.painted = scene;
  }
}
