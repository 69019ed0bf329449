import {
  type Card,
  isJoker,
  isSuit,
  type Rank,
  rankOf,
  type Suit,
  type SuitCard,
  suitOf,
} from '../../../cards/index.js';
import {trumpCode} from '../kernel/codes.js';
import {type Agreed, packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {judged} from '../kernel/judge.js';
import {planOf} from '../kernel/plan.js';
import type {KingContext} from './context.js';
import type {Contract, KingView, PaidCards, Played, Trick} from '../types.js';

/**
 * The counting cards of a contract and where they are, and the tricks of a deal: for display, not for
 * the score.
 */

/** One kind of card that counts, with its price. */
export interface Counter {
  readonly of: PaidCards;
  readonly pts: number;
  /** All cards of that kind in the pack. */
  readonly cards: readonly Card[];
}

/** Whether a term pays for a card. */
export const fits = (card: Card, of: PaidCards): boolean =>
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

/** The facts apart from its cards that decide a trick. */
type Law = Pick<KingView, 'contract' | 'trump'>;

/** The play that is winning so far, by the kernel, which also scores. */
export function aheadIn(trick: Trick, {contract, trump}: Law): Played | undefined {
  if (trick.length === 0) return undefined;
  const {winner} = judged(planOf(contract), trick, 1, trumpCode(trump));
  return trick.find(({seat}) => seat === winner);
}

/** The seat that took a trick. */
export const winnerOf = (trick: Trick, law: Law): number => aheadIn(trick, law)?.seat ?? -1;

const SPOTS = '..23456789TJQKA';

/** The spots of a card: 2 to 10, jack 11, queen 12, king 13, ace 14. */
export const spotsOf = (card: SuitCard): number => SPOTS.indexOf(rankOf(card));

/** The points of a deal over all seats; `null` if they depend on the play. */
export function sumOf({terms, draws}: Contract, variant: Variant, agreed: Agreed): number | null {
  const table = tableOf(variant, agreed);
  let sum = 0;
  for (const term of terms)
    if (term.unit === 'trick' && draws) return null;
    else if (term.unit === 'trick') sum += term.pts * table.hand;
    else if (term.unit === 'last2') sum += term.pts * 2;
    else
      for (const card of packOf(table))
        if (fits(card, term.of))
          sum += term.pts * (term.unit === 'card' ? 1 : spotsOf(card as SuitCard));
  return sum;
}

/** The cards that a seat has taken in this deal, or (without a seat) all that were taken. */
export const takenBy = (view: KingView, seat?: number): readonly Card[] =>
  view.played.flatMap((trick) =>
    seat === undefined || winnerOf(trick, view) === seat ? trick.map(({card}) => card) : [],
  );

/** Counting cards that have not been taken, without duplicates. */
export function stillOut(view: KingView, pack: readonly Card[]): readonly Card[] {
  const gone = new Set(takenBy(view));
  const counting = counters(view.contract, pack).flatMap(({cards}) => cards);
  return [...new Set(counting)].filter((card) => !gone.has(card));
}

/** The plays on the table; a trick that is being taken still lies there. */
export const onTable = (view: KingView, {event}: KingContext): readonly Played[] =>
  event?.type === 'trick taken' ? event.trick : view.trick;

/** Whether the deal of this view has been scored. */
export const isScored = ({sheet, deal}: KingView): boolean => sheet.length >= deal;

/** The number of tricks before the first known one: a match may have begun in the middle of a deal. */
export function tricksBefore(view: KingView, variant: Variant): number {
  const {contract, hands, phase, played, trick, tricks} = view;
  if (played.length === 0 && phase !== 'play') return 0;
  if (contract.draws) return tricks.reduce((sum, own) => sum + own, 0) - played.length;
  // The players who have yet to play hold the most cards; a full trick has not been taken.
  const held =
    Math.max(...hands.map((hand) => hand.length)) + (trick.length === view.seats ? 1 : 0);
  return Math.max(0, tableOf(variant, view).hand - held - played.length);
}

/** The number of tricks that have been taken in this deal, known or not. */
export const tricksDone = (view: KingView, variant: Variant): number =>
  tricksBefore(view, variant) + view.played.length;

/**
 * The number of tricks in a deal; `undefined` while it is open, as it is if cards are drawn. (The
 * early stop of a deal changes nothing, since the tricks that are left out count for nothing.)
 */
export function tricksOf(view: KingView, variant: Variant): number | undefined {
  if (!view.contract.draws) return tableOf(variant, view).hand;
  return isScored(view) ? tricksDone(view, variant) : undefined;
}

/** Whether no counting card is left and tricks count for nothing. */
export const isDecided = (view: KingView, variant: Variant): boolean =>
  view.phase === 'play' &&
  view.contract.terms.every(({unit}) => unit === 'card' || unit === 'spots') &&
  stillOut(view, packOf(tableOf(variant, view))).length === 0;

/** The suit that stands for a kind: its own, or none for a rank. */
export const suitOfKind = (of: PaidCards): Suit | undefined =>
  of.length === 2 ? suitOf(of as Card) : isSuit(of) ? of : undefined;
