import {type Rng, shuffle, withoutAll} from '../../../cards/index.js';
import {packOf} from '../rules/deck.js';
import type {KingdomOpen, KingdomState} from '../types.js';

/** Cards of which some may be unknown. */
type PartlyKnown = readonly (string | null)[];

/** A state in which not all cards are known. */
export interface UnfilledState extends Omit<KingdomOpen, 'discard'>, Pick<KingdomState, 'choices'> {
  readonly hands: readonly PartlyKnown[];
  readonly areas: PartlyKnown;
  readonly pile: PartlyKnown;
  readonly discard: PartlyKnown;
}

/** The cards of the deck that the state does not name. */
const unnamed = (known: Pick<UnfilledState, 'deck' | 'hands' | 'areas' | 'pile' | 'discard'>) =>
  withoutAll(
    packOf(known),
    [...known.hands.flat(), ...known.areas, ...known.pile, ...known.discard].filter(
      (card) => card !== null,
    ),
  );

/** Draws all unknown cards; there must be as many places as cards. */
export function fill(known: UnfilledState, rng: Rng): KingdomState {
  const {value, rng: after} = shuffle(rng, unnamed(known));
  const lot = [...value];
  const filled = (cards: PartlyKnown): readonly string[] =>
    cards.map((card) => card ?? lot.shift()!);
  // Fields always come in this order.
  return {
    options: known.options,
    seats: known.seats,
    rng: after,
    deck: known.deck,
    phase: known.phase,
    deal: known.deal,
    round: known.round,
    dealer: known.dealer,
    hands: known.hands.map(filled),
    areas: filled(known.areas),
    up: known.up,
    pile: filled(known.pile),
    discard: filled(known.discard),
    eyes: known.eyes,
    deeds: known.deeds,
    choices: known.choices,
    values: known.values,
    sheet: known.sheet,
    last: known.last,
  };
}
