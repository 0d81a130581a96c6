/**
 * Light or dark and high contrast, read from the page, the tokens as colours a canvas understands, and how large the
 * explorer is drawn: it grows with the page's text, and more in a presentation.
 */
import { Lifetime } from './dom';

/** Black or white, whichever is read better on a computed `rgb(...)` colour. */
export function inkOn(color: string): string {
  const [r, g, b] = (/^rgba?\(([^)]+)\)$/.exec(color)?.[1]?.split(/[ ,/]+/).map(Number) ?? [255, 255, 255]) as [number, number, number];
  const linear = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  // At this luminance black and white stand out alike.
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) > 0.179 ? '#000' : '#fff';
}

export type Token =
  | 'bg' | 'sunk' | 'hov' | 'fg' | 'mut' | 'line' | 'line2' | 'acc' | 'sel' | 'add' | 'rem' | 'chg' | 'bar'
  | 'mfma' | 'lds' | 'vmem' | 'wait' | 'sync' | 'valu' | 'salu' | 'ctl';

/** Relative luminance of a computed `rgb(...)` colour, null where it is transparent or not understood. */
export function luminance(color: string): number | null {
  const parts = /^rgba?\(([^)]+)\)$/.exec(color)?.[1]?.split(/[ ,/]+/).map(Number);
  if (!parts || parts.length < 3 || parts.some(Number.isNaN) || (parts[3] ?? 1) < 0.5) {
    return null;
  }
  const [r, g, b] = parts as [number, number, number];
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** Text size of the page that the explorer's own measures are made for. */
const OWN_TEXT_PX = 13;
const SMALLEST = 0.75;
const LARGEST = 2.5;

/** Pixels of the units in which people write text sizes. */
const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, rem: 16, em: 16 };

/** How much larger than its own measures the explorer is drawn beside texts of this size, `13px`. */
export function scaleFor(textSize: string): number {
  const found = /^([\d.]+)(px|pt|rem|em)$/.exec(textSize.trim());
  const scale = Math.round(((Number(found?.[1]) * (PIXELS[found?.[2] ?? ''] ?? NaN)) / OWN_TEXT_PX) * 100) / 100;
  return scale > 0 ? Math.max(SMALLEST, Math.min(LARGEST, scale)) : 1;
}

const HIGH_CONTRAST = ['(prefers-contrast: more)', '(forced-colors: active)'];

export class Theme {
  private readonly cache = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private readonly life = new Lifetime();
  private readonly probe: HTMLElement;
  private enlarged = 1;

  constructor(private readonly root: HTMLElement) {
    this.probe = document.createElement('span');
    this.probe.hidden = true;
    // Colours of data stay ours where the system takes its own for all else.
    this.probe.style.setProperty('forced-color-adjust', 'none');
    root.append(this.probe);
    this.read();
    const again = (): void => {
      // The page's stylesheet may arrive after its attribute.
      requestAnimationFrame(() => this.read());
    };
    const observer = new MutationObserver(again);
    for (const node of [document.body, document.documentElement]) {
      observer.observe(node, { attributes: true, attributeFilter: ['data-jp-theme-light', 'data-jp-theme-name', 'class', 'data-theme', 'style'] });
    }
    this.life.add(() => observer.disconnect());
    if (typeof matchMedia === 'function') {
      for (const query of ['(prefers-color-scheme: dark)', ...HIGH_CONTRAST]) {
        this.life.listen(matchMedia(query), 'change' as 'resize', again);
      }
    }
  }

  get dark(): boolean {
    return this.root.dataset['theme'] === 'dark';
  }

  /** Draw the explorer this much larger than the page's text asks for; 1 ends it. */
  enlarge(by: number): void {
    this.enlarged = by;
    this.read();
  }

  /** A token of the style as a computed colour. */
  color(token: Token): string {
    return this.mix(token, 100);
  }

  /** A token mixed into the background, in per cent. */
  mix(token: Token, percent: number): string {
    const key = `${token} ${percent}`;
    let color = this.cache.get(key);
    if (color === undefined) {
      this.probe.style.color =
        percent === 100 ? `var(--${token})` : `color-mix(in srgb, var(--${token}) ${percent}%, var(--bg))`;
      color = getComputedStyle(this.probe).color || '#888';
      this.cache.set(key, color);
    }
    return color;
  }

  font(size: number, weight = 400, mono = false): string {
    const style = getComputedStyle(this.root);
    const family = style.getPropertyValue(mono ? '--mono' : '--ui') || 'sans-serif';
    return `${weight} ${size}px ${family}`;
  }

  onChange(run: () => void): () => void {
    this.listeners.add(run);
    return () => this.listeners.delete(run);
  }

  dispose(): void {
    this.life.end();
  }

  private read(): void {
    const light = luminance(getComputedStyle(this.root).backgroundColor);
    const theme = light !== null && light < 0.4 ? 'dark' : 'light';
    const contrast = this.highContrast() ? 'high' : 'normal';
    const style = getComputedStyle(this.root);
    const scale = Math.min(LARGEST, scaleFor(style.getPropertyValue('--jp-ui-font-size1')) * this.enlarged);
    const key = [theme, contrast, scale, style.backgroundColor, style.color].join(' ');
    if (this.root.dataset['theme'] === theme && this.cache.get('') === key) {
      return;
    }
    this.root.dataset['theme'] = theme;
    this.root.dataset['contrast'] = contrast;
    this.root.dataset['scale'] = String(scale);
    this.root.style.setProperty('zoom', String(scale));
    this.cache.clear();
    this.cache.set('', key);
    for (const run of [...this.listeners]) {
      run();
    }
  }

  private highContrast(): boolean {
    const asked = typeof matchMedia === 'function' && HIGH_CONTRAST.some(query => matchMedia(query).matches);
    return asked || /high.contrast/i.test(document.body.dataset['jpThemeName'] ?? '');
  }
}
