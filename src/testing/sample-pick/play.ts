import {type Card, pack, rankOf, shuffle, SUITS} from '../../cards/index.js';
import {type Emit, type Outcome, outcomeByScore, type Rules, type Seat} from '../../game/index.js';
import type {Event, Move, Phase, State} from './types.js';

type GameRules = Rules<State, Move, never, Event>;

/** How many can play, and what they may agree on. */
export const BASICS: Pick<GameRules, 'seats' | 'options'> = {
  seats: {min: 2, max: 4},
  options: [{name: 'knaves', values: [4, 2], ruling: 'README, "The door"'}],
};

/** The cards of the row; the option leaves out knaves. */
export const packOf = ({knaves}: State['options']): readonly Card[] =>
  pack({low: 'T', out: SUITS.slice(Number(knaves)).map((suit): Card => `J${suit}`)});

/** True for a card that drives the guests away. */
export const isKnave = (card: Card): boolean => rankOf(card) === 'J';
/** The points of guests: a king counts two, every other guest one. */
export const worth = (guests: readonly Card[]): number =>
  guests.reduce((sum, card) => sum + (rankOf(card) === 'K' ? 2 : 1), 0);
/** Points, by seat. */
export const scores = ({court}: State): readonly number[] => court.map(worth);

/** The phase, in the chart's names. */
export const phase = ({row, guests}: State): Phase =>
  guests.length > 0 ? 'dare' : row.length > 0 ? 'pick' : 'over';

/** The seat that must pick or stop. */
export const turn = (state: State): readonly Seat[] =>
  phase(state) === 'over' ? [] : [state.active];

/** How the match ended, or `undefined`. */
export const outcome = (state: State): Outcome | undefined =>
  phase(state) === 'over' ? outcomeByScore(scores(state), 'royal-guests/row-empty') : undefined;

/** Lays the row. */
export const setup: GameRules['setup'] = (options, seats, rng, emit) => {
  const {value: row, rng: after} = shuffle(rng, packOf(options));
  const court: readonly Card[][] = Array.from({length: seats}, () => []);
  const state: State = {options, seats, rng: after, row, guests: [], court, gone: [], active: 0};
  emit?.({type: 'dealt', n: row.length}, state);
  return state;
};

/** Ends a turn, whose guests are kept or gone; the empty row ends the match. */
function endTurn(state: State, type: 'guests kept' | 'guests gone', emit?: Emit<State, Event>) {
  const {guests, court, gone, active: seat, seats} = state;
  const next = {...state, guests: [], active: (seat + 1) % seats};
  const after: State =
    type === 'guests gone'
      ? {...next, gone: [...gone, ...guests]}
      : {...next, court: court.map((own, at) => (at === seat ? [...own, ...guests] : own))};
  emit?.({type, seat, n: guests.filter((card) => !isKnave(card)).length}, after);
  const end = outcome(after);
  if (end) emit?.({type: 'game over', winners: end.winners}, after);
  return after;
}

/** Turns a card up or keeps the guests. A knave, and the last card of the row, end the turn. */
export const apply: GameRules['apply'] = (state, seat, move, emit) => {
  if (move.type === 'stop') return endTurn(state, 'guests kept', emit);
  const card = state.row[move.at]!;
  const row = state.row.filter((_, at) => at !== move.at);
  const picked: State = {...state, row, guests: [...state.guests, card]};
  emit?.({type: 'card picked', seat, at: move.at, card}, picked);
  if (isKnave(card)) return endTurn(picked, 'guests gone', emit);
  return row.length === 0 ? endTurn(picked, 'guests kept', emit) : picked;
};
