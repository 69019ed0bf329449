import type {Card} from '../../cards/index.js';
import type {CrushState, CrushEvent} from './types.js';

/**
 * The laws need to know two things: cards shown to the rival are listed twice in a state, and a
 * reshuffle moves nothing but the discard pile.
 */
export const laws = {
  cards: ({kings, governments, hands, piles}: CrushState): readonly Card[] => [
    ...kings,
    ...[governments, hands].flat(2),
    ...[piles.draw, piles.discard, piles.executed].flat(),
  ],
  shuffles: ({type}: CrushEvent, {piles}: CrushState): boolean | readonly Card[] =>
    type === 'reshuffled' ? piles.draw : type === 'dealt',
  /**
   * Rare starts: once in ten thousand deals no Queen is left to marry (C-3), or she is the last card
   * of the pile. A game in which nobody builds or inserts stalls.
   */
  starts: [
    ...['rare 54115', 'rare 2008', 'rare 10713', 'rare 1333'].map((seed) => ({
      seed,
      options: {jokers: 2},
    })),
    {seed: 'nothing happens', options: {stallTurns: 60}, idle: true},
  ],
  /** The matches are long, so every sixteenth position is enough. */
  every: 16,
  /** Random play without the stall rule has reached 4,000 moves. */
  longest: 20_000,
};
