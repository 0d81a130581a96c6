/** What a kernel's list of compiles and the page say to each other over one comm; `widgets/feed_rows.py` is its other end. */

/** Name of the comm's target in the kernel. */
export const FEED_TARGET = 'wave-explorer-compilations';

export type CompileStatus = 'compiling' | 'ok' | 'failed' | 'partial';

/** One compile of the kernel, from its first pass on. */
export interface CompileRow {
  id: string;
  /** Its name for people; what a person renames. */
  label: string;
  kernel: string;
  target: string;
  /** Who asked for the compile: a cell that was watched, an explorer, the command line. */
  origin: string;
  status: CompileStatus;
  /** Passes done. */
  passes: number;
  /** The newest pass, or the one that failed. */
  pass: string;
  seconds: number;
  diagnostics: { error: number; warning: number; note: number };
  /** Why it failed, in one line. */
  error: string;
  pinned: boolean;
  /** Number of the cell's execution, empty where no cell compiled it. */
  cell: string;
}

export interface FeedDevice {
  name: string;
  kind: 'emulator' | 'gpu';
  note: string;
}

/** The whole list: sent when the comm opens and after each change. */
export interface FeedList {
  kind: 'list';
  recording: boolean;
  device: FeedDevice;
  compilations: CompileRow[];
  /** What keeps the kernel from recording, empty where nothing does. */
  problem: string;
}

export interface FeedAnswer {
  kind: 'answer';
  id: string;
  ok: boolean;
  error?: string;
}

/** What the page asks for; each is answered with its `id`. */
export type FeedRequest =
  | { kind: 'rename'; id: string; compilation: string; value: string }
  | { kind: 'pin'; id: string; compilation: string; value: boolean }
  | { kind: 'delete' | 'restore'; id: string; compilation: string }
  | { kind: 'record'; id: string; on: boolean };

const STATUSES: readonly string[] = ['compiling', 'ok', 'failed', 'partial'] satisfies CompileStatus[];

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hold(fields: Fields, type: 'string' | 'number' | 'boolean', names: readonly string[]): boolean {
  return names.every(name => typeof fields[name] === type);
}

function isRow(value: unknown): value is CompileRow {
  if (!isFields(value) || !isFields(value['diagnostics'])) {
    return false;
  }
  return (
    hold(value, 'string', ['id', 'label', 'kernel', 'target', 'origin', 'status', 'pass', 'error', 'cell']) &&
    hold(value, 'number', ['passes', 'seconds']) &&
    hold(value, 'boolean', ['pinned']) &&
    hold(value['diagnostics'], 'number', ['error', 'warning', 'note']) &&
    STATUSES.includes(String(value['status']))
  );
}

function isDevice(value: unknown): value is FeedDevice {
  return isFields(value) && hold(value, 'string', ['name', 'kind', 'note']) && ['emulator', 'gpu'].includes(String(value['kind']));
}

/** A message as agreed; null where the kernel's package is of another version and says something else. */
export function readFeedMessage(message: unknown): FeedList | FeedAnswer | null {
  if (!isFields(message)) {
    return null;
  }
  if (message['kind'] === 'answer') {
    const { id, ok, error } = message;
    return typeof id === 'string' && typeof ok === 'boolean'
      ? { kind: 'answer', id, ok, ...(typeof error === 'string' ? { error } : {}) }
      : null;
  }
  const { kind, recording, device, compilations, problem } = message;
  if (kind !== 'list' || typeof recording !== 'boolean' || typeof problem !== 'string' || !isDevice(device)) {
    return null;
  }
  return Array.isArray(compilations) && compilations.every(isRow) ? { kind, recording, device, compilations, problem } : null;
}
