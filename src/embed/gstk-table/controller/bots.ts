import {pick, roll} from '../../../cards/index.js';
import type {Player} from '../../../elements/conductor/options.js';
import type {AnyMove, Bot, Choice, Question, Seat} from '../../../game/index.js';
import type {Match, MatchClient} from '../../../match/index.js';
import {questionTo} from './question.js';

/** How well bots play. */
export type Level = 'easy' | 'normal';

/** An easy bot plays a random legal move once in this many decisions. */
const CARELESS = 3;

/**
 * The bots of a match: they play the seats that have no person on this screen, and advise the reader.
 */
export class Bots {
  readonly #bot: Bot;
  readonly #level: () => Level;

  constructor(bot: Bot, level: () => Level) {
    this.#bot = bot;
    this.#level = level;
  }

  /** One bot player for each of the given seats. */
  players(match: Match, seats: readonly Seat[]): ReadonlyMap<Seat, Player> {
    return new Map(seats.map((seat) => [seat, this.#player(match, match.client(seat))]));
  }

  /**
   * The move a bot of normal level would play in the client's seat, and why, whatever the bot level is
   * set to.
   */
  async advise(client: MatchClient, match: Match): Promise<Choice> {
    return this.#bot.choose(questionTo(client, match, true));
  }

  /**
   * The move that the bot of a seat chooses in the current state of the match, with its reason if
   * `why`.
   */
  async ask(client: MatchClient, match: Match, why: boolean): Promise<Choice> {
    const question = questionTo(client, match, why);
    if (this.#level() === 'normal') return this.#bot.choose(question);
    return chooseCarelessly(this.#bot, question);
  }

  #player(match: Match, client: MatchClient): Player {
    const choose = (): Promise<AnyMove> =>
      this.ask(client, match, false).then(
        ({move}) => move,
        (error: unknown) => {
          // Part of the bot failed to load: it plays its first legal move so that the match goes on.
          console.error(error);
          return client.moves()[0]!;
        },
      );
    return {client, choose};
  }
}

/** Picks the move of an easy bot. Deterministic: the same question always gets the same answer. */
function chooseCarelessly(bot: Bot, question: Question): Choice | Promise<Choice> {
  const {value, rng} = roll(question.rng, CARELESS);
  return value === 0 ? {move: pick(rng, question.moves).value} : bot.choose({...question, rng});
}
