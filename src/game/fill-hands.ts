import {type Rng, shuffle} from '../cards/index.js';
import type {HiddenHands} from './hidden.js';
import {need} from './read.js';

/**
 * Fills the unknown cards of hands at random with cards of the pack that lie nowhere else; `rest` are
 * those that are left, shuffled.
 * @throws {InvalidPositionError} when a card lies in two places, or too few are left
 */
export function fillHands<Code extends string>(
  pack: readonly Code[],
  hands: HiddenHands<Code>,
  open: readonly Code[],
  rng: Rng,
): {
  readonly hands: readonly (readonly Code[])[];
  readonly rest: readonly Code[];
  readonly rng: Rng;
} {
  const seen = [...hands.flat(), ...open].filter((card) => card !== null);
  const twice = seen.find((card, at) => seen.indexOf(card) !== at);
  need(twice === undefined, 'position', `holds ${twice ?? ''} twice`);
  const drawn = shuffle(
    rng,
    pack.filter((card) => !seen.includes(card)),
  );
  const rest = [...drawn.value];
  const unknown = hands.flat().filter((card) => card === null).length;
  need(unknown <= rest.length, 'hands', 'have more cards than the pack');
  const filled = hands.map((hand) => hand.map((card) => card ?? rest.shift()!));
  return {hands: filled, rest, rng: drawn.rng};
}
