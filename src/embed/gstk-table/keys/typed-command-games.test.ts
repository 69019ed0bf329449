import {expect} from '@open-wc/testing';
import {oneOfEach, repeated} from '../../../testing/full.fixture.js';
import {catalogue} from '../../catalogue.js';
import {clean, focused, Table, text, until} from '../table.fixture.js';

/** The command field at the table of each game. */
describe('the command field in every game', () => {
  before(clean);
  afterEach(clean);

  for (const {id} of oneOfEach(catalogue))
    it(`answers in ${id}`, async () => {
      const table = await Table.ready({tag: 'gstk-table', attributes: {game: id}});
      const input = (): HTMLInputElement | null => table.root.querySelector('.command input');
      const status = (): string => text(table.find('.command p'));
      table.host.focus();
      await table.press('/');
      await until(() => input() && focused() === input(), 'the field is open');
      // The check waits for a new answer, so two consecutive commands must not share one.
      for (const word of repeated(['contract', 'hand', '?', 'xyzzy', 'turn'], 2)) {
        const before = status();
        input()!.value = word;
        await table.press('Enter');
        await until(() => status() !== before, `${word} is answered`);
        expect(status(), word).not.to.match(/undefined|\[object|^[\w-]+\/\w/);
      }
    });
});
