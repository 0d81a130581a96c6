/** A view as a picture for a slide: PNG at twice its size, or SVG. */
import { svg } from './dom';
import { SvgPen, type Pen } from './pen';
import { saveFile } from './save_file';

export type PictureFormat = 'png' | 'svg';

export interface Picture {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What the picture stands on; a slide is not always as light or dark as the view. */
  ground?: string;
  /** Draw all of it. A method, so that a view may ask for a whole canvas context; it then gives `svg` too. */
  draw(pen: Pen): void | Promise<void>;
  /** The picture as SVG, where drawing with an `SvgPen` would not give one. Needs no stylesheet. */
  svg?(): SVGElement;
}

/** Pixels of a PNG for each of the view's: sharp on a projector. */
const PIXELS = 2;

/** Save a view's picture as a file among the browser's downloads; rejects with a reason for people. */
export async function savePicture(picture: Picture, name: string, format: PictureFormat): Promise<void> {
  saveFile(`${fileName(name)}.${format}`, format === 'svg' ? await svgFile(picture) : await pngFile(picture));
}

/** Letters, digits, `.`, `-` and `_` are safe in file names everywhere. */
export function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^[._]+|_+$/g, '').slice(0, 80) || 'wave-explorer';
}

export async function svgFile(picture: Picture): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(await svgOf(picture));
  return new Blob([text], { type: 'image/svg+xml' });
}

async function svgOf(picture: Picture): Promise<SVGElement> {
  const { width, height, ground } = picture;
  let drawn: SVGElement;
  if (picture.svg) {
    drawn = picture.svg();
  } else {
    const pen = new SvgPen(contextOf(1, 1));
    await picture.draw(pen);
    drawn = pen.picture(width, height);
  }
  if (ground) {
    drawn.prepend(svg('rect', { width, height, fill: ground }));
  }
  return drawn;
}

async function pngFile(picture: Picture): Promise<Blob> {
  const context = contextOf(picture.width * PIXELS, picture.height * PIXELS);
  context.scale(PIXELS, PIXELS);
  if (picture.ground) {
    context.fillStyle = picture.ground;
    context.fillRect(0, 0, picture.width, picture.height);
  }
  await picture.draw(context);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The browser made no picture of this view.'))), 'image/png');
  });
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('This browser draws no pictures.');
  }
  return context;
}

/** What a stylesheet says of an SVG element, and what a file without it has to say itself. */
const STYLED = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'opacity',
  'font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-numeric', 'text-anchor', 'visibility'
] as const;

/** A copy of an SVG of the page that looks the same without the page's stylesheet. */
export function withStyles(shown: SVGElement): SVGElement {
  const copy = shown.cloneNode(true) as SVGElement;
  const from = [shown, ...shown.querySelectorAll<SVGElement>('*')];
  const to = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  from.forEach((element, i) => {
    const target = to[i];
    const style = getComputedStyle(element);
    for (const name of STYLED) {
      const value = style.getPropertyValue(name);
      if (value) {
        target?.setAttribute(name, value.replace(/"/g, "'"));
      }
    }
    target?.removeAttribute('class');
    target?.removeAttribute('style');
  });
  return copy;
}

/** Draw an SVG that needs no stylesheet; resolves when it is drawn. */
export async function drawSvg(pen: Pen, drawn: SVGElement, width: number, height: number): Promise<void> {
  if (!(pen instanceof CanvasRenderingContext2D)) {
    throw new Error('An SVG is drawn on a canvas only.');
  }
  drawn.setAttribute('width', String(width));
  drawn.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await image.decode();
  pen.drawImage(image, 0, 0, width, height);
}
