import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {agree, checkGolden, conform, playthrough} from 'gstk/testing';
import {game} from '../src/game.js';

/** The laws of every game, and one game for each number of players that shows every change of play. */

describe('Old Maid', () => {
  for (const seats of [2, 3, 6])
    test(`keeps the laws with ${seats} players`, () =>
      void conform(game, {seats: [seats], games: 3, every: 12}));

  test('has a chart that agrees with its rules', () =>
    void agree([game], {games: 4, seats: [2, 6]}));

  for (const seats of [2, 3, 4, 5, 6])
    test(`with ${seats} players plays as its golden file`, () => {
      const file = new URL(`playthroughs/old-maid-${seats}.txt`, import.meta.url);
      checkGolden(fileURLToPath(file), playthrough(game, {seats, lines: 120}));
    });
});
