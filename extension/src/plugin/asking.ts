/** Code of ours for a kernel, which is asked again where a failing cell before it swept it away. */
import type { Kernel, KernelMessage } from '@jupyterlab/services';

/** A kernel that sweeps away more requests than this in a row has other troubles. */
const MOST_TIMES = 8;

/** Whether a kernel dropped a request unread, as it does with all that wait behind a cell that fails. */
export function wasSweptAway(reply: KernelMessage.IExecuteReplyMsg): boolean {
  const status: string = reply.content.status;
  return status === 'aborted' || status === 'abort';
}

/** Run code until the kernel has read it; returns its reply. */
export async function askUntilRead(
  kernel: Kernel.IKernelConnection,
  content: KernelMessage.IExecuteRequestMsg['content']
): Promise<KernelMessage.IExecuteReplyMsg> {
  let reply = await kernel.requestExecute(content).done;
  for (let times = 1; wasSweptAway(reply) && times < MOST_TIMES && !kernel.isDisposed; times++) {
    reply = await kernel.requestExecute(content).done;
  }
  return reply;
}
