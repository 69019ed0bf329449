import {setting} from '../../../elements/index.js';
import type {AnyState} from '../../../game/index.js';
import {NO_NAME} from '../../../i18n/names.js';
import {defineUnder} from '../../define-under.js';
import type {Host} from '../host.js';
import type {LessonSetup} from '../../../lesson/lesson-setup.js';

/** The game to play on, and the reader's seat in it. */
export interface PlayOn extends Pick<LessonSetup, 'entry' | 'names' | 'seat'> {
  readonly seats: number | undefined;
  /** The position to continue from; omitted for a new game. */
  readonly state?: AnyState | Readonly<Record<string, unknown>> | undefined;
}

/** The tag of a table on this page, with the example's prefix if it has one. */
async function tableTag({localName}: Host): Promise<string> {
  const prefix = /^.+(?=-game-example$)/.exec(localName)?.[0] ?? '';
  const tag = localName.replace(/game-example$/, 'gstk-table');
  if (customElements.get(tag)) return tag;
  const {GstkTable: Own} = await import('../../gstk-table/gstk-table.component.js');
  return defineUnder(prefix, 'gstk-table', Own);
}

/** Creates a table that continues a position against bots. */
export async function layTable(
  host: Host,
  {entry, names, seat, seats, state}: PlayOn,
): Promise<HTMLElement> {
  const table = document.createElement((await tableTag(host)) as 'gstk-table');
  table.game = entry.id;
  table.players = seats ?? '';
  table.loading = 'eager';
  table.storageKey = 'off';
  table.locale = setting(host, 'locale') ?? '';
  table.linkIn = setting(host, 'link-in') ?? '';
  const awaited = (state as {readonly turn?: readonly number[]} | undefined)?.turn?.[0];
  table.seat = seat ?? awaited ?? 0;
  const bots = setting(host, 'bots')?.trim();
  // A table lists the others clockwise from its reader.
  const own = [...names.slice(table.seat + 1), ...names.slice(0, table.seat)].join(' ');
  const others = bots === undefined || bots === '' ? own : bots;
  if (others) table.seats = `${NO_NAME} ${others}`;
  if (state) table.state = state;
  return table;
}
