import {expect} from '@open-wc/testing';
import {kingGame} from '../../../games/king/index.js';
import {inviteTo} from '../../../online/token.js';
import {Listener} from '../../speech/listener.fixture.js';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {House, INVITATION} from './house.fixture.js';

/** A seat stays its reader's: whatever goes wrong, while they are away, and on another device. */

const TWO = {
  names: ['Ann', 'Ben', null, null],
  here: [true, true, false, false],
  kinds: ['person', 'person', 'bot', 'bot'],
} as const;

describe('a seat at a table of friends', () => {
  let house: House;
  const at = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
  const line = (table: Table): string => text(table.find('.company p'));
  const press = async (table: Table, id: string): Promise<void> => {
    await until(() => at(table, id), `there is a button ${id}`);
    await table.point(at(table, id)!);
  };
  const open = async (table: Table): Promise<void> => {
    await table.point(table.find('[data-panel=friends]')!);
    await until(() => table.find('.friends'), 'the panel is open');
  };
  const lay = async (): Promise<Table> => {
    const attributes = {server: House.ADDRESS, 'storage-key': 'kept'};
    const table = await Table.lay({attributes});
    await until(() => table.is('ready'), 'the table is ready');
    return table;
  };
  /** A table that somebody came to by a link. */
  const invited = async (seat = 0): Promise<Table> => {
    house = new House(kingGame('king-omnibus'), seat);
    house.server.who = {...house.server.who, ...TWO};
    const token = {game: 'king-omnibus', token: INVITATION};
    history.replaceState(null, '', inviteTo(location.href, token));
    const table = await lay();
    await until(() => at(table, 'sit'), 'it is asked');
    return table;
  };
  const joined = async (seat = 0): Promise<Table> => {
    const table = await invited(seat);
    await press(table, 'sit');
    await until(() => house.server.sockets.length > 0 && !table.dialog, 'a seat is taken');
    return table;
  };
  const kept = (): string | undefined =>
    Object.keys(localStorage).find((key) => key.startsWith('gstk/seat/'));
  const heard = (q: string): unknown => house.heard.findLast((frame) => frame.q === q);

  beforeEach(clean);
  afterEach(async () => {
    await clean();
    house.close();
    history.replaceState(null, '', location.pathname + location.search);
  });

  for (const [status, words] of [
    [409, 'This match was begun under other rules. Your seat is kept.'],
    [404, 'This match was deleted.'],
    [401, 'This seat is no longer yours.'],
  ] as const)
    it(`is kept when the server answers ${status}, and leads back after a reload`, async () => {
      const table = await joined();
      house.answers('seat', status);
      house.server.sockets.at(-1)!.close();
      await until(() => line(table) === words, 'it is said');
      await press(table, 'play-here');
      await table.becomes('my-turn');
      expect(kept()).not.to.equal(undefined);
      table.clear();
      const seats = house.server.sockets.length;
      const next = await lay();
      await press(next, 'back');
      await until(() => house.server.sockets.length > seats, 'the seat is taken again');
    });

  it('is kept when the page cannot sit down after it was loaded', async () => {
    const table = await joined();
    table.clear();
    house.answers('seat', 409);
    const next = await lay();
    await until(() => next.is('my-turn') && !next.find('.company'), 'it plays here');
    await open(next);
    expect(text(next.find('.friends [role=alert]'))).to.match(/other rules. Your seat is kept/);
    await press(next, 'back');
    await until(() => house.asked.filter(([what]) => what === 'seat').length === 3, 'it is asked');
    await until(() => !next.dialog && next.view.seat === 0, 'the seat is there again');
  });

  it('is left to a bot, and offered again', async () => {
    const table = await joined();
    await open(table);
    await press(table, 'leave');
    await until(() => heard('leave'), 'a bot takes over at once');
    await table.becomes('my-turn');
    await until(() => !table.dialog && table.legal().length > 0, 'the match here is seen');
    await table.stands();
    expect(table.find('.company'), 'nothing is offered above the prompt').to.equal(null);
    await open(table);
    expect(text(table.find('.friends'))).to.include('Your seat at the table is kept.');
    const {length} = house.server.sockets;
    await press(table, 'back');
    await until(() => house.server.sockets.length > length, 'the seat is taken again');
  });

  it('says what happened while a bot played for it, until that was read', async () => {
    house = new House(kingGame('king-omnibus'), 0);
    house.server.who = {...house.server.who, ...TWO};
    house.server.told = {...house.server.told, missed: {at: 0, moves: 2, points: -4}};
    const token = {game: 'king-omnibus', token: INVITATION};
    history.replaceState(null, '', inviteTo(location.href, token));
    const table = await lay();
    await press(table, 'sit');
    await until(() => line(table) !== '' && !table.dialog, 'it is told');
    await until(() => line(table) === 'While you were away: 2 moves, −4.', 'it is told');
    await press(table, 'got-it');
    await until(() => !table.find('.company'), 'it was read');
  });

  it('is played by a bot while a friend is away, whom the host may replace', async () => {
    const table = await joined();
    const ears = new Listener();
    house.seat({here: [true, false, false, false], gone: [1], host: 0});
    await until(() => line(table) === 'Ben is away; a bot plays.', 'it is said');
    await open(table);
    expect(text(table.root.querySelectorAll('.friends li')[1])).to.include('away, a bot plays');
    await press(table, 'replace-1');
    await until(() => heard('ask'), 'it is asked');
    expect(heard('ask')).to.deep.equal({q: 'ask', what: 'replace', seat: 1});
    house.send({t: 'ask', asked: {what: 'replace', seat: 1, n: 1, by: 0, open: [2]}});
    await ears.hears('The others are being asked.');
    ears.stop();
  });

  it('is asked whether somebody may delete the match, or be somebody', async () => {
    const table = await joined();
    house.send({t: 'ask', asked: {what: 'delete', n: 4, by: 1, open: [0]}});
    await until(
      () => line(table) === 'Ben wants to delete this match, for everybody.',
      'it is asked',
    );
    await press(table, 'allow');
    await until(() => heard('answer'), 'it is answered');
    expect(heard('answer')).to.deep.equal({q: 'answer', n: 4, agreed: true});
    house.send({t: 'ask', asked: {what: 'claim', seat: 1, n: 5, by: null, open: [0]}});
    await until(() => line(table).endsWith('“I am Ben”.'), 'it is asked');
    await press(table, 'refuse');
    await until(() => house.heard.some((frame) => frame.q === 'answer' && frame.n === 5), 'no');
  });

  it('asks the others before a guest deletes the match', async () => {
    const table = await joined(1);
    house.answers('delete', 403, {error: 'ask the others'});
    await open(table);
    await press(table, 'delete');
    await press(table, 'delete-sure');
    await until(() => heard('ask'), 'the others are asked');
    expect(heard('ask')).to.deep.equal({q: 'ask', what: 'delete'});
    expect(kept()).not.to.equal(undefined);
  });

  it('asks the others to wait, and shows a code for another device', async () => {
    const table = await joined();
    await open(table);
    await press(table, 'wait');
    await until(() => heard('wait'), 'it is asked');
    house.seat({waits: [0]});
    await open(table);
    await until(() => !at(table, 'wait'), 'once a deal');
    await press(table, 'device');
    await until(() => heard('code'), 'a code is asked for');
    house.send({t: 'code', code: 'AB2CD3'});
    await until(() => text(table.find('.code')) === 'AB2CD3', 'it is shown');
  });

  it('is taken on another device by that code, or says why not', async () => {
    const table = await invited(1);
    house.answers('own', 403, {error: 'wrong code'});
    table.find('.own summary')!.click();
    const code = (): HTMLInputElement => table.find('.own input') as HTMLInputElement;
    code().value = 'ab2 cd3';
    await press(table, 'own');
    await until(() => table.find('.friends [role=alert]'), 'it is wrong');
    expect(text(table.find('.friends [role=alert]'))).to.equal('This code is wrong or too old.');
    await until(() => code(), 'it may be typed again');
    code().value = 'AB2CD3';
    await press(table, 'own');
    await until(() => table.view.seat === 1 && !table.dialog, 'the seat is here');
    const bodies = house.asked.filter(([what]) => what === 'own').map(([, body]) => body['code']);
    expect(bodies).to.deep.equal(['ab2 cd3', 'AB2CD3']);
  });

  it('lets a fourth greeting in a row wait, and says so', async () => {
    const table = await joined();
    const greets = (): number => house.heard.filter(({q}) => q === 'greet').length;
    await table.point(table.find('gstk-seat[own]')!);
    for (let n = 0; n < 4; n++) await press(table, `say-${n}`);
    await until(() => line(table).startsWith('That was quick'), 'it is said');
    expect(greets()).to.equal(3);
    await table.point(table.find('gstk-seat[own]')!);
    await until(() => !at(table, 'say-0'), 'they are put away');
  });

  it('has what is said at its arms', async () => {
    const table = await joined();
    house.send({t: 'greet', from: 1, n: 2});
    await until(() => table.find('.bubble')?.matches(':popover-open'), 'it is shown');
    const bubble = table.find('.bubble')!;
    expect(text(bubble)).to.equal('Well played!');
    const seat = table.find('gstk-seat[data-seat="1"]')!.getBoundingClientRect();
    const {left, top, bottom} = bubble.getBoundingClientRect();
    expect(left).to.be.within(seat.left - bubble.clientWidth, seat.right);
    expect(Math.min(Math.abs(top - seat.top), Math.abs(bottom - seat.top))).to.be.below(60);
  });
});
