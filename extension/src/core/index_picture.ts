/** The Index view as a picture: the heatmap with its scale, and beside it the cells of the tensor. */
import { CIVIDIS } from './cividis';
import type { Picture } from './picture';
import type { Pen } from './pen';
import type { Theme } from './theme';

const HEAD = 22;
const SCALE = 26;
const BETWEEN = 24;
const RAMP = { width: 120, height: 10 };

interface Drawn {
  readonly width: number;
  readonly height: number;
  draw(pen: Pen): void;
}

export interface Titled {
  drawn: Drawn;
  title: string;
}

/** `ends` are the least and the greatest value, as written at the scale. */
export function indexPicture(theme: Theme, heatmap: Titled & { ends: readonly string[] }, tile: Titled | null): Picture {
  const { drawn } = heatmap;
  const left = drawn.width + BETWEEN;
  const text = (pen: Pen, value: string, x: number, y: number, bold: boolean): void => {
    pen.font = theme.font(11, bold ? 600 : 400);
    pen.textAlign = 'left';
    pen.fillStyle = theme.color(bold ? 'fg' : 'mut');
    pen.fillText(value, x, y);
  };
  const part = (pen: Pen, one: Titled, x: number): void => {
    text(pen, one.title, x, 14, true);
    pen.translate(x, HEAD);
    one.drawn.draw(pen);
    pen.translate(-x, -HEAD);
  };
  return {
    width: tile ? left + Math.max(tile.drawn.width, 220) : drawn.width,
    height: HEAD + Math.max(drawn.height + SCALE, tile?.drawn.height ?? 0),
    ground: theme.color('bg'),
    draw: pen => {
      part(pen, heatmap, 0);
      const top = HEAD + drawn.height + 8;
      const [low = '', high = ''] = heatmap.ends;
      text(pen, low, 0, top + 9, false);
      const start = pen.measureText(low).width + 8;
      CIVIDIS.forEach((color, at) => {
        pen.fillStyle = color;
        pen.fillRect(start + (at * RAMP.width) / CIVIDIS.length, top, RAMP.width / CIVIDIS.length, RAMP.height);
      });
      text(pen, high, start + RAMP.width + 8, top + 9, false);
      if (tile) {
        part(pen, tile, left);
      }
    }
  };
}
