import {rankOf} from '../../../cards/index.js';
import {fell} from './elimination.js';
import {drawPenalty, fallsBy} from './penalty.js';
import {resolveRouts} from './rout.js';
import {enter, meetingAt, rivalOf} from './standing.js';
import type {Answer, GskState, GskEmit, Push, TableIndex} from '../types.js';

/** The answer to a bluff: the loser may challenge it, and both may still rout. */

/**
 * Whether a declared value was the true one (G-20): a King truly declared is not revealed (G-21).
 */
function answerOf({formations}: GskState, push: Push): Answer {
  const at = push.seats[0] === push.winner ? 0 : 1;
  const {centre} = formations[push.winner]!;
  return rankOf(centre) === push.declared[at] ? 'accurate' : 'misrepresented';
}

/**
 * Runs when both have answered. Routs come first; if a player falls by one, the challenge lapses.
 * After a lie the challenger draws from the liar's hand, after the truth the challenged player draws
 * from the challenger's (G-2). The trick stays with its winner unless the option says otherwise.
 */
export function settleAnswers(before: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {seats, declared, winner: bluffer, choices} = meetingAt(before, table);
  const winner = bluffer!;
  const loser = rivalOf({seats}, winner);
  const result = resolveRouts(before, table);
  const {routs} = result;
  let {state, penalties, falls} = result;
  let push: Push = {hand: before.hand, seats, declared: declared.at(-1)!, winner, answer: null};
  if (choices.made[loser]?.type === 'challenge' && falls.length === 0) {
    const answer = answerOf(state, push);
    push = {...push, answer};
    const lied = answer === 'misrepresented';
    const drawn = drawPenalty(state, lied ? winner : loser, lied ? loser : winner);
    ({state} = drawn);
    penalties = [...penalties, drawn.penalty];
    falls = fallsBy([drawn.penalty]).map((seat) => ({seat, cause: 'penalty'}) as const);
  }
  const overturned =
    push.answer === 'misrepresented' && state.options['challengeOverturns'] === 'on';
  const taker = overturned ? loser : winner;
  const then = enter({...state, pushes: [...state.pushes, push]}, table, 'collect', [], {
    winner: taker,
  });
  const challenge = push.answer && {by: loser, of: winner, answer: push.answer};
  emit?.({type: 'challenge answered', table, routs, challenge, penalties, winner: taker}, then);
  return fell(then, table, falls, emit);
}
