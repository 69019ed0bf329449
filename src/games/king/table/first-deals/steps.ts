import {type Card, suitOf} from '../../../../cards/index.js';
import type {FirstDealStep} from '../../../../elements/index.js';
import type {FirstDealMessages} from '../../messages/first-deals.en.js';
import type {KingEvent, KingView} from '../../types.js';
import {isOpening} from '../board.js';
import {winnerOf} from '../counting.js';
import {cardsOf, isFull} from './told.js';

/** The steps that the first deals of several variants share: the first trick, in which suit is followed. */

/** A step of a first deal of King. */
export type KingStep = FirstDealStep<KingView, KingEvent, FirstDealMessages>;

/** The suit of the trick on the table. */
const ledSuit = ({trick: [led]}: KingView): string => suitOf((led?.card ?? '') as Card) ?? '';

/** Before the first card: what the deal is about, with its prices ringed. */
export const goal = (say: KingStep['say']): KingStep => ({
  id: 'goal',
  at: 'board',
  waits: true,
  when: ({view}) => isOpening(view),
  say,
  points: () => ({rings: ['.intro .prices figcaption']}),
});

/** The reader has to follow suit: a thread leads from the led card to the cards that may be played. */
export const follow = (why: 'king/learn/follow/why' | 'king/learn/follow/low'): KingStep => ({
  id: 'follow',
  at: 'hand',
  when: ({view, asks}) => asks && view.played.length === 0 && view.trick.length > 0,
  say: (view, {t}) => [t('king/learn/follow', {suit: ledSuit(view)}), t(why)],
  points: (view) => ({
    thread: view.trick[0]!.seat,
    cards: new Map(cardsOf(view, ledSuit(view)).map((card) => [card, ''])),
  }),
});

/** The first trick is full: who takes it. */
export const highest: KingStep = {
  id: 'highest',
  at: 'board',
  waits: true,
  lands: true,
  when: ({view}) => view.played.length === 0 && isFull(view),
  say: (view, {t}, players) => [
    t('king/learn/highest', {suit: ledSuit(view), n: view.trick.length}),
    t('king/learn/highest/why', players[winnerOf(view.trick, view)]!),
  ],
};
