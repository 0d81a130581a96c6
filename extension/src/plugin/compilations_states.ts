/** What the side panel says in place of a list: why there is none, and what to do next. */
import type { FeedPlace } from './compile_feed';

/** What a button of the side panel does. */
export type PanelAction = 'new-notebook' | 'choose-kernel' | 'retry' | 'record';

export interface PanelState {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly action: PanelAction }[];
}

const RETRY = { label: 'Try again', action: 'retry' } as const;

/** The state where there is no notebook. */
export const NO_NOTEBOOK: PanelState = {
  title: 'No notebook is active',
  text: 'The compiles of the active notebook are listed here as they happen.',
  actions: [{ label: 'New Wave notebook', action: 'new-notebook' }]
};

const STATES: Readonly<Record<Exclude<FeedPlace, 'open'>, PanelState>> = {
  'no-kernel': {
    title: 'This notebook has no kernel',
    text: 'Choose a Python kernel that has wave-explorer installed.',
    actions: [{ label: 'Choose a kernel', action: 'choose-kernel' }]
  },
  starting: { title: 'Waiting for the kernel', text: 'The list opens when the kernel has started.', actions: [] },
  waiting: { title: 'The kernel is busy', text: 'The list waits for the running cell.', actions: [] },
  'other-language': {
    title: 'This kernel does not run Python',
    text: 'Wave kernels are Python. Change the kernel of this notebook.',
    actions: [{ label: 'Choose a kernel', action: 'choose-kernel' }]
  },
  'not-installed': {
    title: 'Wave Explorer is not installed for this kernel',
    text: 'Run %pip install wave-explorer in a cell, then try again.',
    actions: [RETRY]
  },
  'other-version': {
    title: 'This kernel does not list its compiles',
    text: 'Its wave-explorer is of another version than this extension. Install the same one for both, and restart the kernel.',
    actions: [RETRY]
  },
  'hung-up': { title: 'The kernel has closed this list', text: 'Other pages have opened it since.', actions: [RETRY] },
  ended: { title: 'The kernel is not running', text: 'Its compiles went with it. The list begins anew when it has started again.', actions: [] }
};

/** What stands in the list's place; null where there are rows to show. */
export function panelState(place: FeedPlace, rows: number, recording: boolean): PanelState | null {
  if (place !== 'open') {
    return STATES[place];
  }
  if (rows > 0) {
    return null;
  }
  return recording
    ? { title: 'Nothing was compiled yet', text: 'Run a cell that compiles a Wave kernel. It appears here while it compiles.', actions: [] }
    : {
        title: 'Recording is off',
        text: 'Compiles of this notebook are listed while they are recorded.',
        actions: [{ label: 'Record', action: 'record' }]
      };
}
