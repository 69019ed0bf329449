import type {Seat} from '../../game/index.js';
import type {KingState, KingView} from './types.js';

/**
 * What a seat may know (F-1): its own hand, how many cards the others hold, and all that has been
 * played and shown. Cards that stay unplayed at an early stop are never shown. Fields are named one
 * by one, so that a new field of the state is not shown before somebody has thought about it. Where
 * more is public of hands, or cards lie elsewhere, the row's choices say what is seen of them.
 */
export const view = (state: KingState, seat: Seat | undefined): KingView => ({
  seat: seat ?? null,
  variant: state.variant,
  options: state.options,
  seats: state.seats,
  phase: state.phase,
  turn: state.turn,
  deal: state.deal,
  dealer: state.dealer,
  orderer: state.orderer,
  contract: state.contract,
  trump: state.trump,
  ordered: state.ordered,
  bids: state.bids,
  called: state.called,
  shown: state.shown,
  draws: state.draws,
  hands: state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
  talon: [],
  away: [],
  stock: [],
  trick: state.trick,
  played: state.played,
  tricks: state.tricks,
  points: state.points,
  sheet: state.sheet,
  scores: state.scores,
});
