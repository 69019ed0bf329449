import {expect} from '@open-wc/testing';
import {entryOf} from '../../embed/catalogue.js';
import {leads} from '../positions.fixture.js';
import {
  clean,
  everything,
  focused,
  frames,
  Table,
  until,
} from '../../embed/gstk-table/table.fixture.js';

const nameOf = (element: Element): string => (element as Element & {name?: string}).name ?? '';

/** The menu, opened by its button. */
class Menu {
  readonly table: Table;

  private constructor(table: Table) {
    this.table = table;
  }

  static async open(table: Table): Promise<Menu> {
    await table.push('Menu');
    await until(() => table.find('gstk-dialog form'), 'the menu is there');
    await table.stands();
    return new Menu(table);
  }

  /** The control of a setting or an option. */
  control(name: string): Element {
    for (const element of everything(this.table.root))
      if (/gstk-(segments|switch)/.test(element.localName) && nameOf(element) === name)
        return element;
    throw new Error(`the menu has no ${name}`);
  }

  get names(): readonly string[] {
    return [...everything(this.table.root)]
      .filter(({localName}) => /gstk-(segments|switch)/.test(localName))
      .map(nameOf);
  }

  /** Chooses a value, or toggles a switch. */
  async choose(name: string, value?: string): Promise<void> {
    const inside = this.control(name).shadowRoot!;
    const input = inside.querySelector(value === undefined ? 'input' : `input[value="${value}"]`)!;
    await this.table.point(input.closest('label')!);
    await frames(2);
  }

  /** The value shown by a row of segments or a switch. */
  shows(name: string): string {
    const inside = this.control(name).shadowRoot!;
    const state = inside.querySelector('.state');
    return state
      ? state.textContent.trim()
      : (inside.querySelector<HTMLInputElement>('input:checked')?.value ?? '');
  }

  /** Deals, and confirms. */
  async deal(): Promise<void> {
    await this.table.push('Deal the cards');
    await until(() => !this.table.dialog || this.table.find('.sure'), 'it deals, or asks');
    if (this.table.find('.sure')) await this.table.push('End it and deal');
  }
}

describe('the menu of a table', () => {
  before(clean);
  afterEach(clean);

  it('says how long the chosen match usually takes', async () => {
    const table = await Table.ready({attributes: {variant: 'omnibus'}});
    const menu = await Menu.open(table);
    const minutes = (await entryOf('king-omnibus')!.guide!()).minutes!['king-omnibus']!;
    const says = (n: number) =>
      until(() => table.find('.minutes')?.textContent === `About ${n} minutes`, `${n} minutes`);
    await says(minutes.full!);
    await menu.choose('length', 'short');
    await says(minutes.short!);
  });

  it('makes controls of the option rows of the game', async () => {
    const table = await Table.ready({attributes: {variant: 'simple'}});
    const menu = await Menu.open(table);
    const {rules} = await entryOf('king-simple').load();
    expect(menu.names.slice(0, rules.options.length + 1)).to.deep.equal([
      'people',
      ...rules.options.map(({name}) => name),
    ]);
    expect(menu.shows('kingsAreBoys')).to.equal('off');
    expect(menu.shows('earlyStop')).to.equal('on');
  });

  it('asks for the number of players only if there is a choice', async () => {
    const simple = await Menu.open(await Table.ready({attributes: {variant: 'simple'}}));
    expect(simple.names).not.to.include('players');
    simple.table.clear();
    const omnibus = await Menu.open(await Table.ready());
    expect(omnibus.shows('players')).to.equal('4');
  });

  it('lets several people share the screen', async () => {
    const table = await Table.ready();
    const menu = await Menu.open(table);
    expect(menu.shows('people')).to.equal('1');
    await menu.choose('people', '2');
    await until(() => menu.shows('people') === '2', 'two are to sit down');
    await menu.deal();
    await until(() => table.find('[data-id=here]'), 'the first of them is awaited');
    expect(table.find('[data-id=here]')!.textContent.trim()).to.equal('I am Player 1');
    expect(table.hand().filter(Boolean), 'nobody’s cards are in the document').to.deep.equal([]);
    const shields = [...table.root.querySelectorAll('gstk-seat')].map((seat) =>
      seat.shadowRoot!.querySelector('.shield text')!.textContent.trim(),
    );
    expect(shields.slice(0, 2).sort()).to.deep.equal(['1', '2']);
  });

  it('groups the settings, and asks about decided deals only where the rules leave them', async () => {
    const menu = await Menu.open(await Table.ready());
    const heads = [...menu.table.root.querySelectorAll('.menu h3')].map((head) => head.textContent);
    expect(heads).to.deep.equal(['New game', 'Playing', 'Cards and table', 'Language and sound']);
    expect(menu.names).not.to.include('decided');
    menu.table.clear();
    const asked = await Menu.open(await Table.ready({attributes: {options: 'earlyStop: off'}}));
    expect(asked.names).to.include('decided');
  });

  it('deals a new game with the chosen options and other cards', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const old = table.host.record!;
    const menu = await Menu.open(table);
    expect(await table.panel()).to.contain('This ends the game that is being played');
    await menu.choose('players', '3');
    await menu.choose('earlyStop');
    await until(() => menu.shows('players') === '3', 'three are to sit down');
    await until(() => menu.shows('earlyStop') === 'off', 'the option is chosen');
    await menu.deal();
    await table.rests();
    expect(table.dialog).to.equal(null);
    const {seats, options, seed, moves} = table.host.record!;
    expect({seats, options}).to.deep.equal({seats: 3, options: {earlyStop: 'off'}});
    expect(seed).not.to.equal(old.seed);
    expect(moves.length).to.be.at.most(2);
    expect(table.hand()).to.have.length(17);
  });

  it('row 103: asks before it ends a game, with the focus on keeping it', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {seed} = table.host.record!;
    await Menu.open(table);
    await table.push('Deal the cards');
    await until(() => focused()?.textContent.trim() === 'Keep playing', 'keeping it has the focus');
    expect(table.host.record!.seed).to.equal(seed);
    await table.press('Enter');
    await until(() => !table.dialog, 'the menu is closed');
    expect(table.host.record!.seed).to.equal(seed);
    const menu = await Menu.open(table);
    await menu.deal();
    await until(() => table.host.record?.seed !== seed, 'another game is dealt');
  });

  it('row 27: shows which players are bots and how they play, as their seats do', async () => {
    const table = await Table.ready({width: 700, attributes: {variant: 'simple'}});
    const menu = await Menu.open(table);
    const bots = (): readonly string[] =>
      [...table.root.querySelectorAll('.bots li')].map((one) => one.textContent.trim());
    const told = (): readonly string[] =>
      [...table.root.querySelectorAll('gstk-seat')].map(
        (seat) => seat.shadowRoot!.querySelector('.seat')!.getAttribute('title') ?? '',
      );
    expect(bots()).to.have.length(3);
    bots().forEach((bot, at) => {
      expect(bot).to.contain(['Otto', 'Nora', 'Vera'][at]).and.to.contain('bot, normal');
    });
    const liking = ['', ', likes to gamble', ', likes to play safe'];
    const well = liking.map((temper) => `bot, normal${temper}`);
    expect([...told()].sort()).to.deep.equal(['', ...well]);
    expect(bots()[0]).to.contain('likes to play safe');
    expect(bots()[2]).to.contain('likes to gamble');
    expect(await table.panel()).to.contain('some bots take the safest and some the boldest');
    await menu.choose('bot-level', 'easy');
    await until(() => bots().every((bot) => bot.includes('bot, easy')), 'the level is shown');
    // Easy bots have no tempers.
    expect([...told()].sort()).to.deep.equal(['', ...Array<string>(3).fill('bot, easy')]);
    expect(await table.panel()).not.to.contain('the boldest');
  });

  it('keeps what was chosen for the next game while a setting is changed', async () => {
    const table = await Table.ready();
    const menu = await Menu.open(table);
    await menu.choose('players', '3');
    await menu.choose('deck', 'two-colour');
    expect(menu.shows('players')).to.equal('3');
    await menu.deal();
    await table.rests();
    expect(table.host.record!.seats).to.equal(3);
  });

  it('deals from a pack even if the page has set a position', async () => {
    const table = await Table.ready();
    const {view} = table;
    table.host.state = {...view, seat: undefined};
    await table.stands();
    const menu = await Menu.open(table);
    await menu.choose('players', '3');
    await menu.deal();
    await table.rests();
    expect(table.hand()).to.have.length(17);
  });

  it('forgets the choices when it is closed', async () => {
    const table = await Table.ready();
    let menu = await Menu.open(table);
    await menu.choose('players', '3');
    await table.press('Escape');
    await until(() => !table.dialog, 'the menu is closed');
    menu = await Menu.open(table);
    expect(menu.shows('players')).to.equal('4');
  });

  it('row 25: another speed applies from the next step on, is reported to the page and is stored', async () => {
    const table = await Table.ready();
    const menu = await Menu.open(table);
    await menu.choose('speed', 'slow');
    expect(menu.shows('speed')).to.equal('slow');
    expect(table.events('gstk-setting-changed')).to.deep.equal([
      {game: 'king-omnibus', name: 'speed', value: 'slow'},
    ]);
    await table.press('Escape');
    await until(() => !table.dialog, 'the menu is closed');
    table.host.play(table.legal()[0]!);
    await frames(3);
    expect(table.resting, 'a slow table is still showing the card').to.equal(false);
    table.clear();
    // The reader leads: nobody takes the time of a slow table.
    const again = await Menu.open(
      await Table.ready({attributes: {seed: '8'}, set: {state: leads('KH', 'AH')}}),
    );
    expect(again.shows('speed'), 'the choice was kept').to.equal('slow');
  });

  it('changes deck, letters, size and table at once, and the game goes on', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {moves} = table.host.record!;
    const menu = await Menu.open(table);
    const written = table.host.getAttributeNames();
    await menu.choose('deck', 'two-colour');
    await menu.choose('card-index', 'ru');
    await menu.choose('card-size', 'large');
    await menu.choose('theme', 'felt');
    await table.press('Escape');
    await table.stands();
    expect(table.is('felt')).to.equal(true);
    expect(table.is('large')).to.equal(true);
    expect(table.host.getAttributeNames(), 'what the page wrote').to.deep.equal(written);
    expect(table.find('gstk-hand')).to.include({deck: 'two-colour', letters: 'ru'});
    expect(table.host.record!.moves).to.deep.equal(moves);
  });
});
