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
import type {CourtCard} from '../../rules/deck.js';
import {isDecided, leadersOf, scoresOf, SEATS, unusedOf, verdictOf} from './round.js';
import type {Open, Phase, TourneyState, TourneyEvent} from '../types.js';
import type {ChooseMove} from '../../rules/choose-move.js';

/** A game from its beginning to its end: rounds make a match, and matches may make a series. */

type TourneyEmit = Emit<TourneyState, TourneyEvent> | undefined;

/** The options of a game. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'tieRound', values: ['none', 'bothScore'], ruling: 'T-1'},
  {name: 'tieGame', values: ['draw', 'rematch'], ruling: 'T-2'},
  {name: 'stopEarly', values: ['off', 'on'], ruling: 'T-5'},
  {name: 'bestOf', values: [1, 3], ruling: 'T-7'},
];

/** Matches won, by seat. */
export const winsOf = ({sheet}: Pick<Open, 'sheet'>): readonly number[] =>
  SEATS.map((seat) => sheet.filter((row) => leadersOf(row).includes(seat)).length);

/** Whether no further match is played: a seat has the majority, or all have been played (T-2). */
export function isOver({sheet, options}: Pick<Open, 'sheet' | 'options'>): boolean {
  const of = Number(options['bestOf']);
  const most = Math.max(...winsOf({sheet}));
  return most > of / 2 || (options['tieGame'] === 'draw' && sheet.length >= of);
}

/** The phase, in the chart's names. */
export const phaseOf = (state: Pick<Open, 'sheet' | 'options'>): Phase =>
  isOver(state) ? 'over' : 'select';

/** The seats that have not chosen yet. */
export const turn = ({choices}: Pick<TourneyState, 'choices'>): readonly Seat[] => missing(choices);

/** The empty choices of the next round: of both seats, or of nobody if the game is over. */
export const asked = (state: Pick<Open, 'sheet' | 'options'>): TourneyState['choices'] =>
  openChoices<CourtCard>(isOver(state) ? [] : SEATS, SEATS.length);

/** Two hands of five cards. */
export const setup = (
  options: Options,
  _seats: number,
  rng: Rng,
  emit?: TourneyEmit,
): TourneyState => begin({options, seats: 2, rng, sheet: []}, emit);

function begin(
  state: Pick<TourneyState, 'options' | 'seats' | 'rng' | 'sheet'>,
  emit: TourneyEmit,
): TourneyState {
  const now: TourneyState = {...state, rounds: [], choices: asked(state)};
  emit?.({type: 'match begun', match: now.sheet.length + 1}, now);
  return now;
}

/** Lays a card down; the second card reveals both. */
export function apply(
  state: TourneyState,
  seat: Seat,
  {card}: ChooseMove,
  emit?: TourneyEmit,
): TourneyState {
  const choices = choose(state.choices, seat, card);
  const [one, other] = choices.made;
  return one && other ? reveal(state, [one, other], emit) : {...state, choices};
}

/** The last cards need no choice and meet automatically (T-6). */
function reveal(
  state: TourneyState,
  cards: TourneyState['rounds'][number],
  emit: TourneyEmit,
): TourneyState {
  const rounds = [...state.rounds, cards];
  const now: TourneyState = {...state, rounds, choices: asked(state)};
  const round = rounds.length;
  emit?.({type: 'cards revealed', round, cards}, now);
  emit?.({type: 'round decided', round, cards, ...verdictOf(rounds, now.options)}, now);
  if (isDecided(now)) return settle(now, emit);
  const [[last], [lastOther]] = [unusedOf(rounds, 0), unusedOf(rounds, 1)];
  const forced = unusedOf(rounds, 0).length === 1 && last && lastOther;
  return forced ? reveal(now, [last, lastOther], emit) : now;
}

/** A drawn match counts as played, or is played again (T-2). */
function settle(state: TourneyState, emit: TourneyEmit): TourneyState {
  const scores = scoresOf(state);
  const sheet = [...state.sheet, scores];
  const now: TourneyState = {...state, sheet, choices: asked({...state, sheet})};
  const winners = leadersOf(scores);
  emit?.({type: 'match decided', match: sheet.length, scores, winners}, now);
  if (!isOver(now)) return begin(now, emit);
  emit?.({type: 'game over', winners: outcome(now)?.winners ?? []}, now);
  return now;
}

/** How the game ended: a single match is scored in rounds, a series in matches. */
export function outcome(state: Pick<Open, 'sheet' | 'options'>): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const wins = winsOf(state);
  const scores = state.options['bestOf'] === 1 ? state.sheet.at(-1)! : wins;
  const winners = leadersOf(wins);
  const [winner] = winners;
  return {
    winners,
    scores,
    places: winner === undefined ? [SEATS] : [[winner], [1 - winner]],
    reason: winner === undefined ? 'tourney/drawn' : 'tourney/won',
  };
}
