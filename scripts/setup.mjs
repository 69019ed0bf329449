// Installs what a fresh machine lacks: node_modules (npm ci), Chromium (apt-get, as root; the lighter
// headless shell where it is available) and the fonts in which its tables are measured. Runs before `npm
// start` and `npm test`, so it uses Node built-ins only; does nothing when everything is installed.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findBrowser, findShell} from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const run = (command, args, env = {}) =>
  new Promise((done, fail) => {
    console.log(`$ ${command} ${args.join(' ')}`);
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {...process.env, ...env},
    });
    child.on('error', fail);
    child.on('close', (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`${command} ${args[0]} ended with ${code ?? signal}`));
    });
  });

/** Whether node_modules matches package-lock.json, by npm's own list of installed packages. */
function installed() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const have = JSON.parse(readFileSync(list, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(want).every(
    // '' is the project itself; packages for other platforms are rightly missing.
    ([path, {version, optional, devOptional}]) =>
      path === '' || have[path]?.version === version || ((optional || devOptional) && !have[path]),
  );
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args) => run('apt-get', args, {DEBIAN_FRONTEND: 'noninteractive'});
const aptUpdate = () => apt('update', '-q');
const aptInstall = (name) => apt('install', '-y', '-q', '--no-install-recommends', name);

async function fetchBrowser() {
  if (!mayInstall()) {
    if (findBrowser()) return;
    throw new Error(
      'No Chromium found, which the browser tests need. Install Chromium or Chrome ' +
        '(Debian, Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to its executable.',
    );
  }
  try {
    await aptUpdate();
    await aptInstall('chromium-headless-shell');
  } catch {
    if (findBrowser()) return console.log(`Tests run in ${findBrowser()}.`);
    await aptInstall('chromium');
  }
  if (!findBrowser()) throw new Error('apt-get installed no Chromium; set CHROME_PATH to one.');
}

/** The folder in which Debian has the fonts that Chromium takes for Arial and Times. */
const FONTS = '/usr/share/fonts/truetype/liberation';

/**
 * Line breaks and heights depend on the font: heights are compared in one that every machine can have.
 * Without it some tests of heights at 320 px fail.
 */
async function fetchFonts() {
  if (!mayInstall() || existsSync(FONTS)) return;
  try {
    await aptUpdate();
    await aptInstall('fonts-liberation');
  } catch {
    console.log('The fonts-liberation package is missing: tests of heights may fail.');
  }
}

/** One after the other: apt-get runs alone. */
async function prepareBrowser() {
  if (!findShell()) await fetchBrowser();
  await fetchFonts();
}

/** Prepares the checkout; rejects with an error that says what to install. */
export async function setup({browser = true} = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  const ended = await Promise.allSettled([
    // npm passes its own settings down as npm_config_*; `npm ci` must not omit the dev packages.
    installed() || run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']),
    browser && prepareBrowser(),
  ]);
  for (const {reason} of ended) if (reason) throw reason;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await setup();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
