import type {Outcome, Seat, Emit} from '../../../game/index.js';
import {zeros} from './deal.js';
import {beginElection} from './election.js';
import {byTricks} from './seats.js';
import type {PeasantsState, PeasantsEvent} from '../types.js';

/** Decides who wins a reign and a session. */

/** Games won, by seat. */
export const scoresOf = ({won}: Pick<PeasantsState, 'won'>): readonly number[] =>
  zeros.map((_, seat) => won.filter((winner) => winner === seat).length);

/**
 * The player with most tricks wins, of equal ones the lower rank (P-12), and deals the next game.
 */
export function endReign(
  state: PeasantsState,
  emit?: Emit<PeasantsState, PeasantsEvent>,
): PeasantsState {
  const {game, tricks, ranks, options} = state;
  const [seat = 0] = byTricks(tricks, ranks!);
  const last = game === options['games'];
  const done: PeasantsState = {
    ...state,
    won: [...state.won, seat],
    phase: last ? 'over' : state.phase,
    turn: [],
  };
  emit?.({type: 'game won', game, seat, tricks}, done);
  if (last) {
    emit?.({type: 'session over', winners: outcome(done)!.winners}, done);
    return done;
  }
  const next = {...done, game: game + 1};
  emit?.({type: 'game begun', game: next.game}, next);
  return beginElection(next, seat, emit);
}

/**
 * The player with most games wins; the places of a session of one game follow from the reign's
 * tricks.
 */
export function outcome(state: PeasantsState): Outcome | undefined {
  const {phase, options, won, tricks, ranks} = state;
  if (phase !== 'over') return undefined;
  const scores = scoresOf(state);
  if (options['games'] === 1) {
    const places = byTricks(tricks, ranks!).map((seat): readonly Seat[] => [seat]);
    return {winners: won, scores, places, reason: 'peasants/reign-over'};
  }
  const totals = [...new Set(scores)].sort((a, b) => b - a);
  const places = totals.map((total) =>
    zeros.map((_, seat) => seat).filter((seat) => scores[seat] === total),
  );
  return {winners: places[0]!, scores, places, reason: 'peasants/games-played'};
}
