import {spawnSync} from 'node:child_process';
import {playwrightLauncher} from '@web/test-runner-playwright';
import {findBrowser, findProgram, launchOptions} from '../browser.mjs';
import {firefoxLauncher} from './firefox.mjs';
import {webkitLauncher} from './webkit.mjs';

/** The engines that the browser tests run in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'];

/**
 * The programs that a machine needs for WebKit, of Debian's webkit2gtk-driver, xvfb, xsettingsd and
 * gir1.2-webkit2-4.1.
 */
const WEBKIT = ['WebKitWebDriver', 'Xvfb', 'xsettingsd'];
const BINDINGS = "import gi; gi.require_version('WebKit2', '4.1')";

/** True if the engines are those that `npx playwright install firefox webkit` brings. */
const isPlaywrights = process.env.GSTK_ENGINES === 'playwright';

/** The reason why an engine is not available on this machine; `undefined` if it is. */
export function missing(engine) {
  if (isPlaywrights || engine === 'chromium') return undefined;
  if (engine === 'firefox')
    return findProgram('firefox-esr', 'firefox') ? undefined : 'there is no firefox-esr or firefox';
  const lacking = WEBKIT.filter((program) => !findProgram(program));
  if (lacking.length > 0) return `there is no ${lacking.join(', ')}`;
  return spawnSync('/usr/bin/python3', ['-c', BINDINGS]).status === 0
    ? undefined
    : 'python3 has no WebKit2 4.1 (gir1.2-webkit2-4.1, python3-gi)';
}

const SAYS_WEBKIT = `${BINDINGS}; from gi.repository import WebKit2 as w
print('WebKitGTK', f'{w.get_major_version()}.{w.get_minor_version()}.{w.get_micro_version()}')`;

/** An engine of this machine with its version, `Firefox 153.7`. */
export function versionOf(engine) {
  const [program, ...args] = {
    chromium: [findBrowser(), '--version'],
    firefox: [findProgram('firefox-esr', 'firefox'), '--version'],
    webkit: ['/usr/bin/python3', '-c', SAYS_WEBKIT],
  }[engine];
  const {stdout} = spawnSync(program, args, {encoding: 'utf8'});
  const [, name, version] = /(Chromium|Chrome|Firefox|WebKitGTK) (\d+\.\d+)/.exec(stdout);
  return `${name} ${version}`;
}

/** The number of pages of an engine that live at a time: a table waits more than it computes. */
const PAGES = {chromium: 5, firefox: 1, webkit: 2};

/** The launcher of an engine. */
export function launcherFor(engine) {
  const concurrency = PAGES[engine];
  if (engine === 'chromium')
    return playwrightLauncher({product: 'chromium', launchOptions: launchOptions()});
  if (isPlaywrights) return playwrightLauncher({product: engine, concurrency});
  return engine === 'firefox'
    ? firefoxLauncher({concurrency, executable: findProgram('firefox-esr', 'firefox')})
    : webkitLauncher({concurrency});
}
