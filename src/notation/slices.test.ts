import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {entryOf} from '../embed/catalogue.js';
import type {Rules, Slicing} from '../game/index.js';
import {createMatch} from '../match/index.js';
import {
  InvalidNotationError,
  linkRecord,
  openLink,
  readPbn,
  readPbnInSlices,
  readRecords,
  readRecordsInSlices,
} from './index.js';

/** Whatever a text holds, a page draws and answers while it is read. */

const king = await entryOf('king-simple').rules();

/** The most matches that are begun in one slice, and the number of slices. */
async function begunInSlices(
  read: (rulesOf: (id: string) => Rules, slicing: Slicing) => Promise<unknown>,
): Promise<{readonly most: number; readonly slices: number}> {
  let [most, begun, slices] = [0, 0, 0];
  const rulesOf = (): Rules => {
    most = Math.max(most, ++begun);
    return king;
  };
  await read(rulesOf, {onProgress: () => [begun, slices] = [0, slices + 1]}); // oxfmt-ignore
  return {most, slices};
}

describe('texts in slices', () => {
  it('matches without moves take time, too', async () => {
    const records = '[Game "king-simple"] [Seed "x"] {no moves}\n'.repeat(200);
    const boards = '[Deal "N:- - - -"]\n\n'.repeat(200);
    for (const {most, slices} of [
      await begunInSlices((rulesOf, how) => readRecordsInSlices(records, rulesOf, how)),
      await begunInSlices((rulesOf, how) =>
        readPbnInSlices(boards, rulesOf, {...how, usual: king.id}),
      ),
    ]) {
      assert.ok(most <= 25, `${most} matches are begun in one slice`);
      assert.ok(slices > 8, `${slices} slices`);
    }
  });

  it('a header or tag is not longer than a position', () => {
    const long = 'x: y; '.repeat(4_000);
    const rulesOf = (): Rules => king;
    for (const read of [
      () => readRecords(`[Game "king-simple"] [Seed "x"] [Options "${long}"]`, rulesOf),
      () => readPbn(`[Deal "N:${'A'.repeat(20_001)}... - - -"]`, rulesOf, king.id),
    ])
      assert.throws(read, (error) => {
        assert.ok(error instanceof InvalidNotationError);
        return error.message.includes('has more than 20000 characters');
      });
  });

  it('a link takes time for each move that could be played', async () => {
    const game = await entryOf('god-save-the-king').load();
    const match = createMatch(game, {seats: 4, seed: 'x'});
    let listed = 0;
    while (listed < 200 * 50) {
      const [seat] = match.turn;
      const moves = match.moves(seat!);
      listed += moves.length;
      // The King stays in the hand, and nobody routs.
      const safe = moves.find(
        (move) => move.type === 'pass' || !JSON.stringify(move).includes('K'),
      );
      match.play(seat!, safe ?? moves[0]);
    }
    let slices = 0;
    const opened = await openLink(
      linkRecord(game.rules, match.record()),
      () => Promise.resolve(game.rules),
      {
        onProgress: () => slices++,
      },
    );
    assert.ok(opened && 'kind' in opened);
    assert.ok(slices > 0, `${match.length} moves are read in one slice`);
  });
});
