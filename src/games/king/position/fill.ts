import {below, type Card, type Rng} from '../../../cards/index.js';
import {cardOf, sorted} from '../kernel/codes.js';
import {layoutsOf, type Unknown} from './layouts.js';
import type {KingState} from '../types.js';

/** The place of every card. */
export type Piles = Pick<KingState, 'hands' | 'talon' | 'away' | 'stock'>;

/** The most slots of a hand: the cards dealt, and one slot for each draw of two or more cards. */
const PLACES = 12;

/** A function that fills every `null` at random each time it is called. */
export type Filler = (stream: number[]) => Piles | undefined;

/** Prepares to fill the unknown cards of a view; all fitting layouts are equally likely. */
export function fillerOf(unknown: Unknown, pack: readonly Card[]): Filler {
  if (!unknown.contract.draws) {
    // A scoring card is discarded only from a hand that holds no other cards.
    const layouts = layoutsOf(unknown, pack, true) ?? layoutsOf(unknown, pack, false);
    return (stream) => layouts && filled(unknown, layouts.draw(stream));
  }
  const known = new Map<number, ReturnType<typeof layoutsOf>>();
  const layoutsAt = (choice: number): ReturnType<typeof layoutsOf> => {
    if (!known.has(choice)) known.set(choice, layoutsOf(unknown, pack, true, choice));
    return known.get(choice);
  };
  return (stream) => {
    const start = below(stream, PLACES);
    for (let at = 0; at < PLACES; at++) {
      const layouts = layoutsAt(start + at);
      if (layouts) return filled(unknown, layouts.draw(stream));
    }
    return undefined;
  };
}

/** Fills every `null`; `undefined` if no cards fit. */
export function fill(
  unknown: Unknown,
  pack: readonly Card[],
  rng: Rng,
): {readonly piles: Piles; readonly rng: Rng} | undefined {
  const stream = [...rng];
  const piles = fillerOf(unknown, pack)(stream);
  return piles && {piles, rng: stream as unknown as Rng};
}

/** The piles with the drawn cards in place of the unknown ones. */
function filled(
  {hands, talon, away, stock}: Unknown,
  drawn: readonly (readonly number[])[],
): Piles {
  /** The pile in its order; the last card drawn comes first. */
  const ordered = (pile: readonly (Card | null)[], at: number): readonly Card[] => {
    let next = drawn[at]!.length;
    return pile.map((card) => card ?? cardOf(drawn[at]![--next]!));
  };
  const seats = hands.length;
  return {
    hands: hands.map((hand, seat) => sorted(ordered(hand, seat))),
    talon: ordered(talon, seats),
    away: sorted(ordered(away, seats + 1)),
    stock: ordered(stock, seats + 2),
  };
}
