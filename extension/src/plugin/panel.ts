import { MainAreaWidget } from '@jupyterlab/apputils';
import type { NotebookPanel } from '@jupyterlab/notebook';
import { OutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea';
import type { Kernel, KernelMessage } from '@jupyterlab/services';
import { refreshIcon, ToolbarButton } from '@jupyterlab/ui-components';
import { Panel, Widget } from '@lumino/widgets';
import { button, el, replace } from '../core/dom';
import { wasSweptAway } from './asking';
import { waveIcon } from './icon';
import { KernelStarts } from './kernelstarts';
import { subjectKey, type PanelSubject } from './panel_subject';
import { showSubject } from './snippets';

/**
 * An explorer in the main area: of a notebook's newest work, of one compile, or of one beside another. The kernel
 * displays it here a second time, so this view and the one in the notebook are two views of one model. It closes with
 * the notebook. The newest explorer starts again with the kernel; a compile is gone with the kernel that made it.
 */
export class ExplorerPanel extends MainAreaWidget<Panel> {
  /** Told when the newest explorer is wanted in place of a compile that is gone. */
  onWantNewest: () => void = () => undefined;
  private readonly message = new Widget();
  private readonly output: SimplifiedOutputArea;
  private readonly starts: KernelStarts;
  private refreshes = 0;

  constructor(
    readonly notebook: NotebookPanel,
    readonly subject: PanelSubject
  ) {
    super({ content: new Panel() });
    this.id = `wave-explorer-${notebook.id}-${subjectKey(subject)}`;
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
        tooltip: subject.kind === 'newest' ? 'Show the newest explorer of this notebook' : 'Show this compile again',
        onClick: () => void this.refresh()
      })
    );

    this.setName('');
    notebook.disposed.connect(this.dispose, this);
    this.starts = new KernelStarts(
      notebook.sessionContext,
      (_, first) => this.onKernel(first),
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

  /** What the panel's tab says: the name of its compile, or of its notebook where that is not known. */
  setName(name: string): void {
    const notebook = this.notebook.context.path.split('/').pop() ?? '';
    const known = name || (this.subject.kind === 'cell' ? `cell ${this.subject.count}` : notebook);
    this.title.label = `Wave: ${known}`;
    this.title.caption = `Wave Explorer: ${known === notebook ? '' : `${known} of `}${this.notebook.context.path}`;
  }

  /** The address of this panel, for the explorer inside to put its view behind. */
  setLinkBase(address: string): void {
    this.node.dataset['waveLink'] = address;
  }

  /** Whether an explorer stands here, and not a message in its place. */
  get showsExplorer(): boolean {
    return !this.output.isHidden && this.output.model.length > 0;
  }

  /** The explorer inside goes to a view, a text of `view_link`, as soon as it is there. */
  goTo(view: string): void {
    this.node.dataset['waveView'] = view;
  }

  /** Ask the kernel for the explorer of this panel's subject. A later call takes the place of one under way. */
  async refresh(): Promise<void> {
    const turn = ++this.refreshes;
    const overtaken = (): boolean => this.isDisposed || turn !== this.refreshes;
    const session = this.notebook.sessionContext;
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
    const reply = await this.execute(kernel, showSubject(this.subject));
    if (overtaken() || !reply) {
      return;
    }
    if (reply.content.status === 'error' && reply.content.ename === 'ModuleNotFoundError') {
      this.say(`${reply.content.evalue}. Install the package for this kernel: %pip install wave-explorer`);
    } else {
      // The explorer, or the traceback that says why there is none.
      this.message.hide();
      this.output.show();
    }
  }

  private onKernel(first: boolean): void {
    if (this.subject.kind === 'newest' || first) {
      void this.refresh();
      return;
    }
    this.refreshes += 1;
    this.say(
      'The kernel has started again. This compile was in the one before.',
      button('Show the newest explorer', { class: 'jp-WaveExplorer-button', onclick: () => this.onWantNewest() }),
      button('Close', { class: 'jp-WaveExplorer-button', onclick: () => this.close() })
    );
  }

  /** Run code whose output belongs to this panel and not to the notebook's history. */
  private async execute(
    kernel: Kernel.IKernelConnection,
    code: string
  ): Promise<KernelMessage.IExecuteReplyMsg | undefined> {
    try {
      let reply: KernelMessage.IExecuteReplyMsg;
      do {
        this.output.model.clear();
        const future = kernel.requestExecute({ code, store_history: false, stop_on_error: false });
        this.output.future = future;
        reply = await future.done;
      } while (wasSweptAway(reply) && !this.isDisposed && !kernel.isDisposed);
      return reply;
    } catch {
      // Another refresh took its place, or the kernel went away: then the next start of a kernel asks again.
      return undefined;
    }
  }

  private say(text: string, ...actions: HTMLElement[]): void {
    replace(this.message.node, el('p', {}, text), ...actions);
    this.message.show();
    this.output.hide();
  }
}
