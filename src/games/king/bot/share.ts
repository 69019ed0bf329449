import {isPlay, type KingMove} from '../types.js';

/**
 * What part of a level's effort a decision may spend, so that it takes hardly longer than one of most
 * variants: measured by `npm run bench -- --only=bots`, where each part stands for an iteration that
 * takes so much longer.
 */

/** Variants in which cards take longer to play on. */
const CARDS: Readonly<Record<string, number>> = {
  'king-jokers': 0.75,
  'king-omnibus': 0.75,
  'king-trade': 0.75,
};
/** Orders, trumps, bids and discards: all that comes after them is chosen, then a whole deal played. */
const CHOICE = 0.5;
const CHOICES: Readonly<Record<string, number>> = {'king-trade': 0.3};

/** Whoever decides about cards has nothing else to decide, and the other way round. */
export const shareOf = (id: string, moves: readonly KingMove[]): number =>
  moves.every(isPlay) ? (CARDS[id] ?? 1) : (CHOICES[id] ?? CHOICE);
