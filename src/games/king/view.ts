import type {Card} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';
import type {KingState, KingTold, KingView} from './types.js';

/**
 * What a seat may know (F-1): its own hand, how many cards the others hold, and all that has been
 * played and shown. Cards that stay unplayed at an early stop are never shown. Fields are named one
 * by one, so that a new field of the state is not shown before somebody has thought about it.
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
  hands: state.hands.map((hand, owner) => (owner === seat ? hand : fromOutside(state, owner))),
  talon: state.talon.map((card) => (state.shown.includes(card) ? card : null)),
  away: state.orderer === seat ? state.away : state.away.map(() => null),
  stock: state.stock.map(() => null),
  trick: state.trick,
  played: state.played,
  tricks: state.tricks,
  points: state.points,
  sheet: state.sheet,
  scores: state.scores,
});

/** A hand as the others see it: cards that they know first, so that no place tells of the rest. */
function fromOutside(state: KingState, owner: Seat): readonly (Card | null)[] {
  const hand = state.hands[owner]!;
  const known = publicOf(state, owner).filter((card) => hand.includes(card));
  return hand.map((_, at) => known[at] ?? null);
}

function publicOf({phase, contract, orderer, shown, called}: KingState, owner: Seat): Card[] {
  if (contract.draws) return [...shown];
  if (owner !== orderer) return [];
  // Later nobody knows whether they were laid away.
  const taken = phase === 'ordering' || phase === 'talon' ? shown : [];
  return [...taken, ...(called?.card ? [called.card] : [])];
}

/** What a seat learns of a happening: not which cards another has drawn or laid away. */
export function witness(told: KingTold, seat: Seat | undefined): KingTold {
  if (told.type === 'card drawn' && told.seat !== seat) return {...told, card: null};
  if (told.type === 'cards laid away' && told.seat !== seat)
    return {...told, cards: told.cards.map(() => null)};
  return told;
}
