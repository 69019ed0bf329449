/**
 * `gstk-server --check URL`: looks at a server from outside, as the pages of readers do, and says which
 * setting to change. It makes a table for a moment, takes seats at it, and deletes it.
 */

/** What was looked at, and what to do where it is wrong. */
interface Finding {
  readonly what: string;
  /** What is wrong, and the setting that mends it; absent where all is well. */
  readonly wrong?: string;
}

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Seats that are taken one after the other: with several processes, requests reach all of them. */
const SEATS = 6;
/** The engine's first byte to somebody who has joined. */
const JOINED = 10;

/**
 * Looks at a server and says what was found, a line for each finding.
 * @returns the status of the program: 1 where something is wrong
 */
export async function report(address: string): Promise<0 | 1> {
  let status: 0 | 1 = 0;
  try {
    for await (const {what, wrong} of check(address)) {
      console.log(wrong === undefined ? `ok - ${what}` : `not ok - ${what}: ${wrong}`);
      if (wrong !== undefined) status = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    status = 1;
  }
  return status;
}

/**
 * Looks at a server.
 * @param address where pages find it, `https://cards.example`
 * @throws {Error} when the address is none
 */
async function* check(address: string): AsyncGenerator<Finding> {
  const base = originOf(address);
  const alive = await ask(base, 'GET', '/healthz');
  if (alive.body?.['ok'] !== true) {
    const said = alive.status === 0 ? 'nobody answers' : `status ${alive.status}`;
    yield {what: 'a server of gstk answers', wrong: `${said} at ${base}/healthz`};
    return;
  }
  yield {what: 'a server of gstk answers'};
  const ready = await ask(base, 'GET', '/readyz');
  yield finding('its store can be written', ready.status === 200, reasonOf(ready));
  const metrics = await ask(base, 'GET', '/metrics');
  yield finding(
    'its figures are kept from the public',
    metrics.status !== 200,
    '/metrics can be read by everybody: deny it at the proxy',
  );
  const made = await ask(base, 'POST', '/matches', {game: 'king-omnibus', people: 2});
  const {seat, watch} = made.body ?? {};
  if (typeof seat !== 'string' || typeof watch !== 'string') {
    yield {what: 'a table can be made', wrong: reasonOf(made)};
    return;
  }
  yield {what: 'a table can be made'};
  try {
    yield* checkSockets(base, watch);
  } finally {
    await ask(base, 'POST', '/delete', {token: seat});
  }
}

/** The sockets of a table: their addresses, and whether those lead to it. */
async function* checkSockets(base: string, token: string): AsyncGenerator<Finding> {
  const answers: Answer[] = [];
  for (let n = 0; n < SEATS; n++) answers.push(await ask(base, 'POST', '/seat', {token}));
  const urls = answers.flatMap(({body}) => (typeof body?.['url'] === 'string' ? body['url'] : []));
  const lost = answers.find(({body}) => body?.['url'] === undefined);
  yield finding('a seat can be taken', !lost, lost ? reasonOf(lost) : '');
  if (urls.length === 0) return;
  const wanted = new URL(base);
  const isSecure = wanted.protocol === 'https:';
  const [first = ''] = urls;
  const given = new URL(first);
  if (isSecure && given.protocol !== 'wss:') {
    yield {
      what: 'its sockets are safe, as the page is',
      wrong: `${given.origin} is no wss: set TRUST_PROXY to the number of proxies, and let the first set X-Forwarded-Proto`,
    };
    return;
  }
  yield {what: 'its sockets are safe, as the page is'};
  yield finding(
    'its sockets have the name of the page',
    given.hostname === wanted.hostname,
    `they are at ${given.hostname}, not ${wanted.hostname}: pass the Host header on (proxy_set_header Host $http_host), or set PUBLIC_URL if they are meant to be there`,
  );
  let open = 0;
  for (const url of urls) open += Number(await opens(url));
  const some =
    open === 0
      ? 'no socket opens: pass Upgrade and Connection on at the proxy'
      : `${open} of ${urls.length} sockets open: with several processes each needs a PUBLIC_URL whose path leads to it alone, and all of them one REDIS_URL`;
  yield finding('its sockets lead to their table', open === urls.length, some);
}

const finding = (what: string, isWell: boolean, wrong: string): Finding =>
  isWell ? {what} : {what, wrong};

/** @throws {Error} naming what the option takes */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--check needs the address of a server, such as https://cards.example`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

interface Answer {
  /** 0 where nobody has answered. */
  readonly status: number;
  readonly body?: Readonly<Record<string, unknown>>;
}

function reasonOf({status, body}: Answer): string {
  const error = body?.['error'];
  const reason = typeof error === 'string' ? error : 'no reason';
  return status === 0 ? 'nobody answers' : `status ${status}: ${reason}`;
}

async function ask(base: string, method: string, path: string, body?: object): Promise<Answer> {
  try {
    const answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? {body: JSON.stringify(body), headers: {'content-type': 'application/json'}} : {}),
    });
    const json: unknown = await answer.json().catch(() => undefined);
    const isObject = typeof json === 'object' && json !== null;
    return {status: answer.status, ...(isObject ? {body: json as Answer['body'] & object} : {})};
  } catch {
    return {status: 0};
  }
}

/** Whether a socket opens and its table lets it in. */
function opens(url: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = new WebSocket(url);
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    const end = (isIn: boolean): void => {
      clearTimeout(timer);
      socket.onmessage = socket.onerror = socket.onclose = null;
      socket.close();
      done(isIn);
    };
    socket.binaryType = 'arraybuffer';
    socket.onmessage = ({data}) => end(new Uint8Array(data as ArrayBuffer)[0] === JOINED);
    socket.onerror = socket.onclose = () => end(false);
  });
}
