/** Whether people can tell our colours apart: contrast by WCAG, and the categories under two kinds of colour blindness. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CIVIDIS } from '../cividis';
import { CATEGORIES, LANE_GROUPS } from '../category';
import { inkOn, scaleFor } from '../theme';

type Rgba = [number, number, number, number];

/** What JupyterLab's themes say of the properties that our tokens are derived from. */
const PAGES = {
  'page without JupyterLab': { properties: {}, dark: false, high: false },
  'JupyterLab Light': {
    properties: {
      '--jp-layout-color1': '#fff', '--jp-ui-font-color1': 'rgba(0, 0, 0, 0.87)', '--jp-ui-font-color2': 'rgba(0, 0, 0, 0.54)',
      '--jp-brand-color1': '#1976d2', '--jp-border-color1': '#bdbdbd', '--jp-border-color2': '#e0e0e0'
    }, dark: false, high: false
  },
  'JupyterLab Dark': {
    properties: {
      '--jp-layout-color1': '#212121', '--jp-ui-font-color1': 'rgba(255, 255, 255, 0.87)', '--jp-ui-font-color2': 'rgba(255, 255, 255, 0.54)',
      '--jp-brand-color1': '#2196f3', '--jp-border-color1': '#616161', '--jp-border-color2': '#424242'
    }, dark: true, high: false
  },
  'JupyterLab Dark High Contrast': {
    properties: {
      '--jp-layout-color1': '#111', '--jp-ui-font-color1': '#fff', '--jp-ui-font-color2': '#fff', '--jp-brand-color1': '#319bf2', '--jp-border-color1': '#fff',
      '--jp-border-color2': '#e0e0e0'
    }, dark: true, high: true
  },
  'a light page where more contrast is asked for': { properties: { '--jp-layout-color1': '#fff', '--jp-ui-font-color1': '#000', '--jp-ui-font-color2': '#000' }, dark: false, high: true }
} satisfies Record<string, { properties: Record<string, string>; dark: boolean; high: boolean }>;

const CSS = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** Declarations of the rule that follows `selector`, up to its first nested rule or its end. */
function declarations(selector: string): [string, string][] {
  const start = CSS.indexOf(`${selector} {`);
  const body = CSS.slice(CSS.indexOf('{', start) + 1);
  return [...body.slice(0, /[{}]|&\[/.exec(body)?.index).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(found => [found[1] ?? '', found[2] ?? '']);
}

function tokensOf(page: (typeof PAGES)[keyof typeof PAGES]): Map<string, string> {
  const rules = ['.wx', ...(page.dark ? ["&[data-theme='dark']"] : []), ...(page.high ? ["&[data-contrast='high']"] : []), ...(page.high && page.dark ? ["&[data-contrast='high'][data-theme='dark']"] : [])];
  return new Map<string, string>([...Object.entries(page.properties), ...rules.flatMap(declarations)]);
}

/** Arguments of a function, split at the commas that stand in no other function. */
function parts(text: string): string[] {
  let depth = 0;
  const found = [''];
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) {
      found.push('');
    } else {
      found[found.length - 1] += letter;
    }
  }
  return found.map(part => part.trim());
}

/** A colour of our stylesheet: hex, rgba, var with fallback, and color-mix in sRGB. */
function colour(text: string, tokens: Map<string, string>): Rgba {
  const inner = text.slice(text.indexOf('(') + 1, -1);
  if (text.startsWith('#')) {
    const digits = text.length === 4 ? [...text.slice(1)].map(digit => digit + digit).join('') : text.slice(1);
    return [0, 2, 4].map(at => parseInt(digits.slice(at, at + 2), 16)).concat(1) as Rgba;
  }
  if (text.startsWith('rgba(')) {
    return inner.split(',').map(Number) as Rgba;
  }
  if (text.startsWith('var(')) {
    const [name, ...fallback] = parts(inner);
    return colour(tokens.get(name ?? '') ?? fallback.join(', '), tokens);
  }
  expect(text).toMatch(/^color-mix\(in srgb, /);
  const [, first, second] = parts(inner);
  const [, base, percent] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(first ?? '') ?? [];
  const [share, one, other] = [Number(percent ?? 50) / 100, colour(base ?? '', tokens), colour(second ?? '', tokens)];
  const alpha = one[3] * share + other[3] * (1 - share);
  return [0, 1, 2].map(at => ((one[at] as number) * one[3] * share + (other[at] as number) * other[3] * (1 - share)) / alpha).concat(alpha) as Rgba;
}

const over = (top: Rgba, ground: Rgba): Rgba => [0, 1, 2].map(at => (top[at] as number) * top[3] + (ground[at] as number) * (1 - top[3])).concat(1) as Rgba;
const linear = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (color: Rgba): number => 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);

function contrast(one: Rgba, other: Rgba): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What a dichromat sees, in linear light: H. Brettel, F. Viénot and J. D. Mollon's method as Viénot simplified it in 1999. */
const SIMULATED: Record<string, [number, number, number][]> = {
  'full colour vision': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deuteranopia: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]
};

/** OKLab of linear light: distances in it are about as large as they look. */
function oklab([r, g, b]: number[]): [number, number, number] {
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ];
}

function seen(color: Rgba, by: string): [number, number, number] {
  const light = color.slice(0, 3).map(linear);
  return oklab((SIMULATED[by] ?? []).map(row => Math.max(0, row[0] * (light[0] ?? 0) + row[1] * (light[1] ?? 0) + row[2] * (light[2] ?? 0))));
}

const apart = (one: number[], other: number[]): number => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

describe.each(Object.entries(PAGES))('colours of %s', (name, page) => {
  const tokens = tokensOf(page);
  const ground = colour('var(--bg)', tokens);
  const token = (of: string): Rgba => over(colour(`var(--${of})`, tokens), ground);
  const on = (text: string, under: string): number => contrast(over(colour(`var(--${text})`, tokens), token(under)), token(under));

  it.each(['bg', 'sunk', 'sel', 'hov'])('have text that can be read on %s', under => {
    const shown = Object.fromEntries(['fg', 'mut'].map(text => [text, on(text, under)]));
    expect(Math.min(...Object.values(shown)), JSON.stringify(shown)).toBeGreaterThanOrEqual(4.5);
  });

  it('have signs and links that can be read on both surfaces', () => {
    const shown = Object.fromEntries(['add', 'rem', 'chg', 'err', 'warn', 'link'].flatMap(text => ['bg', 'sunk'].map(under => [`${text} on ${under}`, on(text, under)])));
    expect(Math.min(...Object.values(shown)), JSON.stringify(shown)).toBeGreaterThanOrEqual(4.5);
    expect(contrast([255, 255, 255, 1], token('primary'))).toBeGreaterThanOrEqual(4.5);
  });

  it('have a selection and bars that stand out, and numbers that can be read on every lane', () => {
    const shown = Object.fromEntries(['acc', 'bar'].flatMap(part => ['bg', 'sunk'].map(under => [`${part} on ${under}`, on(part, under)])));
    expect(Math.min(...Object.values(shown)), JSON.stringify(shown)).toBeGreaterThanOrEqual(3);
    for (const [hue, percent] of LANE_GROUPS.flatMap(one => [22, 64, 88].map(share => [one, share] as const))) {
      const under = over(colour(`color-mix(in srgb, var(--${hue}) ${percent}%, var(--bg))`, tokens), ground);
      expect(contrast(colour(inkOn(`rgb(${under.slice(0, 3).join(', ')})`), tokens), under), `${hue} ${percent}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have categories that stand out: all where contrast is high, else those that are no shade of grey or yellow', () => {
    for (const category of CATEGORIES.filter(one => page.high || !['wait', 'valu', 'salu'].includes(one))) {
      expect(on(category, 'bg'), category).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.keys(SIMULATED))('keep the categories apart with %s', by => {
    const pairs = CATEGORIES.flatMap((one, at) => CATEGORIES.slice(at + 1).map(other => ({ pair: `${one} ${other}`, distance: apart(seen(token(one), by), seen(token(other), by)) })));
    const nearest = pairs.reduce((least, pair) => (pair.distance < least.distance ? pair : least));
    expect(nearest.distance, `${name}: ${nearest.pair}`).toBeGreaterThanOrEqual(0.06);
  });
});

it('the ramp of values grows lighter step by step, whoever looks', () => {
  for (const by of Object.keys(SIMULATED)) {
    const light = CIVIDIS.map(stop => seen(colour(stop, new Map()), by)[0]);
    expect(light.every((value, at) => at === 0 || value > (light[at - 1] as number) + 0.02), by).toBe(true);
  }
});

it('the explorer grows with the text of the page, within limits', () => {
  expect([scaleFor('13px'), scaleFor(' 26px '), scaleFor('9.75pt'), scaleFor('0.8125rem')]).toEqual([1, 2, 1, 1]);
  expect([scaleFor(''), scaleFor('calc(1px)'), scaleFor('0px')]).toEqual([1, 1, 1]);
  expect([scaleFor('2px'), scaleFor('400px')]).toEqual([0.75, 2.5]);
});
