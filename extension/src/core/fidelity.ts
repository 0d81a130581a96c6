/** The tag that says how true a number is. */
import { el } from './dom';
import type { Fidelity } from './payloads';

/** In the order from the truest down. */
export const FIDELITY: Record<Fidelity, string> = {
  measured: 'read from the device',
  exact: 'counted',
  approximate: 'counted by a stated rule',
  modelled: 'computed from a model',
  unsupported: 'not known here'
};

export function fidelityTag(fidelity: Fidelity, rule = ''): HTMLElement {
  return el('span', { class: `wx-fidelity wx-${fidelity}`, title: [FIDELITY[fidelity], rule].filter(Boolean).join(': ') }, fidelity);
}
