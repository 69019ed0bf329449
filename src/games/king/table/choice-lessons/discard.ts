import {isToTake} from '../contract-line.js';
import {priceOf} from '../prices.js';
import {inPhase, own, ofSuit, risen, shortest} from './told.js';
import type {KingView} from '../../types.js';
import type {Card} from '../../../../cards/index.js';

/** The choice of two cards to discard, after the spare cards were taken. */

const scoring = (view: KingView): readonly Card[] =>
  own(view).filter((card) => priceOf(card, view.contract) !== 0);

export const discard = inPhase('discard', 'talon', [
  {
    at: 'board',
    part: '.talon',
    say: (_, {t}) => [t('king/choice/discard'), t('king/choice/discard/why')],
    points: (view) => ({
      rings: ['.talon figure:first-child'],
      cards: risen(view.shown.filter((card) => own(view).includes(card))),
    }),
  },
  {
    at: 'board',
    part: '.talon .vacant',
    say: (_, {t}) => [t('king/choice/discard/two'), t('king/choice/discard/two/why')],
    points: () => ({rings: ['.talon figure:last-child']}),
  },
  {
    at: 'board',
    part: '.talon',
    when: (view) => scoring(view).length > 0,
    say: (_, {t}) => [t('king/choice/discard/scores'), t('king/choice/discard/scores/why')],
    points: (view, {points}) => ({
      cards: new Map(scoring(view).map((card) => [card, points(priceOf(card, view.contract))])),
    }),
  },
  {
    at: 'board',
    part: '.suggested',
    say: ({contract}, {t}) => [
      t('king/choice/discard/short', {pays: isToTake(contract) === true}),
      t('king/choice/suggested/why'),
    ],
    points: (view) => ({rings: ['.suggested'], cards: risen(ofSuit(view, shortest(view)))}),
  },
]);
