import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {connectBidi} from './bidi.mjs';
import {inputBy} from './input.mjs';
import {launcherOf} from './launcher.mjs';

/**
 * The system's Firefox by WebDriver BiDi. Media and touch screens, which BiDi lacks, are set in the
 * browser's own scope, which `--remote-allow-system-access` opens.
 */

const FONTS = {
  serif: 'Liberation Serif',
  'sans-serif': 'Liberation Sans',
  monospace: 'Liberation Mono',
};
const PREFERENCES = {
  // Pages that are not in front live at full speed, and keep the focus that they have.
  'focusmanager.testmode': true,
  'dom.min_background_timeout_value': 4,
  'dom.timeout.enable_budget_timer_throttling': false,
  // Scroll bars take no room, as in a headless Chromium.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  'layout.css.prefers-color-scheme.content-override': 1,
  // The fonts in which heights are compared are those of Chromium.
  ...Object.fromEntries(
    ['x-western', 'x-cyrillic', 'x-unicode'].flatMap((script) =>
      Object.entries(FONTS).map(([kind, font]) => [`font.name.${kind}.${script}`, font]),
    ),
  ),
};

/** The browsing context's override for each feature, the value that ends it, and the page's query. */
const MEDIA = {
  colorScheme: ['prefersColorSchemeOverride', 'none', 'prefers-color-scheme'],
  forcedColors: ['forcedColorsOverride', 'none', 'forced-colors'],
  media: ['mediumOverride', ''],
  reducedMotion: ['prefersReducedMotionOverride', 'none', 'prefers-reduced-motion'],
};
/** Values by which Playwright means that nothing is emulated. */
const NOTHING = {forcedColors: 'none', media: 'screen'};
/** Forced colours that are light on dark are settings of the whole browser; the override has none. */
const LIGHT_ON_DARK = {
  'browser.display.foreground_color': '#ffffff',
  'browser.display.background_color': '#000000',
  'browser.display.document_color_use': 2,
};
/** Statements that set or clear these settings. */
const lightOnDark = (isOn) =>
  Object.entries(LIGHT_ON_DARK).map(([name, value]) => {
    const set = typeof value === 'number' ? 'setIntPref' : 'setStringPref';
    return isOn
      ? `Services.prefs.${set}('${name}', ${JSON.stringify(value)})`
      : `Services.prefs.clearUserPref('${name}')`;
  });

/**
 * Starts a Firefox with a profile of its own.
 * @param preferences by name
 * @returns `{bidi, stop}`: its connection, and a function that ends it
 */
export async function startFirefox({executable, preferences, options, env, url = 'about:blank'}) {
  const profile = await mkdtemp(join(tmpdir(), 'gstk-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    executable,
    ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', ...options, url],
    {env, stdio: ['ignore', 'ignore', 'pipe']},
  );
  const address = await new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${executable} ended with ${code}`)));
    createInterface({input: child.stderr}).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) done(`${found}/session`);
    });
  });
  const bidi = await connectBidi(address);
  await bidi.send('session.new', {capabilities: {}});
  const stop = async () => {
    const ended = once(child, 'exit');
    bidi.close();
    child.kill();
    await ended;
    await rm(profile, {recursive: true, force: true, maxRetries: 3});
  };
  return {bidi, stop};
}

async function start(executable) {
  const {bidi, stop} = await startFirefox({
    executable,
    preferences: PREFERENCES,
    options: ['--headless', '--remote-allow-system-access', '--width=1600', '--height=1300'],
  });
  const {contexts} = await bidi.send('browsingContext.getTree', {'moz:scope': 'chrome'});
  const chrome = contexts.find(({url}) => url.includes('browser.xhtml')).context;
  /** Runs statements in the browser's scope, with `w`, `b` and `bc` of the page of a session. */
  const inBrowser = async (id, statements) => {
    const {result} = await bidi.send('script.evaluate', {
      target: {context: chrome},
      awaitPromise: true,
      expression: `(async () => {
        for (const w of Services.wm.getEnumerator('navigator:browser'))
          for (const {linkedBrowser: b} of w.gBrowser.tabs) {
            if (!b.currentURI.spec.includes(${JSON.stringify(id)})) continue;
            const bc = b.browsingContext;
            ${statements};
            return 'done';
          }
      })()`,
    });
    if (result?.value !== 'done') throw new Error(`Firefox: no page of ${id}: ${statements}`);
  };
  return {bidi, inBrowser, stop};
}

/** In the page: resolves once all queries match; existing lists are notified with the next frame. */
const ONCE_MATCHING = `(queries) =>
  Promise.all(
    queries.map(
      (query) =>
        new Promise((done) => {
          const list = matchMedia(query);
          const look = () => list.matches && requestAnimationFrame(done);
          list.addEventListener('change', look);
          look();
        }),
    ),
  )`;

/** Nothing of the window itself may have the focus: Tab goes from the end of the page to its start. */
const PAGE_ONLY = `
  for (const part of ['navigator-toolbox', 'sidebar-main', 'sidebar-box', 'sidebar-container'])
    w.document.getElementById(part)?.style.setProperty('display', 'none');
  w.focus();
  b.focus()`;

const IS_ON_PAGE = '() => document.hasFocus() && document.activeElement !== document.body';
/** In the page: Tab goes on from its start. */
const TO_START = `() => {
  const {body} = document;
  body.tabIndex = -1;
  body.focus({preventScroll: true});
  body.removeAttribute('tabindex');
}`;

async function open({bidi, inBrowser}, url, id) {
  const {userContext} = await bidi.send('browser.createUserContext');
  const {context} = await bidi.send('browsingContext.create', {type: 'window', userContext});
  const setViewportSize = (viewport) =>
    bidi.send('browsingContext.setViewport', {context, viewport});
  await setViewportSize({width: 800, height: 600});
  await bidi.send('browsingContext.navigate', {context, url, wait: 'interactive'});
  await inBrowser(id, PAGE_ONLY);
  const {keyboard, mouse, touch} = inputBy((actions) =>
    bidi.send('input.performActions', {context, actions: [actions]}),
  );
  const press = async (combination) => {
    await keyboard.press(combination);
    if (!/(^|\+)Tab$/.test(combination) || (await evaluate(IS_ON_PAGE))) return;
    // From its end Tab has left the page, for parts of the window that nobody sees.
    await inBrowser(id, 'w.focus(); b.focus()');
    if (combination === 'Tab') await evaluate(TO_START);
    await keyboard.press(combination);
  };
  async function evaluate(task, argument) {
    const given = argument === undefined ? '' : JSON.stringify(argument);
    const {result} = await bidi.send('script.evaluate', {
      ...{target: {context}, awaitPromise: true},
      expression: `Promise.resolve((${task})(${given})).then((value) => JSON.stringify(value))`,
    });
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  }
  async function emulateMedia(payload) {
    const wanted = Object.entries(payload).filter(([, value]) => value);
    const isLightOnDark = payload.forcedColors === 'active' && payload.colorScheme === 'dark';
    const statements = wanted.map(([feature, value]) => {
      const [name, none] = MEDIA[feature];
      const isNone = value === NOTHING[feature] || (isLightOnDark && feature === 'forcedColors');
      return `bc.${name} = ${JSON.stringify(isNone ? none : value)}`;
    });
    if (payload.forcedColors) statements.push(...lightOnDark(isLightOnDark));
    await inBrowser(id, statements.join(';'));
    // The page's own process hears of it later. Paper is always light.
    const isPrint = payload.media === 'print';
    const queries = wanted.flatMap(([feature, value]) => {
      if (feature === 'media') return value;
      return isPrint && feature === 'colorScheme' ? [] : `(${MEDIA[feature][2]}: ${value})`;
    });
    await evaluate(ONCE_MATCHING, queries);
  }
  return {
    url: () => url,
    setViewportSize,
    emulateMedia,
    ...{mouse, evaluate, keyboard: {...keyboard, press}},
    touch: {
      ...touch,
      screen: (on) => inBrowser(id, `bc.touchEventsOverride = '${on ? 'enabled' : 'none'}'`),
    },
    async close() {
      await bidi.send('browser.removeUserContext', {userContext});
    },
  };
}

/** The launcher of a Firefox. */
export function firefoxLauncher({concurrency, executable}) {
  let browser;
  return launcherOf('Firefox', {
    concurrency,
    open: async (url, id) => open(await (browser ??= start(executable)), url, id),
    stop: async () => (await browser)?.stop(),
  });
}
