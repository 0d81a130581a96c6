/** The whole graph in 112 × 80 pixels, with the part that is in sight. */
import { el } from './dom';
import { changeOf } from './graph_words';
import { CHANGE_TOKEN, type Camera, type GraphScene } from './graph_paint';
import type { Theme } from './theme';

const WIDTH = 112;
const HEIGHT = 80;
const INSET = 5;

export class Minimap {
  readonly element: HTMLCanvasElement;
  private scale = 1;
  private origin = { x: 0, y: 0 };

  /** `go` is told the graph coordinates of a click. */
  constructor(
    private readonly theme: Theme,
    go: (x: number, y: number) => void
  ) {
    this.element = el('canvas', { class: 'wx-minimap', 'aria-hidden': 'true' });
    const move = (event: PointerEvent): void => {
      if (event.buttons === 1) {
        const box = this.element.getBoundingClientRect();
        go((event.clientX - box.left - this.origin.x) / this.scale, (event.clientY - box.top - this.origin.y) / this.scale);
      }
    };
    this.element.addEventListener('pointerdown', move);
    this.element.addEventListener('pointermove', move);
  }

  paint(scene: GraphScene, camera: Camera, view: { width: number; height: number }): void {
    const context = this.element.getContext('2d');
    if (!context) {
      return;
    }
    const ratio = window.devicePixelRatio || 1;
    this.element.width = WIDTH * ratio;
    this.element.height = HEIGHT * ratio;
    const { layout, graph } = scene;
    this.scale = Math.min((WIDTH - 2 * INSET) / Math.max(1, layout.width), (HEIGHT - 2 * INSET) / Math.max(1, layout.height));
    this.origin = { x: (WIDTH - layout.width * this.scale) / 2, y: (HEIGHT - layout.height * this.scale) / 2 };
    context.setTransform(ratio, 0, 0, ratio, ratio * this.origin.x, ratio * this.origin.y);
    const k = this.scale;
    context.strokeStyle = this.theme.color('line2');
    for (const region of layout.regions) {
      context.strokeRect(region.x * k, region.y * k, region.width * k, region.height * k);
    }
    graph.items.forEach((item, i) => {
      const box = layout.boxes[i];
      if (box && item.subgraph === null) {
        const { sign } = changeOf(item);
        context.fillStyle = this.theme.color(i === scene.selected ? 'acc' : (CHANGE_TOKEN[sign] ?? 'line2'));
        context.fillRect(box.x * k, box.y * k, Math.max(1.5, box.width * k), Math.max(1.5, box.height * k));
      }
    });
    context.lineWidth = 1.25;
    context.strokeStyle = this.theme.color('acc');
    const left = Math.max(-2, camera.x * k);
    const top = Math.max(-2, camera.y * k);
    const right = Math.min(layout.width * k + 2, (camera.x + view.width / camera.scale) * k);
    const bottom = Math.min(layout.height * k + 2, (camera.y + view.height / camera.scale) * k);
    if (right > left && bottom > top) {
      context.strokeRect(left, top, right - left, bottom - top);
    }
  }
}
