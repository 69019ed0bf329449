import type {Card} from '../../cards/index.js';
import type {CrushState, CrushEvent} from './types.js';

/**
 * What the laws cannot find out: cards that were shown to the rival are written down twice, and a
 * reshuffle leaves everything where it is but the discard pile.
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
   * Once in ten thousand deals no Queen is left to marry (C-3), or she is the last card of the pile;
   * and a game in which nobody does anything stalls.
   */
  starts: [
    ...['rare 54115', 'rare 2008', 'rare 10713', 'rare 1333'].map((seed) => ({
      seed,
      options: {jokers: 2},
    })),
    {seed: 'nothing happens', options: {stallTurns: 60}, idle: true},
  ],
  /** Its matches are long: there are enough positions. */
  every: 16,
  /** Random play without the stall rule has come to 4,000 moves. */
  longest: 20_000,
};
