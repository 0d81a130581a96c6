/** Where the arrow keys lead from an item: along its edges, and along its row. */
import type { GraphScene } from './graph_scene';

export type Step = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const STEPS: ReadonlySet<string> = new Set<Step>(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

export function isStep(key: string): key is Step {
  return STEPS.has(key);
}

/**
 * The item to go to: down to the user that is nearest, up to the nearest producer, left and right along the row; Home and
 * End are the first and the last item. Where no edge leads on, the nearest item in that direction. Without a start, the
 * first item.
 */
export function walk(scene: GraphScene, from: number | null, step: Step): number | null {
  const visible = scene.visible();
  const first = visible[0] ?? null;
  if (from === null || step === 'Home') {
    return first;
  }
  if (step === 'End') {
    return visible[visible.length - 1] ?? first;
  }
  if (step === 'ArrowLeft' || step === 'ArrowRight') {
    return sideways(scene, visible, from, step === 'ArrowRight' ? 1 : -1) ?? from;
  }
  const down = step === 'ArrowDown';
  const inside = down ? firstInside(scene, visible, from) : null;
  const near = down ? scene.users(from) : scene.producers(from);
  return inside ?? nearest(scene, near, from) ?? (down ? null : frameAround(scene, from)) ?? nearest(scene, beyond(scene, visible, from, down), from) ?? from;
}

/** From an open region's title, its topmost item. */
function firstInside(scene: GraphScene, visible: readonly number[], from: number): number | null {
  const region = scene.layout.regions.find(one => one.item === from);
  const within = region ? visible.filter(item => scene.graph.items[item]?.region === region.id) : [];
  return within.reduce<number | null>((top, item) => (top === null || scene.box(item).y < scene.box(top).y ? item : top), null);
}

/** The owner of the region that an item lies in. */
function frameAround(scene: GraphScene, from: number): number | null {
  const region = scene.layout.regions.find(one => one.id === scene.graph.items[from]?.region);
  return region?.item ?? null;
}

/** The next item of the same region whose row overlaps this one's. */
function sideways(scene: GraphScene, visible: readonly number[], from: number, direction: 1 | -1): number | null {
  const here = scene.box(from);
  const row = visible.filter(item => {
    const box = scene.box(item);
    const beside = direction * (box.x - here.x) > 0 && box.y < here.y + here.height && here.y < box.y + box.height;
    return beside && scene.graph.items[item]?.region === scene.graph.items[from]?.region;
  });
  return row.reduce<number | null>((best, item) => (best === null || direction * (scene.box(item).x - scene.box(best).x) < 0 ? item : best), null);
}

function beyond(scene: GraphScene, visible: readonly number[], from: number, down: boolean): number[] {
  const here = scene.box(from);
  return visible.filter(item => {
    const box = scene.box(item);
    return item !== from && (down ? box.y >= here.y + here.height : box.y + box.height <= here.y);
  });
}

/** Of some items the one whose middle is nearest; steps to the side count double. */
function nearest(scene: GraphScene, items: readonly number[], from: number): number | null {
  const middle = (item: number): { x: number; y: number } => {
    const box = scene.box(item);
    return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 36) / 2 };
  };
  const here = middle(from);
  let best: number | null = null;
  let least = Infinity;
  for (const item of items) {
    const { x, y } = middle(item);
    const distance = 2 * Math.abs(x - here.x) + Math.abs(y - here.y);
    if (distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
}
