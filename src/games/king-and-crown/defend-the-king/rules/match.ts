import type {Rng} from '../../../../cards/index.js';
import {
  choose,
  missing,
  openChoices,
  type OptionRow,
  type Options,
  type Outcome,
  type Seat,
  type Emit,
} from '../../../../game/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {hasWon} from '../../rules/choosing.js';
import type {CourtCard} from '../../rules/deck.js';
import {countWin, needOf} from '../../rules/wins.js';
import {thwartedBy} from './knockout.js';
import type {DefendState, DefendEvent} from '../types.js';

/** A match from its beginning through its reveals to its end. */

type DefendEmit = Emit<DefendState, DefendEvent> | undefined;

/** The options of a match; a bracket is not a game of one table (KC-2). */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'multi', values: ['anyThwart', 'pureLoser'], ruling: 'D-2'},
  {name: 'bestOf', values: [3, 1, 5], usual: {3: 1, 4: 1, 5: 1, 6: 1}, ruling: 'D-3'},
];

/** All seats of a table. */
export const allOf = (seats: number): readonly Seat[] => Array.from({length: seats}, (_, at) => at);

/** Empty choices of these seats; all five cards are available at each reveal (D-1). */
export const fresh = (from: readonly Seat[], seats: number): DefendState['choices'] =>
  openChoices<CourtCard>(from, seats);

/** Begins a match in which all players have their five cards. */
export function setup(options: Options, seats: number, rng: Rng, emit: DefendEmit): DefendState {
  const wins = allOf(seats).map(() => 0);
  const empty = {still: [], reveals: 0, wins, choices: fresh([], seats), last: null};
  return begin({options, seats, rng, phase: 'select', ...empty}, emit);
}

function begin(state: DefendState, emit: DefendEmit): DefendState {
  const still = allOf(state.seats);
  const now: DefendState = {...state, still, reveals: 0, choices: fresh(still, state.seats)};
  emit?.({type: 'match begun', match: now.wins.reduce((sum, won) => sum + won, 1)}, now);
  return now;
}

/** The state after a legal move: choices stay hidden until the last one is made. */
export function apply(
  state: DefendState,
  seat: Seat,
  {card}: ChooseMove,
  emit?: Emit<DefendState, DefendEvent>,
): DefendState {
  const choices = choose(state.choices, seat, card);
  if (missing(choices).length > 0) return {...state, choices};
  return reveal(state, choices.made, emit);
}

function reveal(
  state: DefendState,
  cards: DefendState['choices']['made'],
  emit: DefendEmit,
): DefendState {
  const {options, seats} = state;
  const out = thwartedBy(cards, options);
  const still = state.still.filter((seat) => !out.includes(seat));
  const shown: DefendState = {
    ...{...state, reveals: state.reveals + 1},
    ...{choices: fresh(state.still, seats), last: {cards, out}},
  };
  emit?.({type: 'cards revealed', cards}, shown);
  const next: DefendState = {...shown, still, choices: fresh(still, seats)};
  if (still.length === 1) return settle(next, out, emit);
  emit?.(out.length > 0 ? {type: 'players out', seats: out} : {type: 'cards returned'}, next);
  return next;
}

/** Ends the match if one seat is left, which wins it. */
function settle(state: DefendState, out: readonly Seat[], emit: DefendEmit): DefendState {
  const winner = state.still[0]!;
  const wins = countWin(state.wins, winner);
  const over = hasWon(wins, needOf(state.options));
  const now: DefendState = {
    ...{...state, wins, phase: over ? 'over' : 'select'},
    choices: fresh([], state.seats),
  };
  emit?.({type: 'match won', seat: winner, out}, now);
  if (!over) return begin(now, emit);
  emit?.({type: 'game over', winners: [winner]}, now);
  return now;
}

/** How the game ended; seats with equally many matches share a place. */
export function outcome({
  phase,
  wins,
  options,
}: Pick<DefendState, 'phase' | 'wins' | 'options'>): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const counts = [...new Set(wins)].sort((one, other) => other - one);
  const places = counts.map((count) => wins.flatMap((won, seat) => (won === count ? [seat] : [])));
  const winners = [wins.indexOf(needOf(options))];
  return {winners, scores: wins, places, reason: 'crown/won'};
}
