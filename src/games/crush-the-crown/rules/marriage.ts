import {
  type Card,
  deal,
  rankOf,
  type Rng,
  shuffle,
  sortHand,
  suitOf,
  without,
} from '../../../cards/index.js';
import {type Options, type Refusal, type Seat, type Emit} from '../../../game/index.js';
import {refill} from './draw.js';
import {leave, prove, put, rivalOf, UNKNOWN} from './knowledge.js';
import {HAND, KINGS, packOf} from './options.js';
import {beginTurn} from './turn.js';
import type {CrushState, CrushEvent} from '../types.js';

/** The deal, and the marriages of the two Kings. */

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

const isQueen = (card: Card): boolean => rankOf(card) === 'Q';

/** Whether the seat that must marry can still get a Queen (C-3). */
const canMarry = ({hands, piles, active}: CrushState): boolean =>
  [hands[active]!, piles.draw, piles.discard].some((cards) => cards.some(isQueen));

/**
 * Deals five each, to the first player first; a deal without a Queen for that player is repeated
 * (C-27).
 */
export function dealOut(options: Options, rng: Rng, dealer: Seat, emit: CrushEmit): CrushState {
  const {value: pack, rng: after} = shuffle(rng, packOf(options));
  const active = rivalOf(dealer);
  const {hands, rest} = deal(pack, {seats: 2, each: HAND, first: active});
  const state: CrushState = {
    ...{options, seats: 2, rng: after, phase: 'marryFirst', dealer, active},
    ...{idle: 0, extended: false, owed: 0, kings: KINGS, governments: [[], []]},
    ...{hands: hands.map((hand) => sortHand(hand)), piles: {draw: rest, discard: [], executed: []}},
    ...{swapped: 0, shown: [[], []], limits: [UNKNOWN, UNKNOWN]},
  };
  emit?.({type: 'dealt', dealer, kings: KINGS}, state);
  return canMarry(state) ? state : dealAgain(state, emit);
}

function dealAgain(state: CrushState, emit: CrushEmit): CrushState {
  emit?.({type: 'deal voided', seat: state.active}, state);
  return dealOut(state.options, state.rng, state.dealer, emit);
}

/** A Queen in hand must marry (C-2). */
export const refuseSwap = ({hands}: CrushState, seat: Seat): Refusal | undefined =>
  hands[seat]!.some(isQueen) ? 'crush/queen-must-marry' : undefined;

/** Any Queen in hand may be chosen (C-2); her King is always there. */
export const refuseMarry = (card: Card): Refusal | undefined =>
  isQueen(card) ? undefined : 'crush/not-a-queen';

/** A card goes face up to the discard pile, and one from the draw pile replaces it. */
export function swap(state: CrushState, seat: Seat, card: Card, emit: CrushEmit): CrushState {
  const {piles} = state;
  const left = prove(leave(state, seat, card), seat, 'queens');
  const now: CrushState = {
    ...left,
    piles: {...piles, discard: [card, ...piles.discard]},
    swapped: state.swapped + 1,
  };
  emit?.({type: 'card swapped', seat, card}, now);
  return refill(now, seat, emit);
}

/** The Queen marries her King; after the second marriage the two remaining Kings die (C-4). */
export function marry(state: CrushState, seat: Seat, card: Card, emit: CrushEmit): CrushState {
  const king = state.kings.find((one) => suitOf(one) === suitOf(card))!;
  const first = state.phase === 'marryFirst';
  let now: CrushState = {
    ...leave(state, seat, card),
    kings: without(state.kings, king),
    governments: put(state.governments, seat, [king, card]),
    ...(first ? {phase: 'marrySecond', active: rivalOf(seat)} : {}),
  };
  emit?.({type: 'married', seat, king, card}, now);
  if (!first) {
    const cards = now.kings;
    now = {...now, kings: [], piles: {...now.piles, executed: cards}};
    emit?.({type: 'kings executed', cards}, now);
  }
  now = refill(now, seat, emit);
  if (!first) return beginTurn(now, rivalOf(seat), emit);
  return canMarry(now) ? now : dealAgain(now, emit);
}
