import {ask} from '../../../online/match-requests.js';

/**
 * The server calls a reader whose page is closed, by the push service of the browser. For that the site
 * of the page has a service worker, which controls no page of it.
 */

/** Where the site has it. */
const WORKER = '/gstk-push.js';
/** The longest address of a page that a server keeps. */
const LONGEST = 300;

/** What a call says, in the reader's language. */
export interface Call {
  readonly title: string;
  readonly body: string;
}

/**
 * Tells a server where to call the reader of a seat.
 * @returns whether it will; false where the server, the site or the browser has no pushes
 */
export async function callTurns(server: string, token: string, call: Call): Promise<boolean> {
  try {
    if (!('PushManager' in globalThis)) return false;
    const {key} = (await ask(server, 'push', {token})) as {key?: string | null};
    if (!key) return false;
    const {endpoint, keys} = (await subscribed(server, key)).toJSON();
    const {p256dh, auth} = keys ?? {};
    const [page = ''] = location.href.split('#');
    const to = {endpoint, p256dh, auth, ...call, page: page.slice(0, LONGEST)};
    await ask(server, 'push', {token, to});
    return true;
  } catch {
    return false; // an earlier server, or a site without the service worker
  }
}

/** The server calls the reader of a seat no more. */
export const callNoMore = async (server: string, token: string): Promise<void> =>
  void (await ask(server, 'push', {token, to: null}).catch(() => undefined));

/** The browser's address for a server: each has one of its own, since each has a key of its own. */
async function subscribed(server: string, key: string): Promise<PushSubscription> {
  const scope = `/gstk-push/${encodeURIComponent(new URL(server).host)}/`;
  const registration = await navigator.serviceWorker.register(WORKER, {scope});
  await active(registration);
  const {pushManager} = registration;
  const wish = {userVisibleOnly: true, applicationServerKey: key};
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe(); // the operator has another key now
    return pushManager.subscribe(wish);
  }
}

/** Resolves once a service worker can be called. */
async function active({installing, waiting}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((done) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done();
    });
  });
}
