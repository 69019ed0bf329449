// page: its own
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {savesData, Table, until} from '../embed/gstk-table/table.fixture.js';

/** Requests for files of `src/` so far; a file requested twice is listed twice. */
const fetched = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => new URL(name).pathname)
    .filter((path) => path.startsWith('/src/'));

const has = (file: string): boolean => fetched().some((path) => path.endsWith(`/${file}.ts`));

/** The modules that `npm run size` does not count towards a table on which no card has been played. */
const LATER = [
  ...['challenge/invite', 'challenge/same-cards', 'challenge/drawings', 'link/challenge'],
  ...['messages/challenge.en', 'challenge/match-marks'],
  ...['announcer', 'parse-position', 'extras', 'keys', 'menu', 'king/rules', 'panel-drawings'],
  ...['replay', 'hand-interaction', 'forced.styles'],
  ...['table/choices/choices', 'variants-with-choices'],
  ...['panels/panels', 'table/readings', 'table/ending'],
  ...['messages/ru', 'messages/choices.en', 'messages/rulebook.en'],
  ...['gstk-dialog', 'gstk-log', 'gstk-score-sheet', 'gstk-segments', 'gstk-switch'],
];

describe('what a table fetches, and when', () => {
  let table: Table;

  before(async () => {
    performance.setResourceTimingBufferSize(1000);
    await setViewport({width: 600, height: 900});
    savesData(true); // With data saving on, an idle table prefetches nothing: offline.test.ts covers that.
    table = await Table.ready({width: 500});
  });
  after(() => {
    table.clear();
    savesData(false);
  });

  it('only the necessary files, until a card is played', () => {
    expect(LATER.filter(has)).to.deep.equal([]);
    expect(has('play-rules')).to.equal(true);
  });

  it('the announcer with the first card, but neither menu nor panels', async () => {
    await table.click(table.legal()[0]!);
    await until(() => has('announcer'), 'what was played is said');
    await table.becomes('my-turn');
    await table.finishDeal();
    await until(() => table.summary().length === 4, 'the deal is summed up');
    expect(
      ['menu', 'parse-position', 'panels/panels', 'gstk-dialog', 'same-cards'].filter(has),
    ).to.deep.equal([]);
  });

  it('a reading for the first letter key', async () => {
    table.host.focus(); // wherever the end of the deal has left it
    await table.press('c');
    await until(() => has('table/readings'), 'the contract is read');
  });

  it('the reader of positions for the first position, which is then on the table', async () => {
    const scores = table.view.scores.map(() => -10);
    table.host.state = {seats: scores.length, sheet: [scores]};
    await until(() => table.view.scores[0] === -10, 'the position lies there');
    expect(table.view.scores).to.deep.equal(scores);
    expect(has('parse-position')).to.equal(true);
  });

  it('no file twice', () => {
    // Firefox lists the test itself twice.
    const files = fetched().filter((file) => !file.endsWith('.test.ts'));
    expect(files.filter((file, at) => files.indexOf(file) !== at)).to.deep.equal([]);
  });
});
