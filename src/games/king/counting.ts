import {
  type Card,
  isJoker,
  isSuit,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
  winningPlay,
} from '../../cards/index.js';
import type {Contract, KingView, Of, Trick} from './types.js';

/** What counts in a contract and where it is: for the eye, not for the score. */

/** One kind of card that counts, with its price. */
export interface Counter {
  readonly of: Of;
  readonly pts: number;
  /** All of that kind in the pack. */
  readonly cards: readonly Card[];
}

const fits = (card: Card, of: Of): boolean =>
  of.length === 2
    ? card === of
    : of === '*'
      ? isJoker(card)
      : isSuit(of)
        ? suitOf(card) === of
        : rankOf(card) === (of as Rank);

/** The kinds of card that count, in the order of the terms. */
export const counters = ({terms}: Contract, pack: readonly Card[]): readonly Counter[] =>
  terms.flatMap((term) =>
    term.unit === 'card' || term.unit === 'spots'
      ? [{of: term.of, pts: term.pts, cards: pack.filter((card) => fits(card, term.of))}]
      : [],
  );

/** Who took a trick. */
export const winnerOf = (trick: Trick, trump: Suit | null): number =>
  winningPlay(trick, {trump: trump ?? undefined})?.seat ?? -1;

/** The cards that a seat has taken in this deal, or (without a seat) all that were taken. */
export const takenBy = ({played, trump}: KingView, seat?: number): readonly Card[] =>
  played.flatMap((trick) =>
    seat === undefined || winnerOf(trick, trump) === seat ? trick.map(({card}) => card) : [],
  );

/** Cards that count and have not been taken, without doubles. */
export function stillOut(view: KingView, pack: readonly Card[]): readonly Card[] {
  const gone = new Set(takenBy(view));
  const counting = counters(view.contract, pack).flatMap(({cards}) => cards);
  return [...new Set(counting)].filter((card) => !gone.has(card));
}

/** The suit that stands for a kind: its own, or none for a rank. */
export const suitOfKind = (of: Of): Suit | undefined =>
  of.length === 2 ? suitOf(of as Card) : isSuit(of) ? of : undefined;
