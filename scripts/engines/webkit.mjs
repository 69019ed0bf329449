import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {inputBy} from './input.mjs';
import {launcherOf, NotSupported} from './launcher.mjs';

/**
 * WebKitGTK by WebDriver: for each page a driver with a bare window, which may be as narrow as a phone,
 * on a display of its own, whose settings say dark and reduced motion.
 */

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Milliseconds between two looks at something that does not notify this process. */
const PAUSE = 25;

/** Asks until there is an answer. */
async function until(ask, what, times = 2400) {
  for (let at = 0; at < times; at++) {
    if (await ask()) return;
    await wait(PAUSE);
  }
  throw new Error(`WebKit: waited in vain: ${what}`);
}

/** A port that is free now. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const settingsText = ({colorScheme, reducedMotion}) =>
  `Net/ThemeName "${colorScheme === 'dark' ? 'Adwaita-dark' : 'Adwaita'}"\n` +
  `Gtk/EnableAnimations ${reducedMotion === 'reduce' ? 0 : 1}\n`;

/** An X display with settings that can be changed. */
async function openDisplay() {
  const folder = await mkdtemp(join(tmpdir(), 'gstk-webkit-'));
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1800x1500x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = await once(server.stdio[3], 'data');
  const DISPLAY = `:${String(number).trim()}`;
  const file = join(folder, 'settings');
  await writeFile(file, settingsText({}));
  // Otherwise GTK starts two daemons for each display, for messages and for assistive technology, which
  // live on when the display is gone.
  const env = {
    ...process.env,
    DISPLAY,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
  };
  const settings = spawn('xsettingsd', ['-c', file], {env, stdio: 'ignore'});
  return {
    env,
    async apply(media) {
      await writeFile(file, settingsText(media));
      settings.kill('SIGHUP');
    },
    async close() {
      settings.kill();
      server.kill();
      await rm(folder, {recursive: true, force: true});
    },
  };
}

/** A session of WebDriver: `session(method, path, body)` resolves with the value of the answer. */
async function openSession(env) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    env: {
      ...env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
    detached: true,
  });
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method, path, body) => {
    const answer = await fetch(base + path, {method, body: body && JSON.stringify(body)});
    const {value} = await answer.json();
    if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const isReady = () =>
    fetch(`${base}/status`).then(
      () => true,
      () => false,
    );
  await until(isReady, 'the driver');
  const browser = {binary: WINDOW, args: ['--automation']};
  const {sessionId} = await ask('POST', '/session', {
    capabilities: {alwaysMatch: {'webkitgtk:browserOptions': browser}},
  });
  const session = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  const close = async () => {
    // A driver whose page hangs never answers; its group is killed in any case.
    await Promise.race([session('DELETE', '').catch(() => {}), wait(5000)]);
    process.kill(-driver.pid, 'SIGKILL');
  };
  return {session, close};
}

const MEDIA = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'];

const NEXT_FRAME = `() =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  })`;

async function open(url) {
  const display = await openDisplay();
  const {session, close} = await openSession(display.env);
  const evaluate = (task, argument) =>
    session('POST', '/execute/sync', {script: `return (${task})(arguments[0])`, args: [argument]});
  const {keyboard, mouse, touch} = inputBy((actions) =>
    session('POST', '/actions', {actions: [actions]}),
  );
  /** How much larger a window is than its page. */
  let frame = {width: 0, height: 0};
  const setViewportSize = async (wanted) => {
    const sizeOf = () => evaluate('() => ({width: innerWidth, height: innerHeight})');
    const isThere = ({width, height}) => width === wanted.width && height === wanted.height;
    let size;
    for (let round = 0; round < 4; round++) {
      await session('POST', '/window/rect', {
        width: wanted.width + frame.width,
        height: wanted.height + frame.height,
      });
      for (let look = 0; look < 20; look++) {
        size = await sizeOf();
        if (isThere(size)) return;
        await wait(PAUSE);
      }
      frame = {
        width: frame.width + wanted.width - size.width,
        height: frame.height + wanted.height - size.height,
      };
    }
  };
  let media = {};
  const emulateMedia = async (payload) => {
    const {forcedColors = 'none', media: medium = 'screen'} = payload;
    if (forcedColors !== 'none') throw new NotSupported('forced colors');
    if (medium && medium !== 'screen') throw new NotSupported(`media ${medium}`);
    media = {...media, ...payload};
    const wanted = [media.colorScheme === 'dark', media.reducedMotion === 'reduce'].join();
    const matches = `(queries) => queries.map((query) => matchMedia(query).matches).join()`;
    // A signal that comes before the settings are watched is lost, so it is sent again.
    let looks = 0;
    await until(async () => {
      if ((await evaluate(matches, MEDIA)) === wanted) return true;
      if (looks++ % 40 === 0) await display.apply(media);
      return false;
    }, `media ${wanted}`);
    // Styles and lists of queries that were made before follow with the next frame.
    await evaluate(NEXT_FRAME);
  };
  await session('POST', '/timeouts', {script: 120_000, pageLoad: 120_000});
  await setViewportSize({width: 800, height: 600});
  await session('POST', '/url', {url});
  const lacking = (what) => () => Promise.reject(new NotSupported(what));
  return {
    url: () => url,
    setViewportSize,
    emulateMedia,
    ...{keyboard, mouse, evaluate},
    // A touch that is put down alone hangs the driver, and a tap acts like a click of a mouse.
    touch: {
      ...Object.fromEntries(Object.keys(touch).map((name) => [name, lacking('touch')])),
      screen: (on) => (on ? lacking('touch')() : undefined),
    },
    async close() {
      await close();
      await display.close();
    },
  };
}

/** The launcher of a WebKitGTK. */
export const webkitLauncher = ({concurrency}) => launcherOf('WebKit', {concurrency, open});
