/**
 * What JupyterLab's plugin draws without a kernel: records and saved outputs. It is bundled apart (`esbuild.mjs`), since
 * the stylesheets need that, and loaded when the first of them is drawn.
 */
import { mount } from '../core/explorer';
import type { Selection } from '../core/payloads';
import type { Session } from '../core/provider';
import { readSavedPage } from '../core/saved_page';
import { keepPlainKeys } from './plain_keys';
import { SavedSession } from './saved_session';

export { DocumentSession } from './document';

export interface Drawn {
  /** Go to a view; a text of `view_link`. */
  goTo(link: string): void;
  dispose(): void;
}

/** Draw an explorer into `host`, which must be in the document already. */
export function draw(host: HTMLElement, session: Session, first: Partial<Selection> = {}): Drawn {
  const explorer = mount(host, session, first);
  const stopKeeping = keepPlainKeys(host);
  return {
    goTo: link => explorer.work.goTo(link),
    dispose: () => {
      stopKeeping();
      explorer.dispose();
    }
  };
}

/** Draw a saved page from its text; throws an `Error` for people where the text cannot be read. */
export function drawSaved(host: HTMLElement, text: string): Drawn {
  const page = readSavedPage(text);
  return draw(host, new SavedSession(page), page.selection);
}
