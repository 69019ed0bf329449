import {type Card, rankOf, sortHand, suitOf, without} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {suitOfGovernment} from './government.js';
import type {CrushState, Limit} from '../types.js';

/**
 * What each seat knows of the other's hand: the tributes that it gave, and what a forced move
 * proved about the rest. Cards that only their holder has seen are called hidden.
 */

/** The limit of a hand about which nothing is known. */
export const UNKNOWN: Limit = {suit: null, queens: null};

/** The list with one item replaced. */
export const put = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] =>
  list.map((old, index) => (index === at ? item : old));

/** The seat across the table. */
export const rivalOf = (seat: Seat): Seat => 1 - seat;

/** Drops a limit that any hidden cards would satisfy. */
const tidy = ({suit, queens}: Limit, hidden: number): Limit => ({
  suit: suit !== null && suit < hidden ? suit : null,
  queens: queens !== null && queens < hidden ? queens : null,
});

const withLimit = (state: CrushState, seat: Seat, limit: Limit): CrushState => {
  const hidden = state.hands[seat]!.length - state.shown[seat]!.length;
  return {...state, limits: put(state.limits, seat, tidy(limit, hidden))};
};

const minus = (limit: number | null, less: boolean): number | null =>
  limit === null || !less ? limit : limit - 1;

/** A card leaves a hand, seen by the other seat. */
export function leave(state: CrushState, seat: Seat, card: Card): CrushState {
  const hands = put(state.hands, seat, without(state.hands[seat]!, card));
  const shown = state.shown[seat]!;
  if (shown.includes(card))
    return {...state, hands, shown: put(state.shown, seat, without(shown, card))};
  const {suit, queens} = state.limits[seat]!;
  const rivals = suitOfGovernment(state.governments[rivalOf(seat)]!);
  return withLimit({...state, hands}, seat, {
    suit: minus(suit, suitOf(card) === rivals),
    queens: minus(queens, rankOf(card) === 'Q'),
  });
}

/** A hand takes cards from the draw pile, unseen by the other seat. */
export function take(state: CrushState, seat: Seat, cards: readonly Card[]): CrushState {
  const hands = put(state.hands, seat, sortHand([...state.hands[seat]!, ...cards]));
  const {suit, queens} = state.limits[seat]!;
  const more = (limit: number | null) => (limit === null ? null : limit + cards.length);
  return withLimit({...state, hands}, seat, {suit: more(suit), queens: more(queens)});
}

/** A card goes from one hand to the other; both seats know it. */
export function hand(state: CrushState, from: Seat, card: Card): CrushState {
  const to = rivalOf(from);
  const gone = leave(state, from, card);
  return {
    ...gone,
    hands: put(gone.hands, to, sortHand([...gone.hands[to]!, card])),
    shown: put(gone.shown, to, sortHand([...gone.shown[to]!, card])),
  };
}

/** A forced move has proved that no hidden card is of the rival's suit, or that none is a Queen. */
export const prove = (state: CrushState, seat: Seat, what: keyof Limit): CrushState =>
  withLimit(state, seat, {...state.limits[seat]!, [what]: 0});
