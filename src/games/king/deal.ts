import {type Rng, roll, shuffle} from '../../cards/index.js';
import type {Options, Seat, Tell} from '../../game/index.js';
import {contractOfDeal, tableOf, packOf, type Variant} from './columns.js';
import {heldBefore, lay} from './dealing.js';
import {orderIfForced} from './ordering.js';
import {takeTalon} from './talon.js';
import type {Contract, KingState, KingTold, Next} from './types.js';

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

/** What is awaited first in a deal that begins with this contract. */
export function firstScene({orderer, auction, calling}: Variant, {trump}: Contract): Next {
  if (orderer) return 'ordering';
  if (auction) return 'bidding';
  return calling && trump ? 'calling' : 'play';
}

/** Who chooses in a deal, as far as that is known when it begins. */
export const ordererOf = (
  variant: Variant,
  scene: Next,
  dealer: Seat,
  seats: number,
): Seat | null =>
  scene === 'ordering' || scene === 'calling'
    ? (dealer + (variant.orderer === 'right' ? seats - 1 : 1)) % seats
    : null;

/** Shuffles and deals from the dealer's left, who leads (G3). */
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
  const zeros = Array.from({length: seats}, () => 0);
  const contract = contractOfDeal(variant, {seats, options}, number);
  const next = firstScene(variant, contract);
  const orderer = ordererOf(variant, next, dealer, seats);
  const blind = options['orderBlind'] === 'on';
  const until = blind || next === 'calling' ? heldBefore(variant, seats, blind) : undefined;
  const piles = lay(variant, table, shuffled.value, seats, leader, until);
  const state: KingState = {
    variant: variant.id,
    options,
    seats,
    rng: shuffled.rng,
    phase: next,
    turn: [orderer ?? leader],
    deal: number,
    dealer,
    orderer,
    contract,
    trump: null,
    ordered,
    bids: [],
    called: null,
    shown: [],
    draws: [],
    hands: piles.hands,
    talon: piles.talon,
    away: [],
    stock: piles.stock,
    trick: [],
    played: [],
    tricks: zeros,
    points: zeros,
    sheet,
    scores,
  };
  tell?.({type: 'dealt', deal: number, dealer, leader, contract, next}, state);
  if (next !== 'ordering') return state;
  const early = options['callAfterTalon'] === 'on';
  return orderIfForced(variant, early ? takeTalon(state, orderer!, tell) : state, tell);
}
