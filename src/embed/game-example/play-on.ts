import type {AnyState} from '../../game/index.js';
import type {GstkTable} from '../gstk-table/gstk-table.component.js';
import type {Host} from './host.js';
import type {Setting} from './setting.js';

/** What is played on, and as whom. */
export interface PlayOn extends Pick<Setting, 'entry' | 'names' | 'seat'> {
  /** How many sit down. */
  readonly seats: number | undefined;
  /** Where play goes on; a new game where it is left out. */
  readonly state?: AnyState | Readonly<Record<string, unknown>> | undefined;
}

/** A table on which a position is played on, against bots. */
export async function layTable(
  host: Host,
  {entry, names, seat, seats, state}: PlayOn,
): Promise<HTMLElement> {
  await import('../gstk-table/gstk-table.js');
  const table = document.createElement('gstk-table') as GstkTable;
  table.game = entry.id;
  table.players = seats ?? '';
  table.loading = 'eager';
  table.storageKey = 'off';
  table.locale = host.getAttribute('locale') ?? '';
  const awaited = (state as {readonly turn?: readonly number[]} | undefined)?.turn?.[0];
  table.seat = seat ?? awaited ?? 0;
  const bots = host.getAttribute('bots')?.trim();
  const own = names.filter((_, at) => at !== table.seat).join(' ');
  const others = bots === undefined || bots === '' ? own : bots;
  if (others) table.seats = `You ${others}`;
  if (state) table.state = state;
  return table;
}
