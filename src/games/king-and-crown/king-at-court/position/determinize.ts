import {type Rng, shuffle} from '../../../../cards/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {cardsOf} from '../rules/round.js';
import type {CourtState, CourtView} from '../types.js';
import {openOf} from '../view.js';

/** Draws cards that are unknown to a seat. */

/** Puts a card in every unknown place, all with the same probability. */
export function fill(
  hands: readonly (readonly (CourtCard | null)[])[],
  rng: Rng,
): {readonly hands: readonly (readonly [CourtCard])[]; readonly rng: Rng} {
  const known = hands.flat();
  const mixed = shuffle(
    rng,
    cardsOf({seats: hands.length}).filter((card) => !known.includes(card)),
  );
  const rest = [...mixed.value];
  return {hands: hands.map(([card]) => [card ?? rest.shift()!] as const), rng: mixed.rng};
}

/** A full state that the view could have come from, in which the others have not answered yet. */
export const determinize = (view: CourtView, rng: Rng): CourtState => ({
  ...openOf(view),
  ...fill(view.hands, rng),
});
