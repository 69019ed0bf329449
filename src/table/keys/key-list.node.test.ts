import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {READINGS} from '../../elements/table-module.js';
import {createMessages, playerNamed} from '../../i18n/index.js';
import {createMatch} from '../../match/index.js';
import {catalogue} from '../../embed/catalogue.js';
import {keysOf} from './key-list.js';

/** The families in which cards are played in tricks. */
const TRICKS = ['king', 'kings-and-peasants'];

describe('the list of keys', () => {
  for (const entry of catalogue) {
    const listOf = async (locale: 'en' | 'ru'): Promise<readonly string[]> => {
      const own = createMessages(locale, await entry.messages(locale));
      const looksAhead = entry.foresight !== undefined;
      return (await keysOf(own, await entry.table(), looksAhead)).map(([, does]) => does);
    };

    test(`${entry.id}: names a trick only where there are tricks, and a claim where there are`, async () => {
      const [english, russian] = await Promise.all([listOf('en'), listOf('ru')]);
      assert.equal(
        english.some((does) => does.includes('trick')),
        TRICKS.includes(entry.family),
      );
      assert.equal(
        russian.some((does) => does.includes('взятк')),
        TRICKS.includes(entry.family),
      );
      assert.equal(english.includes('doubt a claim'), entry.id === 'god-save-the-king');
      assert.equal(english.includes('what each card would bring'), Boolean(entry.foresight));
      assert.deepEqual(
        [...english, ...russian].filter((does) => does.includes('key/')),
        [],
      );
    });

    test(`${entry.id}: has no key for readings that its table lacks`, async () => {
      const [table, game, own] = await Promise.all([
        entry.table(),
        entry.load(),
        entry.messages('en'),
      ]);
      await table.fetchRest?.();
      const match = createMatch(game, {seed: '1'});
      const [seat = 0] = match.turn;
      const {view} = match.client(seat);
      const ctx = {
        ...{
          seat,
          players: Array.from({length: 12}, (_, at) => playerNamed(`P${at}`)),
          draft: undefined,
        },
        messages: createMessages('en', own),
        ...{asking: true, moves: match.client(seat).moves(), letters: 'en', log: []},
      };
      for (const what of READINGS) {
        const read = await table.read(what, view, ctx as never);
        assert.equal(read === undefined, table.keyNames?.[what] === null, what);
      }
    });
  }
});
