import {type Card, type Suit, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {discoveredBy, isWild, nextRank, placeOf, suitOfGovernment} from '../rules/government.js';
import {rivalOf} from '../rules/knowledge.js';
import type {CrushView} from '../types.js';

/** The use of a card; each is the end of a message key. */
type Use =
  /** The next rank of the seat's own Government, or a later one. */
  | 'next'
  | 'later'
  /** Discovers a spy. */
  | 'discovers'
  /** A spy at any rank, at the rival's next one, or at a later one. */
  | 'wild'
  | 'spy'
  /** Belongs to the rival's suit, and the rival can use it. */
  | 'rivals'
  /** Can never be played again. */
  | 'useless';

/** The use of a card and its worth, from 0 for nothing to 1 for a card that can be built now. */
export interface Worth {
  readonly use: Use;
  readonly value: number;
}

/** The worth of a card to a seat. The numbers were tuned in games of bot against bot. */
export function worthOf(
  {governments}: Pick<CrushView, 'governments'>,
  seat: Seat,
  card: Card,
): Worth {
  const own = governments[seat]!;
  const rivals = governments[rivalOf(seat)]!;
  const place = placeOf(card);
  const suit: Suit | undefined = suitOf(card);
  if (suit !== undefined && suit === suitOfGovernment(own)) {
    const ahead = place - own.length;
    if (ahead === 0) return {use: 'next', value: 1};
    if (ahead > 0) return {use: 'later', value: Math.max(0.1, 0.9 - 0.05 * ahead)};
    return discoveredBy(own, card) >= 0
      ? {use: 'discovers', value: 0.95}
      : {use: 'useless', value: 0};
  }
  if (suit !== undefined && suit === suitOfGovernment(rivals)) {
    const wanted = place >= rivals.length || discoveredBy(rivals, card) >= 0;
    // A fired card is out of the rival's reach until the next reshuffle, while a kept one may have to
    // be given as tribute.
    return wanted ? {use: 'rivals', value: 0} : {use: 'useless', value: 0.01};
  }
  if (nextRank(rivals) === undefined) return {use: 'useless', value: 0};
  if (isWild(governments, card)) return {use: 'wild', value: 0.45};
  const ahead = place - rivals.length;
  return ahead < 0
    ? {use: 'useless', value: 0}
    : {use: 'spy', value: Math.max(0.02, 0.4 - 0.06 * ahead)};
}
