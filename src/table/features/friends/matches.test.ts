import {expect} from '@open-wc/testing';
import {kingGame} from '../../../games/king/index.js';
import {inviteTo} from '../../../online/token.js';
import type {SitFrame} from '../../../online/wire.js';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {House, INVITATION, WATCHER} from './house.fixture.js';
import {Tones} from './tones.fixture.js';

/** What lasts longer than a sitting: a move a day, several matches of the same people, a link to one. */

const TWO = {
  names: ['Ann', 'Ben', null, null],
  here: [true, true, false, false],
  kinds: ['person', 'person', 'bot', 'bot'],
} as const;

describe('people who meet again', () => {
  let house: House;
  let tones: Tones;
  const at = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
  const line = (table: Table): string => text(table.find('.company p'));
  const open = async (table: Table): Promise<void> => {
    await table.point(table.find('[data-panel=friends]')!);
    await until(() => table.find('.friends'), 'the panel is open');
  };
  const lay = async (token: string): Promise<Table> => {
    history.replaceState(null, '', inviteTo(location.href, {game: 'king-omnibus', token}));
    return Table.lay({attributes: {server: House.ADDRESS}});
  };
  const joined = async (seat = 0, told: Partial<SitFrame> = {}): Promise<Table> => {
    house = new House(kingGame('king-omnibus'), seat);
    house.server.who = {...house.server.who, ...TWO};
    house.server.told = {...house.server.told, ...told};
    const table = await lay(INVITATION);
    await until(() => at(table, 'sit'), 'it is an invitation');
    await table.point(at(table, 'sit')!);
    await until(() => house.server.sockets.length > 0 && !table.dialog, 'a seat is taken');
    await until(() => table.is('ready'), 'the table is ready');
    return table;
  };

  beforeEach(async () => {
    await clean();
    tones = new Tones();
  });
  afterEach(async () => {
    await clean();
    house.close();
    tones.close();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('hear a soft sound for their turn, once, after a first touch', async () => {
    const table = await joined(1);
    expect(tones.heard).to.deep.equal([]);
    const [move] = house.server.match.moves(0);
    house.server.play(0, house.server.match.game.rules.formatMove(move!));
    await until(() => table.is('my-turn'), 'the reader follows');
    house.seat({watchers: 2});
    await table.stands();
    expect(tones.heard).to.deep.equal([523, 659]);
  });

  it('hear none before they have touched the page', async () => {
    tones.isTouched = false;
    const table = await joined(0);
    await until(() => table.is('my-turn'), 'the reader leads');
    expect(tones.heard).to.deep.equal([]);
  });

  it('see the score of their matches, at the end of one and in the panel', async () => {
    const table = await joined();
    expect(line(table)).not.to.include('matches');
    house.server.who = {
      ...house.server.who,
      series: {matches: 3, wins: [1, 2, 0, 0], points: [31, -4, 0, -27]},
    };
    house.finish();
    await until(
      () => line(table) === 'Wins in 3 matches: You 1, Ben 2, Vera 0, Bert 0.',
      'the score',
    );
    await open(table);
    const rows = [...table.root.querySelectorAll('.series li')].map((row) => text(row));
    expect(rows[0]).to.match(/You\s?1 win, \+31$/);
    expect(rows[1]).to.match(/Ben\s?2 wins, −4$/);
    expect(text(at(table, 'watch'))).to.equal('Copy a link to this match');
  });

  it('follow a link to a finished match, and review whose moves they like', async () => {
    house = new House(kingGame('king-omnibus'), undefined);
    house.server.who = {...house.server.who, ...TWO};
    house.server.finish();
    const table = await lay(WATCHER);
    await until(() => table.is('game-over'), 'the match is over');
    await until(() => at(table, 'moves'), 'there is a review');
    expect(table.root.textContent).not.to.include('Game resumed');
    expect(at(table, 'rematch')).to.equal(null);
    await table.point(at(table, 'moves')!);
    const whose = (): Element | null => table.find('gstk-segments[name=whose]');
    await until(() => whose(), 'it is open');
    const names = [...whose()!.shadowRoot!.querySelectorAll('label')].map((one) => text(one));
    expect(names.slice(0, 2)).to.deep.equal(['Ann', 'Ben']);
    await until(() => table.find('.reviewed .name'), 'a decision of Ann is shown');
    const board = (): string => text(table.find('.reviewed .name'));
    const first = board();
    whose()!.shadowRoot!.querySelectorAll('input')[1]!.click();
    await until(() => board() !== first && board() !== '', 'a decision of Ben is shown');
  });

  it('at a move a day need not wait, and are not told who looks at another page', async () => {
    const {Notification} = globalThis;
    const fake = {
      permission: 'default',
      requestPermission() {
        this.permission = 'granted';
        return Promise.resolve(this.permission);
      },
    };
    Object.assign(globalThis, {Notification: fake});
    const table = await joined(1, {pace: 'days'});
    house.seat({here: [false, true, false, false]});
    await until(() => line(table) === 'A move a day: you need not wait here.', 'it is said');
    await table.point(at(table, 'tell')!);
    await until(() => line(table).endsWith('while this page is open.'), 'the page tells');
    house.seat({gone: [0]});
    await until(() => line(table) === 'Ann is away; a bot plays.', 'who has left is gone');
    Object.assign(globalThis, {Notification});
  });
});
