import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import type {Config} from './config.js';
import {RESULT_BYTES} from './daily.js';
import type {Routes} from './routes.js';
import {Fault} from './fault.js';
import {addressOf, BODY_BYTES, type Buckets} from './limits.js';
import type {Log} from './log.js';
import type {Metrics} from './metrics.js';

/** What answering requests needs. */
export interface Parts {
  readonly config: Config;
  readonly routes: Routes;
  readonly buckets: Buckets;
  /** For tables that are made. */
  readonly makers: Buckets;
  readonly metrics: Metrics;
  readonly log: Log;
  /** For results of deals of the day. */
  readonly tellers: Buckets;
  /** Answers to `GET` by path, as text or JSON. */
  readonly answers: Readonly<Record<string, (query: URLSearchParams) => Promise<string | object>>>;
  /** Whether the process is shutting down. */
  isDraining(): boolean;
  /** The service worker that tells of pushes. */
  readonly pushWorker: string;
  /** Answers any other `GET`. */
  readonly pages?: RequestListener | undefined;
}

/** The route that makes a match. */
const MAKE = '/matches';
/** The route of deals of the day. */
export const DAILY = '/daily';
/** Where the service worker is. */
const WORKER = '/gstk-push.js';
/** Seconds until a visitor who was turned away may try again. */
const RETRY_AFTER = '5';

/**
 * Answers all requests. It replaces the engine's own listeners, which answer preflights themselves and
 * read bodies of any size.
 */
export function createRequestListener(parts: Parts): RequestListener {
  const {config, log} = parts;
  let isWarned = config.trustProxy > 0;
  return (request, response) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn('TRUST_PROXY is 0, but a request came through a proxy: its limits hold for all');
    }
    answer(parts, request, response).catch((error: unknown) => {
      const fault = error instanceof Fault ? error : undefined;
      if (!fault) parts.log.error('a request fails', error);
      if (fault?.code === 429) parts.metrics.add('limited');
      if (response.headersSent) return void response.destroy();
      const code = fault?.code ?? 503;
      if (code === 429 || code === 503) response.setHeader('Retry-After', RETRY_AFTER);
      if (!request.complete) {
        // The rest of the body is not read.
        response.setHeader('Connection', 'close');
        const {socket} = request;
        response.once('finish', () => socket.destroySoon());
      }
      send(response, code, {error: fault?.message ?? 'out of reach', ...fault?.facts});
    });
  };
}

async function answer(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {config, routes, answers} = parts;
  const [path = '/', query = ''] = (request.url ?? '/').replace(/#.*$/, '').split('?');
  const visitor = visitorAddress(request, config);
  allow(request, response, config.origins);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (request.method === 'GET' || request.method === 'HEAD') {
    const told = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (path === DAILY && !parts.buckets.take(visitor)) throw new Fault(429, 'slow down');
    if (told) send(response, 200, await told(new URLSearchParams(query)));
    else if (path === WORKER) send(response, 200, parts.pushWorker, 'text/javascript');
    else if (parts.pages) parts.pages(request, response);
    else throw new Fault(404, 'no such page');
    return;
  }
  const ask = request.method === 'POST' && Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!ask) throw new Fault(404, 'no such page');
  if (!parts.buckets.take(visitor)) throw new Fault(429, 'slow down');
  if (parts.isDraining()) throw new Fault(503, 'draining');
  if (path === MAKE && !parts.makers.take(visitor)) throw new Fault(429, 'too many tables');
  if (path === DAILY && !parts.tellers.take(visitor)) throw new Fault(429, 'too many results');
  const body = await bodyOf(request, path === DAILY ? RESULT_BYTES : BODY_BYTES);
  send(response, 200, await ask(body, wsHost(request, config), visitor));
}

/**
 * Lets pages of the allowed origins read the answers.
 * @throws {Fault} 403 for a page of another origin
 */
function allow(
  {headers}: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): void {
  response.setHeader('Vary', 'Origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const {origin} = headers;
  if (origin === undefined) return;
  if (!isAllowed(origin, headers.host, origins))
    throw new Fault(403, 'this page may not play here');
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.setHeader('Access-Control-Max-Age', '86400');
}

/** Whether pages of an origin may play here; those of the server itself always may. */
export const isAllowed = (
  origin: string,
  host: string | undefined,
  origins: readonly string[],
): boolean =>
  origins.length === 0 || origins.includes(origin) || origin.replace(/^https?:\/\//, '') === host;

/** The address that limits apply to, also behind proxies. */
export const visitorAddress = (
  {headers, socket}: Pick<IncomingMessage, 'headers' | 'socket'>,
  {trustProxy}: Pick<Config, 'trustProxy'>,
): string => addressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustProxy);

/** The address of the sockets for a page that has asked for this host. */
function wsHost({headers}: IncomingMessage, {trustProxy}: Config): string {
  const isSecure = trustProxy > 0 && headers['x-forwarded-proto'] === 'https';
  return `${isSecure ? 'wss' : 'ws'}://${headers.host ?? 'localhost'}`;
}

/** Reads a body as JSON, up to the limit. */
async function bodyOf(request: IncomingMessage, most: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = Number(request.headers['content-length'] ?? 0);
  if (length > most) throw new Fault(413, `body: at most ${most} bytes`);
  length = 0;
  // A body that is given up must not take the answer with it.
  for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new Fault(413, `body: at most ${most} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new Fault(400, 'body: must be JSON');
  }
}

function send(
  response: ServerResponse,
  code: number,
  body: string | object,
  type = 'text/plain',
): void {
  const isText = typeof body === 'string';
  const text = isText ? body : JSON.stringify(body);
  response
    .writeHead(code, {
      'Content-Type': isText ? `${type}; charset=utf-8` : 'application/json',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}
