/**
 * The JupyterLab plugin: commands, launcher card, toolbar buttons and menus (declared in `schema/plugin.json`), the side
 * panel, the explorer panels, the status item and the settings. What a panel shows is the kernel's explorer.
 */
import type { JupyterFrontEnd, JupyterFrontEndPlugin } from '@jupyterlab/application';
import { ILabShell, ILayoutRestorer } from '@jupyterlab/application';
import { ICommandPalette } from '@jupyterlab/apputils';
import { IDefaultFileBrowser } from '@jupyterlab/filebrowser';
import { ILauncher } from '@jupyterlab/launcher';
import { INotebookTracker } from '@jupyterlab/notebook';
import { ISettingRegistry } from '@jupyterlab/settingregistry';
import { IStatusBar } from '@jupyterlab/statusbar';
import { addCellCommands } from './cell_commands';
import { CommandIDs } from './command_ids';
import { addCommands } from './commands';
import { addCompilationCommands } from './compilation_commands';
import { CompilationsPanel } from './compilations';
import { documentPlugin } from './document';
import { Feeds } from './feeds';
import { followAddress, keepAddresses } from './linked_notebooks';
import { Panels } from './panels';
import { savedOutputPlugin } from './saved_output';
import { ExplorerSettings, PLUGIN_ID } from './settings';
import { addStatusItem } from './status_item';

const CATEGORY = 'Wave Explorer';

const plugin: JupyterFrontEndPlugin<void> = {
  id: PLUGIN_ID,
  description: 'Explore how Wave kernels are compiled, beside the notebook that compiles them.',
  autoStart: true,
  requires: [INotebookTracker],
  optional: [
    ISettingRegistry, ICommandPalette, ILauncher, ILayoutRestorer, IDefaultFileBrowser, ILabShell, IStatusBar
  ],
  activate: async (
    app: JupyterFrontEnd,
    notebooks: INotebookTracker,
    registry: ISettingRegistry | null,
    palette: ICommandPalette | null,
    launcher: ILauncher | null,
    restorer: ILayoutRestorer | null,
    fileBrowser: IDefaultFileBrowser | null,
    labShell: ILabShell | null,
    statusBar: IStatusBar | null
  ): Promise<void> => {
    const address = window.location.href; // before Lab writes another in its place
    const settings = new ExplorerSettings(await loadSettings(registry));
    const feeds = new Feeds(notebooks, settings);
    const panels = new Panels(app, labShell, feeds, settings);
    const compilations = new CompilationsPanel(feeds);
    // In Notebook 7 the left side is the table of contents' own.
    app.shell.add(compilations, labShell ? 'left' : 'right', { rank: 850, type: 'Wave compilations' });
    restorer?.add(compilations, compilations.id);

    const context = { app, notebooks, feeds, panels, compilations, fileBrowser };
    addCommands(context);
    addCellCommands(context);
    addCompilationCommands({ commands: app.commands, feeds, panels, view: compilations.view });
    for (const command of Object.values(CommandIDs)) {
      palette?.addItem({ command, category: CATEGORY, args: { isPalette: true } });
    }
    launcher?.add({ command: CommandIDs.newNotebook, category: 'Other', rank: 0, args: { isLauncher: true } });
    if (statusBar) {
      addStatusItem(statusBar, feeds, () => void app.commands.execute(CommandIDs.showCompilations));
    }
    void restorer?.restore(panels.tracker, {
      command: CommandIDs.openPanel,
      args: panel => panels.argsOf(panel),
      name: panel => panels.nameOf(panel),
      when: notebooks.restored
    });
    keepAddresses(notebooks, labShell !== null);
    void app.restored.then(() => followAddress(address, notebooks, panels));
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

/** Each can be switched off by its id. */
const plugins: JupyterFrontEndPlugin<unknown>[] = [plugin, documentPlugin, savedOutputPlugin];

export default plugins;
