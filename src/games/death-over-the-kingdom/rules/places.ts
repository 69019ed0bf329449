import type {Seat} from '../../../game/index.js';
import {seatsOf} from './standing.js';
import type {Eyes, KingdomState} from '../types.js';

/** Moves single cards, together with the knowledge of them. */

/** A card that is being moved, with the seats that know it. */
export interface Held {
  readonly card: string;
  readonly eyes: Eyes;
}

const put = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] =>
  list.map((old, index) => (index === at ? item : old));

/** The same card, known to one more seat. */
const shownTo = (eyes: Eyes, seat: Seat): Eyes =>
  eyes === 'all' || eyes.includes(seat) ? eyes : [...eyes, seat].sort((a, b) => a - b);

/** The seats other than its holder that know a card. */
const besides = (eyes: Eyes, holder: Seat): Eyes =>
  eyes === 'all' ? eyes : eyes.filter((seat) => seat !== holder);

/** The card in front of a seat. */
export const areaOf = ({areas, eyes}: KingdomState, seat: Seat): Held => ({
  card: areas[seat]!,
  eyes: shownTo(eyes.areas[seat]!, seat),
});

/** Lays a card in front of a seat, which looks at it; it lies face down unless `up` is true. */
export const lay = (state: KingdomState, seat: Seat, held: Held, up = false): KingdomState => ({
  ...state,
  areas: put(state.areas, seat, held.card),
  up: put(state.up, seat, up),
  eyes: {
    ...state.eyes,
    areas: put(state.eyes.areas, seat, up ? 'all' : besides(held.eyes, seat)),
  },
});

/** Turns the card in front of a seat face up. */
export const turnUp = (state: KingdomState, seat: Seat): KingdomState =>
  lay(state, seat, areaOf(state, seat), true);

/** Two seats exchange the cards in front of them and look at their new ones. */
export const swap = (state: KingdomState, one: Seat, other: Seat): KingdomState =>
  lay(lay(state, one, areaOf(state, other)), other, areaOf(state, one));

/** The card at a place of the deck, from 0 at the top. */
export const pileAt = ({pile, eyes}: KingdomState, at: number): Held => ({
  card: pile[at]!,
  eyes: eyes.pile[at]!,
});

/** The deck without one card; the rest keeps its order (M-24). */
export const withoutPileAt = (state: KingdomState, at: number): KingdomState => ({
  ...state,
  pile: state.pile.filter((_, index) => index !== at),
  eyes: {...state.eyes, pile: state.eyes.pile.filter((_, index) => index !== at)},
});

/** Puts a card under the deck, face down. */
export const putUnder = (state: KingdomState, {card, eyes}: Held): KingdomState => ({
  ...state,
  pile: [...state.pile, card],
  eyes: {...state.eyes, pile: [...state.eyes.pile, eyes]},
});

/** From now on this seat knows the card at a place of the deck. */
export const lookAtPile = (state: KingdomState, at: number, seat: Seat): KingdomState => ({
  ...state,
  eyes: {...state.eyes, pile: put(state.eyes.pile, at, shownTo(state.eyes.pile[at]!, seat))},
});

/** From now on this seat knows the card in front of another. */
export const lookAtArea = (state: KingdomState, at: Seat, seat: Seat): KingdomState => ({
  ...state,
  eyes: {
    ...state.eyes,
    areas: put(state.eyes.areas, at, shownTo(state.eyes.areas[at]!, seat)),
  },
});

/**
 * Takes a card out of a hand, unseen. Others cannot tell which of several cards it was, so they no
 * longer know any card of that hand; a single card is still known to the same seats.
 */
export function fromHand(
  state: KingdomState,
  seat: Seat,
  card: string,
): {readonly held: Held; readonly then: KingdomState} {
  const hand = state.hands[seat]!;
  const known = state.eyes.hands[seat]!;
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`seat ${seat} does not hold ${card}`);
  const sole = hand.length === 1;
  const rest = hand.filter((_, index) => index !== at);
  return {
    held: {card, eyes: shownTo(sole ? known[at]! : [], seat)},
    then: {
      ...state,
      hands: put(state.hands, seat, rest),
      eyes: {
        ...state.eyes,
        hands: put(
          state.eyes.hands,
          seat,
          rest.map((): Eyes => []),
        ),
      },
    },
  };
}

/** Adds a card to a hand, as the last one. */
export const toHand = (state: KingdomState, seat: Seat, {card, eyes}: Held): KingdomState => ({
  ...state,
  hands: put(state.hands, seat, [...state.hands[seat]!, card]),
  eyes: {
    ...state.eyes,
    hands: put(state.eyes.hands, seat, [...state.eyes.hands[seat]!, besides(eyes, seat)]),
  },
});

/** Puts a card on the discard pile, face up. */
export const discarded = (state: KingdomState, card: string): KingdomState => ({
  ...state,
  discard: [...state.discard, card],
});

/** Empties the areas, before cards are laid. */
export const cleared = (state: KingdomState): KingdomState => ({
  ...state,
  areas: [],
  up: [],
  eyes: {...state.eyes, areas: []},
  deeds: seatsOf(state).map(() => null),
});
