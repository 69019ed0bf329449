import type {Choice} from '../../../game/index.js';
import {heightOf} from '../kernel/codes.js';
import type {Odds} from './odds.js';
import type {Outlook} from './outlook.js';
import type {Prospect} from './prospect.js';
import type {KingMove} from '../types.js';
import {isTaking} from './worth.js';

/** Explains the bot's cards. It decides nothing, and is fetched only for a reader who asks. */

/** The messages `king/why/duck` and so on take the value `card`. */
export const REASONS = [
  'only', 'duck', 'dump', 'take', 'lead-low', 'lead-high', 'safe', 'now', 'keep',
] as const; // oxfmt-ignore

type Reason = (typeof REASONS)[number];

/** The reason that a human player would give. */
export const reasonOf = (
  best: Prospect,
  prospects: readonly Prospect[],
  o: Outlook,
  odds: Odds,
): NonNullable<Choice<KingMove>['why']> => ({
  key: `king/why/${nameOf(best, prospects, o, odds)}`,
  card: best.move.card,
});

function nameOf(
  {code, win, worth}: Prospect,
  prospects: readonly Prospect[],
  o: Outlook,
  odds: Odds,
): Reason {
  if (prospects.length === 1) return 'only';
  const taking = isTaking(o, odds);
  const [led] = o.trick;
  if (led === undefined) return win >= 0.5 ? 'lead-high' : taking ? 'keep' : 'lead-low';
  if (code >> 4 !== led >> 4) {
    const dear = prospects.every((other) => heightOf(other.code) <= heightOf(code));
    return dear || o.plan.points[code]! < 0 ? 'dump' : 'keep';
  }
  // A trick that must be taken at some time is better taken while it is cheap.
  if (win >= 0.5) return worth > 0 ? 'take' : worth > -1 ? 'safe' : 'now';
  return taking ? 'keep' : 'duck';
}
