import {SUITS} from '../../../cards/index.js';
import {heightIn, suitIn} from './codes.js';
import type {Kernel} from './position.js';

/** The cards that beat another, as sets of ranks (rule 5). */

/** The ranks of a suit that beat the open card, no matter who holds them (rule 5). */
const higher = (suit: number, open: number, trump: number): number => {
  if (suit === suitIn(open)) return -2 << heightIn(open);
  return suit === trump ? -1 : 0;
};

/** True when a card beats an attack card; neither is a joker. */
export const beats = (code: number, open: number, trump: number): boolean =>
  ((higher(suitIn(code), open, trump) >> heightIn(code)) & 1) === 1;

/** The set of ranks of a suit with which the seat on turn can beat the open card. */
export const beating = ({cards, turn, trump, open}: Kernel, suit: number): number =>
  cards[turn * SUITS.length + suit]! & higher(suit, open, trump);
