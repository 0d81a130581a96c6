import type { ISettingRegistry } from '@jupyterlab/settingregistry';
import type { ReadonlyPartialJSONObject } from '@lumino/coreutils';

export const PLUGIN_ID = 'wave-explorer:plugin';

export type Placement = 'split-right' | 'tab-after';

/** What the user set, with the defaults of `schema/plugin.json` where there is no settings system. */
export class ExplorerSettings {
  constructor(private readonly settings: ISettingRegistry.ISettings | null) {}

  /** Record every `wave_compile` of a notebook as soon as its kernel starts. */
  get recordOnStart(): boolean {
    return this.settings?.composite['recordOnStart'] === true;
  }

  /** Where the panel opens, seen from its notebook. */
  get placement(): Placement {
    return this.settings?.composite['placement'] === 'tab-after' ? 'tab-after' : 'split-right';
  }

  /** The settings of the views, as they are sent to the kernel's explorer. */
  get views(): ReadonlyPartialJSONObject {
    const views = this.settings?.composite['views'];
    return isObject(views) ? views : {};
  }

  /** Call `listener` whenever a setting changes. */
  onChange(listener: () => void): void {
    this.settings?.changed.connect(listener);
  }
}

function isObject(value: unknown): value is ReadonlyPartialJSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
