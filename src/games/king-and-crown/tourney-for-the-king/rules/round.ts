import type {Options, Seat} from '../../../../game/index.js';
import {COURT, type CourtCard, DECK} from '../../rules/deck.js';
import type {Open, Pair} from '../types.js';

/** Decides rounds, and matches by their rounds. */

export const SEATS: readonly Seat[] = [0, 1];

type Match = Pick<Open, 'rounds' | 'options'>;

/** The cards that a seat has not used, highest first. */
export const unusedOf = (rounds: readonly Pair[], seat: Seat): readonly CourtCard[] =>
  COURT.filter((card) => !rounds.some((pair) => pair[seat] === card));

/** Their total, 15 at first; including the card just shown would make no difference (T-3). */
export const totalOf = (rounds: readonly Pair[], seat: Seat): number =>
  unusedOf(rounds, seat).reduce((sum, card) => sum + DECK[card].value, 0);

/** The seat with the higher number; none if equal. */
const higher = ([one, other]: readonly [number, number]): readonly Seat[] =>
  one === other ? [] : [one > other ? 0 : 1];

/** The result of a round. */
export interface Verdict {
  readonly winners: readonly Seat[];
  /** Totals of unused cards by seat; `null` if the cards alone decided. */
  readonly unused: readonly number[] | null;
}

/** The result of the last of `rounds`: by value, then by unused cards, then by T-1. */
export function verdictOf(rounds: readonly Pair[], {tieRound}: Options): Verdict {
  const [one, other] = rounds.at(-1)!;
  if (one !== other) return {winners: higher([DECK[one].value, DECK[other].value]), unused: null};
  const unused = [totalOf(rounds, 0), totalOf(rounds, 1)] as const;
  const winners = higher(unused);
  const both = winners.length === 0 && tieRound === 'bothScore';
  return {winners: both ? SEATS : winners, unused};
}

/** Rounds won so far, by seat. */
export function scoresOf({rounds, options}: Match): readonly number[] {
  const won = rounds.map((_, at) => verdictOf(rounds.slice(0, at + 1), options).winners);
  return SEATS.map((seat) => won.filter((winners) => winners.includes(seat)).length);
}

/** The seat with more; none if equal. */
export const leadersOf = ([one = 0, other = 0]: readonly number[]): readonly Seat[] =>
  higher([one, other]);

/** Whether no more rounds are played; `stopEarly` ends a match that the rest cannot change (T-5). */
export function isDecided(match: Match): boolean {
  const left = COURT.length - match.rounds.length;
  if (left === 0 || match.options['stopEarly'] !== 'on') return left === 0;
  const [one = 0, other = 0] = scoresOf(match);
  return Math.abs(one - other) > left;
}
