#!/usr/bin/env node
// `gstk-server`: reads the settings from the environment and serves tables until a signal ends it.

import packageJson from '../package.json' with {type: 'json'};

/** How often a process that npx has started looks whether npx is still there. */
const PARENT_MS = 500;
/** A signal to npx ends the shell between npx and this process, which is not told. */
const parent = process.ppid;
/** The longest shutdown before the process ends anyway; nothing is lost by that. */
const DRAIN_MS = 8000;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`gstk-server needs Node 22.13 or newer, not ${process.versions.node}.`);
  process.exit(1);
}
if (process.argv.includes('--help')) {
  console.log('gstk-server is set up by environment variables, see docs/online.md of gstk:');
  console.log('PORT HOST PUBLIC_URL REDIS_URL DATA ORIGINS TRUST_PROXY BOT_MS AWAY_MS TURN_MS');
  console.log(
    'MOST_ROOMS MOST_SOCKETS MOST_TABLES MOST_RESULTS RATE BURST MESSAGES KEEP_DAYS GAMES PAGES LOG',
  );
  console.log('VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY VAPID_SUBJECT PUSH_SERVICES');
  console.log('gstk-server --games ./my-game.js hosts games from outside too, like GAMES.');
  console.log('gstk-server --check https://cards.example looks at a server from outside.');
  console.log('gstk-server --vapid prints a new pair of keys for pushes.');
  console.log('gstk-server --version prints the version.');
  process.exit();
}
if (process.argv.includes('--version')) {
  console.log(packageJson.version);
  process.exit();
}
if (process.argv.includes('--vapid')) {
  const {newVapidKeys} = await import('./push/vapid.js');
  const {publicKey, privateKey} = newVapidKeys();
  console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
  process.exit();
}
const checked = process.argv.indexOf('--check');
if (checked >= 0) {
  const {report} = await import('./check.js');
  process.exit(await report(process.argv[checked + 1] ?? ''));
}
// Node 22 calls its SQLite experimental; all that is used of it stands in its documentation.
const {emitWarning} = process;
process.emitWarning = (warning, ...rest: unknown[]) => {
  if (!String(warning).includes('SQLite')) Reflect.apply(emitWarning, process, [warning, ...rest]);
};
// In production the library freezes nothing.
process.env['NODE_ENV'] ??= 'production';
// How long the engine waits for another process.
process.env['COLYSEUS_PRESENCE_SHORT_TIMEOUT'] ??= '1500';

/** The modules after `--games`, with commas between. */
const flag = process.argv.indexOf('--games');
const modules = flag < 0 ? process.env['GAMES'] : process.argv[flag + 1];
if (flag >= 0 && !modules) {
  console.error('--games needs modules, such as ./my-game.js');
  process.exit(1);
}

const [{readConfig}, {loadGames}, {createLog}, {startServer}, {filesForPages, hostPage}] =
  await Promise.all([
    import('./config.js'),
    import('./games.js'),
    import('./log.js'),
    import('./server.js'),
    import('./host-page.js'),
  ]);
try {
  const config = readConfig({...process.env, GAMES: modules});
  await loadGames(config.games);
  const log = createLog(config.log);
  // The engine ignores promises that fail while Redis is away.
  process.on('unhandledRejection', (error) => log.error('nobody waits for this', error));
  const files = config.pages === '' ? filesForPages() : config.pages;
  const running = await startServer(config, hostPage(config, files));
  const end = (): void => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    running.drain().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  const look = (): void => {
    if (process.ppid !== parent) end();
  };
  if (process.env['npm_command'] === 'exec') setInterval(look, PARENT_MS).unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
