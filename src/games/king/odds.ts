import {size} from './bits.js';
import {type Outlook, suitIn} from './outlook.js';

/** What the cards that are out make likely. */
export interface Odds {
  /** By suit code. */
  readonly suits: readonly SuitOdds[];
  /** By other seat: points of the forced card, as far as that seat may hold it (G7). */
  readonly forced: readonly number[];
  /** Mean points of a card that is out. */
  readonly mean: number;
}

/** One suit of the cards that are out. */
interface SuitOdds {
  /** Sixteen bits. */
  readonly cards: number;
  readonly count: number;
  /** Mean points of one of them, and of a card of another suit. */
  readonly mean: number;
  readonly off: number;
  /** By other seat, the chance that it holds none. */
  readonly lacks: readonly number[];
}

/** Counts them once for all cards that could be played. */
export function oddsOf(o: Outlook): Odds {
  const suits = [0, 1, 2, 3].map((suit) => {
    const cards = suitIn(o.outLow, o.outHigh, suit);
    let points = 0;
    for (let place = 0; place < 15; place++)
      if ((cards >> place) & 1) points += o.plan.points[suit * 16 + place]!;
    return {suit, cards, count: size(cards, 0), points};
  });
  const count = suits.reduce((sum, suit) => sum + suit.count, 0);
  const points = suits.reduce((sum, suit) => sum + suit.points, 0);
  return {
    suits: suits.map((one) => ({
      cards: one.cards,
      count: one.count,
      mean: one.count > 0 ? one.points / one.count : 0,
      off: count > one.count ? (points - one.points) / (count - one.count) : 0,
      lacks: lacksOf(o, one.suit, one.cards, one.count),
    })),
    forced: forcedOf(o),
    mean: count > 0 ? points / count : 0,
  };
}

/** Each card is with one of those who may have it, as likely as they hold many cards. */
function lacksOf(o: Outlook, suit: number, cards: number, count: number): readonly number[] {
  const rooms = o.others.map((other) =>
    (cards & ~suitIn(other.cannotLow, other.cannotHigh, suit)) === 0 ? 0 : other.count,
  );
  const room = Math.max(
    1,
    rooms.reduce((sum, own) => sum + own, 0),
  );
  return rooms.map((own) => (1 - own / room) ** count);
}

/** A card that its holder must give up when he cannot follow falls far more often than by chance. */
function forcedOf({plan, outLow, outHigh, others}: Outlook): readonly number[] {
  const low = plan.forcedLow & outLow;
  const high = plan.forcedHigh & outHigh;
  const code = low !== 0 ? 31 - Math.clz32(low) : 63 - Math.clz32(high);
  const price = (low | high) === 0 ? 0 : plan.points[code]!;
  const rooms = others.map((other) =>
    ((low & ~other.cannotLow) | (high & ~other.cannotHigh)) === 0 ? 0 : other.count,
  );
  const room = Math.max(
    1,
    rooms.reduce((sum, own) => sum + own, 0),
  );
  return rooms.map((own) => (price * own) / room);
}
