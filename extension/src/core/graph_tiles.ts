/**
 * The drawing in square pieces that are painted once and then copied, so that a frame of panning costs the same for five
 * nodes and for five thousand. A frame paints only as many new pieces as it has time for; until then the pieces of the
 * last scale stand in.
 */
import type { Camera } from './graph_camera';
import type { Box } from './graph_layout';
import type { Size } from './layered_layout';

/** Side of a piece, in pixels of the screen. */
const SIDE = 512;
const FRAME_MS = 20;
const MOST_KEPT = 96;

interface Pieces {
  /** Pixels of the screen per unit of the graph. */
  scale: number;
  byPlace: Map<string, HTMLCanvasElement>;
}

export type PaintPiece = (context: CanvasRenderingContext2D, box: Box) => void;

export class GraphTiles {
  private now: Pieces = { scale: 0, byPlace: new Map() };
  private last: Pieces | null = null;

  constructor(private readonly paint: PaintPiece) {}

  /** Forget all pieces: the drawing has changed. */
  clear(): void {
    this.now.byPlace.clear();
    this.last = null;
  }

  /**
   * Draw what is in sight into a context whose unit is a pixel of the screen.
   *
   * @param patient paint all that is missing, however long it takes
   * @returns whether all pieces in sight are there
   */
  draw(context: CanvasRenderingContext2D, camera: Camera, screen: Size, ratio: number, patient: boolean): boolean {
    const scale = camera.scale * ratio;
    if (this.now.scale !== scale) {
      this.last = this.now.byPlace.size ? this.now : this.last;
      this.now = { scale, byPlace: new Map() };
    }
    const [left, top] = [Math.round(camera.x * scale), Math.round(camera.y * scale)];
    const until = performance.now() + FRAME_MS;
    const ready: { piece: HTMLCanvasElement; x: number; y: number }[] = [];
    let missing = false;
    for (let row = Math.floor(top / SIDE); row * SIDE < top + screen.height; row++) {
      for (let column = Math.floor(left / SIDE); column * SIDE < left + screen.width; column++) {
        let piece = this.now.byPlace.get(`${column} ${row}`);
        if (!piece && (patient || ready.length === 0 || performance.now() < until)) {
          piece = this.make(column, row);
        }
        if (piece) {
          ready.push({ piece, x: column * SIDE - left, y: row * SIDE - top });
        } else {
          missing = true;
        }
      }
    }
    if (missing && this.last) {
      this.standIn(context, this.last, camera, ratio);
    }
    for (const { piece, x, y } of ready) {
      context.clearRect(x, y, SIDE, SIDE);
      context.drawImage(piece, x, y);
    }
    if (!missing) {
      this.last = null;
    }
    return !missing;
  }

  private make(column: number, row: number): HTMLCanvasElement | undefined {
    const { scale, byPlace } = this.now;
    const piece = document.createElement('canvas');
    piece.width = piece.height = SIDE;
    const context = piece.getContext('2d');
    if (!context) {
      return undefined;
    }
    context.setTransform(scale, 0, 0, scale, -column * SIDE, -row * SIDE);
    this.paint(context, { x: (column * SIDE) / scale, y: (row * SIDE) / scale, width: SIDE / scale, height: SIDE / scale });
    for (const oldest of byPlace.keys()) {
      if (byPlace.size < MOST_KEPT) {
        break;
      }
      byPlace.delete(oldest);
    }
    byPlace.set(`${column} ${row}`, piece);
    return piece;
  }

  /** Pieces of another scale, stretched to this one. */
  private standIn(context: CanvasRenderingContext2D, pieces: Pieces, camera: Camera, ratio: number): void {
    const stretch = (camera.scale * ratio) / pieces.scale;
    for (const [place, piece] of pieces.byPlace) {
      const [column = 0, row = 0] = place.split(' ').map(Number);
      const x = column * SIDE * stretch - camera.x * camera.scale * ratio;
      const y = row * SIDE * stretch - camera.y * camera.scale * ratio;
      context.drawImage(piece, x, y, SIDE * stretch, SIDE * stretch);
    }
  }
}
