/** The kernel that a command is for: found, asked for, or said to be missing. */
import { Dialog, SessionContextDialogs, showDialog } from '@jupyterlab/apputils';
import type { NotebookPanel } from '@jupyterlab/notebook';
import type { Kernel } from '@jupyterlab/services';

/** The notebook's Python kernel. A missing one is asked for; where there is none in the end, the reason was shown. */
export async function askForPythonKernel(notebook: NotebookPanel): Promise<Kernel.IKernelConnection | null> {
  const session = notebook.sessionContext;
  await session.ready;
  if (!session.session?.kernel) {
    const answer = await showDialog({
      title: 'This notebook has no kernel',
      body: 'The explorer shows what a kernel has compiled. Choose a Python kernel that has wave-explorer installed.',
      buttons: [Dialog.cancelButton(), Dialog.okButton({ label: 'Choose a kernel' })]
    });
    if (answer.button.accept) {
      await chooseKernel(notebook);
    }
  }
  const kernel = session.session?.kernel ?? null;
  if (!kernel) {
    return null;
  }
  const { language_info: language } = await kernel.info;
  if (language.name === 'python') {
    return kernel;
  }
  await showDialog({
    title: 'This kernel does not run Python',
    body: `Wave kernels are Python; this notebook's kernel runs ${language.name}. Change the kernel, then try again.`,
    buttons: [Dialog.okButton()]
  });
  return null;
}

/** Lab's own dialog. */
export async function chooseKernel(notebook: NotebookPanel): Promise<void> {
  await new SessionContextDialogs().selectKernel(notebook.sessionContext);
}

/** Says that there is no notebook to act on; true where the person asks for a new one. */
export async function sayNoNotebook(path?: string): Promise<boolean> {
  const answer = await showDialog({
    title: path === undefined ? 'No notebook is open' : 'This notebook is not open',
    body: `${path === undefined ? '' : `${path}: `}The explorer shows what a notebook has compiled. Open a notebook, or start with a new one.`,
    buttons: [Dialog.cancelButton(), Dialog.okButton({ label: 'New Wave notebook' })]
  });
  return answer.button.accept;
}
