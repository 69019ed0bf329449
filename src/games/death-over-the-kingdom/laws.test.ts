import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import type {Game} from '../../game/index.js';
import {repeated, rounds} from '../../testing/full.fixture.js';
import {agree, checkGolden, conform, type Plan, playthrough} from '../../testing/index.js';
import {kingdomGame} from './index.js';
import {laws} from './laws.fixture.js';

/** The laws of the large game; those of the small one are in `src/testing`. */

const game = kingdomGame as unknown as Game;
const plan = laws as unknown as Plan;
const large = {large: 'on'};

describe('the large game', () => {
  for (const seats of repeated([16, 8, 12]))
    test(`${seats} players: keeps the laws`, () => {
      const options = {...large, rounds: 1};
      conform(game, {...plan, games: 3, moves: rounds(300), every: 8, seats: [seats], options});
    });

  for (let seats = 3; seats <= 16; seats++)
    test(`${seats} players: plays like its golden file`, () => {
      const file = new URL(`playthroughs/large-${seats}.txt`, import.meta.url);
      const text = playthrough(game, {seats, options: large, lines: 120});
      checkGolden(fileURLToPath(file), text);
    });
});

test('chart and rules agree', () => void agree([game], {games: rounds(10), moves: rounds(700)}));
