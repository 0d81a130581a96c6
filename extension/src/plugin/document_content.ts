/**
 * The content of a record, as Lab sees it: it is never sent to the page and never written.
 *
 * Lab saves what a document's model holds, and a record's holds nothing: a record that were saved would be gone.
 */
import type { Contents, IContentProvider } from '@jupyterlab/services';

/** Name of the model factory and of the content provider. */
export const RECORD_CONTENT = 'wave-explorer-record';

export const NOT_WRITTEN = 'A Wave record is only looked at here, and never written. To copy or rename it, use the file browser.';

/** Gives the context of a document the facts of its file, and says that it cannot be written: so Lab offers no saving. */
export class RecordContentProvider implements IContentProvider {
  constructor(private readonly drive: Pick<Contents.IDrive, 'get'>) {}

  async get(path: string, options: Contents.IFetchOptions = {}): Promise<Contents.IModel> {
    const { type, hash } = options;
    const facts = await this.drive.get(path, { content: false, ...(type === undefined ? {} : { type }), ...(hash === undefined ? {} : { hash }) });
    return { ...facts, writable: false };
  }

  save(): Promise<Contents.IModel> {
    return Promise.reject(new Error(NOT_WRITTEN));
  }
}
