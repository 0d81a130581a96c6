/** The pointer over the graph: drag pans, the wheel zooms, a click chooses, a region's triangle opens or closes it. */
import { pointIn } from './dom';
import { panned, type Camera } from './graph_camera';
import { REGION_HEAD } from './graph_layout';
import { detailAt } from './graph_paint';
import type { GraphScene } from './graph_scene';

/** Pixels that a press may move and still be a click. */
const STILL = 4;
/** Pixels from an edge within which the pointer is on it. */
const REACH = 5;
const TRIANGLE = 24;
const WHEEL = 0.0015;

export interface GraphPointerTarget {
  camera(): Camera;
  scene(): GraphScene | null;
  move(camera: Camera): void;
  zoom(factor: number, x: number, y: number): void;
  hover(item: number | null, edge: { at: number; x: number; y: number } | null): void;
  choose(item: number): void;
  toggle(item: number): void;
}

export class GraphPointer {
  private drag: { x: number; y: number; camera: Camera; moved: boolean } | null = null;

  constructor(
    private readonly surface: HTMLElement,
    private readonly target: GraphPointerTarget
  ) {
    surface.addEventListener('pointerdown', event => this.press(event));
    surface.addEventListener('pointermove', event => this.move(event));
    surface.addEventListener('pointerup', event => this.release(event));
    surface.addEventListener('pointercancel', () => (this.drag = null));
    surface.addEventListener('pointerleave', () => target.hover(null, null));
    surface.addEventListener('dblclick', event => this.doubleClick(event));
    surface.addEventListener('wheel', event => {
      event.preventDefault();
      const { x, y } = pointIn(surface, event);
      target.zoom(Math.exp(-event.deltaY * WHEEL), x, y);
    }, { passive: false });
  }

  private press(event: PointerEvent): void {
    if (event.button === 0) {
      this.surface.focus({ preventScroll: true });
      try {
        this.surface.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is gone by now cannot be captured, and need not be.
      }
      this.drag = { ...pointIn(this.surface, event), camera: this.target.camera(), moved: false };
    }
  }

  private move(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) {
      this.pointAt(event);
      return;
    }
    const { x, y } = pointIn(this.surface, event);
    if (drag.moved || Math.abs(x - drag.x) + Math.abs(y - drag.y) > STILL) {
      drag.moved = true;
      this.target.move(panned(drag.camera, x - drag.x, y - drag.y));
    }
  }

  private release(event: PointerEvent): void {
    const { drag } = this;
    this.drag = null;
    const scene = this.target.scene();
    if (!drag || drag.moved || !scene) {
      return;
    }
    const { x, y } = this.place(event);
    const item = scene.index.itemAt(x, y);
    if (item !== null && this.onTriangle(scene, item, x, y)) {
      this.target.toggle(item);
    } else if (item !== null) {
      this.target.choose(item);
    } else {
      const edge = this.edgeAt(scene, x, y);
      const from = edge === null ? undefined : scene.layout.edges[edge]?.from;
      if (from !== undefined) {
        this.target.choose(from);
      }
    }
  }

  private doubleClick(event: MouseEvent): void {
    const { x, y } = this.place(event);
    const scene = this.target.scene();
    const item = scene?.index.itemAt(x, y) ?? null;
    // On the triangle, each click of the two has done its own.
    if (scene && item !== null && !this.onTriangle(scene, item, x, y)) {
      this.target.toggle(item);
    }
  }

  private pointAt(event: MouseEvent): void {
    const scene = this.target.scene();
    if (scene) {
      const { x, y } = this.place(event);
      const item = scene.index.itemAt(x, y);
      const edge = item === null ? this.edgeAt(scene, x, y) : null;
      this.target.hover(item, edge === null ? null : { at: edge, x, y });
    }
  }

  private edgeAt(scene: GraphScene, x: number, y: number): number | null {
    const { scale } = this.target.camera();
    return detailAt(scale) === 'dots' ? null : scene.index.edgeAt(x, y, REACH / scale);
  }

  /** The triangle stands at the left end of a region's title, and of the node of a closed one. */
  private onTriangle(scene: GraphScene, item: number, x: number, y: number): boolean {
    const box = scene.box(item);
    return scene.graph.items[item]?.subgraph !== null && x < box.x + TRIANGLE && y < box.y + REGION_HEAD;
  }

  /** The event's place in graph coordinates. */
  private place(event: MouseEvent): { x: number; y: number } {
    const { x, y } = pointIn(this.surface, event);
    const camera = this.target.camera();
    return { x: x / camera.scale + camera.x, y: y / camera.scale + camera.y };
  }
}
