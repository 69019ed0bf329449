import type {Tip} from '../../../elements/index.js';
import type {Variant} from '../rules/contracts/columns.js';
import type {KingEvent, KingMove, KingView} from '../types.js';
import type {DeferredMessages} from '../messages/deferred.en.js';
import {isOpening} from './board.js';
import {isToTake} from './contract-line.js';
import {tricksDone, tricksOf, winnerOf} from './counting.js';
import {worthOf} from './prices.js';

/** The coach marks of a reader's first game of King. */

/** The points of the trick that this seat has just taken; 0 if it took none. */
function lastWorth(view: KingView, variant: Variant): number {
  const trick = view.played.at(-1);
  if (!trick || view.trick.length > 0 || winnerOf(trick, view) !== view.seat) return 0;
  return worthOf(trick, tricksDone(view, variant) - 1, tricksOf(view, variant), view.contract);
}

/** What to do about the cards that count, by `isToTake` of the contract. */
const GOALS = {
  true: 'king/tip/goal-take',
  false: 'king/tip/goal',
  undefined: 'king/tip/goal-both',
} as const;

type KingTip = Tip<KingView, KingMove, KingEvent, DeferredMessages>;

/** The coach marks of a variant. */
export const tips = (variant: Variant): readonly KingTip[] => [
  {
    id: 'goal',
    at: 'board',
    part: '.out .priced', // the trump beside them has no price
    when: (view) => isOpening(view),
    say: ({contract}, {t}) => [t(GOALS[`${isToTake(contract)}`]), t('king/tip/goal/why')],
  },
  {
    id: 'raised',
    at: 'hand',
    when: (view, {asking, moves, seat}) =>
      asking && view.phase === 'play' && moves.length < (view.hands[seat ?? -1]?.length ?? 0),
    say: (_, {t}) => [t('king/tip/raised'), t('king/tip/raised/why')],
  },
  {
    id: 'cost',
    at: 'seat',
    part: 'gstk-seat[own]',
    when: (view) => lastWorth(view, variant) < 0,
    say: (view, {t}) => [
      t('king/tip/cost', {points: -lastWorth(view, variant)}),
      t('king/tip/cost/why'),
    ],
  },
];
