import {missing, type Seat} from '../../../game/index.js';
import {settleAnswers} from './challenge.js';
import {collectCards} from './collect.js';
import {layFormations} from './formation.js';
import {settleDeclarations} from './push.js';
import {settleRouts} from './rout.js';
import {compareFlanks, turnFlanks} from './skirmish.js';
import {enter, meetingAt} from './standing.js';
import type {GskMeeting, GskState, GskEmit, TrickStep, TableIndex} from '../types.js';

/** One trick, from the call of the match until its cards are collected. */

type Part = (state: GskState, table: TableIndex, emit: GskEmit) => GskState;

/** The code of each step that runs when no choice is missing. */
const PARTS: Readonly<Record<Exclude<TrickStep, 'waiting'>, Part>> = {
  formation: layFormations,
  rout: settleRouts,
  flip: turnFlanks,
  lastRout: settleRouts,
  skirmish: compareFlanks,
  declare: settleDeclarations,
  challenge: settleAnswers,
  collect: collectCards,
  elimination: collectCards,
};

/** Runs a trick on until a seat must choose or the trick is done. */
export function runTrick(state: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {step, choices} = meetingAt(state, table);
  if (step === 'waiting' || missing(choices).length > 0) return state;
  return runTrick(PARTS[step](state, table, emit), table, emit);
}

/** Two players meet; both lay a formation. */
export function callMatch(
  state: GskState,
  table: TableIndex,
  seats: readonly [Seat, Seat],
  emit: GskEmit,
): GskState {
  const choices = {from: [], made: []};
  const meeting: GskMeeting = {seats, step: 'formation', choices, declared: [], winner: null};
  const matches = state.matches.map((old, at) => (at === table ? meeting : old));
  const then = enter({...state, matches}, table, 'formation', seats);
  emit?.({type: 'match called', table, seats, hand: state.hand}, then);
  return then;
}
