import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createMatch, type Match} from '../../../match/index.js';
import {entryOf} from '../../catalogue.js';
import {playedMatch} from './deals.js';

/** A match in which everybody plays the first legal move, to its end or for so many moves. */
async function played(id: string, most: number): Promise<Match> {
  const match = createMatch(await entryOf(id)!.load(), {seed: 'deals'});
  while (match.turn.length > 0 && match.length < most)
    match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
  return match;
}

describe('the deals of a match that is reviewed', () => {
  test('begin after the last trick of the deal before', async () => {
    const match = await played('king-simple', 100);
    const entry = entryOf('king-simple')!;
    const {deals, states} = playedMatch(await entry.rules(), entry, match.record());
    assert.equal(states.length, match.length + 1);
    assert.deepEqual(states.at(-1), match.state);
    assert.ok(deals.length > 2);
    for (const at of deals) {
      const {trick, played: tricks} = states[at] as unknown as Record<string, readonly unknown[]>;
      assert.deepEqual([trick, tricks], [[], []]);
    }
  });

  test('are one where nothing is dealt again', async () => {
    const match = await played('tourney-for-the-king', 100);
    const entry = entryOf('tourney-for-the-king')!;
    assert.deepEqual(playedMatch(await entry.rules(), entry, match.record()).deals, [0]);
  });
});
