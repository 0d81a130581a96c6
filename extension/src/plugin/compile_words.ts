/** The list of compiles as words. */
import { count, duration, plural } from '../core/format';
import type { CompileRow, FeedList } from './feed_messages';

function passes(row: CompileRow): string {
  return row.passes === 1 ? '1 pass' : `${count(row.passes)} passes`;
}

/** How far the compile came: `compiling · 14 passes · expand_graph`. */
export function progressOf(row: CompileRow): string {
  switch (row.status) {
    case 'compiling':
      return ['compiling', passes(row), row.pass].filter(Boolean).join(' · ');
    case 'ok':
      return `${passes(row)} · ${duration(row.seconds)}`;
    case 'failed':
      return row.pass ? `failed in ${row.pass} · ${passes(row)}` : 'failed before the first pass';
    case 'partial':
      return `stopped after ${passes(row)}`;
  }
}

/** What was compiled, and by whom: `gemm · gfx942 · explorer`; what the row says elsewhere is left out. */
export function subjectOfRow(row: CompileRow): string {
  const { kernel, label, target, origin, cell } = row;
  return [kernel === label ? '' : kernel, target, origin === 'cell' && cell ? '' : origin].filter(Boolean).join(' · ');
}

/** `2 errors, 1 warning`; empty where there is nothing to say. */
export function diagnosticsOf(row: CompileRow): string {
  const { error, warning, note } = row.diagnostics;
  return [error ? plural(error, 'error') : '', warning ? plural(warning, 'warning') : '', note ? plural(note, 'note') : '']
    .filter(Boolean)
    .join(', ');
}

/** The whole row for those who hear it. */
export function spokenRow(row: CompileRow): string {
  return [
    row.label,
    row.pinned ? 'pinned' : '',
    progressOf(row),
    diagnosticsOf(row),
    row.status === 'failed' ? row.error : '',
    row.cell ? `cell ${row.cell}` : '',
    subjectOfRow(row)
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is worth hearing about a change of the list: compiles that began, and how those under way have ended. */
export function announcement(before: readonly CompileRow[], after: readonly CompileRow[]): string {
  const was = new Map(before.map(row => [row.id, row]));
  const news = after.flatMap(row => {
    const earlier = was.get(row.id);
    if (row.status === 'compiling') {
      return earlier ? [] : [`${row.label} compiles`];
    }
    if (earlier && earlier.status !== 'compiling') {
      return [];
    }
    return row.status === 'failed' ? [`${row.label} failed${row.pass ? ` in ${row.pass}` : ''}`] : [`${row.label} is compiled`];
  });
  return news.length > 3 ? `${count(news.length)} compiles changed` : news.join('; ');
}

/** What the status bar says of a kernel: the device that its runs take, where that is known, and the recording. */
export function statusText({ device, recording, problem }: FeedList): { readonly text: string; readonly title: string } {
  return {
    text: `Wave: ${[device.name, recording ? 'recording' : 'not recording'].filter(Boolean).join(' · ')}`,
    title: [device.note, problem, 'Show the compilations'].filter(Boolean).join('\n')
  };
}
