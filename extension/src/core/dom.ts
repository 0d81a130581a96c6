/**
 * Building DOM. Every text enters through `textContent` or a text node, so a name that holds HTML stays text.
 */

export type Child = Node | string | number | null | undefined | false;
type Handler = (event: never) => void;
export type Attributes = Record<string, string | number | boolean | null | undefined | Handler>;

function fill(node: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) {
      continue;
    }
    if (typeof value === 'function') {
      node.addEventListener(name.slice(2), value as EventListener);
    } else if (name.startsWith('aria-')) {
      // ARIA states are words: an absent `aria-pressed` means something else than a false one.
      node.setAttribute(name, String(value));
    } else if (value !== false) {
      node.setAttribute(name, value === true ? '' : String(typeof value === 'number' && SIZES.has(name) ? positive(value) : value));
    }
  }
  append(node, children);
}

/** Attributes that a browser refuses where they are below 0. */
const SIZES = new Set(['width', 'height', 'r', 'rx', 'ry']);

function positive(size: number): number {
  return size > 0 ? size : 0;
}

/** Width for drawing within an element that has `padding` pixels of margin; 0 where nothing is left. */
export function innerWidth(element: Element, padding: number): number {
  return positive(element.clientWidth - padding);
}

/** Height for drawing, as `innerWidth`. */
export function innerHeight(element: Element, padding: number): number {
  return positive(element.clientHeight - padding);
}

/** How much larger an element is drawn than its own pixels say: the explorer grows with the page's text. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom || 1;
}

/** Where a pointer is within an element, in the element's own pixels. */
export function pointIn(element: Element, event: MouseEvent): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
}

/** A context of a canvas that is as large as this in CSS pixels, sharp on every screen. */
export function context2d(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const ratio = (window.devicePixelRatio || 1) * zoomOf(canvas);
  canvas.width = Math.round(positive(width) * ratio);
  canvas.height = Math.round(positive(height) * ratio);
  canvas.style.width = `${positive(width)}px`;
  canvas.style.height = `${positive(height)}px`;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Append texts and nodes; empty children are left out. */
export function append(node: Element, children: Child[]): void {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) {
      node.append(typeof child === 'number' ? String(child) : child);
    }
  }
}

/** An HTML element; attributes named `on…` are event listeners. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  fill(node, attributes, children);
  return node;
}

/** An SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(node, attributes, children);
  return node;
}

/** Replace all children. */
export function replace(node: Element, ...children: Child[]): void {
  node.replaceChildren();
  append(node, children);
}

/** A button with a visible or spoken name. */
export function button(label: Child, attributes: Attributes, ...more: Child[]): HTMLButtonElement {
  return el('button', { type: 'button', ...attributes }, label, ...more);
}

/** Run when Enter is pressed in a field; the page around may have its own ideas about that key, so we take it. */
export function onEnter(field: HTMLInputElement, run: () => void): void {
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      run();
    }
  });
}

/** Collects what has to be undone when a view goes away. */
export class Lifetime {
  private readonly endings: (() => void)[] = [];

  add(ending: (() => void) | undefined): void {
    if (ending) {
      this.endings.push(ending);
    }
  }

  /** Listen until the lifetime ends. */
  listen<K extends keyof WindowEventMap>(
    target: EventTarget,
    type: K,
    handler: (event: WindowEventMap[K]) => void,
    options?: AddEventListenerOptions
  ): void {
    target.addEventListener(type, handler as EventListener, options);
    this.add(() => target.removeEventListener(type, handler as EventListener, options));
  }

  /** Run on every change of the element's size. */
  resize(element: Element, run: () => void): void {
    if (typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(() => run());
    observer.observe(element);
    this.add(() => observer.disconnect());
  }

  end(): void {
    for (const ending of this.endings.splice(0)) {
      ending();
    }
  }
}

/** Run at most once a frame, however often it is asked for. */
export function eachFrame(run: () => void): () => void {
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        run();
      });
    }
  };
}
