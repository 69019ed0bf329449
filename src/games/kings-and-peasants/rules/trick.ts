import {type Card, following, type SuitCard, suitOf} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit} from '../../../game/index.js';
import {endDeal, isDealt, isElected} from './election.js';
import {endReign} from './reign.js';
import {inAfter, isOut, stillIn} from './seats.js';
import {bestOf} from './taken.js';
import type {PeasantsState, PeasantsEvent} from '../types.js';

/** Playing a card, in both stages. */

/** Why a card of the hand may not be played (P-4), or `undefined`. */
export function refusePlay(state: PeasantsState, seat: Seat, card: Card): Refusal | undefined {
  const [lead] = state.trick;
  const hand = state.hands[seat]!;
  if (!hand.includes(card)) return REFUSALS.notYourCard;
  if (!lead || state.options['mustFollow'] === 'off') return undefined;
  return following(hand, suitOf(lead.card as SuitCard)).includes(card)
    ? undefined
    : 'peasants/follow-suit';
}

/** The state after a card. A full trick is taken, which may end the deal or the stage. */
export function play(
  state: PeasantsState,
  seat: Seat,
  card: Card,
  emit?: Emit<PeasantsState, PeasantsEvent>,
): PeasantsState {
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand.filter((held) => held !== card) : hand,
  );
  const trick = [...state.trick, {seat, card}];
  const full = trick.length === stillIn(state).length;
  const turn = full ? [] : inAfter(state, seat).slice(0, 1);
  const laid: PeasantsState = {...state, hands, trick, turn};
  emit?.({type: 'card played', seat, card}, laid);
  return full ? take(laid, emit) : laid;
}

function take(state: PeasantsState, emit?: Emit<PeasantsState, PeasantsEvent>): PeasantsState {
  const {trick, names} = state;
  const {seat} = bestOf(state, trick)!;
  const tricks = state.tricks.map((own, owner) => (owner === seat ? own + 1 : own));
  const bare: PeasantsState = {
    ...state,
    tricks,
    trick: [],
    played: [...state.played, trick],
  };
  const leaves = isOut(bare, seat);
  const done = isDone(bare);
  const taken: PeasantsState = {...bare, turn: leaves || done ? [] : [seat]};
  emit?.({type: 'trick taken', seat, trick}, taken);
  let after = taken;
  if (leaves) {
    // The seat leaves at once; the next seat to its left that is still in leads.
    after = {...layAside(taken, seat), turn: done ? [] : inAfter(taken, seat).slice(0, 1)};
    const rank = names![seat]!;
    emit?.({type: 'limit reached', seat, rank, aside: state.hands[seat]!.length}, after);
  }
  if (!done) return after;
  return after.ranks === null ? endDeal(after, emit) : endReign(after, emit);
}

/** No card is left to play, or in an election by quotas nobody to play against. */
const isDone = (state: PeasantsState): boolean =>
  isDealt(state) || (state.ranks === null && isElected(state));

const layAside = (state: PeasantsState, seat: Seat): PeasantsState => ({
  ...state,
  hands: state.hands.map((hand, owner) => (owner === seat ? [] : hand)),
  aside: state.aside.map((cards, owner) => (owner === seat ? state.hands[seat]! : cards)),
});
