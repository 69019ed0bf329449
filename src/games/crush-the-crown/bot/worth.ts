import {type Card, type Suit, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {discoveredBy, isWild, nextRank, placeOf, suitOfGovernment} from '../rules/government.js';
import {rivalOf} from '../rules/knowledge.js';
import type {CrushView} from '../types.js';

/** What a card is for: the sentence that a player would give. */
type Use =
  /** It is the next rank of the own Government, or a later one. */
  | 'next'
  | 'later'
  /** It discovers a spy. */
  | 'discovers'
  /** It is a spy at any rank, at the rival's next one, or at a later one. */
  | 'wild'
  | 'spy'
  /** It is of the rival's suit and he has use for it. */
  | 'rivals'
  /** It can never be played again. */
  | 'useless';

/** What a card is for, and how much that is worth: 0 for nothing, 1 for what can be built now. */
export interface Worth {
  readonly use: Use;
  readonly value: number;
}

/** What a card is worth to a seat. The numbers were found by play of bot against bot. */
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
    // Fired, it is out of his reach till the next reshuffle; kept, it may be asked for as tribute.
    return wanted ? {use: 'rivals', value: 0} : {use: 'useless', value: 0.01};
  }
  if (nextRank(rivals) === undefined) return {use: 'useless', value: 0};
  if (isWild(governments, card)) return {use: 'wild', value: 0.45};
  const ahead = place - rivals.length;
  return ahead < 0
    ? {use: 'useless', value: 0}
    : {use: 'spy', value: Math.max(0.02, 0.4 - 0.06 * ahead)};
}
