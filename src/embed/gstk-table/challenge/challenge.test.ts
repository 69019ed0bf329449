import {expect} from '@open-wc/testing';
import {EXPLAINED, toEnd} from '../../crown-game/crown.fixture.js';
import {expectAxe} from '../frame/axe.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {clean, focused, type Given, Table, text, until} from '../table.fixture.js';

/** The same cards for two readers, from the end of a match to the comparison and back. */

const TOURNEY: Given = {tag: 'crown-game', set: {variant: 'tourney'} as never};

/** What the device was asked to share. */
let shared: {url: string; text: string}[] = [];

const atPage = (hash: string): void =>
  history.replaceState(null, '', location.pathname + location.search + hash);

const press = async (table: Table, id: string): Promise<void> => {
  await until(() => table.find(`[data-id=${id}]`), `there is a button ${id}`);
  table.find(`[data-id=${id}]`)!.click();
};

/** Opens the dialog of the end, gives a name and shares; returns the fragment of the link. */
async function sends(table: Table, way: 'challenge' | 'compare', name: string): Promise<string> {
  await press(table, way);
  await until(() => table.find('#same-name'), 'the dialog is open');
  const field = table.find('#same-name') as HTMLInputElement;
  field.focus();
  field.value = '';
  await table.press(...name);
  expect(focused(), 'letters are typed, and no keys of the table').to.equal(field);
  expect(field.value).to.equal(name);
  await table.press('Tab');
  const before = shared.length;
  await press(table, 'send');
  await until(() => shared.length > before, 'the link is shared');
  return new URL(shared.at(-1)!.url).hash;
}

/** A table on a page with a challenge in its address, on which the question stands. */
async function asked(link: string, given: Given = TOURNEY): Promise<Table> {
  atPage(link);
  const table = await Table.lay(given);
  await until(() => table.find('[data-id=play-same]'), 'the challenge is asked about');
  return table;
}

describe('a challenge', () => {
  let link: string;
  let first: string;

  before(clean);
  beforeEach(() => {
    shared = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: {url: string; text: string}) => void shared.push(what),
    });
  });
  afterEach(async () => {
    atPage('');
    await clean();
    delete (navigator as {share?: unknown}).share;
  });

  it('is the third of three ways on from the end, and shares a link with a name', async function () {
    this.timeout(120_000);
    const table = await Table.ready({...TOURNEY, attributes: {seed: 'first'}});
    await toEnd(table, () => undefined);
    const ways = [...table.find('.stack')!.querySelectorAll('[data-id]')];
    expect(ways.map((way) => way.getAttribute('data-id'))).to.deep.equal([
      'rematch',
      'review',
      'challenge',
    ]);
    link = await sends(table, 'challenge', 'Hanna');
    first = JSON.stringify(table.host.record);
    expect(link).to.match(/^#same=1\.[\w-]+$/);
    expect(shared[0]!.text).to.contain('Hanna').and.to.contain('Tourney for the King');
    await expectAxe(table.host, EXPLAINED);
  });

  it('asks whoever opens the link, deals the same cards, compares, and goes back', async function () {
    this.timeout(120_000);
    const table = await asked(link, {...TOURNEY, attributes: {seed: 'other'}});
    const ear = new Listener();
    expect(text(table.find('gstk-dialog'))).to.contain('Hanna challenges you');
    await expectAxe(table.host, EXPLAINED);
    await press(table, 'play-same');
    await until(() => table.host.record?.seed === 'first', 'the cards of the challenge are dealt');
    await table.rests();
    await toEnd(table, () => undefined);
    // The same decisions bring the same match: the bot has chosen alike.
    expect(JSON.stringify(table.host.record)).to.equal(first);
    await ear.hears('Hanna');
    ear.stop();
    const back = await sends(table, 'compare', 'Bo');
    const rows = [...table.find('gstk-dialog table')!.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => text(cell)),
    );
    // What is the same in everything is taken for the own result that has come back.
    expect(rows.length === 0 || rows[0]!.includes('You')).to.equal(true);
    expect(back).not.to.equal(link);
    expect(location.hash, 'a page that is loaded again goes on').to.equal(link);
  });
});
