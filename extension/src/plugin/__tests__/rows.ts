/** Rows of a list of compiles, as the kernel sends them. */
import type { CompileRow, FeedList } from '../feed_messages';

export const EVIL = '<img src=x onerror=alert(1)>';

export const row = (id: string, more: Partial<CompileRow> = {}): CompileRow => ({
  id, label: id, kernel: 'gemm', target: 'gfx942', origin: 'cell', status: 'ok', passes: 581, pass: 'isa', seconds: 3.25,
  diagnostics: { error: 0, warning: 0, note: 0 }, error: '', pinned: false, cell: '', ...more
});

export const list = (...compilations: CompileRow[]): FeedList => ({
  kind: 'list', recording: true, device: { name: 'emulator', kind: 'emulator', note: 'runs on any machine' },
  compilations, problem: ''
});
