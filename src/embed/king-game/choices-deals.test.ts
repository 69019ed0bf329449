// run: nightly
import {expect} from '@open-wc/testing';
import {pick, rngFrom} from '../../cards/index.js';
import {kingGame} from '../../games/king/index.js';
import {replay} from '../../match/index.js';
import {repeated} from '../../testing/full.fixture.js';
import {clean, Table} from '../gstk-table/table.fixture.js';
import {act} from './choices.fixture.js';

/** Whole deals of the variants with choices. */

describe('deals of the King family with choices', () => {
  before(clean);
  afterEach(clean);

  // Deals of the other variants with choices are played in `choices-layout.test.ts`, too.
  for (const variant of repeated(
    [
      ...['jokers', 'atomic'],
      ...['threesome', 'custom', 'minsk', 'domino', 'trade', 'short', 'long', 'preference'],
    ],
    2,
  ))
    it(`${variant}: a deal is played to its end with nothing but the controls`, async function () {
      this.timeout(240_000);
      const table = await Table.ready({attributes: {variant, seed: 'a deal'}});
      for (let move = 0; table.is('my-turn'); move++) {
        const match = replay(kingGame(`king-${variant}`), table.host.record);
        const choice = pick(rngFrom(`${variant}/${move}`), match.moves(0)).value;
        await table.plays(() => act(table, choice));
      }
      expect(table.is('deal-over') || table.is('game-over')).to.equal(true);
      expect(table.events('gstk-play-refused')).to.deep.equal([]);
      expect(table.summary()).to.have.length(table.view.seats);
    });
});
