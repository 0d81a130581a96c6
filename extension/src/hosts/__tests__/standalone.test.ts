// @vitest-environment jsdom
/** The page of its own: it shows what stands in it, follows the address, and says which states it holds. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';

// jsdom lays nothing out; the text editor only asks where things are.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const text = readFileSync(resolve(process.cwd(), 'src/hosts/__tests__/saved_page.txt'), 'ascii');
const page = document.createElement('main');

const bar = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-testid="saved-${name}"]`) as HTMLElement;
const shown = (): HTMLElement => document.querySelector<HTMLElement>('.wx') as HTMLElement;

function data(title: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.className = 'wave-explorer-data';
  script.dataset['title'] = title;
  script.textContent = text;
  document.body.append(script);
}

beforeAll(async () => {
  window.matchMedia = ((): unknown => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  page.id = 'wave-explorer';
  document.body.append(page);
  data('gemm');
  data('<b>other</b>');
  location.hash = '#1/isa.l-5';
  await import('../standalone');
  await vi.waitFor(() => expect(shown().querySelector('[data-testid="kernel"]')?.textContent).toBe('gemm'));
});

describe('the page', () => {
  it('opens what the address names', () => {
    expect((bar('kernel') as HTMLSelectElement).selectedIndex).toBe(1);
    expect(shown().querySelector('[data-testid="tab-isa"]')?.getAttribute('aria-selected')).toBe('true');
  });

  it('offers its kernels by name, as text', () => {
    expect([...(bar('kernel') as HTMLSelectElement).options].map(option => option.textContent)).toEqual(['gemm', '<b>other</b>']);
    expect(bar('bar').querySelector('b')).toBeNull();
  });

  it('lists what it holds', () => {
    const notes = [...bar('notes').children].map(item => item.textContent ?? '');
    expect(notes.some(note => note.startsWith('Lane maps of every node'))).toBe(true);
    expect(notes[notes.length - 1]).toContain('needs a kernel');
  });

  it('writes into the address what is looked at, and follows it', async () => {
    shown().querySelector<HTMLElement>('[data-testid="tab-source"]')?.click();
    await vi.waitFor(() => expect(location.hash).toMatch(/^#1\/source\./));
    location.hash = '#0/graph.l-3';
    await vi.waitFor(() => expect((bar('kernel') as HTMLSelectElement).selectedIndex).toBe(0));
    expect(document.querySelectorAll('.wx')).toHaveLength(1);
    expect(shown().querySelector('[data-testid="tab-graph"]')?.getAttribute('aria-selected')).toBe('true');
  });

  it('has colours of its own', () => {
    const themes = bar('theme') as HTMLSelectElement;
    themes.value = 'high-dark';
    themes.dispatchEvent(new Event('change'));
    expect(document.documentElement.dataset).toMatchObject({ savedTheme: 'dark', savedContrast: 'high' });
    expect(document.body.dataset['jpThemeName']).toBe('High Contrast Dark');
  });
});
