/** The matrix instructions to choose from: those of the kernel first, then the others of its target. */
import { el } from './dom';
import type { MatrixChoicesPayload, MatrixLayoutPayload } from './payloads';

export function instructionOptions(choices: MatrixChoicesPayload, shown: MatrixLayoutPayload): HTMLElement[] {
  const sizes = new Set(choices.instructions.map(one => one.wave_size));
  const option = (one: MatrixChoicesPayload['instructions'][number]): HTMLElement => el('option', {
    value: `${one.name} ${one.wave_size}`, selected: one.name === shown.name && one.wave_size === shown.wave_size
  }, `${one.name}${sizes.size > 1 ? ` · wave${one.wave_size}` : ''}`);
  const group = (label: string, of: MatrixChoicesPayload['instructions']): HTMLElement[] => (of.length ? [el('optgroup', { label }, ...of.map(option))] : []);
  return [
    ...group('In this kernel', choices.instructions.filter(one => one.used > 0)),
    ...group(`Others of ${choices.target}`, choices.instructions.filter(one => one.used === 0))
  ];
}
