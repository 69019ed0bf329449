import type {RequestListener, Server as HttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {defineRoom, defineServer, matchMaker} from '@colyseus/core';
import {RedisPresence} from '@colyseus/redis-presence';
import {WebSocketTransport} from '@colyseus/ws-transport';
import {Redis} from 'ioredis';
import {processClock} from './clock.js';
import {CLOSE} from './close-codes.js';
import type {Config} from './config.js';
import {createRoutes, ROOM} from './routes.js';
import {Fault} from './fault.js';
import {FencedDriver} from './fenced-driver.js';
import {createRequestListener, isAllowed, visitorAddress} from './request-listener.js';
import {Buckets, FRAME_BYTES} from './limits.js';
import {createLog} from './log.js';
import {Metrics} from './metrics.js';
import {roomOf} from './room.js';
import {redisStore} from './store/redis.js';
import {sqliteStore} from './store/sqlite.js';

/** A server that is up. */
export interface Running {
  readonly port: number;
  /** Turns new visitors away, sends everybody away to ask for their seats again, and ends. */
  drain(): Promise<void>;
}

/** How often the engine looks whether a socket is alive, and how often in vain before it is closed. */
const PING = {pingInterval: 3000, pingMaxRetries: 2};
const SOCKET_PATH = /^(\/[\w-]+){2,4}\?sessionId=[\w-]+$/;

/**
 * Starts a server: one for each process, since the engine has one list of rooms.
 * @param pages answers requests that do not concern a table
 * @throws {Error} when the port is taken, or the store cannot be opened
 */
export async function startServer(config: Config, pages?: RequestListener): Promise<Running> {
  const log = createLog(config.log);
  const metrics = new Metrics();
  const store = config.redisUrl
    ? redisStore(config.redisUrl, config.keepDays)
    : sqliteStore(config.data, config.keepDays);
  const buckets = new Buckets(config.rate, config.burst, processClock);
  let isDraining = false;

  const transport = new WebSocketTransport({
    ...PING,
    maxPayload: FRAME_BYTES,
    beforeUpgrade: ({url, headers}, context) => {
      const {pathname, search, host} = new URL(url);
      const origin = headers.get('origin');
      if (isDraining) return new Response(null, {status: 503});
      if (!SOCKET_PATH.test(pathname + search)) return new Response(null, {status: 404});
      if (origin !== null && !isAllowed(origin, host, config.origins))
        return new Response(null, {status: 403});
      const socket = {remoteAddress: String(context.ip)};
      const from = {headers: Object.fromEntries(headers), socket} as Parameters<
        typeof visitorAddress
      >[0];
      return buckets.take(visitorAddress(from, config))
        ? undefined
        : new Response(null, {status: 429});
    },
  });
  const server = defineServer({
    rooms: {[ROOM]: defineRoom(roomOf({store, config, clock: processClock, metrics, log}))},
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: quiet,
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    ...(config.publicUrl ? {publicAddress: config.publicUrl} : {}),
    ...(config.redisUrl ? sharedBy(config.redisUrl) : {}),
  });
  await server.listen(config.port, config.host);
  const http = transport.server as HttpServer;
  http.removeAllListeners('request');
  http.requestTimeout = 10_000;
  http.on(
    'request',
    createRequestListener({
      config,
      routes: createRoutes({store, config, metrics}),
      buckets,
      metrics,
      log,
      pages,
      isDraining: () => isDraining,
      answers: {
        '/healthz': () => Promise.resolve({ok: true}),
        async '/readyz'() {
          if (isDraining) throw new Fault(503, 'draining');
          await store.ping();
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
      metrics.close();
      await store.close();
      log.info('down');
    },
  };
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
