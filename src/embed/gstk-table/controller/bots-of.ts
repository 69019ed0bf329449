import type {Level} from '../../../bots/index.js';
import type {Clock} from '../../../elements/conductor/options.js';
import type {Bot} from '../../../game/index.js';
import type {TableContext} from '../table-context.js';
import {Bots} from './bots.js';
import {temperAt} from './about.js';

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
    pageBots: () => table.host.bots,
    temperOf: (seat) => temperAt(table, table.model.names[seat]),
    clock: table.host.clock ?? (globalThis as unknown as Clock),
    onFailed: (seat) => void table.session?.tellFailed(seat),
  });
