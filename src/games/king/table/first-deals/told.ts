import {type Card, suitOf} from '../../../../cards/index.js';
import type {Messages} from '../../../../i18n/index.js';
import type {KingView} from '../../types.js';
import {winnerOf} from '../counting.js';
import {priceOf} from '../prices.js';

/** What the first deals of the family tell of a view; the reader has seat 0. */

/** The reader's cards of a suit. */
export const cardsOf = (view: KingView, suit: string): readonly Card[] =>
  (view.hands[0] ?? []).filter((card) => card !== null && suitOf(card) === suit) as Card[];

/** The reader's cards of a suit with their prices, as text. */
export const pricesOf = (
  view: KingView,
  suit: string,
  {points}: Pick<Messages, 'points'>,
): ReadonlyMap<string, string> =>
  new Map(cardsOf(view, suit).map((card) => [card, points(priceOf(card, view.contract))]));

/** Whether all have played to the trick on the table. */
export const isFull = ({trick, turn}: KingView): boolean => trick.length > 0 && turn.length === 0;

/** The seat that took a trick of the deal, from 0. */
export const taker = (view: KingView, at: number): number => winnerOf(view.played[at]!, view);

/** Whether the reader has given a heart to another player in a trick, from 0. */
export const gaveHeart = (view: KingView, at: number): boolean => {
  const trick = view.played[at] ?? [];
  const own = trick.find(({seat}) => seat === 0);
  return own !== undefined && suitOf(own.card) === 'H' && winnerOf(trick, view) !== 0;
};

/** What a seat has taken of the cards that count in Omnibus, and the points for it. */
export function takenBy(
  view: KingView,
  seat: number,
): {
  readonly hearts: number;
  readonly queen: boolean;
  readonly ten: boolean;
  readonly points: number;
} {
  const cards = view.played
    .filter((trick) => winnerOf(trick, view) === seat)
    .flatMap((trick) => trick.map(({card}) => card));
  return {
    hearts: cards.filter((card) => suitOf(card) === 'H').length,
    queen: cards.includes('QS'),
    ten: cards.includes('TD'),
    points: view.sheet.at(-1)?.[seat] ?? 0,
  };
}
