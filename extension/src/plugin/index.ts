/**
 * The JupyterLab plugin: commands, launcher card, toolbar button (declared in `schema/plugin.json`), the panel and
 * the settings. It draws nothing of its own: what it shows is the kernel's explorer.
 */
import type { JupyterFrontEnd, JupyterFrontEndPlugin } from '@jupyterlab/application';
import { ILayoutRestorer } from '@jupyterlab/application';
import { ICommandPalette, WidgetTracker } from '@jupyterlab/apputils';
import { IDefaultFileBrowser } from '@jupyterlab/filebrowser';
import { ILauncher } from '@jupyterlab/launcher';
import { INotebookTracker } from '@jupyterlab/notebook';
import { ISettingRegistry } from '@jupyterlab/settingregistry';
import { addCommands, CommandIDs } from './commands';
import type { ExplorerPanel } from './panel';
import { recordFromStart } from './recording';
import { ExplorerSettings, PLUGIN_ID } from './settings';

const CATEGORY = 'Wave Explorer';

const plugin: JupyterFrontEndPlugin<void> = {
  id: PLUGIN_ID,
  description: 'Explore how Wave kernels are compiled, beside the notebook that compiles them.',
  autoStart: true,
  requires: [INotebookTracker],
  optional: [ISettingRegistry, ICommandPalette, ILauncher, ILayoutRestorer, IDefaultFileBrowser],
  activate: async (
    app: JupyterFrontEnd,
    notebooks: INotebookTracker,
    registry: ISettingRegistry | null,
    palette: ICommandPalette | null,
    launcher: ILauncher | null,
    restorer: ILayoutRestorer | null,
    fileBrowser: IDefaultFileBrowser | null
  ): Promise<void> => {
    const panels = new WidgetTracker<ExplorerPanel>({ namespace: 'wave-explorer' });
    const settings = new ExplorerSettings(await loadSettings(registry));
    addCommands({ app, notebooks, panels, settings, fileBrowser });
    recordFromStart(notebooks, settings);

    for (const command of Object.values(CommandIDs)) {
      palette?.addItem({ command, category: CATEGORY, args: { isPalette: true } });
    }
    launcher?.add({ command: CommandIDs.newNotebook, category: 'Other', rank: 0, args: { isLauncher: true } });
    void restorer?.restore(panels, {
      command: CommandIDs.openPanel,
      args: panel => ({ path: panel.notebook.context.path, restored: true }),
      name: panel => panel.notebook.context.path,
      when: notebooks.restored
    });
  }
};

async function loadSettings(registry: ISettingRegistry | null): Promise<ISettingRegistry.ISettings | null> {
  try {
    return (await registry?.load(PLUGIN_ID)) ?? null;
  } catch (error) {
    console.warn('Wave Explorer: its settings could not be read; the defaults are used', error);
    return null;
  }
}

export default plugin;
