import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Settings under which tests do not wait. */
const QUICK = {
  LOG: 'info',
  BOT_MS: '0',
  AWAY_MS: '60000',
  RATE: '100000',
  BURST: '1000000',
  MOST_SOCKETS: '100000',
  MOST_TABLES: '100000',
  MOST_RESULTS: '100000',
  MESSAGES: '100000',
};
export const MAIN = join(import.meta.dirname, '../server/main.js');

export interface Server {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** All that it has said. */
  said(): string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => done(port));
    });
  });

/** A process of the server, when it is up. */
export async function startServer(env: Record<string, string> = {}, main = MAIN): Promise<Server> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['--no-warnings', main], {
    env: {...process.env, ...QUICK, DATA: ':memory:', ...env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  await new Promise<void>((done, fail) => {
    const hear = (text: Buffer): void => {
      said += String(text);
      if (said.includes('"event":"up"')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(`the server has ended: ${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: child,
    said: () => said,
    kill: (signal) =>
      new Promise((done) => {
        const isOver = child.exitCode !== null || child.signalCode !== null;
        child.once('exit', () => done());
        if (isOver) done();
        else child.kill(signal);
      }),
  };
}

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** A Redis of its own, which writes each command down; `undefined` if there is none. */
export async function startRedis(): Promise<Redis | undefined> {
  const program = process.env['REDIS_SERVER'];
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'gstk-redis-'));
  const port = await freePort();
  let child = await redisAt(program, folder, port);
  const stop = (): Promise<void> =>
    new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    async start() {
      child = await redisAt(program, folder, port);
    },
    async end() {
      await stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

const redisAt = (program: string, folder: string, port: number): Promise<ChildProcess> =>
  new Promise((done, fail) => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    const child = spawn(
      program,
      [...settings, '--appendonly', 'yes', '--appendfsync', 'everysec'],
      {
        argv0: 'redis-server', // Debian has one program of several names
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.add(child);
    let said = '';
    child.stdout.on('data', (text) => {
      said += String(text);
      if (said.includes('Ready to accept')) done(child);
    });
    child.once('exit', () => fail(new Error(said)));
  });
