import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import type {Game} from '../../game/index.js';
import {agree, checkGolden, conform, type Plan, playthrough} from '../../testing/index.js';
import {gskGame} from './index.js';
import {laws} from './laws.fixture.js';

/** The laws with every number of players, options by chance; the golden files; chart and rules. */

const game = gskGame as unknown as Game;
const plan = laws as unknown as Plan;

describe('God Save the King', () => {
  for (const seats of [2, 3, 4] as const) {
    test(`${seats} players: keeps the laws`, () => {
      conform(game, {...plan, games: 60, moves: 200, every: 6, seats: [seats], seed: 'gsk'});
    });
    test(`god-save-the-king, ${seats} seats: plays as its golden file`, () => {
      const file = new URL(`playthroughs/god-save-the-king-${seats}.txt`, import.meta.url);
      checkGolden(fileURLToPath(file), playthrough(game, {seats}));
    });
    // The same at greater length: this one lives to see a reshuffle.
    test(`god-save-the-king, ${seats} seats, two hands: plays as its golden file`, () => {
      const file = new URL(`playthroughs/god-save-the-king-${seats}-hands.txt`, import.meta.url);
      const seed = `hands-${{2: 58, 3: 15, 4: 12}[seats]}`;
      checkGolden(fileURLToPath(file), playthrough(game, {seats, seed}));
    });
  }

  test('chart and rules agree', () => void agree([game], laws.agreement));
});
