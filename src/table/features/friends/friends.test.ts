import {expect} from '@open-wc/testing';
import {kingGame} from '../../../games/king/index.js';
import {commitmentOf} from '../../../match/index.js';
import {inviteTo} from '../../../online/token.js';
import {repeated} from '../../../testing/full.fixture.js';
import {Listener} from '../../speech/listener.fixture.js';
import {
  clean,
  focused,
  Table,
  type TableSetup,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {House, INVITATION, SECRET, WATCHER} from './house.fixture.js';

/** A table of people on devices of their own: its panel, its line, and what goes wrong. */

const omnibus = kingGame('king-omnibus');
const INVITED = {game: 'king-omnibus', token: INVITATION};
const invite = (): void => history.replaceState(null, '', inviteTo(location.href, INVITED));

describe('a table of friends', () => {
  let house: House;

  const begin = (seat = 0): House => (house = new House(omnibus, seat));
  const lay = async (given: TableSetup = {}): Promise<Table> => {
    const attributes = {server: House.ADDRESS, ...given.attributes};
    const table = await Table.lay({...given, attributes});
    await until(() => table.is('ready'), 'the table is ready');
    return table;
  };
  const at = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
  const field = (table: Table, name: string): HTMLInputElement =>
    table.find(`.friends input[name=${name}]`) as HTMLInputElement;
  const line = (table: Table): string => text(table.find('.company p'));
  const press = async (table: Table, id: string): Promise<void> => {
    await until(() => at(table, id), `there is a button ${id}`);
    await table.point(at(table, id)!);
  };

  /** Opens the panel by its button. */
  async function open(table: Table): Promise<void> {
    await until(() => table.find('[data-panel=friends]'), 'there is a button');
    await table.point(table.find('[data-panel=friends]')!);
    await until(() => table.find('.friends'), 'the panel is open');
    await table.stands();
  }

  /** A table that its reader has made, with the panel open. */
  async function made(given: TableSetup = {}): Promise<Table> {
    const table = await lay(given);
    await open(table);
    await press(table, 'make');
    await until(() => at(table, 'copy-link'), 'it is made');
    return table;
  }

  /** A table that somebody came to by a link, who sat down. */
  async function joined(given: TableSetup = {}): Promise<Table> {
    invite();
    const table = await lay(given);
    await press(table, 'sit');
    await until(() => house.server.sockets.length > 0 && !table.dialog, 'a seat is taken');
    return table;
  }

  beforeEach(clean);
  afterEach(async () => {
    await clean();
    house.close();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('offers nothing without a server, and warns of an address that is none', async () => {
    begin();
    const {warn} = console;
    const said: string[] = [];
    console.warn = (words: string) => void said.push(words);
    const table = await Table.ready({attributes: {server: 'javascript:alert(1)'}});
    await until(() => said.length > 0, 'it warns');
    console.warn = warn;
    expect(said.join()).to.match(
      /server="javascript:alert\(1\)": expected the address of a server/,
    );
    await until(() => !table.find('[data-panel=friends]'), 'there is no button');
    expect(house.asked).to.deep.equal([]);
  });

  it('asks a server for nothing before its reader does', async () => {
    begin();
    const table = await lay();
    await open(table);
    expect(house.asked).to.deep.equal([]);
    expect(house.server.sockets).to.deep.equal([]);
  });

  it('is made with a name, and its link is shown in four ways', async () => {
    begin();
    const table = await lay();
    await open(table);
    const name = field(table, 'name');
    name.value = 'Ann';
    name.dispatchEvent(new Event('change'));
    await press(table, 'make');
    await until(() => at(table, 'copy-link'), 'it is made');
    const [[what, body] = []] = house.asked;
    expect(what).to.equal('matches');
    expect(body).to.include({
      game: 'king-omnibus',
      people: 4,
      sit: true,
      name: 'Ann',
      seats: 4,
      wait: true,
    });
    expect(field(table, 'link').value).to.equal(inviteTo(location.href, INVITED));
    expect(table.find('.friends svg, .friends canvas, .friends [role=img]')).not.to.equal(null);
    expect(text(table.find('.friends [role=status]'))).to.equal('1 of 2 people here');
    const seats = [...table.root.querySelectorAll('.friends li')].map((one) => text(one));
    expect(seats).to.have.length(4);
    expect(seats[0]).to.match(/You$/);
    expect(seats[1]).to.match(/free seat$/);
    expect(seats[2]).to.match(/bot$/);
    await expect(table.find('.friends')!.closest('gstk-dialog, .aside')).to.be.accessible();
    const ears = new Listener();
    house.seat({
      names: ['Ann', 'Ben', null, null],
      here: [true, true, false, false],
      kinds: ['person', 'person', 'bot', 'bot'],
    });
    await ears.hears('Ben is at the table.');
    await until(() => !at(table, 'copy-link'), 'nobody else is invited');
    expect(text(table.root.querySelectorAll('.friends li')[1])).to.match(/Ben ?here$/);
  });

  it('is begun with bots in the free seats, and closes its panel', async () => {
    begin();
    const table = await made();
    await table.point(table.find('.friends [data-id=fill]')!);
    await until(() => house.heard.some(({q}) => q === 'fill'), 'bots are asked for');
    await until(() => !table.dialog, 'the table is seen');
    expect(line(table)).to.equal('Waiting for 1 more person.');
    expect(at(table, 'invite')).not.to.equal(null);
    house.seat({kinds: ['person', 'bot', 'bot', 'bot']});
    await until(() => line(table) === '', 'nobody is awaited');
  });

  it('is joined by a link: who follows it says a name, and the address invites no longer', async () => {
    begin(1);
    house.server.who = {
      ...house.server.who,
      kinds: ['person', 'person', 'bot', 'bot'],
      here: [true, true, false, false],
    };
    invite();
    const table = await lay({attributes: {'storage-key': 'friends'}});
    await until(() => at(table, 'sit'), 'it is asked');
    expect(text(table.find('.friends strong'))).to.equal('You are invited to a table of Omnibus.');
    const name = field(table, 'name');
    name.value = 'Ben';
    name.dispatchEvent(new Event('change'));
    await press(table, 'sit');
    await until(() => location.hash === '' && !table.dialog, 'a seat is taken');
    const [[what, body] = []] = house.asked;
    expect(what).to.equal('join');
    expect(body).to.include({invitation: INVITATION, name: 'Ben'});
    expect(body!['visitor']).to.match(/^[\da-f]{32}$/);
    await until(() => table.view.seat === 1, 'the hand is shown');
    expect(table.view.hands[0]!.every((card) => card === null)).to.equal(true);
  });

  it('is looked at where all seats are taken', async () => {
    begin();
    house.answers('join', 410, {watch: WATCHER});
    invite();
    const table = await lay();
    await press(table, 'sit');
    await until(() => at(table, 'look-on'), 'it is full');
    expect(text(table.find('.friends'))).to.contain('All seats are taken. You can watch.');
    await press(table, 'look-on');
    await until(() => house.asked.some(([, {token}]) => token === WATCHER), 'it watches');
  });

  const ANSWERS = [
    ['join', 404, 'This match was deleted.', 'Эта партия удалена.'],
    ['seat', 404, 'This match was deleted.', undefined],
    ['seat', 409, 'This match was begun under other rules. Your seat is kept.', undefined],
    ['join', 401, 'This seat is no longer yours.', undefined],
    ['join', 429, 'That was quick. Try again in a moment.', undefined],
    ['join', 500, 'The tables cannot be reached.', undefined],
  ] as const;
  for (const [what, status, said, gesagt] of repeated(ANSWERS, 2))
    it(`says so when ${what} is answered ${status}, and plays here`, async () => {
      begin(1);
      house.answers(what, status);
      invite();
      const table = await lay({locale: gesagt ? 'ru' : 'en'});
      await press(table, 'sit');
      await until(() => table.find('.friends [role=alert]'), 'something is said');
      expect(text(table.find('.friends [role=alert]'))).to.equal(gesagt ?? said);
      await table.close();
      await table.becomes('my-turn');
      await table.plays(() => table.host.play(table.legal()[0]!));
    });

  it('plays here after all when the invited friend does not want to', async () => {
    begin(1);
    invite();
    const table = await lay();
    await press(table, 'not-now');
    await until(() => !table.dialog, 'it is closed');
    expect(location.hash).to.equal('');
    expect(house.asked).to.deep.equal([]);
  });

  it('goes on in the same seat after a reload', async () => {
    begin();
    const own = {attributes: {'storage-key': 'friends'}};
    const table = await made(own);
    table.clear();
    const next = await Table.lay({attributes: {server: House.ADDRESS, ...own.attributes}});
    const seats = (): number => house.asked.filter(([what]) => what === 'seat').length;
    await until(() => seats() === 2, 'the seat is taken again');
    await until(() => line(next) === 'Waiting for 1 more person.', 'it is the same match');
    expect(house.asked.filter(([what]) => what === 'matches')).to.have.length(1);
  });

  it('keeps nothing where nothing is to be kept: the address leads back to the seat', async () => {
    begin();
    const table = await joined();
    const name = 'gstk/seat';
    expect(Object.keys(localStorage).filter((key) => key.startsWith(name))).to.deep.equal([]);
    table.clear();
    const next = await lay();
    await press(next, 'sit');
    await until(() => house.asked.filter(([what]) => what === 'join').length === 2, 'again');
    const [first, second] = house.asked.filter(([what]) => what === 'join');
    expect(first![1]['visitor']).to.equal(second![1]['visitor']);
  });

  it('answers who asks to take a decision back, by a button that the line has', async () => {
    begin();
    const table = await joined();
    const ears = new Listener();
    house.seat({names: ['Ann', 'Ben', null, null], kinds: ['person', 'person', 'bot', 'bot']});
    house.send({t: 'undo', asked: {by: 1, agreed: []}});
    await until(() => at(table, 'allow'), 'it is asked');
    expect(line(table)).to.equal('Ben asks to take the last decision back.');
    await ears.hears('Ben asks to take the last decision back.');
    await press(table, 'allow');
    await until(() => house.heard.length > 0, 'it is answered');
    expect(house.heard.at(-1)).to.deep.equal({q: 'undo', agreed: true});
    house.send({t: 'undo', asked: {by: 1, agreed: [0]}});
    await until(() => !at(table, 'allow'), 'it has been answered');
    house.send({t: 'undo'});
    await until(() => !line(table).includes('asks'), 'the question is over');
  });

  it('tells what somebody says, and sends one of six greetings', async () => {
    begin();
    const table = await joined();
    const ears = new Listener();
    house.seat({names: ['Ann', 'Ben', null, null], kinds: ['person', 'person', 'bot', 'bot']});
    house.send({t: 'greet', from: 1, n: 2});
    await until(() => line(table) === 'Ben: Well played!', 'it is shown');
    await ears.hears('Ben: Well played!');
    await open(table);
    await press(table, 'greet-4');
    await until(() => house.heard.some(({q}) => q === 'greet'), 'it is sent');
    expect(house.heard.at(-1)).to.deep.equal({q: 'greet', n: 4});
  });

  it('shows who is away, and until when; times are not said again each second', async () => {
    begin();
    const table = await joined();
    const ears = new Listener();
    const who = {names: ['Ann', 'Ben', null, null], kinds: ['person', 'person', 'bot', 'bot']};
    house.seat({...(who as object), here: [true, true, false, false]});
    await ears.hears('Ben is at the table.');
    house.seat({here: [true, false, false, false]});
    await ears.hears('Ben is away.');
    const away = table.root.querySelector('gstk-seat[away]');
    expect(away?.getAttribute('data-seat')).to.equal('1');
    house.send({t: 'clock', left: {1: 29_500}});
    await until(() => line(table).includes('0:30'), 'the time is shown');
    expect(line(table)).to.equal('Ben is away; a bot takes over in 0:30.');
  });

  it('says that the connection is lost, and that it is back', async () => {
    begin();
    const table = await joined();
    const ears = new Listener();
    house.cut();
    await until(() => line(table) === 'Connection lost. Trying again.', 'it is shown');
    await ears.hears('Connection lost.');
    house.server.isReached = true;
    await ears.hears('Back online.');
    await until(() => line(table) !== 'Connection lost. Trying again.', 'it is over');
  });

  it('says that a move is not saved yet, until it is', async () => {
    begin();
    const table = await joined();
    const ears = new Listener();
    house.server.canStore = false;
    await until(() => table.legal().length > 0, 'the reader may play');
    table.host.play(table.legal()[0]!);
    const words = 'Your move is not saved yet. Trying again.';
    await until(() => line(table) === words, 'it is shown');
    await ears.hears('Your move is not saved yet.');
    house.server.canStore = true;
    await until(() => line(table) !== words, 'it is over');
  });

  it('lets another window have the seat, and takes it back', async () => {
    begin();
    const table = await joined();
    house.server.sockets.at(-1)!.close(4409);
    await until(() => line(table) === 'You are playing in another window.', 'it is said');
    await press(table, 'go-on-here');
    await until(
      () => house.asked.filter(([what]) => what === 'seat').length === 2,
      'the seat is asked for again',
    );
    await until(
      () => line(table) !== 'You are playing in another window.',
      'the seat is here again',
    );
  });

  it('is deleted for everybody only after it has been confirmed', async () => {
    begin();
    const table = await made();
    await press(table, 'delete');
    await until(() => at(table, 'delete-sure'), 'it is asked');
    expect(house.asked.map(([what]) => what)).not.to.include('delete');
    await press(table, 'keep');
    await until(() => at(table, 'delete'), 'it is kept');
    await press(table, 'delete');
    await press(table, 'delete-sure');
    await until(() => house.asked.some(([what]) => what === 'delete'), 'it is deleted');
    await until(() => at(table, 'make'), 'a new one can be made');
  });

  it('deals the cards of a match that is over again, and says what was promised before', async () => {
    begin();
    const promise = house.server.commitment;
    const table = await joined();
    await open(table);
    const fair = (): Element => table.find('.fair')!;
    expect(text(fair())).to.include(promise).and.not.include(SECRET);
    await table.close();
    house.finish();
    await until(() => table.is('game-over'), 'the match is over');
    await open(table);
    await until(
      () => text(fair()).startsWith('A fair deal Dealt as promised'),
      'they are dealt again',
    );
    expect(line(table)).not.to.include('promised');
  });

  it('says by itself that cards were not dealt as promised', async () => {
    begin();
    const table = await joined();
    const secret = 'beef'.repeat(16);
    // The promise is another one now, too; that of before counts.
    house.finish(({record, ...sit}) => ({
      ...sit,
      commitment: commitmentOf(secret),
      record: {...record!, secret},
    }));
    const words = 'These cards were not dealt as promised before the first card.';
    await until(() => line(table) === words, 'it is said');
    await press(table, 'fair');
    await until(() => table.find('.fair.unfair'), 'the panel says it too');
  });

  it('calls everybody by their new names in what is open beside the table', async () => {
    begin();
    const table = await joined({width: 900});
    await until(() => table.find('.aside'), 'the table is wide');
    const beside = (): string => text(table.find('.aside')!);
    house.seat({kinds: ['person', 'person', 'bot', 'bot']});
    await until(() => beside().includes('Player 2'), 'nobody has a name');
    house.seat({names: ['Ann', 'Ben', null, null], here: [true, true, false, false]});
    await until(() => beside().includes('Ben'), 'Ben is called Ben');
    expect(beside()).not.to.include('Player 2');
  });

  it('is explained to a novice when nothing more is said of the company', async () => {
    begin();
    const table = await joined({novice: true, attributes: {'storage-key': 'novice'}});
    await until(() => line(table) === 'Waiting for 1 more person.', 'somebody is awaited');
    expect(table.find('.coach')).to.equal(null);
    house.seat({kinds: ['person', 'bot', 'bot', 'bot']});
    await until(() => table.find('.coach'), 'the coach comes');
    house.send({t: 'greet', from: 1, n: 0});
    await until(() => line(table).includes('Hello!'), 'somebody says hello');
    expect(table.find('.coach')).to.equal(null);
  });

  it('offers no undo to an onlooker', async () => {
    house = new House(omnibus, undefined);
    house.answers('join', 410, {watch: WATCHER});
    invite();
    const table = await lay();
    await press(table, 'sit');
    await press(table, 'look-on');
    await until(() => house.server.sockets.length > 0 && !table.dialog, 'it watches');
    await until(() => !at(table, 'hint'), 'the match is that of others');
    expect(at(table, 'undo')).to.equal(null);
  });

  it('is left, and plays here again', async () => {
    begin();
    const table = await made();
    await press(table, 'leave');
    await until(() => house.server.sockets.at(-1)!.readyState === 3, 'the connection is closed');
    await table.becomes('my-turn');
    expect(line(table)).to.equal('');
    await until(() => table.legal().length > 0, 'the cards of the match here are shown');
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(house.heard.some(({q}) => q === 'play')).to.equal(false);
  });

  describe('when the page names another server', () => {
    const OTHER = 'https://other.example';
    const offered = (table: Table): HTMLElement | null => table.find('[data-panel=friends]');

    it('leaves the match at the former one, keeps the seat there, and comes back to it', async () => {
      begin();
      const table = await made({attributes: {'storage-key': 'friends'}});
      const {length} = house.server.sockets;
      table.host.setAttribute('server', OTHER);
      await until(() => house.server.sockets.at(-1)!.readyState === 3, 'the connection is closed');
      await table.becomes('my-turn');
      expect(table.dialog, 'the panel is closed').to.equal(null);
      expect(house.asked.map(([what]) => what)).not.to.include('delete');
      await until(() => table.legal().length > 0, 'the cards of the match here are shown');
      await table.plays(() => table.host.play(table.legal()[0]!));
      table.host.server = House.ADDRESS;
      await until(() => house.server.sockets.length > length, 'it goes back to its seat');
      await until(() => line(table) === 'Waiting for 1 more person.', 'it is the same match');
      expect(house.asked.filter(([what]) => what === 'matches')).to.have.length(1);
    });

    it('takes no seat at the former one that was asked for before', async () => {
      begin();
      let answer!: (response: Response) => void;
      house.instead.set('matches', () => new Promise((resolve) => (answer = resolve)));
      const table = await lay();
      await open(table);
      await press(table, 'make');
      await until(() => answer, 'it is asked');
      table.host.server = OTHER;
      await table.stands();
      answer(
        new Response(
          JSON.stringify({id: 'matchmatch', seat: WATCHER, invitation: INVITATION, watch: WATCHER}),
        ),
      );
      await table.becomes('my-turn');
      await table.plays(() => table.host.play(table.legal()[0]!));
      expect(house.server.sockets).to.deep.equal([]);
      expect(house.asked.map(([what]) => what)).to.deep.equal(['matches']);
    });

    it('offers a match once there is one, and none when there is none any more', async () => {
      begin();
      const table = await Table.ready();
      await table.host.fetchFeatures();
      expect(offered(table)).to.equal(null);
      table.host.server = House.ADDRESS;
      await until(() => offered(table), 'there is a button');
      table.host.server = 'ftp://cards.example';
      await until(() => !offered(table), 'there is no button');
      table.host.server = House.ADDRESS;
      await until(() => offered(table), 'there is a button again');
      table.host.server = '';
      await until(() => !offered(table), 'there is no button');
    });
  });

  it('is entered by keyboard: focus goes into the panel and comes back', async () => {
    begin();
    const table = await lay();
    await until(() => table.find('[data-panel=friends]'), 'there is a button');
    table.find('[data-panel=friends]')!.focus();
    await table.press('Enter');
    await until(() => table.find('.friends') && table.dialog, 'the panel is open');
    const isIn = (element: Element | null): boolean =>
      [table.dialog!, table.dialog!.shadowRoot!].some((part) => part.contains(element));
    await until(() => isIn(focused()), 'focus is in the panel');
    await table.close();
    await until(
      () => focused()?.getAttribute('data-panel') === 'friends',
      'focus is where it was before',
    );
  });

  it('shows the table on a screen for all, which takes no seat', async () => {
    begin();
    const table = await lay({attributes: {layout: 'board'}});
    await open(table);
    expect(table.find('gstk-hand')?.checkVisibility() ?? false).to.equal(false);
    expect(field(table, 'name')).to.equal(null);
    await press(table, 'make');
    await until(() => house.asked.length > 0, 'it is made');
    expect(house.asked[0]![1]).to.include({sit: false});
  });

  it('shows only the reader’s hand on a phone', async () => {
    begin();
    const table = await joined({attributes: {layout: 'hand'}});
    await until(() => table.hand().length > 0, 'the hand is there');
    expect(table.find('gstk-trick')?.checkVisibility() ?? false).to.equal(false);
    expect(table.find('gstk-hand')?.checkVisibility()).to.equal(true);
  });
});
