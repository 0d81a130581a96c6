/** Light or dark, read from the page's own background, and the tokens as colours a canvas understands. */
import { Lifetime } from './dom';

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

export class Theme {
  private readonly cache = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private readonly life = new Lifetime();
  private readonly probe: HTMLElement;

  constructor(private readonly root: HTMLElement) {
    this.probe = document.createElement('span');
    this.probe.hidden = true;
    root.append(this.probe);
    this.read();
    const again = (): void => {
      // The page's stylesheet may arrive after its attribute.
      requestAnimationFrame(() => this.read());
    };
    const observer = new MutationObserver(again);
    for (const node of [document.body, document.documentElement]) {
      observer.observe(node, { attributes: true, attributeFilter: ['data-jp-theme-light', 'data-jp-theme-name', 'class', 'data-theme'] });
    }
    this.life.add(() => observer.disconnect());
    if (typeof matchMedia === 'function') {
      this.life.listen(matchMedia('(prefers-color-scheme: dark)'), 'change' as 'resize', again);
    }
  }

  get dark(): boolean {
    return this.root.dataset['theme'] === 'dark';
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
    const key = `${theme} ${getComputedStyle(this.root).backgroundColor}`;
    if (this.root.dataset['theme'] === theme && this.cache.get('') === key) {
      return;
    }
    this.root.dataset['theme'] = theme;
    this.cache.clear();
    this.cache.set('', key);
    for (const run of [...this.listeners]) {
      run();
    }
  }
}
