import {expect} from '@open-wc/testing';
import type {TableContext} from '../../table-context.js';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';

/** A finished match: its result for people, what is counted of it, and the level that is offered. */

const KEY = 'gstk/statistics';
/** The insides of a table, which no page sees. */
const contextOf = ({host}: Table): TableContext => (host as unknown as {table: TableContext}).table;
const LOST = {level: 'normal', won: false, points: -3};
const kept = (): {games: Record<string, {levels: Record<string, unknown>; last: unknown[]}>} =>
  JSON.parse(localStorage.getItem(KEY)!) as never;

describe('the end of a match', () => {
  let copied: string[];
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const press = async (table: Table, selector: string): Promise<void> => {
    await until(() => table.find(selector), `there is ${selector}`);
    table.find(selector)!.click();
  };
  const lay = async (attributes: Readonly<Record<string, string>> = {}): Promise<Table> => {
    const table = await Table.lay({
      attributes: {
        variant: 'omnibus',
        length: 'deal',
        'storage-key': 'end',
        seed: '7',
        ...attributes,
      },
    });
    await until(() => table.is('ready'), 'it plays');
    await table.host.fetchFeatures();
    return table;
  };
  const finish = async (table: Table): Promise<void> => {
    await table.rests();
    await table.finishDeal();
    await until(() => table.is('game-over') || table.find('[data-id=go]'), 'it is over');
    table.find('[data-id=go]')?.click();
    await until(() => table.find('[data-id=result]'), 'its end is shown');
  };

  beforeEach(async () => {
    await clean();
    localStorage.removeItem(KEY);
    copied = [];
    const clipboard = {writeText: (one: string) => Promise.resolve(void copied.push(one))};
    Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
  });
  afterEach(async () => {
    await clean();
    localStorage.removeItem(KEY);
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('is told in sentences and signs, with the record beside them', async () => {
    const table = await lay();
    await finish(table);
    await press(table, '[data-id=result]');
    await press(table, '[data-id=copy-result]');
    await until(() => copied.length === 1, 'the result is copied');
    const [sentences, signs, url] = copied[0]!.split('\n');
    expect(sentences).to.match(/^Omnibus: I .*points?\. .* Against normal bots\.$/);
    expect([...signs!].length, 'a sign for each trick').to.equal(13);
    expect(url).to.match(/^http/);
    await press(table, '[data-id=copy-record]');
    await until(() => copied.length === 2, 'the record is copied');
    expect(copied[1]).to.contain('[Game "king-omnibus"]');
  });

  it('leads to a challenge, also where four other buttons stand beside the end', async () => {
    const table = await lay({seed: ''});
    await finish(table);
    await until(() => table.find('.actions [data-id=daily-offer]'), 'today’s deal is offered');
    expect(table.root.querySelectorAll('.actions button')).to.have.length(4);
    expect(table.find('.actions [data-id=challenge]')).to.equal(null);
    await press(table, '[data-id=result]');
    await press(table, '.result [data-id=challenge]');
    await until(() => table.find('gstk-dialog .same'), 'a friend can be challenged');
  });

  it('is shared as a picture where the platform takes files', async () => {
    const shared: File[] = [];
    const stubs = {
      canShare: () => true,
      share: ({files}: {files: File[]}) => Promise.resolve(void shared.push(...files)),
    };
    for (const [name, value] of Object.entries(stubs))
      Object.defineProperty(navigator, name, {value, configurable: true});
    try {
      const table = await lay();
      await finish(table);
      await press(table, '[data-id=result]');
      await press(table, '[data-id=share-picture]');
      await until(() => shared.length === 1, 'a picture is shared');
      expect([shared[0]!.name, shared[0]!.type]).to.deep.equal(['king-omnibus.png', 'image/png']);
    } finally {
      for (const name of Object.keys(stubs)) Reflect.deleteProperty(navigator, name);
    }
  });

  it('counts once, is told to the page, and is shown until it is forgotten', async () => {
    const table = await lay();
    const told: Record<string, unknown>[] = [];
    table.host.addEventListener('gstk-match-recorded', ({detail}) => told.push({...detail}));
    await finish(table);
    await until(() => told.length === 1, 'the page is told');
    const {game, seat, level, undo, deals, points} = told[0]!;
    expect([game, seat, level, undo]).to.deep.equal(['king-omnibus', 0, 'normal', false]);
    expect(deals).to.deep.equal([points]);
    expect(kept().games['king-omnibus']!.last).to.have.length(1);
    // The same match, kept by the browser and loaded again.
    table.clear();
    const again = await lay();
    await until(() => again.find('[data-id=result]'), 'the end is there again');
    await press(again, '[data-panel=menu]');
    await press(again, '.menu [data-panel=statistics]');
    await until(() => again.find('.statistics [data-id=forget]'), 'the statistics are open');
    expect(text(again.find('.statistics tbody')!)).to.match(/^Normal 1 /);
    expect(kept().games['king-omnibus']!.last).to.have.length(1);
    await press(again, '.statistics [data-id=forget]');
    await until(() => !again.find('.statistics [data-id=forget]'), 'they are forgotten');
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('counts a match whose feats cannot be fetched, without them, and only once', async () => {
    const table = await lay({'storage-key': 'featless'});
    const {entry} = table.host;
    const {guide} = entry;
    let asked = 0;
    const failing = (): Promise<never> => {
      asked += 1;
      return Promise.reject(new Error('cut off'));
    };
    const told: Readonly<Record<string, unknown>>[] = [];
    table.host.addEventListener('gstk-match-recorded', ({detail}) => told.push({...detail}));
    await table.rests();
    Object.assign(entry, {guide: failing});
    try {
      await finish(table);
      await until(() => told.length === 1, 'the page is told');
    } finally {
      Object.assign(entry, {guide});
    }
    expect(asked, 'they were asked for').to.be.above(0);
    expect(told[0]!['feats']).to.deep.equal({});
    const {levels, last} = kept().games['king-omnibus']!;
    expect(levels['normal']).to.include({played: 1}).and.to.deep.include({feats: {}});
    expect(last).to.have.length(1);
    // The guide is there again: what was counted stays counted once.
    table.clear();
    const again = await lay({'storage-key': 'featless'});
    await until(() => again.find('[data-id=result]'), 'the end is there again');
    expect(kept().games['king-omnibus']!.last).to.have.length(1);
  });

  it('offers the level below after three losses, and changes nothing by itself', async () => {
    const last = [LOST, LOST];
    const table = await lay({seed: '11'});
    await table.rests();
    localStorage.setItem(
      KEY,
      JSON.stringify({version: 1, games: {'king-omnibus': {levels: {}, last}}}),
    );
    let won: boolean | undefined;
    table.host.addEventListener('gstk-match-recorded', ({detail}) => (won = detail.won));
    await finish(table);
    await until(() => table.find('[data-id=next-level]'), 'a level is offered');
    const level = won ? 'strong' : 'easy';
    expect(text(table.find('[data-id=next-level]')!)).to.equal(`Play ${level} bots`);
    expect(contextOf(table).settings.get('bot-level')).to.equal('normal');
    await press(table, '[data-id=next-level]');
    await until(() => !table.is('game-over'), 'the next match begins');
    expect(contextOf(table).settings.get('bot-level')).to.equal(level);
  });

  it('counts no match of people at one screen and none of the page’s own bots', async () => {
    for (const [attributes, bots] of [
      [{humans: '4'}, undefined],
      [{}, {choose: ({moves}: {moves: readonly unknown[]}) => ({move: moves[0]})}],
    ] as const) {
      const {countable} = await import('./statistics.js');
      const table = await lay(attributes);
      if (bots) table.host.bots = bots as never;
      expect(countable(contextOf(table)), JSON.stringify(attributes)).to.equal(undefined);
      if (bots) {
        table.host.bots = undefined;
        expect(countable(contextOf(table))).not.to.equal(undefined);
      }
      table.clear();
    }
  });
});
