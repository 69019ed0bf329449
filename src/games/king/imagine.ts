import type {Card, Rng} from '../../cards/index.js';
import {fill} from './fill.js';
import type {KingState, KingView} from './types.js';
import {packOf, tableOf, type Variant} from './variants.js';

/** A state that the view could have come from; every one that fits is equally likely. */
export function imagine(variant: Variant, view: KingView, rng: Rng): KingState {
  const filled = fill(view, packOf(tableOf(variant, view.seats)), rng);
  if (!filled) throw new RangeError(`${variant.id}: no hands fit this view`);
  return complete(view, filled.hands, filled.rng);
}

/** What is known of a state, made whole; fields always come in this order. */
export const complete = (
  known: Omit<KingState, 'hands' | 'rng'>,
  hands: readonly (readonly Card[])[],
  rng: Rng,
): KingState => ({
  variant: known.variant,
  options: known.options,
  seats: known.seats,
  rng,
  phase: known.phase,
  turn: known.turn,
  deal: known.deal,
  dealer: known.dealer,
  contract: known.contract,
  trump: known.trump,
  hands,
  trick: known.trick,
  played: known.played,
  tricks: known.tricks,
  points: known.points,
  sheet: known.sheet,
  scores: known.scores,
});
