import {type Card, without} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {Kernel} from '../kernel/position.js';
import {inOrder} from './notation.js';
import {stepOf} from './phase.js';
import {boutOf, change} from './present-bout.js';
import type {LadderEmit, LadderMove, LadderState} from '../types.js';

/** Takes a card out of a hand, and out of the cards that everybody knows to be in that hand. */
function spend(state: LadderState, seat: Seat, card: Card): LadderState {
  const {hands, shown} = state;
  const less = (cards: readonly Card[], owner: Seat): readonly Card[] =>
    owner === seat && cards.includes(card) ? without(cards, card) : cards;
  return {...state, hands: hands.map(less), shown: shown.map(less)};
}

/**
 * The state after nothing but a legal move, before its consequences.
 * @param k the kernel after the move
 */
export function makeMove(
  state: LadderState,
  seat: Seat,
  move: LadderMove,
  k: Kernel,
  emit: LadderEmit,
): LadderState {
  switch (move.type) {
    case 'trump':
      return nameTrump(state, seat, move, emit);
    case 'attack': {
      const {card} = move;
      const {limit, defender: to} = k;
      const pairs = [{card, by: seat, beat: null}];
      const then = change(spend(state, seat, card), 'defence', {defender: to, limit, pairs});
      emit?.({type: 'attacked', seat, to, card}, then);
      return then;
    }
    case 'beat': {
      const {card} = move;
      const {pairs} = boutOf(state);
      const last = pairs.at(-1)!;
      const then = change(spend(state, seat, card), 'between', {
        pairs: [...pairs.slice(0, -1), {...last, beat: card}],
      });
      emit?.({type: 'beaten', seat, card, attack: last.card}, then);
      return then;
    }
    case 'throw': {
      const {card} = move;
      const {pairs, taking} = boutOf(state);
      const then = change(spend(state, seat, card), taking ? 'between' : 'defence', {
        pairs: [...pairs, {card, by: seat, beat: null}],
        passed: [],
      });
      emit?.({type: 'thrown in', seat, card}, then);
      return then;
    }
    case 'leave': {
      const allow = inOrder(move.allow);
      const then = change(state, 'between', {allowed: allow});
      emit?.({type: 'leave given', king: seat, allow}, then);
      return then;
    }
    case 'take': {
      const then = change(state, 'between', {taking: true});
      emit?.({type: 'taken', seat}, then);
      return then;
    }
    case 'done': {
      const then = change(state, 'throwIn', {passed: [...boutOf(state).passed, seat]});
      emit?.({type: 'passed', seat}, then);
      return then;
    }
  }
}

/** The King names the trump of the hand; a joker, laid beside the bout, names a new one (L-1). */
function nameTrump(
  state: LadderState,
  seat: Seat,
  {suit, card}: LadderMove & {readonly type: 'trump'},
  emit: LadderEmit,
): LadderState {
  if (card === undefined) {
    const then: LadderState = {...state, trump: suit, phase: 'between'};
    emit?.({type: 'trump named', seat, suit}, then);
    return then;
  }
  const jokers = [...boutOf(state).jokers, card];
  const then = change({...spend(state, seat, card), trump: suit}, stepOf(state), {jokers});
  emit?.({type: 'joker laid', seat, card, suit}, then);
  return then;
}
