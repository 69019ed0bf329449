import {roll, type Rng} from '../../../../cards/index.js';
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
import {type CourtCard, DECK} from '../../rules/deck.js';
import {countWin, duelOutcome} from '../../rules/wins.js';
import type {Meeting, SupportState, SupportEvent} from '../types.js';

/** A match from its beginning to its result, and the next one. */

type SupportEmit = Emit<SupportState, SupportEvent> | undefined;

/** The options of a game. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'roles', values: ['alternate', 'fixed'], ruling: 'S-1'},
  {name: 'target', values: [2, 3, 5], ruling: 'S-2'},
];

/** The two seats. */
const SEATS: readonly Seat[] = [0, 1];

/** Empty choices; all five cards are available in every match (S-3). */
export const fresh = (): SupportState['choices'] => openChoices<CourtCard>(SEATS, SEATS.length);

/** The sum of the cards' numbers, which are all that counts. */
export const totalOf = (cards: readonly CourtCard[]): number =>
  cards.reduce((sum, card) => sum + DECK[card].value, 0);

/** An even sum wins for the lord, an odd one for the vassal (3.3). */
export const winnerOf = ({cards, lord}: Pick<Meeting, 'cards' | 'lord'>): Seat =>
  totalOf(cards) % 2 === 0 ? lord : 1 - lord;

/** The lord of the next match (S-1). */
export const nextLord = (lord: Seat, {roles}: Options): Seat =>
  roles === 'fixed' ? lord : 1 - lord;

/** The first lord is drawn by lot. */
export function setup(options: Options, _seats: number, rng: Rng, emit: SupportEmit): SupportState {
  const lot = roll(rng, 2);
  const start: SupportState = {
    ...{options, seats: 2, rng: lot.rng, phase: 'select', lord: lot.value, wins: [0, 0]},
    ...{choices: fresh(), last: null},
  };
  emit?.({type: 'lord named', match: 1, lord: start.lord}, start);
  return start;
}

/** The state after a legal move: a choice stays hidden until the other one is made. */
export function apply(
  state: SupportState,
  seat: Seat,
  {card}: ChooseMove,
  emit?: Emit<SupportState, SupportEvent>,
): SupportState {
  const choices = choose(state.choices, seat, card);
  if (missing(choices).length > 0) return {...state, choices};
  return reveal(state, choices.made as readonly CourtCard[], emit);
}

function reveal(state: SupportState, cards: readonly CourtCard[], emit: SupportEmit): SupportState {
  const {lord, options} = state;
  const winner = winnerOf({cards, lord});
  const total = totalOf(cards);
  const shown: SupportState = {...state, choices: fresh(), last: {cards, lord, winner}};
  emit?.({type: 'cards revealed', cards, total}, shown);
  const wins = countWin(state.wins, winner);
  const over = hasWon(wins, Number(options['target']));
  const won: SupportState = {
    ...{...shown, wins, phase: over ? 'over' : 'select'},
    ...(over ? {choices: {...fresh(), from: []}} : {}),
  };
  emit?.({type: 'match won', seat: winner, total}, won);
  if (over) {
    emit?.({type: 'game over', winners: [winner]}, won);
    return won;
  }
  const next: SupportState = {...won, lord: nextLord(lord, options)};
  emit?.({type: 'lord named', match: wins[0]! + wins[1]! + 1, lord: next.lord}, next);
  return next;
}

/** How the game ended. */
export function outcome({
  phase,
  wins,
  options,
}: Pick<SupportState, 'phase' | 'wins' | 'options'>): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const winner = wins.indexOf(Number(options['target']));
  return duelOutcome(wins, winner);
}
