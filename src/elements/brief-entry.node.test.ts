import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {courtLadder} from '../games/court-ladder/entry.js';
import {findTheKing} from '../games/king-and-crown/find-the-king/entry.js';
import {briefEntry} from './brief-entry.js';
import type {GameEntry} from './game-entry.js';

/** A brief entry, and how often the whole one has been fetched. */
function brief(
  whole: GameEntry,
  fetch = (): Promise<GameEntry> => Promise.resolve(whole),
): {readonly entry: GameEntry; readonly fetched: () => number} {
  let fetched = 0;
  const {id, title, seats, tag} = whole;
  const entry = briefEntry({id, title, seats, tag}, () => {
    fetched++;
    return fetch();
  });
  return {entry, fetched: () => fetched};
}

describe('the brief entry of a game', () => {
  it('knows its name and seats, and fetches nothing for them', () => {
    const {entry, fetched} = brief(courtLadder as unknown as GameEntry);
    assert.deepEqual([entry.id, entry.title], ['court-ladder', 'Court Ladder']);
    assert.deepEqual(entry.seats, courtLadder.seats);
    assert.equal(fetched(), 0);
  });

  it('fetches the entry once, with the first part, and has all its members from then on', async () => {
    const {entry, fetched} = brief(courtLadder as unknown as GameEntry);
    const [rules, messages] = await Promise.all([entry.play(), entry.messages('en')]);
    assert.equal(rules, await courtLadder.play());
    assert.deepEqual(messages, await courtLadder.messages('en'));
    assert.equal(fetched(), 1);
    for (const [name, member] of Object.entries(courtLadder))
      assert.equal(entry[name as keyof GameEntry], member, name);
    assert.equal(entry.eventKind({type: 'attacked'}), 'card-played');
  });

  it('has no deferred messages where the game has none', async () => {
    const {entry} = brief(findTheKing as unknown as GameEntry);
    assert.equal(findTheKing.deferredMessages, undefined);
    assert.deepEqual(await entry.deferredMessages!('en'), {});
    assert.equal(entry.deferredMessages, undefined);
  });

  it('tries again after the connection was gone', async () => {
    let isGone = true;
    const whole = courtLadder as unknown as GameEntry;
    const {entry, fetched} = brief(whole, () =>
      isGone ? Promise.reject(new TypeError('gone')) : Promise.resolve(whole),
    );
    await assert.rejects(entry.play(), /gone/);
    isGone = false;
    assert.equal(await entry.play(), await courtLadder.play());
    assert.equal(fetched(), 2);
  });
});
