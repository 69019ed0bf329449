import type {KingState} from '../types.js';

/** The value of a field: as before, unless the change has one, which may be `null`. */
const field = <Value>(before: Value, now: Value = before): Value => now;

/**
 * A state with some fields changed, written out field by field: `{...state, ...change}` takes forty
 * times as long with so many fields, and most of the rules' work for a card is to make the next
 * state.
 */
export const changed = (state: KingState, change: Partial<KingState>): KingState => ({
  variant: field(state.variant, change.variant),
  options: field(state.options, change.options),
  seats: field(state.seats, change.seats),
  rng: field(state.rng, change.rng),
  phase: field(state.phase, change.phase),
  turn: field(state.turn, change.turn),
  deal: field(state.deal, change.deal),
  dealer: field(state.dealer, change.dealer),
  orderer: field(state.orderer, change.orderer),
  contract: field(state.contract, change.contract),
  trump: field(state.trump, change.trump),
  ordered: field(state.ordered, change.ordered),
  bids: field(state.bids, change.bids),
  called: field(state.called, change.called),
  shown: field(state.shown, change.shown),
  draws: field(state.draws, change.draws),
  hands: field(state.hands, change.hands),
  talon: field(state.talon, change.talon),
  away: field(state.away, change.away),
  stock: field(state.stock, change.stock),
  trick: field(state.trick, change.trick),
  played: field(state.played, change.played),
  tricks: field(state.tricks, change.tricks),
  points: field(state.points, change.points),
  sheet: field(state.sheet, change.sheet),
  scores: field(state.scores, change.scores),
});
