import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import type {Game} from '../../game/index.js';
import {checkGolden, playthrough} from '../../testing/index.js';
import {gskGame} from './index.js';

/** Golden games that last to a reshuffle; the laws and shorter games run with the catalogue. */

describe('God Save the King', () => {
  for (const [seats, seed] of [
    [2, 58],
    [3, 15],
    [4, 12],
  ] as const)
    // oxfmt-ignore
    test(`${seats} seats, two hands: plays like its golden file`, () => {
      const file = new URL(`playthroughs/god-save-the-king-${seats}-hands.txt`, import.meta.url);
      const text = playthrough(gskGame as unknown as Game, {seats, seed: `hands-${seed}`});
      checkGolden(fileURLToPath(file), text);
    });
});
