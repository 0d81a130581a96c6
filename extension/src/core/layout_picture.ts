/**
 * The picture of a matrix instruction: A lower left, B upper right, D lower right, so that a cell of D lines up with its
 * row of A and its column of B; at the right the registers by lane that hold them. What a selection or the pointer adds
 * lies on a canvas of its own, so that moving draws little.
 */
import { context2d, el, pointIn } from './dom';
import { LayoutDrawing, type Scene } from './layout_drawing';
import { drawMarks, type Marks } from './layout_marks';
import { placeAt, type Place } from './layout_plan';
import type { Picture } from './picture';
import type { Theme } from './theme';

const STEPS: Record<string, readonly [rows: number, columns: number]> = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] };

export class LayoutPicture {
  readonly element: HTMLElement;
  private readonly canvas = el('canvas', { 'aria-hidden': 'true' });
  private readonly over = el('canvas', { 'aria-hidden': 'true', class: 'wx-over' });
  private scene: Scene | null = null;
  private marks: Marks | null = null;

  /** `describedBy` is the id of the words about the selected cell. */
  constructor(
    private readonly theme: Theme,
    describedBy: string,
    hover: (place: Place | null) => void,
    pick: (place: Place) => void,
    move: (rows: number, columns: number) => void
  ) {
    this.element = el('div', {
      class: 'wx-heatmap wx-layout-picture', tabindex: 0, role: 'application', 'aria-roledescription': 'picture of cells', 'data-testid': 'layout-picture',
      'aria-label': 'Matrix tiles and registers; arrow keys move the selected cell', 'aria-describedby': describedBy
    }, this.canvas, this.over);
    const under = (event: PointerEvent): Place | null => {
      const { x, y } = pointIn(this.canvas, event);
      return this.scene ? placeAt(this.scene.plan, x, y) : null;
    };
    this.element.addEventListener('pointermove', event => hover(under(event)));
    this.element.addEventListener('pointerleave', () => hover(null));
    this.element.addEventListener('pointerdown', event => {
      const place = under(event);
      if (place) {
        pick(place);
      }
    });
    this.element.addEventListener('keydown', event => {
      const step = STEPS[event.key];
      if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        event.stopPropagation();
        move(...step);
      }
    });
  }

  paint(scene: Scene, marks: Marks): void {
    this.scene = scene;
    const { plan } = scene;
    Object.assign(this.element.dataset, { cell: plan.cell, along: plan.along, atA: plan.at.A, atB: plan.at.B, atD: plan.at.D });
    const context = context2d(this.canvas, plan.width, plan.height);
    if (context) {
      new LayoutDrawing(context, this.theme, scene).draw();
    }
    this.mark(marks);
  }

  /** Another cell is selected or under the pointer; the tiles below stay as they are. */
  mark(marks: Marks): void {
    this.marks = marks;
    const { scene, theme } = this;
    const context = scene && context2d(this.over, scene.plan.width, scene.plan.height);
    if (context) {
      drawMarks(context, theme, scene, marks);
    }
  }

  picture(): Picture | null {
    const { scene, marks, theme } = this;
    return scene && marks && {
      width: scene.plan.width,
      height: scene.plan.height,
      ground: theme.color('bg'),
      draw: pen => {
        new LayoutDrawing(pen, theme, scene).draw();
        drawMarks(pen, theme, scene, { ...marks, preview: null });
      }
    };
  }
}
