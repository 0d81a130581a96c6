import type { Kernel, KernelMessage } from '@jupyterlab/services';
import { describe, expect, it } from 'vitest';
import { askUntilRead } from '../asking';

/** A kernel that answers one request after another with these states. */
function answering(...statuses: string[]): { kernel: Kernel.IKernelConnection; asked: string[] } {
  const asked: string[] = [];
  const kernel = {
    isDisposed: false,
    requestExecute: ({ code }: { code: string }) => {
      asked.push(code);
      return { done: Promise.resolve({ content: { status: statuses[asked.length - 1] ?? 'aborted' } } as unknown as KernelMessage.IExecuteReplyMsg) };
    }
  } as unknown as Kernel.IKernelConnection;
  return { kernel, asked };
}

describe('code for a kernel', () => {
  it('is sent again where a failing cell swept it away', async () => {
    const { kernel, asked } = answering('aborted', 'aborted', 'ok');
    expect((await askUntilRead(kernel, { code: 'serve()' })).content.status).toBe('ok');
    expect(asked).toEqual(['serve()', 'serve()', 'serve()']);
  });

  it('is sent once where it was read, also where it failed', async () => {
    const { kernel, asked } = answering('error');
    expect((await askUntilRead(kernel, { code: 'serve()' })).content.status).toBe('error');
    expect(asked).toHaveLength(1);
  });

  it('is not sent for ever', async () => {
    const { kernel, asked } = answering();
    expect((await askUntilRead(kernel, { code: 'serve()' })).content.status).toBe('aborted');
    expect(asked.length).toBeLessThan(20);
  });
});
