/** A tensor from above, over the whole grid: which cells are written never, once, or several times. */
import { context2d, el, replace } from './dom';
import { count, plural } from './format';
import type { CoveragePayload, TensorCoverage } from './payloads';
import type { Theme } from './theme';

const LEFT = 52;
const TOP = 16;

export class CoverageTile {
  readonly element: HTMLElement;
  private readonly cells = el('canvas', { role: 'img' });
  private readonly words = el('div', { class: 'wx-coverage-words', 'data-testid': 'coverage' });

  constructor(private readonly theme: Theme) {
    this.element = el('div', { class: 'wx-coverage' }, this.cells, this.words);
  }

  /** What is to be said where there is no picture. */
  say(text: string): void {
    this.cells.hidden = true;
    replace(this.words, el('p', { class: 'wx-quiet' }, text));
  }

  put(payload: CoveragePayload, room: number): void {
    const tensor = payload.tensors[0];
    if (!tensor) {
      this.say(payload.not_known);
      return;
    }
    this.cells.hidden = false;
    this.paint(tensor, room);
    const grid = payload.grid ? ` by ${payload.grid.join(' × ')} workgroups` : '';
    this.cells.setAttribute('aria-label', `${tensor.name}: ${sentence(tensor)}`);
    const spot = (at: number[] | undefined): string => (at ? ` (first at ${at.join(', ')})` : '');
    const outside = tensor.first_outside;
    replace(this.words,
      el('p', {}, el('b', {}, sentence(tensor)), grid),
      tensor.never ? el('p', {}, el('i', { class: 'wx-swatch wx-never' }), ` ${plural(tensor.never, 'cell')} ${tensor.complete ? 'never written' : 'written by no counted write'}${spot(tensor.never_at[0])}`) : null,
      tensor.several ? el('p', {}, el('i', { class: 'wx-swatch wx-several' }), ` ${plural(tensor.several, 'cell')} written ${several(tensor)}${spot(tensor.several_at[0])}${sharers(tensor)}`) : null,
      outside ? el('p', {}, `${plural(tensor.outside, 'element')} outside: first (${outside.cell.join(', ')}) by ${outside.label}, workgroup ${outside.workgroup.join(', ')}, thread ${outside.thread}`) : null,
      ...tensor.writers.filter(writer => writer.not_known).slice(0, 3).map(writer => el('p', { class: 'wx-quiet' }, `not counted: ${writer.label}: ${writer.not_known}`)));
  }

  private paint(tensor: TensorCoverage, room: number): void {
    const { picture } = tensor;
    const [rows, columns] = [picture.least.length, picture.least[0]?.length ?? 0];
    const size = Math.max(1, Math.floor(Math.min(room / Math.max(rows, columns, 8), 14)));
    const context = context2d(this.cells, LEFT + columns * size + 4, TOP + rows * size + 6);
    if (!context) {
      return;
    }
    const { theme } = this;
    const gap = size > 3 ? 0.6 : 0;
    picture.least.forEach((line, row) => line.forEach((least, column) => {
      const most = picture.most[row]?.[column] ?? least;
      const [x, y] = [LEFT + column * size, TOP + row * size];
      context.fillStyle = theme.color(most > 1 ? 'mfma' : most === 1 ? 'bar' : 'hov');
      context.fillRect(x, y, size - gap, size - gap);
      if (least === 0) {
        // Never written, in part at least: struck through, so that it shows without colour.
        context.strokeStyle = theme.color('rem');
        context.lineWidth = 1;
        context.beginPath();
        context.moveTo(x, y + size - gap);
        context.lineTo(x + size - gap, y);
        context.stroke();
      }
    }));
    context.font = theme.font(11);
    context.fillStyle = theme.color('mut');
    context.textAlign = 'left';
    context.fillText(`${picture.column_dim} 0`, LEFT, 11);
    context.textAlign = 'right';
    context.fillText(String(picture.columns - 1), LEFT + columns * size, 11);
    context.fillText(`${picture.row_dim} 0`.trim(), LEFT - 6, TOP + Math.max(10, size));
    if (rows * size > 26) {
      context.fillText(String(picture.rows - 1), LEFT - 6, TOP + rows * size - 1);
    }
  }
}

function sentence(tensor: TensorCoverage): string {
  const by = tensor.complete ? '' : ' by the counted writes';
  return tensor.once === tensor.cells ? `All ${count(tensor.cells)} cells written once${by}` : `${count(tensor.once)} of ${count(tensor.cells)} cells written once${by}`;
}

function several(tensor: TensorCoverage): string {
  const most = Math.max(...tensor.times.map(row => row.times));
  return most === 2 ? 'twice' : `up to ${count(most)} times`;
}

function sharers(tensor: TensorCoverage): string {
  const who = [[tensor.shared_by_workgroups, 'workgroups'], [tensor.shared_by_waves, 'waves of a workgroup'], [tensor.shared_by_lanes, 'lanes of a wave']] as const;
  const names = who.filter(([cells]) => cells > 0).map(([, name]) => name);
  return names.length ? `, by several ${names.join(' and ')}` : '';
}
