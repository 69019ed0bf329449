import {deal, type Rng, roll, shuffle} from '../../../cards/index.js';
import {openChoices, type Options} from '../../../game/index.js';
import {type Deck, packOf} from './deck.js';
import {fromHand, lay} from './places.js';
import {dealtIn, leftOf, seatsOf} from './standing.js';
import type {KingdomState, KingdomEmit} from '../types.js';

/** TurnStart and Choose (4.3): deals, and lays cards face down. */

/** A match before its first deal. */
export function begin(
  options: Options,
  seats: number,
  rng: Rng,
  emit?: KingdomEmit,
  deck: Deck | null = null,
): KingdomState {
  const lot = roll(rng, seats); // the first Dealer (M-17)
  const none = seatsOf({seats}).map(() => []);
  return beginTurn(
    {
      options,
      seats,
      rng: lot.rng,
      deck,
      phase: 'turnStart',
      deal: 1,
      round: 1,
      dealer: lot.value,
      hands: none,
      areas: [],
      up: [],
      pile: [],
      discard: [],
      eyes: {hands: none, areas: [], pile: []},
      deeds: none.map(() => null),
      choices: openChoices([], seats),
      values: null,
      sheet: [],
      last: null,
    },
    emit,
  );
}

/** All cards are shuffled and dealt; the rest is the deck. */
export function beginTurn(state: KingdomState, emit: KingdomEmit): KingdomState {
  const {seats, dealer} = state;
  const {value: cards, rng} = shuffle(state.rng, packOf(state));
  const first = leftOf(dealer, state);
  const {hands, rest} = deal(cards, {seats, each: dealtIn(state), first});
  const dealt: KingdomState = {
    ...state,
    rng,
    phase: 'choose',
    round: 1,
    hands,
    pile: rest,
    discard: [],
    eyes: {hands: hands.map((hand) => hand.map(() => [])), areas: [], pile: rest.map(() => [])},
    choices: openChoices(choosers(hands), seats),
    sheet: [...state.sheet, seatsOf(state).map(() => 0)],
  };
  emit?.({type: 'dealt', deal: state.deal, dealer, hands}, dealt);
  return layIfForced(dealt, emit);
}

/** Begins the next round of the same turn. */
export function beginRound(state: KingdomState, emit: KingdomEmit): KingdomState {
  const {round, hands, seats} = state;
  const begun: KingdomState = {
    ...state,
    phase: 'choose',
    round: round + 1,
    choices: openChoices(choosers(hands), seats),
  };
  emit?.({type: 'round begun', round: round + 1}, begun);
  return layIfForced(begun, emit);
}

/**
 * Seats with a choice: the last card of a hand, and the only one of the large game, is laid
 * automatically.
 */
const choosers = (hands: KingdomState['hands']): readonly number[] =>
  hands.flatMap((hand, seat) => (hand.length > 1 ? [seat] : []));

const layIfForced = (state: KingdomState, emit: KingdomEmit): KingdomState =>
  state.choices.from.length > 0 ? state : layCards(state, emit);

/** After everybody has chosen, the cards lie face down and the starting player acts. */
export function layCards(state: KingdomState, emit: KingdomEmit): KingdomState {
  const {seats, hands, choices} = state;
  const blank: KingdomState = {
    ...state,
    phase: 'act',
    areas: hands.map(() => ''),
    up: hands.map(() => false),
    eyes: {...state.eyes, areas: hands.map(() => [])},
    choices: openChoices([], seats),
  };
  const laid = seatsOf(state).reduce((now, seat) => {
    const {held, then} = fromHand(now, seat, choices.made[seat] ?? hands[seat]![0]!);
    return lay(then, seat, held);
  }, blank);
  emit?.({type: 'cards laid'}, laid);
  return laid;
}
