import {highest} from '../../rules/choices/auction.js';
import {hasLow, inPhase, type KingChoiceStep, lowest, ofSuit, risen, suggestion} from './told.js';
import type {KingView} from '../../types.js';

/** The choice of a bid, and of the suit that the highest bidder names. */

/** The least bid that may be made. */
const least = ({bids}: KingView): number => highest(bids) + 1;

/** The cards of the suit that would cost the reader least, each with the price that it would have. */
const safest = (part: string, say: KingChoiceStep['say']): KingChoiceStep => ({
  at: 'board',
  part,
  when: hasLow,
  say,
  points: (view, {points}) => ({cards: risen(ofSuit(view, lowest(view)), points(-1))}),
});

export const bid = inPhase('bid', 'bidding', [
  {
    at: 'board',
    part: '.bids',
    say: (_, {t}) => [t('king/choice/bid'), t('king/choice/bid/why')],
  },
  {
    at: 'board',
    part: '.bids',
    say: (view, {t}) => [
      t('king/choice/bid/pays', {n: least(view)}),
      t('king/choice/bid/pays/why'),
    ],
    points: (view, {points}) => ({
      rings: [`.bids .pick:has([value="${least(view)}"])`],
      flight: {
        from: `.bids .pick:has([value="${least(view)}"])`,
        to: view.seat ?? 0,
        text: points(-least(view)),
      },
    }),
  },
  safest('.bids', (_, {t}) => [t('king/choice/bid/worth'), t('king/choice/bid/worth/why')]),
  suggestion,
]);

export const name = inPhase('name', 'naming', [
  {
    at: 'board',
    part: '.papers',
    say: (_, {t}) => [t('king/choice/name'), t('king/choice/name/why')],
  },
  safest('.papers', (_, {t}) => [t('king/choice/name/low'), t('king/choice/name/low/why')]),
  suggestion,
]);
