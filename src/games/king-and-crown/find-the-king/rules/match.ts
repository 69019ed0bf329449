import {roll, type Rng, shuffle} from '../../../../cards/index.js';
import type {OptionRow, Options, Outcome, Seat, Emit} from '../../../../game/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {countWin, duelOutcome, needOf} from '../../rules/wins.js';
import type {FindMove, FindState, FindEvent} from '../types.js';

/** A match from its beginning to its end. */

type FindEmit = Emit<FindState, FindEvent> | undefined;

/** The options of a game. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'lordArranges', values: ['off', 'on'], ruling: 'F-3'},
  {name: 'bestOf', values: [1, 3, 5], ruling: 'F-4'},
];

/** The seat that looks for the lord's King. */
export const vassalOf = ({lord}: Pick<FindState, 'lord'>): Seat => 1 - lord;

/** The awaited seat. */
export const turn = (state: Pick<FindState, 'phase' | 'lord'>): readonly Seat[] =>
  state.phase === 'over' ? [] : [state.phase === 'shuffle' ? state.lord : vassalOf(state)];

/** The first lord is drawn by lot (F-5). */
export function setup(options: Options, _seats: number, rng: Rng, emit: FindEmit): FindState {
  const lot = roll(rng, 2);
  const empty = {phase: 'shuffle' as const, wins: [0, 0], open: [], row: []};
  return begin({options, seats: 2, rng: lot.rng, lord: lot.value, ...empty}, emit);
}

/** Five cards lie face down, in a random order, or in one that the lord chooses (F-3). */
function begin(state: FindState, emit: FindEmit): FindState {
  const now: FindState = {...state, phase: 'shuffle', row: [], open: []};
  emit?.({type: 'lord named', match: played(now) + 1, lord: now.lord}, now);
  if (now.options['lordArranges'] === 'on') return now;
  const {value: row, rng} = shuffle(now.rng, COURT);
  return present({...now, row, rng}, emit);
}

function present(state: FindState, emit: FindEmit): FindState {
  const now: FindState = {...state, phase: 'pick'};
  emit?.({type: 'cards presented', lord: now.lord}, now);
  return now;
}

const played = ({wins}: FindState): number => wins.reduce((sum, won) => sum + won, 0);

/** The last card has only one place left, so it is laid with the one before. */
function lay(state: FindState, card: CourtCard, emit: FindEmit): FindState {
  const now: FindState = {...state, row: [...state.row, card]};
  emit?.({type: 'card laid', seat: state.lord, card}, now);
  if (now.row.length === COURT.length) return present(now, emit);
  const [last, ...others] = COURT.filter((one) => !now.row.includes(one));
  return last && others.length === 0 ? lay(now, last, emit) : now;
}

/** The King wins, the Knight allows another pick, any other card loses. */
function reveal(state: FindState, at: number, emit: FindEmit): FindState {
  const seat = vassalOf(state);
  const card = state.row[at]!;
  const now: FindState = {...state, open: [...state.open, at]};
  emit?.({type: 'card revealed', seat, at, card}, now);
  if (card === 'king') return settle(now, true, emit);
  if (card !== 'knight' || state.phase === 'extra') return settle(now, false, emit);
  const extra: FindState = {...now, phase: 'extra'};
  emit?.({type: 'another allowed', seat}, extra);
  return extra;
}

/** The lord wins if the vassal does not (F-2); roles change from match to match (F-4). */
function settle(state: FindState, found: boolean, emit: FindEmit): FindState {
  const winner = found ? vassalOf(state) : state.lord;
  const wins = countWin(state.wins, winner);
  const {row, open} = state;
  const over = wins[winner] === needOf(state.options);
  const now: FindState = {...state, wins, phase: over ? 'over' : state.phase};
  emit?.({type: 'match won', seat: winner, found, row, open}, now);
  if (!over) return begin({...now, lord: vassalOf(now)}, emit);
  emit?.({type: 'game over', winners: [winner]}, now);
  return now;
}

/** The state after a legal move. */
export function apply(
  state: FindState,
  _seat: Seat,
  move: FindMove,
  emit?: Emit<FindState, FindEvent>,
): FindState {
  switch (move.type) {
    case 'choose':
      return lay(state, move.card, emit);
    case 'reveal':
      return reveal(state, move.at, emit);
    case 'stop': {
      emit?.({type: 'stopped', seat: vassalOf(state)}, state);
      return settle(state, false, emit); // F-1
    }
  }
}

/** How the game ended. */
export function outcome({
  phase,
  wins,
  options,
}: Pick<FindState, 'phase' | 'wins' | 'options'>): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const winner = wins.indexOf(needOf(options));
  return duelOutcome(wins, winner);
}
