import type { Contents } from '@jupyterlab/services';
import type { PartialJSONObject } from '@lumino/coreutils';

const CELLS: readonly { type: 'markdown' | 'code'; source: string }[] = [
  {
    type: 'markdown',
    source: '# Wave Explorer\nChoose a kernel, explore how it is compiled, change it, run it. `wave-explorer list` names the kernels that are ready.'
  },
  { type: 'code', source: 'import wave_explorer as wx\n\nspec = wx.kernel("gemm", target="gfx942")' },
  { type: 'code', source: 'wx.explore(spec)' }
];

function content(): PartialJSONObject {
  return {
    cells: CELLS.map(({ type, source }, position) =>
      type === 'code'
        ? { cell_type: type, id: `wave-${position}`, metadata: {}, source, execution_count: null, outputs: [] }
        : { cell_type: type, id: `wave-${position}`, metadata: {}, source }
    ),
    metadata: {
      kernelspec: { display_name: 'Python 3 (ipykernel)', language: 'python', name: 'python3' },
      language_info: { name: 'python' }
    },
    nbformat: 4,
    nbformat_minor: 5
  };
}

/** Create a notebook in `folder` that explores the ready GEMM, and return its path. */
export async function createStarterNotebook(contents: Contents.IManager, folder: string): Promise<string> {
  const { path } = await contents.newUntitled({ path: folder, type: 'notebook' });
  await contents.save(path, { type: 'notebook', format: 'json', content: content() });
  return path;
}
