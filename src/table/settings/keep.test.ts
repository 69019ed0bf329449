import {expect} from '@open-wc/testing';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';

/** What a table stores in the browser, and how it behaves if storage fails. */

const KEY = {'storage-key': 'my-game'};

/** Simulates a page reload: the element is created again, storage stays. */
async function reload(table: Table, attributes = {}): Promise<Table> {
  table.clear();
  return Table.ready({attributes: {...KEY, ...attributes}});
}

const kept = (table: Table): Record<string, unknown> | null =>
  JSON.parse(localStorage.getItem(table.host.keptAt!) ?? 'null') as Record<string, unknown> | null;

describe('what is stored about a table', () => {
  before(clean);
  afterEach(clean);

  it('row 35: a reload in the middle of a deal continues exactly there, and announces it', async () => {
    const table = await Table.ready({attributes: KEY});
    for (let n = 0; n < (isFull ? 3 : 1); n++)
      await table.plays(() => table.host.play(table.legal()[0]!));
    const {view} = table;
    const {record} = table.host;
    const [hand, trick, chrome] = [table.hand(), table.trick(), table.chrome];
    const again = await reload(table);
    expect(again.view).to.deep.equal(view);
    expect(again.host.record).to.deep.equal(record);
    expect([again.hand(), again.trick(), again.chrome]).to.deep.equal([hand, trick, chrome]);
    expect(again.prompt.why).to.equal('Game resumed');
    const ears = new Listener();
    again.cards[0]!.focus();
    expect(await ears.news()).to.contain('Game resumed');
    ears.stop();
    await again.plays(() => again.host.play(again.legal()[0]!));
    expect(again.prompt.why).not.to.contain('Game resumed');
  });

  it('row 35: a new game is a click in the menu away', async () => {
    const table = await Table.ready({attributes: KEY});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {seed} = table.host.record!;
    const again = await reload(table);
    await again.open('menu');
    await again.push('Deal the cards');
    await again.push('End it and deal');
    await again.rests();
    expect(again.moves).to.be.at.most(3);
    expect(again.host.record!.seed).not.to.equal(seed);
    expect(again.prompt.why).not.to.contain('Game resumed');
  });

  it('a reload during a summary continues with the next deal, with the score', async () => {
    const table = await Table.ready({attributes: {...KEY, variant: 'simple'}});
    await table.finishDeal();
    const {scores} = table.view;
    const again = await reload(table, {variant: 'simple'});
    expect(again.view.scores).to.deep.equal(scores);
    expect(again.view.deal).to.equal(2);
  });

  it('tables in shadow roots store a match each, and each finds its own', async () => {
    /** A page with a table in a shadow root, in another one, and in one within that. */
    const visit = async (): Promise<readonly Table[]> => {
      const page = document.body.appendChild(document.createElement('section'));
      page.dataset['underTest'] = '';
      const host = (around: Node): ShadowRoot =>
        around.appendChild(document.createElement('p')).attachShadow({mode: 'open'});
      const [first, second] = [host(page), host(page)];
      const attributes = {'storage-key': ''};
      return Promise.all(
        [first, second, host(second)].map((root) =>
          Table.ready({attributes, into: root.appendChild(document.createElement('div'))}),
        ),
      );
    };
    const tables = await visit();
    for (const [at, table] of tables.entries())
      await table.plays(() => table.host.play(table.legal().at(at)!));
    const records = tables.map(({host}) => host.record);
    expect(new Set(records.map((record) => JSON.stringify(record)))).to.have.property('size', 3);
    document.querySelector('[data-under-test]')!.remove();
    expect((await visit()).map(({host}) => host.record)).to.deep.equal(records);
  });

  for (const [locale, said] of repeated([
    ['ru', 'Страница просит игру, которую сыграть нельзя; вот новая'],
    ['en', 'This page asks for a game that cannot be played; here is a new one'],
  ] as const))
    it(`reports that a position of the page cannot be played, and deals: ${locale}`, async () => {
      const set = {state: {deal: 3, dealer: 9}};
      const table = await Table.ready({locale, set});
      expect(table.prompt.why).to.equal(said);
      await table.plays(() => table.host.play(table.legal()[0]!));
      expect(table.prompt.why).not.to.equal(said);
      table.host.state = {trump: 'no'};
      await until(() => table.prompt.why === said, 'it says so again');
      table.clear();
      const other = await Table.ready({locale});
      other.host.state = set.state;
      await until(() => other.prompt.why === said, 'it says so where all was well before');
    });

  it('continues in another language, and with other settings', async () => {
    const table = await Table.ready({attributes: KEY});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {record} = table.host;
    table.clear();
    const again = await Table.ready({locale: 'ru', attributes: {...KEY, deck: 'two-colour'}});
    expect(again.host.record).to.deep.equal(record);
    expect(again.prompt.why).to.match(/[а-я]/);
  });

  it('keeps undone moves undone', async () => {
    const table = await Table.ready({attributes: KEY});
    const {record} = table.host;
    await table.plays(() => table.host.play(table.legal()[0]!));
    table.host.undo();
    await table.rests();
    const again = await reload(table);
    expect(again.host.record).to.deep.equal(record);
  });

  it('another game, another number of players or other options do not find it', async () => {
    const table = await Table.ready({attributes: KEY});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const own = table.host.keptAt;
    for (const other of repeated(
      [
        {variant: 'simple'},
        {options: 'earlyStop: off'},
        {players: '3'},
        {'storage-key': 'another'},
      ],
      2,
    )) {
      const again = await reload(table, other);
      expect(again.host.keptAt, JSON.stringify(other)).not.to.equal(own);
      expect(again.prompt.why, JSON.stringify(other)).not.to.contain('Game resumed');
      again.clear();
    }
  });

  it('two tables without a key of their own store two games', async () => {
    const one = await Table.ready({width: 400, attributes: {'storage-key': ''}});
    const two = await Table.ready({width: 400, attributes: {'storage-key': ''}});
    expect(one.host.keptAt).not.to.equal(two.host.keptAt);
    expect(kept(one)).not.to.equal(null);
    expect(kept(two)).not.to.equal(null);
  });

  it('stores nothing when storage is off', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.host.keptAt).to.equal(undefined);
    expect(Object.keys(localStorage)).to.deep.equal([]);
    expect(table.events('gstk-state-saved')).to.deep.equal([]);
  });

  describe('row 36: unreadable data is discarded, with a notice', () => {
    const damage: Readonly<Record<string, (record: Record<string, unknown>) => unknown>> = {
      'no JSON': () => '{"game":',
      'an old version': (record) => ({...record, version: 0}),
      'moves out of turn': (record) => ({...record, moves: ['0:2S', '0:3S']}),
      'no seed': (record) => ({...record, seed: undefined}),
      'something else': () => '"hello"',
      nothing: () => 'null',
      'another game': (record) => ({...record, game: 'king-simple'}),
      'moves that are none': (record) => ({...record, moves: ['0:QQ']}),
      'nine seats': (record) => ({...record, seats: 9}),
      'strange options': (record) => ({...record, options: {earlyStop: 'maybe'}}),
    };
    let whole: Record<string, unknown>;
    let place: string;
    before(async () => {
      const table = await Table.ready({attributes: KEY});
      await table.plays(() => table.host.play(table.legal()[0]!));
      whole = kept(table)!;
      place = table.host.keptAt!;
      await clean();
    });

    for (const [what, spoil] of repeated(Object.entries(damage), 4))
      it(what, async () => {
        const spoiled = spoil(whole);
        localStorage.setItem(
          place,
          typeof spoiled === 'string' ? spoiled : JSON.stringify(spoiled),
        );
        const again = await Table.ready({attributes: KEY});
        expect(again.prompt.why).to.contain('The saved game could not be read');
        expect(again.hand()).to.have.length(13);
        expect(again.view.sheet).to.deep.equal([]);
        await again.plays(() => again.host.play(again.legal()[0]!));
        expect(kept(again)).to.deep.equal(again.host.record);
      });
  });

  describe('row 37: with blocked storage', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    const block = (get: () => Storage): void => {
      Object.defineProperty(window, 'localStorage', {get, configurable: true});
    };
    afterEach(() => Object.defineProperty(window, 'localStorage', real));

    const refused = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    } as unknown as Storage;

    for (const [what, get] of Object.entries({
      'by the browser': refused,
      'because full': () => full,
    }))
      it(`${what}: a deal can still be played, silently`, async () => {
        block(get);
        const {error, warn} = console;
        const warnings: unknown[] = [];
        console.error = console.warn = (...words: unknown[]) => warnings.push(words);
        try {
          const table = await Table.ready({attributes: {...KEY, variant: 'simple'}});
          await table.finishDeal();
          expect(table.is('deal-over')).to.equal(true);
          await table.open('menu');
          expect(table.events('gstk-state-saved')).to.deep.equal([]);
        } finally {
          console.error = error;
          console.warn = warn;
        }
        expect(
          warnings.filter((words) => !String(words).includes('Lit is in dev mode')),
        ).to.deep.equal([]);
      });
  });

  it('rubbish instead of settings is ignored', async () => {
    for (const rubbish of repeated(
      ['{', '{"speed":"warp","locale":7,"theme":{}}', '[]', '7', 'null'],
      2,
    )) {
      localStorage.setItem('gstk/settings', rubbish);
      const table = await Table.ready({attributes: {seed: '9'}});
      expect(table.is('my-turn'), rubbish).to.equal(true);
      table.clear();
    }
  });

  it('row 25: settings are stored for the next visit, and show in the look too', async () => {
    localStorage.setItem(
      'gstk/settings',
      JSON.stringify({theme: 'felt', 'card-size': 'large', locale: 'ru', deck: 'two-colour'}),
    );
    const table = await Table.ready({locale: 'ru'});
    expect(table.is('felt')).to.equal(true);
    expect(table.is('large')).to.equal(true);
    expect(table.prompt.say).to.match(/[а-я]/);
    expect(table.find('gstk-hand')).to.include({deck: 'two-colour'});
  });
});
