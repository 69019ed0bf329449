// Where the browser is, and how to start it as root in a container without a network.
// Node built-ins only: the setup script runs it before anything is installed.
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

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

/** The path of Chromium or Chrome, or undefined. `CHROME_PATH` wins. */
export function findBrowser(env = process.env) {
  const path = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin');
  return [
    env.CHROME_PATH,
    ...names.flatMap((name) => path.map((dir) => join(dir, name))),
    ...fixed,
  ].find((file) => file && executable(file));
}

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
