/** Addresses that open a record at a view: `…/lab/tree/gemm.wavex?wave-view=lds`. */
import { PageConfig, URLExt } from '@jupyterlab/coreutils';

const VIEW = 'wave-view';

/** The address of a record; a view's text may be put behind it. */
export function recordAddress(path: string, lab: boolean): string {
  const place = lab
    ? PageConfig.getUrl({ mode: 'multiple-document', workspace: PageConfig.defaultWorkspace, treePath: path })
    : URLExt.join(PageConfig.getBaseUrl(), 'edit', URLExt.encodeParts(path));
  return `${new URL(place, window.location.href).href}?${VIEW}=`;
}

/** The record and the view that an address names; null where it names none. */
export function readRecordAddress(address: string): { path: string; view: string } | null {
  const url = new URL(address);
  const view = url.searchParams.get(VIEW);
  const path = /\/(?:tree|edit)\/(.+\.wavex)$/.exec(url.pathname)?.[1];
  if (!view || path === undefined) {
    return null;
  }
  try {
    return { path: decodeURIComponent(path), view };
  } catch {
    return null;
  }
}
