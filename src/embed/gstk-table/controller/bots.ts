import {rngFrom} from '../../../cards/index.js';
import type {Player} from '../../../elements/conductor/options.js';
import type {AnyMove, Bot, Choice, Question, Seat} from '../../../game/index.js';
import type {Match, MatchClient} from '../../../match/index.js';

/** How well bots play. */
export type Level = 'easy' | 'normal';

/** The bots of a match: they play the seats that nobody at this screen plays, and advise the reader. */
export class Bots {
  readonly #bot: Bot;
  readonly #level: () => Level;

  constructor(bot: Bot, level: () => Level) {
    this.#bot = bot;
    this.#level = level;
  }

  /** By seat, the bots that play in these seats. */
  players(match: Match, seats: readonly Seat[]): ReadonlyMap<Seat, Player> {
    return new Map(seats.map((seat) => [seat, this.#player(match, match.client(seat))]));
  }

  /** What a good bot would do in the seat of a client, and why; whatever the level of the others is. */
  async advise(client: MatchClient, match: Match): Promise<Choice> {
    return this.#bot.choose(questionTo(client, match, true));
  }

  /** What the bot of a seat does in a match as it stands, with its reason or without. */
  async ask(client: MatchClient, match: Match, why: boolean): Promise<Choice> {
    const question = questionTo(client, match, why);
    if (this.#level() === 'normal') return this.#bot.choose(question);
    return (await import('./bot-levels.js')).chooseCarelessly(this.#bot, question);
  }

  #player(match: Match, client: MatchClient): Player {
    const choose = (): Promise<AnyMove> =>
      this.ask(client, match, false).then(
        ({move}) => move,
        (error: unknown) => {
          // A part of the bot could not be fetched: it plays its first legal move, and play goes on.
          console.error(error);
          return client.moves()[0]!;
        },
      );
    return {client, choose};
  }
}

/** What a bot is asked in a seat; the same position is always the same question. */
function questionTo(client: MatchClient, match: Match, why: boolean): Question {
  const {seed, start} = match.record();
  const own = `${seed ?? JSON.stringify(start).length}/${client.seat ?? ''}/${match.length}`;
  return {view: client.view, moves: client.moves(), rng: rngFrom(`bot/${own}`), budget: 1000, why};
}
