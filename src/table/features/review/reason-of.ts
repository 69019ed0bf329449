import {rngFrom} from '../../../cards/index.js';
import type {Decision} from '../../../analysis/index.js';
import type {AnyState, Bot, Choice, Rules, Seat} from '../../../game/index.js';

/** The game's own bot, asked instead of the player who decided. */
interface BotQuestion {
  readonly rules: Rules;
  readonly bot: Bot;
  /** The state in which the decision was made. */
  readonly state: AnyState;
  readonly seat: Seat;
}

/**
 * The reason for what was best: that of the game's own bot, if it would have made the same move. It
 * gets the view of the seat, so that it knows no more than the player who decided.
 */
export async function reasonOf(
  {at, verdict, move, moves}: Decision,
  {rules, bot, state, seat}: BotQuestion,
): Promise<Choice['why']> {
  const best = verdict === 'best' || verdict === 'equal' ? move : moves[0]!.move;
  const {move: own, why} = await bot.choose({
    view: rules.view(state, seat),
    moves: rules.legalMoves(state, seat),
    rng: rngFrom(`reason ${at}`),
    budget: 0,
    why: true,
  });
  return rules.formatMove(own) === rules.formatMove(best) ? why : undefined;
}
