import {type Card, type Suit, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {
  discoveredBy,
  type Government,
  isWild,
  nextRank,
  placeOf,
  suitOfGovernment,
} from './government.js';
import {rivalOf} from './knowledge.js';

/** What a card can still do; each is the end of a message key. */
export type Use =
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

/** The use of a card, and how many places of the Government that it is for come before its own. */
export interface CardUse {
  readonly use: Use;
  /** 0 if it could be played in this turn; negative if its place is filled. */
  readonly ahead: number;
}

/** The use of a card in a seat's hand, by what lies on the table. */
export function useOf(governments: readonly Government[], seat: Seat, card: Card): CardUse {
  const own = governments[seat]!;
  const rivals = governments[rivalOf(seat)]!;
  const suit: Suit | undefined = suitOf(card);
  const isMember = suit !== undefined && suit === suitOfGovernment(own);
  const ahead = placeOf(card) - (isMember ? own : rivals).length;
  const as = (use: Use): CardUse => ({use, ahead});
  if (isMember) {
    if (ahead >= 0) return as(ahead === 0 ? 'next' : 'later');
    return as(discoveredBy(own, card) >= 0 ? 'discovers' : 'useless');
  }
  if (suit !== undefined && suit === suitOfGovernment(rivals))
    return as(ahead >= 0 || discoveredBy(rivals, card) >= 0 ? 'rivals' : 'useless');
  if (nextRank(rivals) === undefined) return as('useless');
  if (isWild(governments, card)) return as('wild');
  return as(ahead < 0 ? 'useless' : 'spy');
}
