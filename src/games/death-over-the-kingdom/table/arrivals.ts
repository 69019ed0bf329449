import type {Seat} from '../../../game/index.js';
import {characterOf} from '../rules/deck.js';
import {orderOf} from '../rules/standing.js';
import type {Deed, KingdomView} from '../types.js';

/** Where the cards of a round have come from, as its public deeds tell. */

/** The arrival of a card at a seat: from another seat, the deck, or the hand. */
interface Arrival {
  readonly at: Seat;
  readonly from: Seat | 'deck' | 'hand';
}

const swapped = (one: Seat, two: Seat): readonly Arrival[] => [
  {at: one, from: two},
  {at: two, from: one},
];

/** The cards that a deed moved. */
function moved(view: KingdomView, seat: Seat, deed: Deed): readonly Arrival[] {
  const [one, two] = deed.with;
  switch (deed.type) {
    case 'exchange':
      return swapped(seat, one!);
    case 'cut':
      return [{at: seat, from: 'deck'}];
    case 'change':
      return [{at: seat, from: 'hand'}];
    case 'fold':
      return [];
    case 'use':
      switch (characterOf(view, deed.card!).ability) {
        case 'juggle':
          return swapped(one!, two!);
        case 'burn':
          return [{at: one!, from: 'deck'}];
        case 'look':
          return one === undefined ? [{at: seat, from: 'deck'}] : swapped(seat, one);
        default:
          return swapped(seat, one!);
      }
  }
}

/** Seats with their deeds of this round, in the order of play. */
export const deedsOf = (view: KingdomView): readonly (readonly [Seat, Deed])[] =>
  orderOf(view).flatMap((seat) => {
    const deed = view.deeds[seat];
    return deed ? [[seat, deed] as const] : [];
  });

/** The places from which cards have come to a seat in this round, the last one at the end. */
export const arrivalsAt = (view: KingdomView, seat: Seat): readonly Arrival['from'][] =>
  deedsOf(view)
    .flatMap(([by, deed]) => moved(view, by, deed))
    .flatMap(({at, from}) => (at === seat ? [from] : []));
