import type {Level} from '../../bots/index.js';
import {temperedBot} from '../../bots/tempered-bot.js';
import type {Clock, SeatPlayer} from '../../elements/index.js';
import type {AnyMove, Bot, Choice, Seat, Temper} from '../../game/index.js';
import type {Match, Seating} from '../../match/index.js';
import {localSeating} from '../../match/local-seating.js';
import {questionTo} from './question.js';

/**
 * Bots of the page: one for all seats, or a function that gives the bot of a seat, and `undefined`
 * for a seat that the game's own bot plays.
 */
export type PageBots = Bot | ((seat: Seat) => Bot | undefined);

/** The table at which bots play. */
interface BotTable {
  level(): Level;
  /** The bot of a level, or of the one that the game plays in its place. */
  botOf(level: Level): Promise<Bot>;
  pageBots(): PageBots | undefined;
  /** How a seat's bot chooses between moves of about the same worth. */
  temperOf(seat: Seat): Temper;
  readonly clock: Clock;
  /** Called when a bot of the page failed, and a safe move is played in its place. */
  onFailed(seat: Seat): void;
}

/**
 * The bots of a match: they play the seats that have no person on this screen, and advise the reader.
 */
export class Bots {
  readonly #bot: Bot;
  readonly #table: BotTable;

  constructor(bot: Bot, table: BotTable) {
    this.#bot = bot;
    this.#table = table;
  }

  /** One bot player for each of the given seats; none in a match that is played elsewhere. */
  players(match: Match | undefined, seats: readonly Seat[]): ReadonlyMap<Seat, SeatPlayer> {
    if (!match) return new Map();
    return new Map(
      seats.map((seat) => {
        const seating = localSeating(match, seat);
        const choose = (signal: AbortSignal): Promise<AnyMove> =>
          this.#choose(seating, match, signal);
        return [seat, {client: seating.client, choose}];
      }),
    );
  }

  /**
   * The move a bot of normal level would play in the seat of a seating, and why, whatever the bot level
   * is set to.
   */
  async advise(seating: Seating): Promise<Choice> {
    return this.#bot.choose(questionTo(seating, true));
  }

  /**
   * The move that the game's bot chooses in a seat in the current state of the match, with its reason
   * if `why`. Rejects with the signal's reason when a bot that searches is no longer asked.
   */
  async ask(seating: Seating, why: boolean, signal?: AbortSignal): Promise<Choice> {
    const question = {...questionTo(seating, why), ...(signal && {signal})};
    const level = this.#table.level();
    const bot = level === 'normal' ? this.#bot : await this.#table.botOf(level);
    const {rules} = seating.game;
    const temper = this.#table.temperOf(seating.client.seat ?? 0);
    return temperedBot({rules, bot}, temper).choose({...question, budget: 0});
  }

  /**
   * The bot of the page that plays a seat.
   * @throws whatever the page's function throws
   */
  pageBot(seat: Seat): Bot | undefined {
    const bots = this.#table.pageBots();
    return typeof bots === 'function' ? bots(seat) : bots;
  }

  /** The move of a seat's bot, or the rules' fallback move if the bot fails. */
  async #choose(seating: Seating, match: Match, signal: AbortSignal): Promise<AnyMove> {
    const {client} = seating;
    const {seat = 0} = client;
    try {
      const bot = this.pageBot(seat);
      if (!bot) return (await this.ask(seating, false, signal)).move;
      const {askPageBot} = await import('./page-bot.js');
      return await askPageBot(bot, {seating, signal, clock: this.#table.clock});
    } catch (error) {
      // A seat that is no longer asked has no fallback move, and nobody waits for it.
      if (signal.aborted) return client.moves()[0]!;
      console.error(error);
      if (this.#table.pageBots()) this.#table.onFailed(seat);
      return match.game.rules.fallback(match.state, seat);
    }
  }
}
