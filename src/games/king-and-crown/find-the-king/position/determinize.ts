import {type Rng, shuffle} from '../../../../cards/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import type {FindState, FindView} from '../types.js';

/** Draws cards that are unknown to a seat. */

/** Puts a card in every unknown place, all with the same probability. */
export function fill(
  row: readonly (CourtCard | null)[],
  rng: Rng,
): {readonly row: readonly CourtCard[]; readonly rng: Rng} {
  const mixed = shuffle(
    rng,
    COURT.filter((card) => !row.includes(card)),
  );
  const rest = [...mixed.value];
  return {row: row.map((card) => card ?? rest.shift()!), rng: mixed.rng};
}

/** A full state that the view could have come from. */
export const determinize = (
  {options, seats, phase, lord, wins, open, row}: FindView,
  rng: Rng,
): FindState => ({options, seats, phase, lord, wins, open, ...fill(row, rng)});
