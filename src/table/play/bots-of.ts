import type {Level} from '../../bots/index.js';
import {type Clock, playerOf} from '../../elements/index.js';
import type {Bot, Seat} from '../../game/index.js';
import type {Session} from '../session.js';
import type {TableContext} from '../table-context.js';
import {Bots} from './bots.js';
import {temperAt} from './about-players.js';

/** The bots of a game. */
export interface GameBots {
  readonly bot: Bot;
  /** The bot of a level. */
  botOf(level: Level): Promise<Bot>;
}

/** The bots of a game at a table. */
export const botsOf = (table: TableContext, {bot, botOf}: GameBots): Bots =>
  new Bots(bot, {
    level: () => table.settings.get('bot-level'),
    botOf,
    pageBots: () => table.slots.ownBots() ?? table.host.bots,
    temperOf: (seat) => temperAt(table, table.model.players[seat]?.name),
    clock: table.host.clock ?? (globalThis as unknown as Clock),
    onFailed: (seat) => void tellFailed(table, seat).catch(console.error),
  });

/** Seats whose bots have failed, by session. */
const failed = new WeakMap<Session, ReadonlySet<Seat>>();

/** Says that a bot of the page failed, once for each seat of a session. */
async function tellFailed(table: TableContext, seat: Seat): Promise<void> {
  const {session, notes, announcer} = table;
  const known = session && failed.get(session);
  if (!session || known?.has(seat)) return;
  failed.set(session, new Set([...(known ?? []), seat]));
  await table.fetchWords().catch(console.error);
  notes.show(table.messages?.t('ui/bot-failed', playerOf(seat, table.model)));
  announcer.say(notes.notice);
}
