// @vitest-environment jsdom
/** The list of devices: what there is, why something cannot be used, what was chosen, and what a GPU counts. */
import { beforeEach, describe, expect, it } from 'vitest';
import { DevicePicker } from '../device_picker';
import type { DeviceState, SessionState } from '../payloads';
import { EMPTY_STATE } from '../provider';
import type { Workspace } from '../workspace';
import { pane } from './fake_record';

const EVIL = '<img src=x onerror="window.hacked=1">';

const DEVICE: DeviceState = {
  name: 'hip:0', kind: 'gpu', note: 'AMD Instinct MI300X, gfx942', choice: 'auto', counters: 'SQ_WAVES,set:lds', counter_sets: ['set:exact', 'set:lds'],
  choices: [
    { name: 'hip:0', kind: 'gpu', usable: true, note: `AMD Instinct MI300X, gfx942 ${EVIL}` },
    { name: 'hip:1', kind: 'gpu', usable: false, note: 'it is a gfx1201, and the kernel is for gfx942' },
    { name: 'emulator', kind: 'emulator', usable: true, note: 'runs on any machine' }
  ]
};

describe('device picker', () => {
  let acts: [string, unknown][];
  let host: HTMLElement;
  let picker: DevicePicker;
  let state: SessionState;

  function picks(device: DeviceState, more: Partial<SessionState> = {}, live = true): void {
    acts = [];
    host = pane(1280);
    state = { ...EMPTY_STATE, phase: 'idle', device, ...more };
    const session = { live, act: (name: string, params: unknown) => { acts.push([name, params]); return Promise.resolve(); } };
    picker = new DevicePicker({ state, session } as unknown as Workspace, host);
    host.append(picker.element() ?? '');
  }

  function item(name: string): HTMLElement {
    return host.querySelector(`[data-testid="${name}"]`) as HTMLElement;
  }

  beforeEach(() => {
    picks(DEVICE);
    item('device').click();
  });

  it('lists every device with what it is, marks the choice, and does not take names for HTML', () => {
    expect(host.querySelector('img')).toBeNull();
    const radios = [...host.querySelectorAll('[role=menuitemradio]')];
    expect(radios.map(one => [one.querySelector('span')?.textContent, one.getAttribute('aria-checked')])).toEqual([
      ['automatic', 'true'], ['hip:0', 'false'], ['hip:1', 'false'], ['emulator', 'false']
    ]);
    expect(radios.map(one => one.querySelector('small')?.textContent)).toEqual([
      "A GPU of the kernel's target where there is one, else the emulator: hip:0.", `AMD Instinct MI300X, gfx942 ${EVIL}`,
      'it is a gfx1201, and the kernel is for gfx942', 'runs on any machine'
    ]);
  });

  it('chooses one, and refuses with the reason what cannot be used', () => {
    item('device-hip:1').click();
    expect(acts).toEqual([]);
    expect(item('device-hip:1').title).toBe('it is a gfx1201, and the kernel is for gfx942');
    item('device-emulator').click();
    expect(acts).toEqual([['choose_device', { name: 'emulator' }]]);
    expect((host.querySelector('[role=menu]') as HTMLElement).hidden).toBe(true);
  });

  it('shows what changes while it is open, and keeps the focus where it was', () => {
    item('device-hip:1').focus();
    state.device = { ...DEVICE, choice: 'emulator', counters: '' };
    picker.element();
    expect(item('device-emulator').getAttribute('aria-checked')).toBe('true');
    expect(item('count-lds').getAttribute('aria-checked')).toBe('false');
    expect(document.activeElement).toBe(item('device-hip:1'));
    expect((host.querySelector('[role=menu]') as HTMLElement).hidden).toBe(false);
  });

  it('asks the machine again', () => {
    item('look-for-devices').click();
    expect(acts).toEqual([['look_for_devices', {}]]);
  });

  it('switches sets of counters one by one, and keeps single ones', () => {
    const checks = [...host.querySelectorAll('[role=menuitemcheckbox]')];
    expect(checks.map(one => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
      ['GPU counts what the emulator counts exactly', 'false'], ['GPU counts LDS', 'true'], ['GPU counts SQ_WAVES', 'true']
    ]);
    item('count-lds').click();
    item('device').click();
    item('count-exact').click();
    expect(acts).toEqual([['choose_counters', { counters: 'SQ_WAVES' }], ['choose_counters', { counters: 'SQ_WAVES,set:lds,set:exact' }]]);
  });

  it('offers nothing to count where no GPU can be used', () => {
    picks({ ...DEVICE, choices: [{ name: 'hip', kind: 'gpu', usable: false, note: 'no HIP runtime is installed' }, DEVICE.choices?.[2] ?? { name: 'emulator', kind: 'emulator', usable: true, note: '' }] });
    item('device').click();
    expect(host.querySelectorAll('[role=menuitemcheckbox]').length).toBe(0);
    expect(item('device-hip').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows a choice that is gone since', () => {
    picks({ ...DEVICE, name: 'no device', kind: 'emulator', choice: 'hip:7' });
    item('device').click();
    expect(item('device-hip:7').getAttribute('aria-checked')).toBe('true');
    expect(item('device-hip:7').textContent).toContain('not there now');
  });

  it('changes nothing while something runs', () => {
    picks(DEVICE, { phase: 'running' });
    item('device').click();
    item('device-emulator').click();
    item('look-for-devices').click();
    expect(acts).toEqual([]);
  });

  it('is a plain word in a page that cannot run anything, and nothing where no device is known', () => {
    picks(DEVICE, {}, false);
    expect(item('device').tagName).toBe('SPAN');
    picks({ name: '', kind: 'emulator', note: '' });
    expect(item('device')).toBeNull();
  });
});
