/** The whole explorer in one element: frame, views and keys over a session. */
import { Announcer } from './announcer';
import { Centre } from './centre';
import { DiagnosticStrip } from './diagnostics';
import { el } from './dom';
import { Drawers } from './drawers';
import { FocusKeeper } from './focus_keeper';
import { Inspector } from './inspector';
import { handleKey, handleWay, typing } from './keys';
import { Movement } from './movement';
import { PassList } from './passes';
import type { Selection } from './payloads';
import type { Picture } from './picture';
import { Presentation } from './presentation';
import type { Session } from './provider';
import { addStyles } from './stylesheets';
import { Theme } from './theme';
import { TopBar } from './topbar';
import { Workspace } from './workspace';

export interface Explorer {
  readonly work: Workspace;
  /** The view on show as a picture; null while it gives none. */
  picture(): Picture | null;
  dispose(): void;
}

/** Draw an explorer into `host`, which must be in the document already. */
export function mount(host: HTMLElement, session: Session, first: Partial<Selection> = {}): Explorer {
  addStyles(host);
  const root = el('section', { class: 'wx', 'aria-label': 'Wave Explorer', 'data-testid': 'wave-explorer' });
  host.append(root);
  const theme = new Theme(root);
  const work = new Workspace(session, theme, first);
  const frame = el('div', { class: 'wx-frame' });
  const drawers = new Drawers(frame);
  const passes = new PassList(work);
  const centre = new Centre(work, drawers.openers.left, drawers.openers.right);
  const presentation = new Presentation(root, work, passes, centre.panel);
  centre.element.prepend(presentation.bar);
  const present = (): void => presentation.toggle();
  const movement = new Movement(work, frame, () => centre.picture(), present);
  const top = new TopBar(work, movement.element, frame);
  const inspector = new Inspector(work);
  const diagnostics = new DiagnosticStrip(work);
  const announcer = new Announcer(work);
  const focus = new FocusKeeper(root, centre.panel);
  frame.append(top.element, passes.element, centre.element, inspector.element, diagnostics.element, announcer.element);
  root.append(frame);
  passes.onFind = () => drawers.open('left');
  passes.onChosen = () => drawers.close('left');
  centre.panel.addEventListener('pointerdown', () => drawers.close('left'));
  root.addEventListener('keydown', event => handleWay(event, work), { capture: true });
  root.addEventListener('keydown', event => {
    if (!typing(event.target)) {
      centre.key(event);
    }
    handleKey(event, work, passes, present);
  });
  return {
    work,
    picture: () => centre.picture(),
    dispose: () => {
      for (const part of [presentation, movement, announcer, focus, top, passes, centre, inspector, diagnostics, work, theme]) {
        part.dispose();
      }
      root.remove();
    }
  };
}
