import type {Rng} from '../../../cards/index.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {fill, type Piles} from './fill.js';
import type {KingState, KingView} from '../types.js';

/**
 * A state that the view could have come from. In deals without a stock, all fitting states are
 * equally likely.
 */
export function determinize(variant: Variant, view: KingView, rng: Rng): KingState {
  const filled = fill(view, packOf(tableOf(variant, view)), rng);
  if (!filled) throw new RangeError(`${variant.id}: no hands fit this view`);
  return complete(view, filled.piles, filled.rng);
}

/** Makes a partly known state complete; fields always come in this order. */
export const complete = (
  known: Omit<KingState, keyof Piles | 'rng'>,
  {hands, talon, away, stock}: Piles,
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
  orderer: known.orderer,
  contract: known.contract,
  trump: known.trump,
  ordered: known.ordered,
  bids: known.bids,
  called: known.called,
  shown: known.shown,
  draws: known.draws,
  hands,
  talon,
  away,
  stock,
  trick: known.trick,
  played: known.played,
  tricks: known.tricks,
  points: known.points,
  sheet: known.sheet,
  scores: known.scores,
});
