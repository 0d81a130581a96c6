/**
 * Lab's side of a record: it is never sent to the page, never edited, and never written.
 *
 * Lab saves what a document's model holds, and ours holds nothing: a record that were saved would be gone.
 */
import { DocumentModel, TextModelFactory } from '@jupyterlab/docregistry';
import type { Contents, IContentProvider } from '@jupyterlab/services';

/** Name of the model factory and of the content provider. */
export const RECORD_CONTENT = 'wave-explorer-record';

const NOT_WRITTEN = 'A Wave record is only looked at here, and never written. To copy or rename it, use the file browser.';

class RecordModel extends DocumentModel {
  override get readOnly(): boolean {
    return true;
  }

  override set readOnly(_: boolean) {
    // It stays what it is.
  }

  override toString(): string {
    throw new Error(NOT_WRITTEN);
  }
}

export class RecordModelFactory extends TextModelFactory {
  override get name(): string {
    return RECORD_CONTENT;
  }

  /** None: the content stays where it is. */
  override get fileFormat(): Contents.FileFormat {
    return null;
  }

  override createNew(options?: Parameters<TextModelFactory['createNew']>[0]): DocumentModel {
    return new RecordModel(options);
  }
}

/** Gives the context of a document the facts of its file, and says that it cannot be written: so Lab offers no saving. */
export class RecordContentProvider implements IContentProvider {
  constructor(private readonly drive: Contents.IDrive) {}

  async get(path: string, options?: Contents.IFetchOptions): Promise<Contents.IModel> {
    const { type, hash } = options ?? {};
    const facts = await this.drive.get(path, { content: false, ...(type === undefined ? {} : { type }), ...(hash === undefined ? {} : { hash }) });
    return { ...facts, writable: false };
  }

  save(): Promise<Contents.IModel> {
    return Promise.reject(new Error(NOT_WRITTEN));
  }
}
