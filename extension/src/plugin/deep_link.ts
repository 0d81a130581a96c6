/** Addresses that open a notebook, one of its compiles, and a view of it: `…/lab/tree/gemm.ipynb?wave=newest&wave-view=lds`. */
import { PageConfig, URLExt } from '@jupyterlab/coreutils';
import { subjectOf, type PanelSubject } from './panel_subject';

const SUBJECT = 'wave';
const BASELINE = 'wave-baseline';
const VIEW = 'wave-view';
const CELL = 'cell.';

/** What an address of ours asks for. */
export interface Linked {
  readonly path: string;
  readonly subject: PanelSubject;
  /** The view, as a text of `view_link`; null where the panel opens as it was left. */
  readonly view: string | null;
}

function subjectText(subject: PanelSubject): string {
  switch (subject.kind) {
    case 'newest':
      return 'newest';
    case 'compilation':
      return subject.id;
    case 'cell':
      return `${CELL}${subject.count}`;
  }
}

/** The address of a notebook's subject; a view's text may be put behind it. */
export function linkTo(path: string, subject: PanelSubject, lab: boolean): string {
  const place = lab
    ? PageConfig.getUrl({ mode: 'multiple-document', workspace: PageConfig.defaultWorkspace, treePath: path })
    : URLExt.join(PageConfig.getBaseUrl(), 'notebooks', URLExt.encodeParts(path));
  const url = new URL(place, window.location.href);
  url.searchParams.set(SUBJECT, subjectText(subject));
  if (subject.kind === 'compilation' && subject.baseline !== null) {
    url.searchParams.set(BASELINE, subject.baseline);
  }
  return `${url.href}&${VIEW}=`;
}

/** What an address asks for; null where it is none of ours. */
export function readLink(address: string): Linked | null {
  let url: URL;
  try {
    url = new URL(address, window.location.href);
  } catch {
    return null;
  }
  const asked = url.searchParams.get(SUBJECT);
  const path = /\/(?:tree|notebooks|edit)\/(.+)$/.exec(url.pathname)?.[1];
  if (asked === null || path === undefined) {
    return null;
  }
  try {
    return {
      path: decodeURIComponent(path),
      subject: subjectNamed(asked, url.searchParams.get(BASELINE)),
      view: url.searchParams.get(VIEW) || null
    };
  } catch {
    return null;
  }
}

function subjectNamed(text: string, baseline: string | null): PanelSubject {
  if (text === 'newest') {
    return subjectOf({});
  }
  return /^cell\.\d+$/.test(text)
    ? subjectOf({ cell: Number(text.slice(CELL.length)) })
    : subjectOf({ compilation: text, ...(baseline === null ? {} : { baseline }) });
}
