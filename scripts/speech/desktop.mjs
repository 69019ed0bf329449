import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {findProgram} from '../browser.mjs';
import {startFirefox} from '../engines/firefox.mjs';

/**
 * A desktop without a screen: Orca reads a Firefox, which keys of the X server reach as a person's do,
 * and writes down what it says.
 */

const PROGRAMS = ['Xvfb', 'dbus-daemon', 'metacity', 'orca', 'xdotool', 'firefox-esr'];

/** The reason why the screen reader is not available on this machine; `undefined` if it is. */
export function missing() {
  const lacking = PROGRAMS.filter((program) => !findProgram(program));
  return lacking.length > 0 ? `there is no ${lacking.join(', ')}` : undefined;
}

/** Milliseconds between two looks at something that does not notify this process. */
const PAUSE = 50;
/** How often to look before something counts as lost. */
const LOOKS = 1200;

/** Asks until there is an answer that is not false. */
export async function until(ask, what) {
  for (let at = 0; at < LOOKS; at++) {
    const answer = await ask();
    if (answer) return answer;
    await wait(PAUSE);
  }
  throw new Error(`waited in vain: ${what}`);
}

/** The first line that a program writes to one of its streams. */
async function firstLine(stream) {
  let text = '';
  while (!text.includes('\n')) text += String((await once(stream, 'data'))[0]);
  return text.trim();
}

const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.newtab.preload': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
};

/**
 * Orca runs this module at its start. By default it would buffer its output until there is a lot, and log
 * each event with the description of its source. If descriptions are asked for, Firefox reports changes of
 * them that Orca would not hear of otherwise.
 */
const CUSTOM = `
import re
from orca import debug, settings
debug.debugLevel = debug.LEVEL_INFO
debug.eventDebugLevel = debug.LEVEL_SEVERE
debug.eventDebugFilter = re.compile('(?!)')
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = settings.sayAllOnLoad = settings.pageSummaryOnLoad = False
`;

/** A voice that says nothing: without a sound card any other would wait for one. */
const VOICE = {
  'speechd.conf': 'AddModule "silent" "sd_generic" "silent.conf"\nDefaultModule "silent"\n',
  'modules/silent.conf': 'GenericExecuteSynth "true"\nAddVoice "en" "MALE1" "none"\n',
};

/** What Orca writes down; `GSTK_ORCA_LOG` names a file that keeps it. */
const LOG = 'orca.txt';
/** What is said, and where a message of a live region begins and ends. */
const SPOKEN =
  /(?<begins>^v+ PRESENT LIVE REGION)|^\^+ PRESENT LIVE REGION|SPEECH OUTPUT: '(?<text>[^]*?)' ?(?:\{[^{}]*\})?$/gm;

/** The utterances that Orca has written down; `isLive` for those of live regions. */
function utterances(log) {
  const said = [];
  let isLive = false;
  for (const {groups} of log.matchAll(SPOKEN)) {
    const {begins, text} = groups;
    if (text === undefined) isLive = begins !== undefined;
    else said.push({text: text.trim(), isLive});
  }
  return said;
}

/** Opens a page on a desktop of its own. */
export async function openDesktop(url) {
  const folder = await mkdtemp(join(tmpdir(), 'gstk-speech-'));
  const running = [];
  const run = (program, args, env, stdio) => {
    const child = spawn(program, args, {env, stdio});
    running.unshift(child);
    return child;
  };
  let stopFirefox;
  const close = async () => {
    await stopFirefox?.();
    for (const child of running) {
      const ended = child.exitCode === null && once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    const kept = process.env.GSTK_ORCA_LOG;
    if (kept) await copyFile(join(folder, LOG), kept);
    await rm(folder, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    const silent = 'ignore';
    const runtime = join(folder, 'run');
    await mkdir(runtime, {mode: 0o700});
    const plain = {
      ...process.env,
      HOME: folder,
      XDG_RUNTIME_DIR: runtime,
      LC_ALL: 'C.UTF-8',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      NO_AT_BRIDGE: '0',
    };
    const screen = ['-displayfd', '3', '-screen', '0', '1200x1200x24', '-nolisten', 'tcp'];
    const display = run('Xvfb', screen, plain, [silent, silent, silent, 'pipe']);
    plain.DISPLAY = `:${await firstLine(display.stdio[3])}`;
    const bus = run('dbus-daemon', ['--session', '--nofork', '--print-address'], plain, [
      ...[silent, 'pipe', silent],
    ]);
    plain.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout);
    const isOn = ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'];
    spawnSync('gsettings', isOn, {env: plain});
    run('metacity', ['--sm-disable'], plain, silent);
    const data = join(folder, '.local/share/orca');
    await mkdir(data, {recursive: true});
    await writeFile(join(data, 'orca-customizations.py'), CUSTOM);
    for (const [name, text] of Object.entries(VOICE)) {
      const file = join(folder, '.config/speech-dispatcher', name);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, text);
    }
    const log = join(folder, LOG);
    const options = ['--enable=speech', '--disable=braille', '--disable=braille-monitor'];
    run('orca', ['--replace', '--debug', `--debug-file=${log}`, ...options], plain, silent);
    const spoken = async () => (existsSync(log) ? utterances(await readFile(log, 'utf8')) : []);
    await until(async () => (await spoken()).length > 0, 'the screen reader says that it is on');
    const firefox = await startFirefox({
      executable: 'firefox-esr',
      env: {...plain, GDK_BACKEND: 'x11', MOZ_ENABLE_WAYLAND: '0'},
      preferences: PREFERENCES,
      options: ['--width=1000', '--height=1100'],
      url,
    });
    stopFirefox = firefox.stop;
    const {contexts} = await firefox.bidi.send('browsingContext.getTree', {});
    const [{context}] = contexts;
    const evaluate = async (expression) => {
      const target = {context};
      const {result} = await firefox.bidi.send('script.evaluate', {
        ...{
          target,
          awaitPromise: true,
          expression: `(async () => JSON.stringify(await ${expression}))()`,
        },
      });
      return result.value === undefined ? undefined : JSON.parse(result.value);
    };
    const xdotool = (...args) => {
      const {status, stderr} = spawnSync('xdotool', args, {env: plain, encoding: 'utf8'});
      if (status !== 0) throw new Error(`xdotool ${args.join(' ')}: ${stderr}`);
    };
    xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowactivate', '--sync');
    return {
      spoken,
      evaluate,
      press: (key) => xdotool('key', '--clearmodifiers', key),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
