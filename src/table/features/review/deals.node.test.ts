import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createMatch, type Match} from '../../../match/index.js';
import {entryOf} from '../../../embed/catalogue.js';
import {playedMatch} from './deals.js';
import {isOver} from './is-over.js';

/** A match in which the first legal move is always played, to its end or for a number of moves. */
async function played(id: string, most: number): Promise<Match> {
  const match = createMatch(await entryOf(id)!.load(), {seed: 'deals'});
  while (match.turn.length > 0 && match.length < most)
    match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
  return match;
}

describe('the deals of a reviewed match', () => {
  test('begin after the last trick of the previous deal', async () => {
    const match = await played('king-simple', 100);
    const entry = entryOf('king-simple')!;
    const {deals, states} = playedMatch(await entry.rules(), entry, match.record());
    assert.equal(states.length, match.length + 1);
    assert.deepEqual(states.at(-1), match.state);
    assert.ok(deals.length > 2);
    for (const [deal, {from, to}] of deals.entries()) {
      assert.equal(from, deals[deal - 1]?.to ?? 0);
      assert.ok(to > from && to <= match.length);
      const {trick, played: tricks} = states[from] as unknown as Record<string, readonly unknown[]>;
      assert.deepEqual([trick, tricks], [[], []]);
    }
  });

  test('are a single one if nothing is dealt again', async () => {
    const match = await played('tourney-for-the-king', 100);
    const entry = entryOf('tourney-for-the-king')!;
    assert.deepEqual(playedMatch(await entry.rules(), entry, match.record()).deals, [
      {from: 0, to: match.length},
    ]);
  });

  test('are none during the first, and never include the current one', async () => {
    const entry = entryOf('king-simple')!;
    const rules = await entry.rules();
    for (const [moves, over] of [
      [0, 0],
      [31, 0],
      [32, 1],
      [33, 1],
    ] as const) {
      const match = await played('king-simple', moves);
      assert.equal(match.length, moves);
      const {deals} = playedMatch(rules, entry, match.record());
      assert.deepEqual(deals, over ? [{from: 0, to: 32}] : [], `${moves} moves`);
    }
  });

  test('are over for a table when it has shown all but the next one', async () => {
    const entry = entryOf('king-simple')!;
    const ended = await played('king-simple', 32);
    const shown = ended.log().filter(({type}, at) => at === 0 || type !== 'dealt');
    assert.equal(isOver(entry, ended, shown), true);
    assert.equal(isOver(entry, ended, ended.log()), false);
    const going = await played('king-simple', 20);
    assert.equal(isOver(entry, going, going.log()), false);
    const whole = await played('king-simple', Infinity);
    assert.equal(isOver(entry, whole, whole.log()), true);
  });
});
