import type {Seat} from '../../game/index.js';
import type {KingState, KingView} from './types.js';

/**
 * The view of a seat (F-1): its own hand, the sizes of the other hands, and all cards that have been
 * played or shown. Cards left unplayed by an early stop are never shown. Fields are listed one by
 * one, so that a new field of the state stays hidden until somebody decides otherwise. If hands are
 * partly public, or cards lie elsewhere, the variant's choices define what is seen.
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
