/** The device that runs take, and the list from which it and what a GPU counts are chosen. */
import { el, replace } from './dom';
import { Menu, type MenuItem } from './menu';
import type { Workspace } from './workspace';

/** What the sets of counters hold, in words. */
const SETS: Record<string, string> = {
  'set:exact': 'what the emulator counts exactly',
  'set:lds': 'LDS',
  'set:mfma': 'matrix instructions',
  'set:instructions': 'instructions by kind',
  'set:memory': 'caches and memory',
  'set:cycles': 'cycles and use of the units'
};

export class DevicePicker {
  private readonly menu: Menu;

  /** `layer` is what the list lies over. */
  constructor(
    private readonly work: Workspace,
    layer: HTMLElement
  ) {
    this.menu = new Menu('Device', 'device', layer, () => this.items());
    this.menu.opener.className = 'wx-chip wx-device';
  }

  dispose(): void {
    this.menu.dispose();
  }

  /** The chip for the top bar, which opens the list where there is something to choose; null while no device is known. */
  element(): HTMLElement | null {
    const { device } = this.work.state;
    this.menu.refresh();
    if (!device.name) {
      return null;
    }
    const face = [el('i', { class: `wx-dot wx-${device.kind}` }), device.name];
    if (!this.work.session.live || !device.choices) {
      return el('span', { class: 'wx-chip wx-device', title: device.note, 'data-testid': 'device' }, ...face);
    }
    const { opener } = this.menu;
    replace(opener, ...face, el('span', { class: 'wx-quiet', 'aria-hidden': 'true' }, '▾'));
    opener.title = device.note;
    opener.setAttribute('aria-label', `Device: ${device.name}`);
    return opener;
  }

  private items(): MenuItem[] {
    const { session, state } = this.work;
    const { device } = state;
    const busy = state.phase !== 'idle' && state.phase !== 'empty' ? 'Wait until the session is idle, or cancel what it does.' : '';
    const { choice = 'auto', choices = [] } = device;
    const radio = (name: string): MenuItem['mark'] => ({ kind: 'radio', on: choice === name });
    const missing = choice !== 'auto' && !choices.some(one => one.name === choice)
      ? [{ label: choice, name: `device-${choice}`, mark: radio(choice), refused: 'It is not there now.', note: 'It was chosen, and is not there now.', run: (): void => undefined }]
      : [];
    return [
      {
        label: 'automatic', name: 'device-auto', mark: radio('auto'), refused: busy,
        note: `A GPU of the kernel's target where there is one, else the emulator${choice === 'auto' ? `: ${device.name}` : ''}.`,
        run: () => void session.act('choose_device', { name: 'auto' })
      },
      ...choices.map(({ name, usable, note }) => ({
        label: name, name: `device-${name}`, mark: radio(name), note, refused: usable ? busy : note,
        run: () => void session.act('choose_device', { name })
      })),
      ...missing,
      { label: 'Look again', name: 'look-for-devices', refused: busy, note: 'Ask this machine which GPUs it has.', run: () => void session.act('look_for_devices', {}) },
      ...(choices.some(one => one.kind === 'gpu' && one.usable) ? this.counters(busy) : [])
    ];
  }

  /** Sets of counters that a GPU measures in a run, each switched by itself; single counters of the choice stay. */
  private counters(busy: string): MenuItem[] {
    const { session, state } = this.work;
    const chosen = (state.device.counters ?? '').split(',').filter(Boolean);
    const known = state.device.counter_sets ?? [];
    return [...known, ...chosen.filter(one => !known.includes(one))].map(one => {
      const on = chosen.includes(one);
      const counters = (on ? chosen.filter(other => other !== one) : [...chosen, one]).join(',');
      return {
        label: `GPU counts ${SETS[one] ?? one}`, name: `count-${one.replace('set:', '')}`, mark: { kind: 'check' as const, on }, refused: busy,
        run: () => void session.act('choose_counters', { counters })
      };
    });
  }
}
