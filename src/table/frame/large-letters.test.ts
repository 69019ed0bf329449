import {hardest, repeated} from '../../testing/full.fixture.js';
import {catalogue} from '../../embed/catalogue.js';
import {expectTidy} from '../../embed/gstk-table/tidy.fixture.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';

/**
 * Letters twice as large in narrow columns: by the page's own size, which counts in the same units as
 * text zoom and least sizes of letters, which browsers do not let a test set.
 */
describe('a table in letters of 200 %', () => {
  before(clean);
  beforeEach(() => document.documentElement.style.setProperty('font-size', '200%'));
  afterEach(async () => {
    document.documentElement.style.removeProperty('font-size');
    await clean();
  });

  const GAMES = hardest(
    catalogue,
    'court-ladder',
    'death-over-the-kingdom',
    'god-save-the-king',
    'crush-the-crown',
    'defend-the-king',
    'king-custom',
  );
  for (const {id} of GAMES)
    for (const width of repeated([320, 600] as const))
      for (const locale of repeated(['en', 'ru'] as const))
        it(`${id}, ${width} px, ${locale}: nothing is cut off, sticks out or overlaps`, async () => {
          const attributes = {game: id};
          const table = await Table.ready({tag: 'gstk-table', width, locale, attributes});
          expectTidy(table, 'at the first move');
          table.host.autoplay = true;
          await until(() => table.heard.length > 12 || table.is('game-over'), 'moves were made');
          table.host.autoplay = false;
          await table.rests();
          await table.stands();
          expectTidy(table, 'after some moves');
        });
});
