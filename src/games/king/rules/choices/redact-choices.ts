import type {Card} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import type {Choices} from '../contracts/columns.js';
import type {KingState} from '../../types.js';

/** What a seat may know about cards that are shown, discarded, or lie in a pile (F-1). */

export const seen: Choices['seen'] = (state, seat) => ({
  hands: state.hands.map((hand, owner) => (owner === seat ? hand : fromOutside(state, owner))),
  talon: state.talon.map((card) => (state.shown.includes(card) ? card : null)),
  away: state.orderer === seat ? state.away : state.away.map(() => null),
  stock: state.stock.map(() => null),
});

/** A hand as the others see it: known cards first, so that positions reveal nothing about the rest. */
function fromOutside(state: KingState, owner: Seat): readonly (Card | null)[] {
  const hand = state.hands[owner]!;
  const known = publicOf(state, owner).filter((card) => hand.includes(card));
  return hand.map((_, at) => known[at] ?? null);
}

function publicOf({phase, contract, orderer, shown, called}: KingState, owner: Seat): Card[] {
  if (contract.draws) return [...shown];
  if (owner !== orderer) return [];
  // Later nobody knows whether these cards were discarded.
  const taken = phase === 'ordering' || phase === 'talon' ? shown : [];
  return [...taken, ...(called?.card ? [called.card] : [])];
}

/** Redacts an event for a seat: hides which cards another player has drawn or discarded. */
export const redact: Choices['redact'] = (event, seat) => {
  if (event.type === 'card drawn' && event.seat !== seat) return {...event, card: null};
  if (event.type === 'cards laid away' && event.seat !== seat)
    return {...event, cards: event.cards.map(() => null)};
  return event;
};
