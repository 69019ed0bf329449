import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {catalogue} from '../../../embed/catalogue.js';
import {oneOfEachEngine} from '../../../testing/full.fixture.js';
import {clean, frames, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';

/** How long a match takes, and other lengths, before its first card. */

describe('the length of a match', () => {
  const lay = async (attributes: Readonly<Record<string, string>>, width = 600): Promise<Table> => {
    const table = await Table.lay({
      tag: 'gstk-table',
      width,
      attributes: {seed: '', ...attributes},
    });
    await until(() => table.is('ready'), 'it plays');
    await table.host.fetchFeatures();
    await table.rests();
    return table;
  };
  const control = (table: Table): HTMLElement | null => table.find('[data-id=length]');
  const lengths = (table: Table): readonly string[] =>
    ['deal', 'short', 'full'].map((id) => text(table.find(`gstk-dialog [data-id=${id}]`)!));

  beforeEach(clean);
  afterEach(() => setViewport({width: 800, height: 600}));
  afterEach(clean);

  for (const [game, deal, said] of [
    ['king-omnibus', {length: 'deal'}, ['One deal', 'Short', 'Full']],
    ['court-ladder', {hands: 1}, ['1', '3', '10']],
  ] as const)
    it(`is said in minutes, and chosen before a first card: ${game}`, async () => {
      const table = await lay({game});
      await until(() => control(table), 'it is offered');
      const minutes = text(control(table)!);
      const {seed} = table.host.record!;
      control(table)!.click();
      await until(() => table.find('gstk-dialog [data-id=full]'), 'the lengths are shown');
      const named = lengths(table).map((line) => line.split(' · '));
      expect(named.map(([name]) => name)).to.deep.equal(said);
      const needed = named.map(([, about]) => Number(/^About (\d+) minutes$/.exec(about!)?.[1]));
      expect(needed, 'the shortest is the first').to.deep.equal(needed.toSorted((a, b) => a - b));
      expect(text(table.find('gstk-dialog [aria-current=true]')!)).to.equal(
        `${said[2]} · ${minutes}`,
      );
      table.find('gstk-dialog [data-id=deal]')!.click();
      await until(() => table.host.record?.seed !== seed, 'other cards are dealt');
      await until(() => !table.dialog, 'the panel is closed');
      expect(table.host.record!.options).to.include(deal);
    });

  it('stays as it is where the present one is pressed', async () => {
    const table = await lay({game: 'king-omnibus', length: 'short'});
    await until(() => control(table), 'it is offered');
    const {seed} = table.host.record!;
    control(table)!.click();
    await until(() => table.find('gstk-dialog [data-id=short]'), 'the lengths are shown');
    table.find('gstk-dialog [data-id=short]')!.click();
    await until(() => !table.dialog, 'the panel is closed');
    expect(table.host.record!.seed).to.equal(seed);
  });

  it('is offered until a card lies, beside today’s deal, and makes no table higher', async () => {
    const table = await lay({game: 'king-omnibus', speed: 'instant'}, 320);
    await table.becomes('my-turn');
    await until(() => table.find('[data-id=daily-offer]') && control(table), 'both are there');
    const isDrawn = (): boolean => control(table)!.getClientRects().length > 0;
    expect(isDrawn()).to.equal(true);
    const {height} = table.host.getBoundingClientRect();
    control(table)!.style.display = 'none';
    expect(table.host.getBoundingClientRect().height).to.equal(height);
    control(table)!.style.display = '';
    await table.plays(() => table.host.play(table.legal()[0]!));
    await until(() => !control(table), 'a card lies');
  });

  /** What is wrong with the words of today's deal and of the minutes, as they are drawn. */
  const faults = (table: Table): readonly string[] => {
    const row = table.find('.prompt')!.getBoundingClientRect();
    const {top} = table.host.getBoundingClientRect();
    return ['daily-offer', 'length'].flatMap((id) => {
      const words = table.find(`[data-id=${id}] .t`)!.getBoundingClientRect();
      const isWhole = words.width > 30 && words.height > 10;
      const isWithin = words.left >= row.left && words.right <= row.right && words.top >= row.top;
      const isInView = words.bottom - top <= 700;
      return isWhole && isWithin && isInView ? [] : [`${id}: ${JSON.stringify(words)}`];
    });
  };

  /** The same of the table at every width, the narrowest first. */
  const faultsAtWidths = async (table: Table): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const width of [320, 600, 1000]) {
      await setViewport({width, height: 700});
      table.host.parentElement!.style.setProperty('inline-size', `${width}px`);
      await frames(2);
      found.push(...faults(table).map((fault) => `${width} px: ${fault}`));
    }
    return found;
  };

  for (const {id} of oneOfEachEngine(catalogue))
    it(`is seen beside today’s deal at every width: ${id}`, async () => {
      const table = await lay({game: id, speed: 'instant'}, 320);
      table.host.newGame({seed: '7'});
      await until(() => table.host.record?.seed === '7', 'other cards are dealt');
      await until(() => table.find('[data-id=daily-offer]') && control(table), 'both are there');
      expect(await faultsAtWidths(table)).to.deep.equal([]);
    });

  it('is seen beside four suits, of which one is to be trump', async () => {
    const table = await lay({game: 'court-ladder', speed: 'instant'}, 320);
    for (let seed = 1; seed < 40 && !table.find('[data-id=S]'); seed++) {
      table.host.newGame({seed: String(seed)});
      await table.rests();
    }
    await until(() => table.find('[data-id=daily-offer]') && control(table), 'both are there');
    expect(await faultsAtWidths(table)).to.deep.equal([]);
    const [suit, prompt] = [table.find('[data-id=C]')!, table.find('.prompt')!];
    expect(suit.getBoundingClientRect().right).to.be.at.most(prompt.getBoundingClientRect().right);
  });

  it('yields to today’s deal where there is no room for both', async () => {
    const table = await lay({game: 'support-the-king'}, 280);
    await until(() => table.find('[data-id=daily-offer]') && control(table), 'both are there');
    const isDrawn = (): boolean => control(table)!.getClientRects().length > 0;
    expect(isDrawn()).to.equal(false);
    table.host.daily = 'off';
    await until(() => !table.find('[data-id=daily-offer]') && isDrawn(), 'it has the room');
  });

  it('leads to other options in a game of one length', async () => {
    const table = await lay({game: 'tourney-for-the-king'});
    await until(() => control(table), 'the minutes are said');
    const said = text(control(table)!);
    expect(said).to.match(/^About (a minute|\d+ minutes)$/);
    control(table)!.click();
    await until(() => table.find('gstk-dialog .minutes'), 'the menu is open');
    expect(text(table.find('gstk-dialog .minutes')!)).to.equal(said);
  });

  it('is not offered with cards that somebody chose', async () => {
    const table = await lay({game: 'king-omnibus', seed: '7'});
    await table.becomes('my-turn');
    await table.stands();
    expect(control(table)).to.equal(null);
  });
});
