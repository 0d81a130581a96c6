/** The model of a record's document: it holds nothing, and gives nothing to whoever wants to write it. */
import { DocumentModel, TextModelFactory } from '@jupyterlab/docregistry';
import type { Contents } from '@jupyterlab/services';
import { NOT_WRITTEN, RECORD_CONTENT } from './document_content';

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
