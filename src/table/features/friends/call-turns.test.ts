import {expect} from '@open-wc/testing';
import {kingGame} from '../../../games/king/index.js';
import {inviteTo} from '../../../online/token.js';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {House, INVITATION} from './house.fixture.js';

/** The server is told where to call a reader who wants to be told, and whose page may be closed. */

const KEY = 'B'.repeat(87);
const ADDRESS = {
  endpoint: 'https://push.example/abc',
  keys: {p256dh: 'p'.repeat(87), auth: 'a'.repeat(22)},
};

/** What the page has registered, and asked of the browser. */
const done: unknown[] = [];
let keyOfBrowser: string | undefined;
/** A browser that is subscribed with one key at a time. */
const pushManager = {
  subscribe({applicationServerKey}: {applicationServerKey: string}) {
    done.push(['subscribe', applicationServerKey]);
    if (keyOfBrowser !== undefined && keyOfBrowser !== applicationServerKey)
      return Promise.reject(new DOMException('another key', 'InvalidStateError'));
    keyOfBrowser = applicationServerKey;
    return Promise.resolve({toJSON: () => ADDRESS});
  },
  getSubscription: () =>
    Promise.resolve({
      unsubscribe() {
        keyOfBrowser = undefined;
        return Promise.resolve(true);
      },
    }),
};
class FakeWorker extends EventTarget {
  state = 'installing';
}
const worker = new FakeWorker();
let isServed = true;
const serviceWorker = {
  register(address: string, {scope}: {scope: string}) {
    done.push(['register', address, scope]);
    if (!isServed) return Promise.reject(new TypeError('404'));
    queueMicrotask(() => {
      worker.state = 'activated';
      worker.dispatchEvent(new Event('statechange'));
    });
    return Promise.resolve({installing: worker, waiting: null, pushManager});
  },
};
const notification = {
  permission: 'default',
  requestPermission() {
    this.permission = 'granted';
    return Promise.resolve(this.permission);
  },
};

describe('a reader who wants to be told of turns', () => {
  const {Notification, PushManager} = globalThis;
  let house: House;
  const at = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
  const joined = async (): Promise<Table> => {
    const invitation = inviteTo(location.href, {game: 'king-omnibus', token: INVITATION});
    history.replaceState(null, '', invitation);
    const attributes = {server: House.ADDRESS, 'storage-key': 'told'};
    const table = await Table.lay({attributes});
    await until(() => at(table, 'sit'), 'it is an invitation');
    await table.point(at(table, 'sit')!);
    await until(() => table.is('my-turn') && !table.dialog, 'the reader has to decide');
    return table;
  };
  const press = async (table: Table, id: string): Promise<void> => {
    if (!table.dialog) {
      const panel = (): HTMLElement | null => table.find('[data-panel=friends]');
      await until(panel, 'there is a button of friends');
      await table.point(panel()!);
    }
    await until(() => at(table, id), `there is a button ${id}`);
    await table.point(at(table, id)!);
  };
  const pushes = (): unknown[] =>
    house.asked.filter(([what]) => what === 'push').map(([, {to}]) => to);

  beforeEach(async () => {
    await clean();
    notification.permission = 'default';
    done.length = 0;
    keyOfBrowser = undefined;
    worker.state = 'installing';
    isServed = true;
    house = new House(kingGame('king-omnibus'), 0);
    house.pushKey = KEY;
    Object.assign(globalThis, {Notification: notification, PushManager: Object});
    Object.defineProperty(navigator, 'serviceWorker', {configurable: true, value: serviceWorker});
  });
  afterEach(async () => {
    await clean();
    house.close();
    history.replaceState(null, '', location.pathname + location.search);
    Object.assign(globalThis, {Notification, PushManager});
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is called at this browser’s address, also after a reload, until they want it no more', async () => {
    const table = await joined();
    expect(pushes()).to.deep.equal([]);
    await press(table, 'tell');
    const [page] = location.href.split('#');
    const to = {endpoint: ADDRESS.endpoint, ...ADDRESS.keys, title: 'Your turn', body: 'Omnibus'};
    await until(() => pushes().length === 2, 'the server knows where');
    expect(pushes()).to.deep.equal([undefined, {...to, page}]);
    expect(done).to.deep.equal([
      ['register', '/gstk-push.js', '/gstk-push/cards.example/'],
      ['subscribe', KEY],
    ]);
    await until(
      () => text(table.find('.friends')).includes('also when this page is closed'),
      'the reader knows',
    );
    table.clear();
    const next = await Table.lay({attributes: {server: House.ADDRESS, 'storage-key': 'told'}});
    await until(() => pushes().length === 4, 'the server is told again');
    await press(next, 'tell-not');
    await until(() => pushes().length === 5, 'the server is told');
    expect(pushes()[4]).to.equal(null);
  });

  it('gets a new address where the server has another key than before', async () => {
    keyOfBrowser = 'former';
    await press(await joined(), 'tell');
    await until(() => pushes().length === 2, 'the server knows where');
    expect(keyOfBrowser).to.equal(KEY);
  });

  it('is told by the page alone where the site has no service worker, or the server no keys', async () => {
    isServed = false;
    const table = await joined();
    await press(table, 'tell');
    await until(() => done.length === 1 && at(table, 'tell-not'), 'the page tells');
    expect(text(table.find('.friends'))).to.include('you look at another page');
    table.find('[data-id=tell-not]')!.click();
    await until(() => at(table, 'tell'), 'it tells no longer');
    house.pushKey = null;
    await press(table, 'tell');
    await until(() => pushes().length === 2 && at(table, 'tell-not'), 'the server is asked');
    expect(done).to.have.length(1);
    expect(pushes()).to.deep.equal([undefined, undefined]);
  });
});
