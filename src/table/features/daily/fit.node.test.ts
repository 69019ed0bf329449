import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {catalogue} from '../../../embed/catalogue.js';
import type {AnyEvent} from '../../../game/index.js';
import {oneOfEachEngine, rounds} from '../../../testing/full.fixture.js';
import {daysBefore, dailyDealOf, resultOf} from '../../../online/daily-deal.js';
import {fittingSeed, lookedOf, playedBy} from './fit.js';
import {rowOf} from '../../result/row.js';

const DAY = '2026-11-28';

/** The games whose deal is looked for twice. */
const twice = oneOfEachEngine(catalogue);

describe('the deal of a day', () => {
  for (const entry of catalogue)
    it(`${entry.id}: is the same for everybody, ends, and has a row of signs`, async () => {
      const looked = await lookedOf(entry);
      const deal = {game: entry.id, site: '', day: DAY};
      const seed = await fittingSeed(deal, looked, 0);
      if (twice.includes(entry)) assert.equal(await fittingSeed(deal, looked, 0), seed);
      assert.equal(dailyDealOf(seed)?.game, entry.id);
      const match = await playedBy(looked.bot, seed, looked, 0);
      assert.ok(match.outcome);
      assert.ok(Number.isInteger(resultOf(match, 0)));
      const deals = match
        .log()
        .filter((event: AnyEvent) => entry.eventKind(event) === 'deal-scored');
      if (entry.lengths) assert.ok(deals.length <= 1, 'one deal');
      const game = await entry.table();
      const row = await rowOf(match, 0, {entry, game});
      assert.match(row, /^[·●▲▼♥♠♦♣★−+=♚▫▪†!♛↑↓ ]{0,120}$/u);
      assert.ok(row.length > 0, entry.id);
    });

  it('depends on how it is played, unless four seeds of the day do not', async () => {
    const entry = catalogue.find(({id}) => id === 'king-omnibus')!;
    const looked = await lookedOf(entry);
    for (let n = 0; n < rounds(6); n++) {
      const day = daysBefore(DAY, n);
      const seed = await fittingSeed({game: entry.id, site: '', day}, looked, 0);
      const results = new Set<number>();
      for (const at of [0, -1] as const) {
        const own = {choose: ({moves}: {moves: readonly unknown[]}) => ({move: moves.at(at)})};
        results.add(resultOf(await playedBy(own as never, seed, looked, 0), 0));
      }
      results.add(resultOf(await playedBy(looked.bot, seed, looked, 0), 0));
      assert.ok(results.size > 1 || dailyDealOf(seed)?.tried === 3, day);
    }
  });

  it('is another one for a site that names itself', async () => {
    const entry = catalogue.find(({id}) => id === 'king-simple')!;
    const looked = await lookedOf(entry);
    const [ours, theirs] = await Promise.all(
      ['', 'blog'].map((site) => fittingSeed({game: entry.id, site, day: DAY}, looked, 0)),
    );
    assert.notEqual(ours, theirs);
  });
});
