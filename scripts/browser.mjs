// Finds a browser, and the options to start it as root in a container without a network. Uses Node
// built-ins only, since the setup script imports this module before anything is installed.
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Headless Chromium shells: the same engine, but tests need a quarter less computing time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const executable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const path = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin');
const onPath = (programs) => programs.flatMap((name) => path.map((dir) => join(dir, name)));
const first = (files) => files.find((file) => file && executable(file));

/** The path of the first of these programs that the machine has, or undefined. */
export const findProgram = (...names) => first(onPath(names));

/** The path of the best browser for tests, or undefined. `CHROME_PATH` takes precedence. */
export const findShell = () => first([process.env.CHROME_PATH, ...onPath(shells)]);

/** The path of any browser for tests: a headless shell, Chromium or Chrome; or undefined. */
export const findBrowser = () => findShell() ?? first([...onPath(names), ...fixed]);

const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for Playwright. */
export const launchOptions = () => ({
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  headless: true,
  args: browserArgs,
});
