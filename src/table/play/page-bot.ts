import type {Clock} from '../../elements/index.js';
import type {AnyMove, Bot} from '../../game/index.js';
import {freshSeed} from '../../match/begin.js';
import {moveFrom} from '../../match/move-from.js';
import type {Match, Seating} from '../../match/index.js';
import {questionTo} from './question.js';

/** Milliseconds that a bot of the page may take for a move. */
export const PATIENCE = 10_000;

/** The secrets from which bots of the page draw, by match; they have nothing to do with its deal. */
const secrets = new WeakMap<Match | Seating, string>();

const secretOf = (seating: Seating): string => {
  const match = seating.local ?? seating;
  const secret = secrets.get(match) ?? freshSeed();
  secrets.set(match, secret);
  return secret;
};

/** The one who asks a bot of the page, and for how long. */
interface Asking {
  /** That of the bot's seat. */
  readonly seating: Seating;
  /** Aborted when the bot is no longer asked. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/**
 * The move of a bot of the page, which is code from outside: it gets copies, its answer is copied
 * before it is looked at, and it is waited for no longer than `PATIENCE`.
 * @throws whatever the bot throws, and an error when it answers too late, or with no legal move
 */
export async function askPageBot(bot: Bot, {seating, signal, clock}: Asking): Promise<AnyMove> {
  const question = questionTo(seating, false, secretOf(seating));
  const end = new AbortController();
  let timer: unknown;
  const late = new Promise<never>((_, reject) => {
    const stop = (why: string) => (): void => reject(new Error(why));
    timer = clock.setTimeout(stop('The bot did not answer in time'), PATIENCE);
    signal.addEventListener('abort', stop('The bot is no longer asked'), {signal: end.signal});
  });
  try {
    const answer = bot.choose({...structuredClone(question), signal: end.signal});
    const choice = await Promise.race([answer, late]);
    const {client, game} = seating;
    const move = moveFrom(game.rules)(choice.move, client.view.seats, () => client.moves());
    const refusal = client.refuse(move);
    if (refusal) throw new Error(`The move of the bot is refused: ${refusal}`);
    return move as AnyMove;
  } finally {
    clock.clearTimeout(timer);
    end.abort();
  }
}
