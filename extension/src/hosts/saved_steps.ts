/** The stepper of a saved page: it goes along the places that were recorded, and no farther. */
import type { ActionName, Params } from '../core/provider';
import type { Actions, StepLdsPayload, StepPayload } from '../core/payloads';
import type { SavedStep } from '../core/saved_page';

const BEYOND = 'Needs a kernel: ';

export class SavedSteps {
  private at = 0;
  /** Changes with every movement. */
  serial = 1;

  constructor(private readonly places: readonly SavedStep[]) {}

  get length(): number {
    return this.places.length;
  }

  /** Query `step`; undefined for what is not recorded, null where no steps are. */
  step(params: Params<'step'>): StepPayload | null | undefined {
    const place = this.places[this.at];
    if (!place) {
      return null;
    }
    const { wave, pinned, block } = params;
    return pinned?.length || block ? undefined : place.step[wave === undefined ? '' : String(wave)];
  }

  /** Query `step_lds`. */
  lds(): StepLdsPayload | null {
    return this.places[this.at]?.lds ?? null;
  }

  /** Moves; returns why it could not, or nothing. */
  move(name: ActionName, params: Actions[ActionName]): string {
    const last = this.length - 1;
    const to = this.target(name, params);
    this.serial += 1;
    if (to === null || to > last) {
      this.at = to === null ? this.at : last;
      return to === null
        ? `${BEYOND}the recorded steps do not lead there.`
        : `${BEYOND}this page holds the first ${last} steps of the workgroup.`;
    }
    this.at = Math.max(0, to);
    return '';
  }

  /** The place that a movement leads to, beyond the last one too; null where it leads nowhere that is recorded. */
  private target(name: ActionName, params: Actions[ActionName]): number | null {
    const { count = 1, wave } = params as Actions['step'];
    if (name === 'step' && (wave === undefined || wave === this.places[this.at]?.step['']?.wave)) {
      return this.at + count;
    }
    if (name === 'step_back') {
      return this.at - count;
    }
    return name === 'step_to' ? this.found(params as Actions['step_to']) : null;
  }

  private found({ place, line, node, iteration = 0 }: Actions['step_to']): number | null {
    if (place === 'start') {
      return 0;
    }
    const meant: Partial<Record<typeof place, (step: StepPayload) => boolean>> = {
      end: step => step.waves.every(wave => wave.status === 'ended'),
      line: step => step.line === line,
      node: step => node !== undefined && step.nodes.includes(node),
      iteration: step => step.loops[step.loops.length - 1]?.iteration === iteration,
      barrier: step => step.waves.some(wave => wave.status === 'at a barrier')
    };
    const fits = meant[place];
    const reached = this.places.findIndex((one, at) => at > this.at && one.step[''] !== undefined && fits !== undefined && fits(one.step['']));
    return reached < 0 ? null : reached;
  }
}
