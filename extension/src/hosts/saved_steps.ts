/** The stepper of a saved page: it goes along the places that were recorded, and no farther. */
import type { Actions, StepLdsPayload, StepPayload } from '../core/payloads';
import type { ActionName, Params } from '../core/provider';
import { questionKey, savedAnswer, type SavedPage, type SavedStep } from '../core/saved_page';

export class SavedSteps {
  private at = 0;
  /** Changes with every movement. */
  serial = 1;

  constructor(
    private readonly page: SavedPage,
    private readonly places: readonly SavedStep[]
  ) {}

  /** How many places are recorded, the start among them. */
  get length(): number {
    return this.places.length;
  }

  /** Query `step`: the payload, null where no steps are recorded, undefined for what was not asked while recording. */
  step(params: Params<'step'>): StepPayload | null | undefined {
    const place = this.places[this.at];
    return place ? this.payload(place, { ...params, wave: params.wave ?? place.next }) : null;
  }

  /** Query `step_lds`. */
  lds(): StepLdsPayload | null {
    const place = this.places[this.at];
    return place ? savedAnswer(this.page, place.answers, questionKey('step_lds', {})) as StepLdsPayload : null;
  }

  /** Moves, and returns why it could not, or nothing. */
  move(name: ActionName, params: Actions[ActionName]): string {
    const last = this.length - 1;
    const to = this.target(name, params);
    this.serial += 1;
    if (to === null) {
      return 'the recorded steps do not lead there';
    }
    this.at = Math.max(0, Math.min(to, last));
    return to > last ? `this page holds the first ${last} steps of the workgroup` : '';
  }

  private payload(place: SavedStep, params: Params<'step'>): StepPayload | undefined {
    return savedAnswer(this.page, place.answers, questionKey('step', params, this.page.defaults)) as StepPayload | undefined;
  }

  /** The place that a movement leads to, which may lie beyond the last; null where the recorded way does not say. */
  private target(name: ActionName, params: Actions[ActionName]): number | null {
    const { count = 1, wave } = params as Actions['step'];
    if (name === 'step' && (wave === undefined || wave === this.places[this.at]?.next)) {
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
    const fits: Record<Exclude<typeof place, 'start'>, (step: StepPayload) => boolean> = {
      end: step => step.waves.every(wave => wave.status === 'ended'),
      line: step => step.line === line,
      node: step => node !== undefined && step.nodes.includes(node),
      iteration: step => step.loops[step.loops.length - 1]?.iteration === iteration,
      barrier: step => step.waves.some(wave => wave.status === 'at a barrier')
    };
    const reached = this.places.findIndex((one, at) => {
      const step = at > this.at ? this.payload(one, { wave: one.next }) : undefined;
      return step !== undefined && fits[place](step);
    });
    return reached < 0 ? null : reached;
  }
}
