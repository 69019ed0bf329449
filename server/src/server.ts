import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {defineRoom, defineServer, matchMaker} from '@colyseus/core';
import {RedisPresence} from '@colyseus/redis-presence';
import {WebSocketTransport} from '@colyseus/ws-transport';
import {Redis} from 'ioredis';
import {processClock} from './clock.js';
import {CLOSE} from './close-codes.js';
import type {Config} from './config.js';
import {createDaily} from './daily.js';
import {createRoutes} from './routes.js';
import {Fault} from './fault.js';
import {FencedDriver} from './fenced-driver.js';
import {createRequestListener, DAILY, isAllowed, visitorAddress} from './request-listener.js';
import {Buckets, Counts, FRAME_BYTES} from './limits.js';
import {createLog} from './log.js';
import {Metrics} from './metrics.js';
import {createPushes} from './push/pushes.js';
import pushWorker from './push/push-worker.txt';
import {roomOf} from './room.js';
import {createRooms, resumeTables, ROOM} from './rooms.js';
import {redisStore} from './store/redis.js';
import {sqliteStore} from './store/sqlite.js';
import {storeFault, watchedStore} from './store/watched.js';

/** A running server. */
export interface Running {
  readonly port: number;
  /** Turns new visitors away, tells all players to ask for their seats again, and ends. */
  drain(): Promise<void>;
}

/** How often the engine checks that a socket is alive, and after how many failures it closes it. */
const PING = {pingInterval: 3000, pingMaxRetries: 2};
/** Headers and bodies must be whole after this time, in milliseconds. */
const SLOWEST_MS = 10_000;
/** How often Node looks for slow ones. */
const LOOK_MS = 1000;
/** The header that tells the address of a visitor to the engine, which believes `X-Real-IP` of anybody. */
const VISITOR = 'x-gstk-visitor';
const SOCKET_PATH = /^(\/[\w-]+){2,4}\?sessionId=[\w-]+$/;

/**
 * Starts a server: one for each process, since the engine has one list of rooms.
 * @param pages answers requests that do not concern a table
 * @throws {Error} when the port is taken, or the store cannot be opened
 */
export async function startServer(config: Config, pages?: RequestListener): Promise<Running> {
  const log = createLog(config.log);
  const metrics = new Metrics();
  const store = watchedStore(
    config.redisUrl
      ? redisStore(config.redisUrl, config.keepDays)
      : sqliteStore(config.data, config.keepDays),
    metrics,
    log,
  );
  if (config.redisUrl && !config.publicUrl)
    log.warn('PUBLIC_URL is not set: with several processes sockets do not find their tables');
  const buckets = new Buckets(config.rate, config.burst, processClock);
  const makers = new Buckets(config.mostTables / 3600, config.mostTables, processClock);
  const tellers = new Buckets(config.mostResults / 3600, config.mostResults, processClock);
  const daily = createDaily(store);
  const pushes = createPushes(config, metrics, log, processClock);
  const rooms = createRooms(config);
  const sockets = new Counts();
  const http = createServer({
    headersTimeout: SLOWEST_MS,
    requestTimeout: SLOWEST_MS,
    connectionsCheckingInterval: LOOK_MS,
  });
  http.on('upgrade', (request, socket) => {
    const visitor = visitorAddress(request, config);
    request.headers[VISITOR] = visitor;
    sockets.add(visitor);
    socket.once('close', () => sockets.remove(visitor));
  });
  let isDraining = false;

  const transport = new WebSocketTransport({
    ...PING,
    server: http,
    maxPayload: FRAME_BYTES,
    beforeUpgrade: ({url, headers}) => {
      const {pathname, search, host} = new URL(url);
      const origin = headers.get('origin');
      if (isDraining) return new Response(null, {status: 503});
      if (!SOCKET_PATH.test(pathname + search)) return new Response(null, {status: 404});
      if (origin !== null && !isAllowed(origin, host, config.origins))
        return new Response(null, {status: 403});
      const visitor = headers.get(VISITOR) ?? '';
      return sockets.of(visitor) <= config.mostSockets && buckets.take(visitor)
        ? undefined
        : new Response(null, {status: 429});
    },
  });
  const server = defineServer({
    rooms: {[ROOM]: defineRoom(roomOf({store, config, clock: processClock, metrics, log, pushes}))},
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: quiet,
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    ...(config.publicUrl ? {publicAddress: config.publicUrl} : {}),
    ...(config.redisUrl ? sharedBy(config.redisUrl) : {}),
  });
  // The engine swallows what keeps it from listening.
  await new Promise<void>((done, fail) => {
    http.once('error', fail);
    server.listen(config.port, config.host).then(done, fail);
  }).catch((error: unknown) => {
    throw listenError(error, config);
  });
  http.removeAllListeners('request');
  http.on(
    'request',
    createRequestListener({
      config,
      routes: createRoutes({store, config, metrics, daily, pushes, rooms}),
      buckets,
      makers,
      tellers,
      metrics,
      log,
      pages,
      pushWorker,
      isDraining: () => isDraining,
      answers: {
        [DAILY]: (query) => daily.counts(query.get('seed')),
        '/healthz': () => Promise.resolve({ok: true}),
        async '/readyz'() {
          if (isDraining) throw new Fault(503, 'draining');
          await store.ping().catch((error: unknown) => {
            throw new Fault(503, storeFault(error));
          });
          return {ok: true};
        },
        '/metrics': () =>
          Promise.resolve(
            metrics.text({
              rooms: matchMaker.stats.local.roomCount,
              sockets: matchMaker.stats.local.ccu,
            }),
          ),
      },
    }),
  );
  const {port} = http.address() as AddressInfo;
  log.info('up', {port, store: config.redisUrl ? 'redis' : 'sqlite'});
  void resumeTables(store, rooms).catch((error: unknown) => {
    if (!isDraining) log.error('tables are not resumed', error);
  });

  return {
    port,
    async drain() {
      if (isDraining) return;
      isDraining = true;
      log.info('draining', {rooms: matchMaker.stats.local.roomCount});
      await Promise.allSettled(matchMaker.disconnectAll(CLOSE.moved));
      http.closeIdleConnections();
      await server.gracefullyShutdown(false);
      buckets.close();
      makers.close();
      tellers.close();
      metrics.close();
      await store.close();
      log.info('down');
    },
  };
}

/** Says in words why the server cannot listen, where we know. */
function listenError(error: unknown, {port, host}: Config): unknown {
  const {code} = error as {code?: unknown};
  if (code === 'EADDRINUSE')
    return new Error(`PORT ${port} of ${host} is taken: another program listens there`);
  if (code === 'EACCES')
    return new Error(`PORT ${port} may not be used by this user; ports above 1023 may`);
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST ${host} is not an address of this computer`);
  return error;
}

/** What several processes share; a Redis that is away makes requests fail, never the process. */
function sharedBy(url: string): {presence: RedisPresence; driver: FencedDriver} {
  const client = (): Redis => {
    const redis = new Redis(url, {maxRetriesPerRequest: 3, connectTimeout: 3000});
    redis.on('error', () => undefined);
    return redis;
  };
  return {presence: new RedisPresence(client()), driver: new FencedDriver(client())};
}

/** The engine's own lines quote what was sent; what matters of them is logged here. */
const nothing = (): void => undefined;
const quiet = {debug: nothing, error: nothing, info: nothing, trace: nothing, warn: nothing};
