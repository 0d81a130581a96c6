/**
 * What JupyterLab's plugin draws without a kernel: records and saved outputs. It is bundled apart (`esbuild.mjs`), since
 * the stylesheets need that, and loaded when the first of them is drawn.
 */
import { mount } from '../core/explorer';
import type { Selection } from '../core/payloads';
import type { Session } from '../core/provider';
import { readSavedPage } from '../core/saved_page';
import { linkOf } from '../core/view_link';
import { keepPlainKeys } from './plain_keys';
import { SavedSession } from './saved_session';

export { DocumentSession } from './document';

/** A selection that moves with a held key is told at most this often. */
const PLACE_MS = 300;

export interface Drawn {
  /** Go to a view; a text of `view_link`. */
  goTo(link: string): void;
  dispose(): void;
}

/** Draw an explorer into `host`, which must be in the document already; `onPlace` hears where a person goes, as links. */
export function draw(
  host: HTMLElement,
  session: Session,
  first: Partial<Selection> = {},
  onPlace: (link: string) => void = () => undefined
): Drawn {
  const explorer = mount(host, session, first);
  const { work } = explorer;
  const stopKeeping = keepPlainKeys(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopFollowing = work.store.on([], () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onPlace(linkOf(work.selection, null));
    }, PLACE_MS);
  });
  return {
    goTo: link => void work.goTo(link),
    dispose: () => {
      clearTimeout(timer);
      stopFollowing();
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
