/** The two canvases of the graph: the drawing in pieces, and over it what is selected and pointed at. */
import { el, zoomOf } from './dom';
import { sightOf, type Camera } from './graph_camera';
import { paintOverlay, type Overlay } from './graph_overlay';
import { GraphPainter } from './graph_paint';
import type { GraphScene } from './graph_scene';
import { GraphTiles } from './graph_tiles';
import type { Size } from './layered_layout';
import type { Theme } from './theme';

export class GraphScreen {
  readonly overlay: Overlay = { selected: null, hovered: null, edge: null };
  private readonly ground = el('canvas', { 'aria-hidden': 'true' });
  private readonly over = el('canvas', { 'aria-hidden': 'true' });
  private painter: GraphPainter | null = null;
  private scene: GraphScene | null = null;
  private matches: ReadonlySet<number> | null = null;
  private fresh = true;
  private scale = 1;
  private readonly tiles = new GraphTiles((context, box) => this.painter?.ground(context, box, this.scale, this.matches));

  constructor(private readonly theme: Theme) {}

  get elements(): HTMLElement[] {
    return [this.ground, this.over];
  }

  show(scene: GraphScene): void {
    this.scene = scene;
    this.matches = null;
    Object.assign(this.overlay, { selected: null, hovered: null, edge: null });
    this.forget();
  }

  /** Paint everything anew next time: the scene or the colours have changed. */
  forget(): void {
    this.painter = this.scene && new GraphPainter(this.scene, this.theme);
    this.tiles.clear();
    this.fresh = true;
  }

  /** Leave only these items strong; all of them with null. */
  mark(matches: ReadonlySet<number> | null): void {
    this.matches = matches;
    this.tiles.clear();
  }

  /** Draw what is in sight; returns whether nothing is left to paint. */
  draw(camera: Camera, size: Size): boolean {
    const ratio = this.ratio();
    const context = sized(this.ground, size, ratio);
    let complete = true;
    if (context) {
      this.scale = camera.scale;
      const screen = { width: this.ground.width, height: this.ground.height };
      context.clearRect(0, 0, screen.width, screen.height);
      complete = this.tiles.draw(context, camera, screen, ratio, this.fresh);
      this.fresh = false;
    }
    this.drawOver(camera, size);
    return complete;
  }

  /** Draw only what lies over the drawing. */
  drawOver(camera: Camera, size: Size): void {
    const ratio = this.ratio();
    const context = sized(this.over, size, ratio);
    if (!context || !this.painter) {
      return;
    }
    const scale = camera.scale * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.over.width, this.over.height);
    // The drawing moves by whole pixels of the screen, and this must lie exactly on it.
    context.setTransform(scale, 0, 0, scale, -Math.round(camera.x * scale), -Math.round(camera.y * scale));
    paintOverlay(context, this.painter, this.overlay, sightOf(camera, size), camera.scale);
  }

  private ratio(): number {
    return (window.devicePixelRatio || 1) * zoomOf(this.ground);
  }
}

/** The canvas' context, the canvas as large as asked for; it keeps its content while its size does not change. */
function sized(canvas: HTMLCanvasElement, size: Size, ratio: number): CanvasRenderingContext2D | null {
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  return canvas.getContext('2d');
}
