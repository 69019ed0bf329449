import {deal, type Rng, roll, shuffle} from '../../cards/index.js';
import type {Options, Seat, Tell} from '../../game/index.js';
import {sorted} from './codes.js';
import type {KingState, KingTold} from './types.js';
import {contractOfDeal, packOf, tableOf, type Variant} from './columns.js';

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
  const before = {options, seats, rng: lot.rng, ordered: [], sheet: [], scores: zeros};
  return dealOut(variant, before, 1, lot.value, tell);
}

type Before = Pick<KingState, 'options' | 'seats' | 'rng' | 'ordered' | 'sheet' | 'scores'>;

/** Shuffles and deals one card at a time from the dealer's left, who leads (G3). */
export function dealOut(
  variant: Variant,
  {options, seats, rng, ordered, sheet, scores}: Before,
  number: number,
  dealer: Seat,
  tell?: Tell<KingState, KingTold>,
): KingState {
  const table = tableOf(variant, {seats, options});
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
    orderer: null,
    contract,
    trump: null,
    ordered,
    bids: [],
    called: null,
    shown: [],
    draws: [],
    hands: hands.map(sorted),
    talon: [],
    away: [],
    stock: [],
    trick: [],
    played: [],
    tricks: zeros,
    points: zeros,
    sheet,
    scores,
  };
  tell?.({type: 'dealt', deal: number, dealer, leader, contract, next: 'play'}, state);
  return state;
}
