import {type Card, type Rng, roll, shuffle} from '../../../cards/index.js';
import type {Options, Seat, Emit} from '../../../game/index.js';
import {sorted} from '../kernel/codes.js';
import {contractOfDeal, type Opening, packOf, tableOf, type Variant} from './contracts/columns.js';
import type {KingState, KingEvent} from '../types.js';

/** Begins a match, and deals each hand. */

/** Draws lots for the first dealer (G2), then deals. */
export function setup(
  variant: Variant,
  options: Options,
  seats: number,
  rng: Rng,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const lot = roll(rng, seats);
  const zeros = Array.from({length: seats}, () => 0);
  const before = {options, seats, rng: lot.rng, ordered: [], sheet: [], scores: zeros};
  return dealOut(variant, before, 1, lot.value, emit);
}

type Before = Pick<KingState, 'options' | 'seats' | 'rng' | 'ordered' | 'sheet' | 'scores'>;

/** The opening of a deal without choices: all cards are dealt. */
const dealt = (pack: readonly Card[], seats: number, first: Seat): Opening => ({
  next: 'play',
  declarer: null,
  hands: Array.from({length: seats}, (_, seat) =>
    sorted(pack.filter((_, at) => (first + at) % seats === seat)),
  ),
  talon: [],
  stock: [],
});

/** Shuffles and deals, starting at the dealer's left, who leads (G3). */
export function dealOut(
  variant: Variant,
  {options, seats, rng, ordered, sheet, scores}: Before,
  number: number,
  dealer: Seat,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const agreed = {seats, options};
  const leader = (dealer + 1) % seats;
  const {value: pack, rng: after} = shuffle(rng, packOf(tableOf(variant, agreed)));
  const zeros = Array.from({length: seats}, () => 0);
  const contract = contractOfDeal(variant, agreed, number);
  const {next, declarer, hands, talon, stock} =
    variant.choices?.opening(variant, contract, dealer, agreed, pack) ?? dealt(pack, seats, leader);
  const state: KingState = {
    variant: variant.id,
    options,
    seats,
    rng: after,
    phase: next,
    turn: [declarer ?? leader],
    deal: number,
    dealer,
    orderer: declarer,
    contract,
    trump: null,
    ordered,
    bids: [],
    called: null,
    shown: [],
    draws: [],
    hands,
    talon,
    away: [],
    stock,
    trick: [],
    played: [],
    tricks: zeros,
    points: zeros,
    sheet,
    scores,
  };
  emit?.({type: 'dealt', deal: number, dealer, leader, contract, next}, state);
  return variant.choices?.opened(variant, state, emit) ?? state;
}
