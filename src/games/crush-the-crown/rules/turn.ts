import type {Outcome, Seat, Emit} from '../../../game/index.js';
import {isComplete, membersIn, spiesIn} from './government.js';
import {rivalOf} from './knowledge.js';
import {stallOf} from './options.js';
import type {CrushState, CrushEvent} from '../types.js';

/** The active player, the order of turns, and the end of the match. */

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

/** The awaited seat: the rival in the tribute, else the active player. */
export const turn = ({phase, active}: Pick<CrushState, 'phase' | 'active'>): readonly Seat[] =>
  phase === 'over' ? [] : [phase === 'tribute' ? rivalOf(active) : active];

/** A turn counts as idle until something is built or a spy is inserted. */
export function beginTurn(state: CrushState, seat: Seat, emit: CrushEmit): CrushState {
  const now: CrushState = {...state, phase: 'build', active: seat, idle: state.idle + 1};
  emit?.({type: 'turn begun', seat}, now);
  return now;
}

/** Passes the turn on, unless the game has stalled (C-21). */
export function endTurn(state: CrushState, emit: CrushEmit): CrushState {
  if (state.idle < stallOf(state.options)) return beginTurn(state, rivalOf(state.active), emit);
  const now: CrushState = {...state, phase: 'over'};
  emit?.({type: 'stalled', turns: state.idle}, now);
  return endGame(now, emit);
}

/**
 * Ends the match when the player's Government is complete and free of spies, which is possible only
 * after that player's own Build (C-23).
 */
export function win(state: CrushState, emit: CrushEmit): CrushState {
  const now: CrushState = {...state, phase: 'over', extended: false};
  emit?.({type: 'government completed', seat: state.active}, now);
  return endGame(now, emit);
}

function endGame(state: CrushState, emit: CrushEmit): CrushState {
  emit?.({type: 'game over', winners: outcome(state)!.winners}, state);
  return state;
}

/**
 * How the match ended. A stalled game goes to the player with more members, then to the one with
 * fewer spies, or to nobody (2.5).
 */
export function outcome({
  phase,
  governments,
}: Pick<CrushState, 'phase' | 'governments'>): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const winner = governments.findIndex(isComplete);
  const [one = [], two = []] = governments;
  const lead = membersIn(one) - membersIn(two) || spiesIn(two) - spiesIn(one);
  if (winner < 0 && lead === 0)
    return {winners: [], places: [[0, 1]], reason: 'crush/stalled-evenly'};
  const best = winner < 0 ? (lead > 0 ? 0 : 1) : winner;
  return {
    winners: [best],
    places: [[best], [rivalOf(best)]],
    reason: winner < 0 ? 'crush/stalled' : 'crush/completed',
  };
}
