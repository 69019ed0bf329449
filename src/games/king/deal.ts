import {type Card, deal, type Rng, roll, shuffle} from '../../cards/index.js';
import type {Options, Seat, Tell} from '../../game/index.js';
import {codeOf} from './codes.js';
import type {KingState, KingTold} from './types.js';
import {contractOfDeal, packOf, tableOf, type Variant} from './variants.js';

/** How a match begins and how each deal is dealt. */

/** Decides who deals first (by lot, G2) and deals. */
export function setup(
  variant: Variant,
  options: Options,
  seats: number,
  rng: Rng,
  tell?: Tell<KingState, KingTold>,
): KingState {
  const lot = roll(rng, seats);
  const zeros = Array.from({length: seats}, () => 0);
  const before = {options, seats, rng: lot.rng, sheet: [], scores: zeros};
  return dealOut(variant, before, 1, lot.value, tell);
}

type Before = Pick<KingState, 'options' | 'seats' | 'rng' | 'sheet' | 'scores'>;

/** Shuffles and deals one card at a time from the dealer's left, who leads (G3). */
export function dealOut(
  variant: Variant,
  {options, seats, rng, sheet, scores}: Before,
  number: number,
  dealer: Seat,
  tell?: Tell<KingState, KingTold>,
): KingState {
  const table = tableOf(variant, seats);
  const leader = (dealer + 1) % seats;
  const shuffled = shuffle(rng, packOf(table));
  const {hands} = deal(shuffled.value, {seats, each: table.hand, first: leader});
  const zeros = Array.from({length: seats}, () => 0);
  const contract = contractOfDeal(variant, {seats, options}, number);
  const state: KingState = {
    variant: variant.id,
    options,
    seats,
    rng: shuffled.rng,
    phase: 'play',
    turn: [leader],
    deal: number,
    dealer,
    contract,
    trump: null,
    hands: hands.map(sorted),
    trick: [],
    played: [],
    tricks: zeros,
    points: zeros,
    sheet,
    scores,
  };
  tell?.({type: 'dealt', deal: number, dealer, leader, contract}, state);
  return state;
}

/** A hand in the one order in which states keep it, so that equal hands are equal JSON. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => codeOf(a) - codeOf(b));
