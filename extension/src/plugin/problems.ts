/** What went wrong with a command, said where the person looks. */
import { Notification } from '@jupyterlab/apputils';

/** Long enough to be read twice; the notification stays in Lab's list after it. */
const SHOWN_MS = 10_000;

/** Lab keeps a notification without a time silently in its list. */
export function sayProblem(text: string): void {
  Notification.error(text, { autoClose: SHOWN_MS });
}
