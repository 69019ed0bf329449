import {expect} from '@open-wc/testing';
import {clean, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';

/** The key Y asks why another player made the last move that everybody knows. */

const PUSH = {
  formations: [
    {left: '9S', centre: '4S', right: '3S'},
    {left: '8H', centre: '2H', right: '5H'},
  ],
  matches: [{step: 'declare'}],
};

describe('the reasons of a bot in God Save the King', () => {
  before(clean);
  afterEach(clean);

  it('explains flanks once they are turned, a value once both are known, a bluff once it is found out', async () => {
    const table = await Table.ready({
      tag: 'gstk-table',
      attributes: {game: 'god-save-the-king'},
      set: {state: PUSH},
    });
    const press = (selector: string): void => table.find(selector)!.click();
    const told = async (what: RegExp): Promise<void> => {
      table.find('button')!.focus();
      await table.press('y');
      await until(() => what.test(table.prompt.why), String(what));
    };
    await table.plays(async () => {
      press('.rank [value="2"]');
      await frames(2);
      press('[data-id=declare]');
    });
    await told(/^Otto: \w+ declared\. Whether it is true is not known yet\.$/);
    expect(table.prompt.why).not.to.match(/bluff|was true/);
    await table.plays(() => press('[data-id=challenge]'));
    await told(/^Otto: \w+ declared\. (It was true, so|A bluff, and it was found out)/);
  });
});
