import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {entryOf} from '../../../embed/catalogue.js';
import {createMatch} from '../../../match/index.js';
import {playedMatch} from './deals.js';
import {JudgedDeals} from './judged-deals.js';

const entry = entryOf('tourney-for-the-king');

describe('the judged deals of a match', () => {
  test('that could not be judged are judged when they are looked at once more', async () => {
    const [loaded, rules, bot] = await Promise.all([entry.load(), entry.rules(), entry.bot()]);
    const match = createMatch(loaded, {seed: 'judged'});
    while (match.turn.length > 0) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    const record = match.record();
    const played = playedMatch(rules as never, entry, record);
    const faults: unknown[] = [];
    let isBroken = true;
    let ended = (): void => undefined;
    const ends = (): Promise<void> => new Promise((resume) => (ended = resume));
    const deals = new JudgedDeals(
      {
        entry: {...entry, foresight: undefined} as never,
        game: {rules, bot, foresight: {}} as never,
        ...{record, played, seat: 0},
        changed: () => deals.isWhole(0) && ended(),
        explain: () => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve()),
        mayRefine: () => true,
        failed: (error) => {
          faults.push(error);
          ended();
        },
      },
      0,
    );
    const failed = ends();
    deals.want(0);
    await failed;
    assert.deepEqual(faults.map(String), ['Error: offline']);
    assert.equal(deals.of(0).length, 0, 'nothing of it is shown');
    isBroken = false;
    const judged = ends();
    deals.want(0);
    await judged;
    assert.deepEqual(faults.map(String), ['Error: offline']);
    assert.ok(deals.of(0).length > 0);
    deals.stop();
  });
});
