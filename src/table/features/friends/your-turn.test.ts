import {expect} from '@open-wc/testing';
import {kingGame} from '../../../games/king/index.js';
import {inviteTo} from '../../../online/token.js';
import {clean, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {House, INVITATION} from './house.fixture.js';

/** A page that its reader does not look at calls for them: by its title, its icon, a notification. */

const TITLE = 'Old games';
const ICON = 'link[rel=icon][href^="data:image/svg+xml"]';

/** What was notified, and what became of it. */
const told: {readonly words: string; readonly body: string; isClosed: boolean}[] = [];
let permission: NotificationPermission = 'default';
class FakeNotification {
  static get permission(): NotificationPermission {
    return permission;
  }

  static requestPermission(): Promise<NotificationPermission> {
    permission = 'granted';
    return Promise.resolve(permission);
  }

  onclick: (() => void) | null = null;
  readonly #one: (typeof told)[number];

  constructor(words: string, {body}: {body: string}) {
    this.#one = {words, body, isClosed: false};
    told.push(this.#one);
  }

  close(): void {
    this.#one.isClosed = true;
  }
}

describe('a page whose reader is awaited', () => {
  const {Notification} = globalThis;
  const {title} = document;
  let house: House;
  let isSeen = true;
  const looks = (is: boolean): void => {
    isSeen = is;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** A seat at which the reader leads. */
  const joined = async (): Promise<Table> => {
    house = new House(kingGame('king-omnibus'), 0);
    history.replaceState(
      null,
      '',
      inviteTo(location.href, {game: 'king-omnibus', token: INVITATION}),
    );
    const table = await Table.lay({attributes: {server: House.ADDRESS}});
    await until(() => table.is('ready'), 'the table is ready');
    await until(() => table.find('[data-id=sit]'), 'it is an invitation');
    await table.point(table.find('[data-id=sit]')!);
    await until(() => table.is('my-turn') && !table.dialog, 'the reader has to decide');
    return table;
  };

  beforeEach(async () => {
    await clean();
    document.title = TITLE;
    permission = 'default';
    told.length = 0;
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => !isSeen});
    Object.defineProperty(document, 'hasFocus', {configurable: true, value: () => isSeen});
    Object.assign(globalThis, {Notification: FakeNotification});
  });
  afterEach(async () => {
    await clean();
    house.close();
    isSeen = true;
    history.replaceState(null, '', location.pathname + location.search);
    Reflect.deleteProperty(document, 'hidden');
    Reflect.deleteProperty(document, 'hasFocus');
    Object.assign(globalThis, {Notification});
    document.title = title;
  });

  it('says so in its title and its icon, until it is looked at', async () => {
    await joined();
    expect([document.title, document.querySelector(ICON)]).to.deep.equal([TITLE, null]);
    looks(false);
    expect(document.title).to.equal(`Your turn · ${TITLE}`);
    expect(document.querySelector(ICON)).not.to.equal(null);
    looks(true);
    expect([document.title, document.querySelector(ICON)]).to.deep.equal([TITLE, null]);
  });

  it('keeps a title that it was given meanwhile, and is quiet once it has no table', async () => {
    const table = await joined();
    looks(false);
    document.title = 'News';
    looks(true);
    expect(document.title).to.equal('News');
    looks(false);
    expect(document.title).to.equal('Your turn · News');
    table.host.remove();
    expect([document.title, document.querySelector(ICON)]).to.deep.equal(['News', null]);
  });

  it('notifies its reader once a turn, if they have asked for it', async () => {
    const table = await joined();
    looks(false);
    expect(told).to.deep.equal([]);
    looks(true);
    await table.point(table.find('[data-panel=friends]')!);
    await until(() => table.find('[data-id=tell]'), 'there is a button');
    await table.point(table.find('[data-id=tell]')!);
    await until(() => table.find('[data-id=tell-not]'), 'the browser may tell');
    looks(false);
    looks(false);
    expect(told).to.deep.equal([{words: 'Your turn', body: 'Omnibus', isClosed: false}]);
    looks(true);
    expect(told[0]!.isClosed).to.equal(true);
    table.find('[data-id=tell-not]')!.click();
    await until(() => table.find('[data-id=tell]'), 'it tells no longer');
    looks(false);
    await frames(2);
    expect(told).to.have.length(1);
  });
});
