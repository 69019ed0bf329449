import type {Choice} from '../../../game/index.js';
import {heightOf} from '../kernel/codes.js';
import {lacksOf} from '../position/proof.js';
import type {Variant} from '../rules/contracts/columns.js';
import {type Odds, oddsOf} from './odds.js';
import {type Outlook, outlookOf} from './outlook.js';
import {type Prospect, prospectOf} from './prospect.js';
import type {KingMove, KingView, PlayMove} from '../types.js';
import {isTaking} from './worth.js';

/** Explains the bot's cards. It decides nothing, and is fetched only for a reader who asks. */

/** The messages `king/why/duck` and so on take the value `card`. */
export const REASONS = [
  'only', 'duck', 'dump', 'take', 'lead-low', 'lead-high', 'safe', 'now', 'keep',
] as const; // oxfmt-ignore

type Reason = (typeof REASONS)[number];

/** The reason that a human player would give for a card. */
export function reasonFor(
  variant: Variant,
  view: KingView,
  moves: readonly PlayMove[],
  chosen: PlayMove,
): NonNullable<Choice<KingMove>['why']> {
  const outlook = outlookOf(variant, view, lacksOf(view));
  const odds = oddsOf(outlook);
  const prospects = moves.map((move) => prospectOf(move, outlook, odds));
  return reasonOf(prospects[moves.indexOf(chosen)]!, prospects, outlook, odds);
}

/** The same where everything that it depends on is known. */
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
