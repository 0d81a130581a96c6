/** A number with two arrows; steps wrap around. */
import { button, el } from './dom';
import { wrap } from './keys';

export class Stepper {
  readonly element: HTMLElement;
  private readonly value = el('b');
  private size = 1;
  private current = 0;

  constructor(
    label: string,
    choose: (value: number) => void,
    private readonly show: (value: number) => string = String
  ) {
    const step = (by: number): void => choose(wrap(this.current, by, this.size));
    this.element = el('span', { class: 'wx-stepper', role: 'group', 'aria-label': label, 'data-testid': `step-${label.replace(/\s+/g, '-')}` },
      button('‹', { 'aria-label': `${label} down`, onclick: () => step(-1) }),
      el('span', {}, label, ' ', this.value),
      button('›', { 'aria-label': `${label} up`, onclick: () => step(1) }));
  }

  /** Show a value of `size` possible ones; a single possible value needs no stepper. */
  update(value: number, size: number): void {
    this.current = value;
    this.size = size;
    this.value.textContent = this.show(value);
    this.element.hidden = size < 2;
  }
}

/** One stepper for each axis of the workgroup on view. */
export function workgroupSteppers(
  current: () => readonly [number, number, number],
  choose: (workgroup: [number, number, number]) => void
): Record<'x' | 'y' | 'z', Stepper> {
  const along = (axis: number) => (value: number): void => {
    const workgroup: [number, number, number] = [...current()];
    workgroup[axis] = value;
    choose(workgroup);
  };
  return { x: new Stepper('WG x', along(0)), y: new Stepper('WG y', along(1)), z: new Stepper('WG z', along(2)) };
}
