import type { ISettingRegistry } from '@jupyterlab/settingregistry';

export const PLUGIN_ID = 'wave-explorer:plugin';

export type Placement = 'split-right' | 'tab-after';

/** What the user set, with the defaults of `schema/plugin.json` where there is no settings system. */
export class ExplorerSettings {
  constructor(private readonly settings: ISettingRegistry.ISettings | null) {}

  /** Record every `wave_compile` of a notebook as soon as its kernel starts. */
  get recordOnStart(): boolean {
    return this.settings?.composite['recordOnStart'] !== false;
  }

  /** Where the panel opens, seen from its notebook. */
  get placement(): Placement {
    return this.settings?.composite['placement'] === 'tab-after' ? 'tab-after' : 'split-right';
  }
}
