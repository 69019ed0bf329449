import {isPlay, type KingMove} from '../types.js';

/**
 * What part of a level's effort a decision may spend, so that 95 of 100 take no longer than the level
 * may: an iteration draws a deal and plays it to its end, so it takes the longer the more cards are
 * left. Measured by `npm run bench -- --only=bots`.
 */

/** What an iteration takes besides its cards, in cards. */
const DRAWN = 5;
/** The cards that the whole effort of a level may be spent on, together with what is drawn. */
const CARDS = 11.4;
/**
 * The same where cards take longer to draw or to play on, and with jokers, where there is so much to
 * choose from that fewer iterations find little.
 */
const CARDS_OF: Readonly<Record<string, number>> = {
  'king-domino': 9.4,
  'king-jokers': 14,
  'king-omnibus': 7.4,
};
/**
 * Orders, trumps, bids and discards: all that comes after them is chosen, then a whole deal played. They
 * are few, and decide most.
 */
const CHOICE = 0.75;
/** With a talon or with trades there are more of them. */
const CHOICES: Readonly<Record<string, number>> = {
  'king-atomic': 0.6,
  'king-minsk': 0.6,
  'king-trade': 0.3,
};

/** A player who decides about cards has nothing else to decide, and the other way round. */
export const shareOf = (id: string, hand: number, moves: readonly KingMove[]): number =>
  moves.every(isPlay)
    ? Math.min(1, (CARDS_OF[id] ?? CARDS) / (hand + DRAWN))
    : (CHOICES[id] ?? CHOICE);
