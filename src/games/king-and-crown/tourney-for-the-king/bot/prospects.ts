import type {Options} from '../../../../game/index.js';
import {COURT} from '../../rules/deck.js';
import {isOver, winsOf} from '../rules/match.js';
import {type Plans, plansFor} from './solution.js';
import type {Open} from '../types.js';

/**
 * The worth of a match within a series (T-7), where a series won is 1, drawn 0, lost −1: a draw may
 * be as good as a win for the side ahead, and as bad as a loss for the side behind. Rounds are listed
 * with the bot's own first.
 */

type Sheet = Open['sheet'];

/** The expected result of the series if both play well. */
export function valueOf(sheet: Sheet, options: Options): number {
  const [own = 0, other = 0] = winsOf({sheet});
  if (own === other || isOver({sheet, options})) return Math.sign(own - other);
  const {win, loss} = endsOf(sheet, options);
  return loss + (win - loss) * plansOf(sheet, options)(COURT, COURT, 0).value;
}

const after = (sheet: Sheet, row: readonly number[], options: Options): number =>
  valueOf([...sheet, row], options);

const endsOf = (sheet: Sheet, options: Options): {readonly win: number; readonly loss: number} => ({
  win: after(sheet, [1, 0], options),
  loss: after(sheet, [0, 1], options),
});

/** The worth of a draw in the next match: 1 as good as a win, 0 as bad as a loss. */
export function drawWorth(sheet: Sheet, options: Options): number {
  const [own, other] = winsOf({sheet});
  // If the match would be replayed, or both are level, neither side is better off.
  if (own === other || options['tieGame'] === 'rematch') return 1 / 2;
  const {win, loss} = endsOf(sheet, options);
  return (after(sheet, [0, 0], options) - loss) / (win - loss);
}

const known = new Map<number, Plans>();

/** The plans for the next match, shared by matches in which a draw is worth the same. */
export function plansOf(sheet: Sheet, options: Options): Plans {
  const draw = drawWorth(sheet, options);
  let plans = known.get(draw);
  if (!plans) known.set(draw, (plans = plansFor(draw)));
  return plans;
}
