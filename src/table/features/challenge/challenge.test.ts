import {expect} from '@open-wc/testing';
import {EXPLAINED, toEnd} from '../../../embed/crown-game/crown.fixture.js';
import {addressWith} from '../../address.js';
import {expectAxe} from '../../frame/axe.fixture.js';
import {isFull} from '../../../testing/full.fixture.js';
import {itNightly} from '../../../testing/nightly.fixture.js';
import {Listener} from '../../speech/listener.fixture.js';
import {
  clean,
  focused,
  Table,
  type TableSetup,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';

/** The same cards for two readers, from the end of a match to the comparison of results and back. */

const TOURNEY: TableSetup = {tag: 'crown-game', set: {variant: 'tourney'} as never};

/** Findings of axe in the dialog that are not faults. */
const OVER_TABLE = {
  ...EXPLAINED,
  // The dialog lies over a table, which is dimmed and inert below it.
  over: /^color-contrast at crown-game,(p|strong).*partially overlaps other elements/,
};

/** The content that the device was asked to share. */
let shared: {url: string; text: string}[] = [];

const atPage = (hash: string): void =>
  history.replaceState(null, '', location.pathname + location.search + hash);

const press = async (table: Table, id: string): Promise<void> => {
  await until(() => table.find(`[data-id=${id}]`), `there is a button ${id}`);
  table.find(`[data-id=${id}]`)!.click();
};

/**
 * Opens the dialog at the end of a match, enters a name and shares; returns the fragment of the link.
 */
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

/** A table on a page with a challenge in its address, showing the question. */
async function asked(link: string, given: TableSetup = TOURNEY): Promise<Table> {
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
      value: (what: {url: string; text: string}) => Promise.resolve(void shared.push(what)),
    });
  });
  afterEach(async () => {
    atPage('');
    await clean();
    delete (navigator as {share?: unknown}).share;
  });

  it('is the last of the buttons at the end, and shares a link with a name', async function () {
    this.timeout(120_000);
    const table = await Table.ready({...TOURNEY, attributes: {seed: 'first'}});
    await toEnd(table, () => undefined);
    const ways = [...table.find('.stack')!.querySelectorAll('[data-id]')];
    expect(ways.map((way) => way.getAttribute('data-id'))).to.deep.equal([
      'rematch',
      'review',
      'result',
      'challenge',
    ]);
    link = await sends(table, 'challenge', 'Hanna');
    first = JSON.stringify(table.host.record);
    expect(link).to.match(/^#same=1\.[\w-]+$/);
    expect(shared[0]!.text).to.contain('Hanna').and.to.contain('Tourney for the King');
    await expectAxe(table.host, OVER_TABLE);
  });

  it('asks the friend who opens the link, deals the same cards, compares, and goes back', async function () {
    this.timeout(120_000);
    const table = await asked(link, {...TOURNEY, attributes: {seed: 'other'}});
    const ear = new Listener();
    expect(text(table.find('gstk-dialog'))).to.contain('Hanna challenges you');
    await expectAxe(table.host, OVER_TABLE);
    await press(table, 'play-same');
    await until(() => table.host.record?.seed === 'first', 'the cards of the challenge are dealt');
    await table.rests();
    await toEnd(table, () => undefined);
    // The same decisions lead to the same match, so the bots have chosen alike.
    expect(JSON.stringify(table.host.record)).to.equal(first);
    await ear.hears('Hanna');
    ear.stop();
    expect(table.prompt.why).to.contain('Just as Hanna did.');
    const back = await sends(table, 'compare', 'Bo');
    const rows = [...table.find('gstk-dialog table')!.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => text(cell)),
    );
    expect(rows[0]!.slice(1)).to.deep.equal(['You', 'Hanna']);
    for (const [, own, other] of rows.slice(1)) expect(own).to.equal(other);
    expect(rows.map(([name]) => name)).to.include.members(['Result', 'Points']);
    expect(location.hash, 'a page that is loaded again goes on').to.equal(link);
    table.clear();

    // A sender who has kept nothing is asked, and may look at both results.
    const again = await asked(back);
    expect(text(again.find('gstk-dialog strong'))).to.contain('Bo challenges you');
    expect(text(again.find('gstk-dialog details')))
      .to.contain('Hanna')
      .and.to.contain('Bo');
  });

  itNightly(
    'goes on after a reload, reports undo and hints, and ends with its match',
    async function () {
      this.timeout(120_000);
      const kept: TableSetup = {...TOURNEY, attributes: {seed: 'other', 'storage-key': 'kept'}};
      const table = await asked(link, kept);
      await press(table, 'play-same');
      await until(() => table.host.record?.seed === 'first', 'the cards are dealt');
      await table.rests();
      await table.host.hint();
      await table.plays(() => table.cards.find((card) => card.matches('.legal'))!.click());
      expect(table.host.undo()).to.equal(true);
      await table.rests();
      await table.stands();
      await table.plays(() => table.cards.find((card) => card.matches('.legal'))!.click());
      table.clear();

      const again = await Table.ready(kept);
      await toEnd(again, () => undefined);
      await press(again, 'compare');
      await until(() => again.find('gstk-dialog table'), 'the results are compared');
      expect(text(again.find('gstk-dialog table'))).to.contain('with undo, with hints');
      await again.close();
      await press(again, 'rematch');
      await until(() => again.host.record?.seed !== 'first', 'other cards are dealt');
      await until(() => location.hash === '', 'the challenge is over');
    },
  );

  it('is declined by "Not now", and the table stays as it was', async () => {
    const table = await asked(`#top&${link.slice(1)}`);
    const before = JSON.stringify(table.host.record);
    await press(table, 'not-now');
    await until(() => !table.dialog, 'the dialog is closed');
    expect(location.hash).to.equal('#top');
    expect(JSON.stringify(table.host.record)).to.equal(before);
  });

  /** Each writes the address; the first three are opened by a table, too. */
  const ADDRESSES = [
    ['', '?a=%20b&c#!/king?tab=2', '?a=%20b&c&same=1.x#!/king?tab=2'],
    ['query', '#lesson', '?same=1.x#lesson'],
    ['hash', '#/games/king?tab=2', '#/games/king?tab=2&same=1.x'],
    ['', '#/games/king', '?same=1.x#/games/king'],
    ['', '#lesson', '#lesson&same=1.x'],
    ['', '#state=open', '?same=1.x#state=open'],
    ['', '?same=yes', '?same=yes#same=1.x'],
    ['query', '', '?same=1.x'],
    ['hash', '#/games/king', '#/games/king?same=1.x'],
  ] as const;
  for (const [at, [place, own, made]] of ADDRESSES.entries())
    it(`leaves the page its own address: ${place} ${own || 'none'}`, async () => {
      const section = document.body.appendChild(document.createElement('h2'));
      section.id = 'lesson';
      const state = {page: 3};
      const attributes = {'link-in': place, seed: 'other'};
      const {pathname, search} = location;
      // The page of a test has a query of its own.
      const bare = (path: string): string =>
        path.startsWith('?') ? pathname + search + path.replace('?', '&') : path;
      try {
        history.replaceState(state, '', bare(own));
        const before = location.href;
        const host = Object.assign(document.createElement('p'), {linkIn: place});
        const address = addressWith(link, host);
        expect(address.replace(link.slice(1), 'same=1.x')).to.equal(
          new URL(bare(made), location.href.replace(/#.*/, '')).href,
        );
        if (at > 2 && !isFull) return;
        history.replaceState(state, '', address);
        const table = await Table.lay({...TOURNEY, attributes});
        await until(() => table.find('[data-id=play-same]'), 'the challenge is asked about');
        await press(table, 'not-now');
        await until(() => !table.dialog, 'the dialog is closed');
        expect(location.href).to.equal(before);
        expect(history.state).to.deep.equal(state);
      } finally {
        section.remove();
        history.replaceState(null, '', pathname + search);
      }
    });

  for (const [what, others] of [
    ['to the table of its game', [TOURNEY]],
    ['to one that can play it, where none has its game', [{tag: 'gstk-table'}]],
  ] as const)
    it(`goes ${what}`, async () => {
      atPage(link);
      const into = document.createElement('div');
      into.setAttribute('data-under-test', '');
      const passed = [
        await Table.lay({tag: 'king-game', into}),
        await Table.lay({...TOURNEY, into, attributes: {readonly: ''}}),
        await Table.lay({...TOURNEY, into, attributes: {humans: '2'}}),
        ...(others[0] === TOURNEY ? [await Table.lay({tag: 'gstk-table', into})] : []),
      ];
      const meant = await Table.lay({...others[0], into});
      document.body.append(into);
      await until(() => meant.find('[data-id=play-same]'), 'the challenge is asked about');
      for (const table of passed) expect(table.find('gstk-dialog')).to.equal(null);
    });

  it('is played by a table that had another game', async () => {
    const table = await asked(link, {tag: 'gstk-table'});
    await press(table, 'play-same');
    await until(() => table.host.record?.seed === 'first', 'the game is another');
    expect(table.host.entry.id).to.equal('tourney-for-the-king');
    expect(table.host.record!.seed).to.equal('first');
  });

  it('is reported if it is damaged, and the table plays on', async () => {
    atPage(link.slice(0, -4));
    const table = await Table.ready({...TOURNEY, locale: 'ru'});
    await until(() => table.prompt.why.startsWith('Ссылка повреждена'), 'the fault is shown');
    expect(table.dialog ?? null).to.equal(null);
  });

  itNightly(
    'is not offered for a match from a position, nor with bots of the page',
    async function () {
      this.timeout(120_000);
      const start = await Table.ready({...TOURNEY, attributes: {seed: 'x'}});
      const {view} = start;
      start.clear();
      for (const set of [
        {variant: 'tourney', state: view},
        {variant: 'tourney', bots: {choose: ({moves}: {moves: unknown[]}) => ({move: moves[0]})}},
      ]) {
        const table = await Table.ready({...TOURNEY, set: set as never});
        await toEnd(table, () => undefined);
        expect(table.find('[data-id=challenge]')).to.equal(null);
        expect(table.find('[data-id=new-game]')).not.to.equal(null);
        table.clear();
      }
    },
  );
});
