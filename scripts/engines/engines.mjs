import {spawnSync} from 'node:child_process';
import {playwrightLauncher} from '@web/test-runner-playwright';
import {findProgram, launchOptions} from '../browser.mjs';
import {firefoxLauncher} from './firefox.mjs';
import {webkitLauncher} from './webkit.mjs';

/** The engines that the browser tests run in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** What a machine needs for WebKit: Debian's webkit2gtk-driver, xvfb, xsettingsd and gir1.2-webkit2-4.1. */
const WEBKIT = ['WebKitWebDriver', 'Xvfb', 'xsettingsd'];
const BINDINGS = "import gi; gi.require_version('WebKit2', '4.1')";

/** True where the engines are those that `npx playwright install firefox webkit` brings. */
const isPlaywrights = process.env.GSTK_ENGINES === 'playwright';

/** Why an engine cannot be had on this machine; `undefined` where it can. */
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

/** How many pages of an engine live at a time: a table waits more than it computes. */
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
