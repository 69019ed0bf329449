import {rngFrom} from '../cards/index.js';
import type {
  AnyEvent,
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Budget,
  Outcome,
  Seat,
} from '../game/index.js';
import type {Match} from './match.js';

/** How bots play a match to its end. */
export interface PlayOut {
  /** With the same seed, bots that do not think in milliseconds play the same match. @default `play out` */
  readonly seed?: string;
  /** The limit of each search. @default 1000 iterations */
  readonly budget?: Budget;
  /** Stops after the decision that is being made; the match stays where it is. */
  readonly signal?: AbortSignal;
}

/**
 * Plays a match to its end by bots, each of which knows what its seat may know.
 * @param bots one bot for all seats, or one for each, by seat
 * @throws {Error} when a bot chooses a move that is refused, or a seat has no bot
 */
export async function playOut<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  match: Match<State, Move, View, Event>,
  bots: Bot<View, Move> | readonly Bot<View, Move>[],
  {seed = 'play out', budget = 1000, signal}: PlayOut = {},
): Promise<Outcome> {
  const decisions = new Map<Seat, number>();
  for (;;) {
    const {outcome} = match;
    if (outcome) return outcome;
    signal?.throwIfAborted();
    const seat = match.turn[0]!;
    const bot = 'choose' in bots ? bots : bots[seat];
    if (!bot) throw new Error(`seat ${seat} has no bot`);
    const client = match.client(seat);
    const count = decisions.get(seat) ?? 0;
    decisions.set(seat, count + 1);
    const {move} = await bot.choose({
      view: client.view,
      moves: client.moves(),
      rng: rngFrom(`${seed}/${seat}/${count}`),
      budget,
      why: false,
    });
    const refusal = match.play(seat, move);
    if (refusal)
      throw new Error(`the bot of seat ${seat} chose a move that is refused: ${refusal}`);
  }
}
