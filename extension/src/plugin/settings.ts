import type { ISettingRegistry } from '@jupyterlab/settingregistry';
import { readSettings, settingsText } from '../core/page_settings';

export const PLUGIN_ID = 'wave-explorer:plugin';

export type Placement = 'split-right' | 'tab-after';

const MOST_PANELS = 8;

/** What the user set, with the defaults of `schema/plugin.json` where there is no settings system. */
export class ExplorerSettings {
  constructor(private readonly settings: ISettingRegistry.ISettings | null) {
    this.writePage();
    settings?.changed.connect(() => this.writePage());
  }

  /** Record every `wave_compile` of a notebook as soon as its kernel starts. */
  get recordOnStart(): boolean {
    return this.settings?.composite['recordOnStart'] !== false;
  }

  /** Where the panel opens, seen from its notebook. */
  get placement(): Placement {
    return this.settings?.composite['placement'] === 'tab-after' ? 'tab-after' : 'split-right';
  }

  /** How many explorer panels of one notebook stay open. */
  get mostPanels(): number {
    const most = this.settings?.composite['mostPanels'];
    return typeof most === 'number' && most >= 1 ? most : MOST_PANELS;
  }

  /** Explorers read theirs from the page: they stand in outputs that the plugin does not make. */
  private writePage(): void {
    document.body.dataset['waveSettings'] = settingsText(readSettings(JSON.stringify(this.settings?.composite ?? {})));
  }
}
