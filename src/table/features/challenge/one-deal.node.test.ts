import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {entryOf} from '../../../embed/catalogue.js';
import {defaultOptions, type Options} from '../../../game/index.js';
import type {Match} from '../../../match/index.js';
import type {TableContext} from '../../table-context.js';
import {oneDealOf} from './one-deal.js';

describe('a challenge of one deal', () => {
  /** What a table offers after a match with these options, and what it deals then. */
  async function offered(id: string, own: Options, seats?: number) {
    const entry = entryOf(id)!;
    const here = seats ?? entry.seats.usual;
    const rules = await entry.rules();
    const options = {...defaultOptions(rules.options, here), ...own};
    const dealt: object[] = [];
    const table = {
      host: {entry},
      panels: {close: () => undefined},
      commands: {newGame: (setup: object) => void dealt.push(setup)},
    } as unknown as TableContext;
    const match = {record: () => ({options, seats: here})} as unknown as Match;
    return {offer: await oneDealOf(table, match), dealt, options, here};
  }

  it('is offered after a longer match, with the minutes that a friend would need', async () => {
    for (const length of ['full', 'short']) {
      const {offer, dealt, options, here} = await offered('king-omnibus', {length});
      const {minutes} = (await entryOf('king-omnibus').guide!()) as {
        minutes: Readonly<Record<string, Readonly<Record<string, number>>>>;
      };
      assert.equal(offer!.minutes, minutes['king-omnibus']![length]);
      offer!.play();
      const wanted = {seats: here, options: {...options, length: 'deal'}};
      assert.deepEqual(dealt, [{...wanted, seed: undefined, state: undefined}]);
    }
  });

  it('says no minutes for an unusual number of players', async () => {
    const {offer} = await offered('court-ladder', {}, 5);
    assert.equal(offer!.minutes, undefined);
  });

  it('is not offered after one deal, nor in a game that has no more', async () => {
    assert.equal((await offered('king-omnibus', {length: 'deal'})).offer, undefined);
    assert.equal((await offered('tourney-for-the-king', {})).offer, undefined);
  });
});
