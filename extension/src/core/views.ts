/** The views, in the order of their keys. */
import type { ViewName } from './payloads';
import type { Picture } from './picture';

export const VIEW_NAMES: Record<ViewName, string> = {
  graph: 'Graph',
  index: 'Index',
  layout: 'Layout',
  ir: 'IR',
  lds: 'LDS',
  isa: 'AMDGCN',
  step: 'Step',
  counters: 'Counters',
  edit: 'Edit',
  source: 'Source',
  schedule: 'Schedule',
  memory: 'Memory',
  grid: 'Grid',
  output: 'Output',
  compare: 'Compare',
  tune: 'Tune'
};

export const VIEWS = Object.keys(VIEW_NAMES) as ViewName[];

/** Views that study one thing each; they live in a module that is loaded on demand. */
export const STUDY_NAMES = ['layout', 'lds', 'step', 'schedule', 'memory', 'grid', 'output', 'compare', 'tune'] as const;
export type StudyName = (typeof STUDY_NAMES)[number];

export function isStudy(view: ViewName): view is StudyName {
  return (STUDY_NAMES as readonly ViewName[]).includes(view);
}

/** One view of the centre. It draws when shown, and listens only while it is. */
export interface View {
  readonly element: HTMLElement;
  show(): void;
  hide(): void;
  /** A key that nobody else took; calls `preventDefault` if the view takes it. */
  takeKey?(event: KeyboardEvent): void;
  /** What it shows now as a picture; null while it shows none. */
  picture?(): Picture | null;
}
