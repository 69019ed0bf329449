import {expect} from '@open-wc/testing';
import {entryOf} from '../../embed/catalogue.js';
import {
  clean,
  frames,
  Table,
  type TableSetup,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {playingOf} from '../loading.js';

/** A table whose conductor, bots and chart are still loading. */

const playing = playingOf(entryOf('king-omnibus'));
const load = playing.load.bind(playing);

describe('a table before its conductor has come', () => {
  beforeEach(clean);
  afterEach(async () => {
    playing.load = load;
    await clean();
  });

  /** A table at which the reader leads; the function lets the conductor load, or fail to load. */
  async function waiting(): Promise<[Table, (error?: Error) => void]> {
    playing.value = undefined;
    let answer!: (error?: Error) => void;
    const asked = new Promise<Error | undefined>((resolve) => (answer = resolve));
    playing.load = async () => {
      const error = await asked;
      if (error) throw error;
      return load().then((part) => (playing.value = part));
    };
    const first = await Table.lay();
    await until(() => first.is('ready'), 'a table is ready');
    const [leads] = first.host.view!.turn;
    first.clear();
    const table = await Table.lay({attributes: {seat: `${leads}`}});
    await until(() => table.is('ready'), 'the table is ready');
    return [table, answer];
  }

  it('asks the reader, shows the same picture, and keeps the reader’s move until it can be played', async () => {
    const [table, answer] = await waiting();
    expect(table.is('my-turn')).to.equal(true);
    const [card] = table.legal();
    const before = table.prompt.say;
    table.host.play(card!);
    await frames(3);
    expect(table.cards).to.have.length(13);
    expect(table.host.record!.moves).to.have.length(0);
    expect(table.prompt.say).to.equal(before);
    answer();
    await until(() => table.cards.length === 12, 'the card is played');
    expect(table.host.record!.moves[0]).to.include(card);
  });

  it('plays the newest of several requested moves, and no illegal one', async () => {
    const [table, answer] = await waiting();
    const legal = table.legal();
    for (const card of [legal[0]!, legal[1]!, 'ZZ']) table.host.play(card);
    answer();
    await until(() => table.host.record!.moves.length > 0, 'a card is played');
    expect(table.host.record!.moves[0]).to.include(legal[1]);
  });

  /** A table of God Save the King whose conductor comes when the function is called. */
  async function formed(given: TableSetup = {}): Promise<[Table, () => void]> {
    const own = playingOf(entryOf('god-save-the-king'));
    const fetched = own.load.bind(own);
    let come!: () => void;
    const asked = new Promise<void>((resolve) => (come = resolve));
    own.value = undefined;
    own.load = () => asked.then(fetched);
    const attributes = {game: 'god-save-the-king', ...given.attributes};
    const table = await Table.lay({tag: 'gstk-table', ...given, attributes});
    await until(() => table.is('ready') && table.cards.length === 13, 'the table is ready');
    return [
      table,
      () => {
        come();
        own.load = fetched;
      },
    ];
  }

  it('keeps the reader’s draft', async () => {
    const [table, come] = await formed();
    table.cards[0]!.click();
    await until(() => table.cards.length === 12, 'a card lies in the formation');
    expect(table.events('gstk-turn-changed')).to.have.length(0);
    come();
    await until(() => table.events('gstk-turn-changed').length > 0, 'the conductor has come');
    await frames(3);
    expect(table.cards).to.have.length(12);
  });

  it('asks while the first coach mark is shown', async () => {
    const [table, come] = await formed({novice: true, attributes: {'storage-key': 'mark'}});
    await until(() => table.find('.coach'), 'the coach has come');
    come();
    await until(() => table.events('gstk-turn-changed').length > 0, 'the conductor asks', 5_000);
    expect(table.is('my-turn')).to.equal(true);
    expect(table.find('.coach')).not.to.equal(null);
    table.cards[0]!.click();
    await until(() => table.cards.length === 12, 'a card lies in the formation');
  });

  it('reports that it did not load, and tries again with the next card', async () => {
    const [table, answer] = await waiting();
    answer(new Error('offline'));
    await until(() => table.prompt.why.includes('could not be loaded'), 'it is said');
    expect(table.cards).to.have.length(13);
    playing.load = load;
    table.host.play(table.legal()[0]!);
    await until(() => table.cards.length === 12, 'the card is played');
  });

  it('starts nothing at a table that has left the page', async () => {
    const [table, answer] = await waiting();
    const {host} = table;
    host.remove();
    answer();
    await load();
    await frames(10);
    expect(host.record!.moves).to.have.length(0);
    document.body.append(host);
    await until(() => table.is('my-turn'), 'it goes on when it comes back');
    host.remove();
  });
});
