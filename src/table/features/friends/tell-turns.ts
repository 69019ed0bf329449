import {load, save} from '../../settings/store.js';

/** Whether the reader wants the browser to tell of each turn at a table of friends. */

const KEY = 'gstk/tells';

/** Whether the browser can tell, and its reader has not forbidden it. */
export const canTellTurns = (): boolean =>
  'Notification' in globalThis && Notification.permission !== 'denied';

/** Whether the reader is told of each turn. */
export const tellsTurns = (): boolean =>
  canTellTurns() && Notification.permission === 'granted' && load(KEY) === true;

/** Tells of each turn from now on, if the browser is allowed to: it asks, which only a press may. */
export async function tellTurns(isWanted: boolean): Promise<void> {
  save(KEY, isWanted && (await Notification.requestPermission()) === 'granted');
}
