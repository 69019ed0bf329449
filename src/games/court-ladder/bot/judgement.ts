import {rankIndex} from '../../../cards/index.js';

/** The rules of thumb of the bot, in numbers: its own code and searches decide by them alike. */

/** A hand this small is emptied at any price. */
export const FEW = 3;
/** From this bout on the bot never takes when it can beat, so that no hand goes on for ever. */
export const LATE = 40;

/** The value of a card of the trump suit to a hand; the index is that of its rank. */
export const trumpWorth = (index: number): number => 4 + index;

/** A joker is laid early where it makes the trumps of a hand worth so much more. */
export const jokerPays = (now: number, then: number): boolean => then > now + 12;

/** The price of an attack with a card of which the hand has `same` of the rank. */
export const attackPrice = (dear: number, same: number): number => dear - 1.2 * same;

/** A high trump is not spent on the King, who cannot take the place of who takes. */
export const tooDear = (dear: number): boolean => dear >= 20 + rankIndex('J');

/** Cards that are thrown in where others shall follow: dearer ones where the defender takes. */
export const throwsCheap = (dear: number, taking: boolean): boolean =>
  dear < rankIndex(taking ? 'K' : 'Q');
