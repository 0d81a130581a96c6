/** `.wavex` files as documents: a double click in the file browser opens one in an explorer, with no kernel. */
import { ILabShell, ILayoutRestorer, type JupyterFrontEnd, type JupyterFrontEndPlugin } from '@jupyterlab/application';
import { WidgetTracker } from '@jupyterlab/apputils';
import { ABCWidgetFactory, DocumentWidget, type DocumentRegistry, type IDocumentWidget } from '@jupyterlab/docregistry';
import { IDefaultDrive, type Contents } from '@jupyterlab/services';
import { RECORD_CONTENT, RecordContentProvider } from './document_content';
import { readRecordAddress, recordAddress } from './document_link';
import { RecordModelFactory } from './document_model';
import { askServer } from './document_requests';
import { RecordView } from './document_view';
import { waveIcon } from './icon';
import { keepView, keptView } from './kept_view';

const FACTORY = 'Wave Explorer';
const FILE_TYPE = 'wavex';
/** Drives whose files are those of the Jupyter server: its own, and that of shared editing. */
const SERVER_DRIVES = ['', 'RTC'];

type RecordDocument = IDocumentWidget<RecordView>;

class RecordFactory extends ABCWidgetFactory<RecordDocument> {
  /** `first` gives the view that a path is to begin with, once. */
  constructor(
    private readonly app: JupyterFrontEnd,
    private readonly lab: boolean,
    private readonly first: (path: string) => string | null,
    options: DocumentRegistry.IWidgetFactoryOptions<RecordDocument>
  ) {
    super(options);
  }

  protected override createNewWidget(context: DocumentRegistry.Context): RecordDocument {
    const { contents, serverSettings } = this.app.serviceManager;
    const path = (): string => contents.localPath(context.path);
    const content = new RecordView({
      context,
      contents,
      ask: SERVER_DRIVES.includes(contents.driveName(context.path)) ? askServer(serverSettings, path) : refuseDrive,
      address: () => recordAddress(path(), this.lab),
      view: this.first(path()) ?? keptView(path()),
      onView: view => keepView(path(), view)
    });
    return new DocumentWidget({ content, context });
  }
}

function refuseDrive(): Promise<never> {
  return Promise.reject(new Error('Records open from the folder of the Jupyter server only. Copy this one there.'));
}

/** Gives the view of an address once, to the record that it names. */
function viewOnce(address: string): (path: string) => string | null {
  let asked = readRecordAddress(address);
  return path => {
    if (asked?.path !== path) {
      return null;
    }
    const { view } = asked;
    asked = null;
    return view;
  };
}

export const documentPlugin: JupyterFrontEndPlugin<void> = {
  id: 'wave-explorer:document',
  description: 'Opens .wavex records from the file browser, with no kernel.',
  autoStart: true,
  // JupyterLab before 4.4 has no token for its drive.
  optional: [ILabShell, ILayoutRestorer, ...((IDefaultDrive as typeof IDefaultDrive | undefined) ? [IDefaultDrive] : [])],
  activate: (
    app: JupyterFrontEnd,
    labShell: ILabShell | null,
    restorer: ILayoutRestorer | null,
    drive: Contents.IDrive | null | undefined
  ): void => {
    const first = viewOnce(window.location.href); // before Lab writes another address in its place
    const { docRegistry } = app;
    docRegistry.addFileType({
      name: FILE_TYPE,
      displayName: 'Wave record',
      extensions: ['.wavex'],
      mimeTypes: ['application/vnd.wave-explorer.record+zip'],
      contentType: 'file',
      fileFormat: 'base64',
      icon: waveIcon
    });
    docRegistry.addModelFactory(new RecordModelFactory());
    const provider = drive?.contentProviderRegistry;
    provider?.register(RECORD_CONTENT, new RecordContentProvider(drive as Contents.IDrive));
    const documents = new WidgetTracker<RecordDocument>({ namespace: 'wave-explorer-records' });
    const factory = new RecordFactory(app, labShell !== null, first, {
      name: FACTORY,
      label: FACTORY,
      fileTypes: [FILE_TYPE],
      defaultFor: [FILE_TYPE],
      modelName: RECORD_CONTENT,
      readOnly: true,
      preferKernel: false,
      canStartKernel: false,
      ...(provider ? { contentProviderId: RECORD_CONTENT } : {})
    });
    factory.widgetCreated.connect((_, document) => {
      document.title.icon = waveIcon;
      document.context.pathChanged.connect(() => void documents.save(document));
      void documents.add(document);
    });
    docRegistry.addWidgetFactory(factory);
    void restorer?.restore(documents, {
      command: 'docmanager:open',
      args: document => ({ path: document.context.path, factory: FACTORY }),
      name: document => document.context.path
    });
  }
};
