import { MainAreaWidget } from '@jupyterlab/apputils';
import type { NotebookPanel } from '@jupyterlab/notebook';
import { OutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea';
import type { Kernel, KernelMessage } from '@jupyterlab/services';
import { refreshIcon, ToolbarButton } from '@jupyterlab/ui-components';
import { Panel, Widget } from '@lumino/widgets';
import { waveIcon } from './icon';
import { KernelStarts } from './kernelstarts';
import { SHOW_PANEL } from './snippets';

/**
 * The explorer of one notebook in the main area. Its kernel displays the explorer here a second time, so this view
 * and the one in the notebook are two views of one model. It closes with the notebook and starts again with the kernel.
 */
export class ExplorerPanel extends MainAreaWidget<Panel> {
  private readonly message = new Widget();
  private readonly output: SimplifiedOutputArea;
  private readonly starts: KernelStarts;
  private refreshes = 0;

  constructor(readonly notebook: NotebookPanel) {
    super({ content: new Panel() });
    this.id = `wave-explorer-${notebook.id}`;
    this.title.icon = waveIcon;
    this.title.closable = true;
    this.addClass('jp-WaveExplorerPanel');

    this.message.addClass('jp-WaveExplorerPanel-message');
    this.message.node.setAttribute('role', 'status');
    this.output = new SimplifiedOutputArea({
      model: new OutputAreaModel({ trusted: true }),
      rendermime: notebook.content.rendermime
    });
    this.output.addClass('jp-WaveExplorerPanel-output');
    this.content.addWidget(this.message);
    this.content.addWidget(this.output);
    this.toolbar.addItem(
      'refresh',
      new ToolbarButton({
        icon: refreshIcon,
        tooltip: 'Show the newest explorer of this notebook',
        onClick: () => void this.refresh()
      })
    );

    this.setTitle();
    notebook.context.pathChanged.connect(this.setTitle, this);
    notebook.disposed.connect(this.dispose, this);
    this.starts = new KernelStarts(
      notebook.sessionContext,
      () => void this.refresh(),
      () => this.say('The kernel is not running. The explorer comes back when it has started again.')
    );
  }

  override dispose(): void {
    if (this.isDisposed) {
      return;
    }
    this.starts.dispose();
    super.dispose();
  }

  /** Ask the kernel for its current explorer and show it here. A later call takes the place of one under way. */
  async refresh(): Promise<void> {
    const turn = ++this.refreshes;
    const overtaken = (): boolean => this.isDisposed || turn !== this.refreshes;
    const session = this.notebook.sessionContext;
    this.say('Waiting for the kernel of the notebook.');
    await session.ready;
    const kernel = session.session?.kernel;
    if (overtaken()) {
      return;
    }
    if (!kernel) {
      this.say('This notebook has no kernel. Choose one in the notebook, then refresh.');
      return;
    }
    this.say(
      kernel.status === 'busy'
        ? 'The kernel is busy. The explorer opens when the running cell ends.'
        : 'Opening the explorer.'
    );
    const reply = await this.execute(kernel, SHOW_PANEL);
    if (overtaken() || !reply) {
      return;
    }
    if (reply.content.status === 'error' && reply.content.ename === 'ModuleNotFoundError') {
      this.say(`${reply.content.evalue}. Install the package for this kernel: %pip install wave-explorer`);
      return;
    }
    // The explorer, or the traceback that says why there is none.
    this.message.hide();
    this.output.show();
  }

  /** Run code whose output belongs to this panel and not to the notebook's history. */
  private async execute(
    kernel: Kernel.IKernelConnection,
    code: string
  ): Promise<KernelMessage.IExecuteReplyMsg | undefined> {
    this.output.model.clear();
    const future = kernel.requestExecute({ code, store_history: false, stop_on_error: false });
    this.output.future = future;
    try {
      return await future.done;
    } catch {
      // Another refresh took its place, or the kernel went away: then the next start of a kernel asks again.
      return undefined;
    }
  }

  private say(text: string): void {
    this.message.node.textContent = text;
    this.message.show();
    this.output.hide();
  }

  private setTitle(): void {
    const name = this.notebook.context.path.split('/').pop() ?? '';
    this.title.label = `Wave: ${name}`;
    this.title.caption = `Wave Explorer of ${this.notebook.context.path}`;
  }
}
