import type {Variant} from '../rules/contracts/columns.js';
import {isPlay, type KingMove, type KingView} from '../types.js';

/**
 * The part of a level's effort that a decision may spend, so that 95 of 100 decisions take no longer
 * than the level may: an iteration draws a deal and plays it to its end, so it takes longer with more
 * cards left. Measured by `npm run bench -- --only=bots`.
 */

/** The time that an iteration takes apart from its cards, measured in cards. */
const DRAWN = 5;
/** The number of cards, including `DRAWN`, on which a level may spend its whole effort. */
const CARDS = 11.4;
/**
 * The same for variants in which cards take longer to draw or to play; also with jokers, where fewer
 * iterations would find little among so many choices.
 */
const CARDS_OF: Readonly<Record<string, number>> = {
  'king-domino': 9.4,
  'king-jokers': 14,
  'king-omnibus': 7.4,
};
/**
 * For orders, trumps, bids and discards: everything after them is chosen, then a whole deal is
 * played. They are few, and decide most.
 */
const CHOICE = 0.75;
/** Variants with a talon or with trades have more of them. */
const CHOICES: Readonly<Record<string, number>> = {
  'king-atomic': 0.6,
  'king-minsk': 0.6,
  'king-trade': 0.3,
};

/** A player who decides about cards has nothing else to decide, and vice versa. */
export const shareOf = (
  {id}: Variant,
  {hands, seat}: KingView,
  moves: readonly KingMove[],
): number =>
  moves.every(isPlay)
    ? Math.min(1, (CARDS_OF[id] ?? CARDS) / (hands[seat!]!.length + DRAWN))
    : (CHOICES[id] ?? CHOICE);
