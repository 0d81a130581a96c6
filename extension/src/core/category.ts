/** The eight categories in their fixed order, and the four lane groups that share their hues. */
import type { Category } from './payloads';
import type { Token } from './theme';

export const CATEGORY_NAMES: Record<Category, string> = {
  mfma: 'matrix',
  lds: 'LDS',
  vmem: 'global',
  wait: 'wait',
  sync: 'barrier',
  valu: 'VALU',
  salu: 'SALU',
  ctl: 'branch'
};

export const CATEGORIES = Object.keys(CATEGORY_NAMES) as Category[];

/** Hues of lanes 0–15, 16–31, 32–47, 48–63. */
export const LANE_GROUPS: readonly Token[] = ['mfma', 'lds', 'vmem', 'wait'];
export const LANES_PER_GROUP = 16;
