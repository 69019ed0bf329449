import {publicKeyOf, type VapidKeys} from './push/vapid.js';

/** How much the server logs. */
const LOG_LEVELS = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of a server; times in milliseconds. Each is an environment variable of the same name. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /**
   * The address of this process for browsers, `wss://cards.example/p1`; '' takes the host of the
   * request.
   */
  readonly publicUrl: string;
  /** '' for the SQLite file alone. */
  readonly redisUrl: string;
  /** The SQLite file, or `:memory:`. */
  readonly data: string;
  /** The origins of pages that may play here; empty for all. */
  readonly origins: readonly string[];
  /** How many proxies stand in front, whose `X-Forwarded-For` is believed. */
  readonly trustProxy: number;
  /** How long bots appear to think. */
  readonly botMs: number;
  /**
   * The time until a bot plays for an absent person, longer than a restart takes; at tables with a move
   * a day it plays for those alone who have left.
   */
  readonly awayMs: number;
  /**
   * How long a person may think where the host of a table has chosen no pace, and the slowest pace that
   * may be chosen; 0 for as long as they like.
   */
  readonly turnMs: number;
  readonly mostRooms: number;
  /** How many sockets an address may have open. */
  readonly mostSockets: number;
  /** How many tables an address may make in an hour. */
  readonly mostTables: number;
  /** How many results of deals of the day an address may send in an hour. */
  readonly mostResults: number;
  /** Requests a second by address in the long run, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** How many messages a second a socket may send. */
  readonly messages: number;
  /** Days until a match that nobody opened is deleted. */
  readonly keepDays: number;
  /** Modules of games from outside, files or packages. */
  readonly games: readonly string[];
  /** By which push services know this server; without them nobody is called whose page is closed. */
  readonly vapid: VapidKeys | undefined;
  /** The push services that are called: hosts, ends of hosts with a dot before, or whole origins. */
  readonly pushServices: readonly string[];
  /** The folder of the library's files for pages, its `dist/cdn`; '' takes the installed package. */
  readonly pages: string;
  readonly log: LogLevel;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The push services of the browsers: Chrome and its kin, Firefox, Edge, Safari. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
].join();

/**
 * Reads the settings.
 * @throws {Error} naming the variable and what it takes
 */
export function readConfig(env: Env): Config {
  const number = (name: string, usual: number, min = 0, max = 1e9): number => {
    const given = env[name] ?? '';
    const value = given === '' ? usual : Number(given);
    if (!Number.isFinite(value) || value < min || value > max)
      throw new Error(`${name} must be a number from ${min} to ${max}, not "${given}"`);
    return value;
  };
  const text = (name: string, usual: string): string =>
    env[name] === '' ? usual : (env[name] ?? usual);
  const log = text('LOG', 'info');
  if (!LOG_LEVELS.includes(log as LogLevel))
    throw new Error(`LOG must be one of ${LOG_LEVELS.join(', ')}, not "${log}"`);
  return {
    port: number('PORT', 2567, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    publicUrl: publicUrl(env['PUBLIC_URL'] ?? ''),
    redisUrl: redisUrl(env['REDIS_URL'] ?? ''),
    data: text('DATA', 'gstk-matches.sqlite'),
    origins: (env['ORIGINS'] ?? '').split(',').flatMap(origin),
    trustProxy: number('TRUST_PROXY', 0, 0, 10),
    botMs: number('BOT_MS', 700),
    awayMs: number('AWAY_MS', 20_000),
    turnMs: number('TURN_MS', 0),
    mostRooms: number('MOST_ROOMS', 2000, 1),
    mostSockets: number('MOST_SOCKETS', 100, 1),
    mostTables: number('MOST_TABLES', 30, 1),
    mostResults: number('MOST_RESULTS', 60, 1),
    rate: number('RATE', 5, 0.01),
    burst: number('BURST', 60, 1),
    messages: number('MESSAGES', 20, 1),
    keepDays: number('KEEP_DAYS', 30, 1, 3650),
    games: (env['GAMES'] ?? '').split(',').flatMap((name) => name.trim() || []),
    vapid: vapidKeys(env),
    pushServices: text('PUSH_SERVICES', PUSH_SERVICES)
      .split(',')
      .flatMap((one) => one.trim() || []),
    pages: text('PAGES', ''),
    log: log as LogLevel,
  };
}

function publicUrl(text: string): string {
  if (text !== '' && !/^wss?:\/\/[^?#]+$/.test(text))
    throw new Error(`PUBLIC_URL must begin with wss:// or ws://, not "${text}"`);
  return text.replace(/\/+$/, '');
}

function redisUrl(text: string): string {
  if (text !== '' && !/^rediss?:\/\/./.test(text))
    throw new Error(`REDIS_URL must begin with redis:// or rediss://, not "${text}"`);
  return text;
}

function origin(text: string): string[] {
  const name = text.trim();
  if (name === '') return [];
  if (!URL.canParse(name) || new URL(name).origin !== name)
    throw new Error(`ORIGINS must list origins such as https://blog.example, not "${name}"`);
  return [name];
}

/** The three settings of pushes, or none of them; no fault quotes a key. */
function vapidKeys(env: Env): VapidKeys | undefined {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  const [publicKey = '', privateKey = '', subject = ''] = names.map((name) => env[name] ?? '');
  if (!publicKey && !privateKey && !subject) return undefined;
  const missing = names.find((name) => !env[name]);
  if (missing) throw new Error(`${missing} is missing: pushes need ${names.join(', ')}`);
  if (publicKeyOf(privateKey) !== publicKey)
    throw new Error(
      'VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY; gstk-server --vapid prints a pair',
    );
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(subject))
    throw new Error(`VAPID_SUBJECT must begin with mailto: or https://, not "${subject}"`);
  return {publicKey, privateKey, subject};
}
