import {
  type Card,
  deal,
  PACK_36,
  rankIndex,
  rankOf,
  shuffle,
  type SuitCard,
  suitOf,
  SUITS,
} from '../../../cards/index.js';
import type {Seat, Emit} from '../../../game/index.js';
import {inAfter, SEATS} from './seats.js';
import type {PeasantsState, PeasantsEvent} from '../types.js';

/** Deals cards. */

/** The fields that a deal keeps from the previous state. */
type Before = Pick<
  PeasantsState,
  'options' | 'seats' | 'rng' | 'game' | 'names' | 'elected' | 'ranks' | 'tricks' | 'won'
>;

export const zeros: readonly number[] = Array.from({length: SEATS}, () => 0);
const none: readonly (readonly never[])[] = zeros.map(() => []);

/**
 * Shuffles and deals the whole pack to the seats that are in, one card at a time, beginning after the
 * dealer. The last card is therefore the dealer's: it is shown and makes trump, and the dealer keeps
 * it.
 *
 * @param phase the phase that follows, with the seats in `turn` awaited
 */
export function dealOut(
  before: Before,
  number: number,
  dealer: Seat,
  phase: PeasantsState['phase'],
  turn: (dealt: Pick<PeasantsState, 'hands' | 'trump'>) => readonly Seat[],
  emit?: Emit<PeasantsState, PeasantsEvent>,
): PeasantsState {
  const {options, seats, game, names, elected, ranks, tricks, won} = before;
  const shuffled = shuffle(before.rng, PACK_36);
  const order = inAfter(before, dealer);
  const each = PACK_36.length / order.length;
  const piles = deal(shuffled.value, {seats: order.length, each}).hands;
  const hands = zeros.map((_, seat) => sorted(piles[order.indexOf(seat)] ?? []));
  const shown = shuffled.value.at(-1) as SuitCard;
  const trump = suitOf(shown);
  const state: PeasantsState = {
    options,
    seats,
    rng: shuffled.rng,
    phase,
    turn: turn({hands, trump}),
    game,
    deal: number,
    dealer,
    shown,
    trump,
    names,
    elected,
    ranks,
    hands,
    aside: none,
    gifts: [],
    tricks,
    trick: [],
    played: [],
    won,
  };
  const stage = ranks === null ? 'election' : 'reign';
  emit?.({type: 'dealt', stage, game, deal: number, dealer, shown}, state);
  return state;
}

const place = (card: Card): number =>
  SUITS.indexOf(suitOf(card as SuitCard)) * 20 + rankIndex(rankOf(card as SuitCard));

/** Sorts a hand as all states do, so that equal hands are equal JSON. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => place(a) - place(b));
