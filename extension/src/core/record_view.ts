/** Common part of the views that draw answers: waiting, failing, and never drawing an answer that came too late. */
import { button, el, Lifetime, replace } from './dom';
import type { Params, Payload, QueryName } from './provider';
import { KERNEL_BUSY, notice, refusal, skeleton, SLOW_MS } from './states';
import type { View } from './views';
import type { Workspace } from './workspace';

/** An answer that comes within this time needs no skeleton. */
const PATIENCE_MS = 150;

export abstract class RecordView implements View {
  readonly element: HTMLElement;
  /** What the view draws; hidden while the cover says something. */
  protected readonly body: HTMLElement;
  private readonly cover = el('div', { class: 'wx-cover' });
  private readonly shown = new Lifetime();
  private turn = 0;
  protected visible = false;

  constructor(
    protected readonly work: Workspace,
    className: string
  ) {
    this.body = el('div', { class: 'wx-view-body' });
    this.element = el('div', { class: `wx-view ${className}` }, this.body, this.cover);
    this.cover.hidden = true;
  }

  show(): void {
    this.visible = true;
    this.listen(this.shown);
    this.refresh();
  }

  hide(): void {
    this.visible = false;
    this.turn += 1;
    this.shown.end();
  }

  /** Subscribe to what makes the view draw anew; ends when it is hidden. */
  protected abstract listen(shown: Lifetime): void;

  /** Ask for what is needed and draw it. */
  protected abstract refresh(): void;

  /**
   * Ask, and hand the answer over unless another question or view came in between. A refusal is shown, unless
   * `recover` says that it has done something about it.
   */
  protected ask<N extends QueryName>(
    name: N,
    params: Params<N>,
    waitsFor: string,
    draw: (payload: Payload<N>) => void,
    recover: (error: Error) => boolean = () => false
  ): void {
    const turn = (this.turn += 1);
    const current = (): boolean => turn === this.turn && this.visible;
    const wait = (ms: number, more = ''): ReturnType<typeof setTimeout> => setTimeout(() => {
      if (current()) {
        this.say(skeleton(waitsFor, more));
      }
    }, ms);
    const timers = [wait(PATIENCE_MS), ...(this.work.session.live ? [wait(SLOW_MS, KERNEL_BUSY)] : [])];
    const answered = (): void => timers.forEach(clearTimeout);
    this.work.answers
      .ask(name, params)
      .then(payload => {
        answered();
        if (current()) {
          this.uncover();
          draw(payload);
        }
      })
      .catch((error: Error) => {
        answered();
        if (current() && !recover(error)) {
          this.say(refusal(error.message, () => this.refresh()));
        }
      });
  }

  /** Show a skeleton or a notice instead of the body. */
  protected say(content: HTMLElement): void {
    replace(this.cover, content);
    this.cover.hidden = false;
    this.body.hidden = true;
  }

  protected uncover(): void {
    this.cover.hidden = true;
    this.body.hidden = false;
  }

  /** For a view of a later stage: wait while compiling, else say why it will not come. */
  protected sayMissing(what: string): void {
    const { compiling, summary } = this.work;
    if (compiling) {
      this.say(skeleton(`Waits for ${what}.`));
    } else {
      const failed = summary?.status === 'failed';
      this.say(notice(`No ${what}`, failed ? `The compile failed before ${what}.` : `This record holds no ${what}.`, ...(failed ? this.wayToFailure() : [])));
    }
  }

  private wayToFailure(): HTMLElement[] {
    const failing = this.work.rows.find(row => row.status === 'failed');
    const view = failing?.language === 'graph' ? 'graph' : 'ir';
    return failing ? [button('Open the failing pass', { class: 'wx-button', onclick: () => this.work.store.select({ stage: failing.id, view }) })] : [];
  }
}
