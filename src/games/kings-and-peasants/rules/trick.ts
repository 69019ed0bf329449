import type {Card} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit} from '../../../game/index.js';
import {codeOf} from '../kernel/codes.js';
import {lay, legalCards} from '../kernel/kernel.js';
import {keep, load} from '../kernel/load.js';
import {copy, type Kernel} from '../kernel/position.js';
import {endDeal} from './election.js';
import {endReign} from './reign.js';
import type {PeasantsState, PeasantsEvent} from '../types.js';

/** Plays a card, in both stages: the kernel decides the consequences, and the rules report them. */

/** Why a card of the hand may not be played (P-4), or `undefined`. */
export function refusePlay(state: PeasantsState, seat: Seat, card: Card): Refusal | undefined {
  if (!state.hands[seat]!.includes(card)) return REFUSALS.notYourCard;
  return legalCards(load(state)).includes(codeOf(card)) ? undefined : 'peasants/follow-suit';
}

/** The state after a card. A full trick is taken, which may end the deal or the stage. */
export function play(
  state: PeasantsState,
  seat: Seat,
  card: Card,
  emit?: Emit<PeasantsState, PeasantsEvent>,
): PeasantsState {
  const k = copy(load(state));
  lay(k, codeOf(card));
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand.filter((held) => held !== card) : hand,
  );
  const trick = [...state.trick, {seat, card}];
  const full = k.laid === 0;
  const laid: PeasantsState = {...state, hands, trick, turn: full ? [] : [k.turn]};
  emit?.({type: 'card played', seat, card}, laid);
  const after = full ? take(laid, k, emit) : laid;
  if (k.phase === 'over')
    return after.ranks === null ? endDeal(after, k, emit) : endReign(after, emit);
  keep(after, k);
  return after;
}

/** The state after a full trick, with which its taker may have reached a number. */
function take(
  state: PeasantsState,
  k: Kernel,
  emit?: Emit<PeasantsState, PeasantsEvent>,
): PeasantsState {
  const {trick, names, hands} = state;
  const {best: seat, phase} = k;
  const leaves = ((k.still >> seat) & 1) === 0;
  const leads = phase === 'over' ? [] : [k.turn];
  const taken: PeasantsState = {
    ...state,
    turn: leaves ? [] : leads,
    tricks: [...k.tricks],
    trick: [],
    played: [...state.played, trick],
  };
  emit?.({type: 'trick taken', seat, trick}, taken);
  if (!leaves) return taken;
  // The seat leaves at once; the next seat to its left that is still in leads.
  const after: PeasantsState = {...layAside(taken, seat), turn: leads};
  emit?.({type: 'limit reached', seat, rank: names![seat]!, aside: hands[seat]!.length}, after);
  return after;
}

const layAside = (state: PeasantsState, seat: Seat): PeasantsState => ({
  ...state,
  hands: state.hands.map((hand, owner) => (owner === seat ? [] : hand)),
  aside: state.aside.map((cards, owner) => (owner === seat ? state.hands[seat]! : cards)),
});
