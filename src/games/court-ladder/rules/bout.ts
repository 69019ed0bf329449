import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {choiceOf, play} from '../kernel/choices.js';
import {keep, load} from '../kernel/load.js';
import {copy, type Kernel} from '../kernel/position.js';
import {endHand} from './hand.js';
import {kingOf, swapped} from './ladder.js';
import {makeMove} from './make-move.js';
import {stepOf} from './phase.js';
import {change} from './present-bout.js';
import {petitionersOf} from './throw-in.js';
import type {Bout, LadderEmit, LadderMove, LadderState} from '../types.js';

/**
 * The consequences of a move: the kernel decides them, and the rules report them as states and
 * events.
 */

/** The state after a legal move. */
export function apply(
  state: LadderState,
  seat: Seat,
  move: LadderMove,
  emit?: LadderEmit,
): LadderState {
  const k = copy(load(state));
  play(k, choiceOf(move, k));
  const made = makeMove(state, seat, move, k, emit);
  if (k.step === 'over') return endHand(endBout(made, k, emit), k, emit);
  const then = k.bouts === made.bouts ? goOn(made, k, emit) : beginBout(made, k, emit);
  keep(then, k);
  return then;
}

/** The bout goes on: the King is asked for leave, or a round of throwing in begins. */
function goOn(state: LadderState, k: Kernel, emit: LadderEmit): LadderState {
  if (k.step === stepOf(state)) return state;
  if (k.step === 'leave') {
    const then = change(state, 'leave', {});
    emit?.({type: 'leave asked', king: kingOf(state), whom: petitionersOf(k)}, then);
    return then;
  }
  const then = change(state, 'throwIn', {passed: []});
  emit?.({type: 'throw-in begun', seat: k.turn}, then);
  return then;
}

/** An attacker is awaited, and may choose a defender if there is none. */
function beginBout(before: LadderState, k: Kernel, emit: LadderEmit): LadderState {
  const state = endBout(before, k, emit);
  const {attacker, bouts} = k;
  const defender = k.defender < 0 ? null : k.defender;
  const then: LadderState = {
    ...state,
    phase: 'bout.attack',
    bouts,
    bout: {
      attacker,
      defender,
      limit: 0,
      pairs: [],
      jokers: [],
      taking: false,
      allowed: null,
      passed: [],
    },
  };
  emit?.({type: 'bout begun', seat: attacker, to: defender}, then);
  return then;
}

/** The bout, if there was one, is over: fought out or given up (L-7). */
function endBout(state: LadderState, k: Kernel, emit: LadderEmit): LadderState {
  const {bout} = state;
  if (bout === null) return state;
  if (stepOf(state) !== 'attack') return close(state, bout, k, emit);
  const gone = [...state.gone, ...bout.jokers];
  const then: LadderState = {...state, phase: 'between', bout: null, gone};
  emit?.({type: 'attack given up', seat: bout.attacker}, then);
  return then;
}

/**
 * Beaten cards leave the game, taken ones go to the defender's hand; jokers always leave. The two may
 * change places.
 */
function close(state: LadderState, bout: Bout, k: Kernel, emit: LadderEmit): LadderState {
  const {attacker, pairs, jokers, taking: took} = bout;
  const defender = bout.defender!; // an attack has been made
  const cards = pairs.flatMap(({card, beat: by}) => (by ? [card, by] : [card]));
  const taken = (old: readonly Card[], seat: Seat): readonly Card[] =>
    took && seat === defender ? [...old, ...cards] : old;
  const closed: LadderState = {
    ...state,
    phase: 'between',
    bout: null,
    hands: state.hands.map(taken),
    shown: state.shown.map(taken),
    gone: [...state.gone, ...(took ? [] : cards), ...jokers],
  };
  emit?.({type: 'bout closed', attacker, defender, took, cards}, closed);
  if (!k.swapped) return closed;
  const then: LadderState = {...closed, ranks: swapped(closed.ranks, attacker, defender)};
  emit?.({type: 'ranks swapped', up: attacker, down: defender, ranks: then.ranks}, then);
  return then;
}
