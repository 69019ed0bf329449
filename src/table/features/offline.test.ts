// page: its own
import {expect} from '@open-wc/testing';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {leads} from '../positions.fixture.js';
import {clean, cutOff, frames, Table, until} from '../../embed/gstk-table/table.fixture.js';

/** A table that has been played at and has prefetched its parts works without a network. */

const fetched = (name: string): boolean =>
  performance.getEntriesByType('resource').some((one) => one.name.includes(`/${name}`));

describe('a table that is cut off after it has rested', () => {
  before(async () => {
    performance.setResourceTimingBufferSize(1000);
    await clean();
  });
  after(clean);

  it('has fetched all that a game alone can ask for once it rests after the first card', async () => {
    const state = leads('9S', '8C', 'KH', 'AH');
    const table = await Table.ready({width: 600, ...(!isFull && {set: {state}})});
    await table.click(table.legal()[0]!);
    await until(() => fetched('feats'), 'the last part is there');
    await frames(10);
    const back = await cutOff();
    await table.becomes('my-turn');
    await table.press('h');
    await until(() => table.prompt.why !== '', 'a hint is given');
    for (const panel of ['this-deal', 'scores', 'log', 'rules', 'menu'] as const) {
      await table.open(panel);
      await table.close();
    }
    table.host.setAttribute('theme', 'felt');
    const ground = (): string => getComputedStyle(table.find('.table')!).backgroundColor;
    await until(() => ground() === 'rgb(30, 90, 68)', 'felt is laid');
    for (const deal of repeated([1, 2])) {
      await table.finishDeal();
      await until(() => table.summary().length === 4, `deal ${deal} is summed up`);
      await table.open('this-deal');
      await table.close();
      await table.push('Next deal');
      await table.becomes('my-turn');
    }
    expect(await back(), 'nothing was asked for').to.deep.equal([]);
  });
});
