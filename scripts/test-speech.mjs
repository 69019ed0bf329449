// `npm run test:speech`: a screen reader, Orca, reads tables and an example in Firefox, by keys alone.
// Its speech is compared with scripts/speech/transcript.txt, one line for each utterance: nothing is said
// twice, and nothing is left out. `-- --write` writes the transcript. If Orca is not available, the test is
// skipped, with a line that says so.
//
// Orca speaks of the focus at once, and reads live regions (`~`) by a timer of its own. So the order within
// each of the two is compared, but not how they interleave. The speed of the machine decides which sentences
// of the same moment are joined to one message, so the words of live regions are compared, not their lines.
// Orca leaves out the name of a dialog if the button that opened it has the same name and still exists by
// then, so the name of a dialog counts as said if its heading, which comes next, says it.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ACTS} from './speech/acts.mjs';
import {missing, openDesktop, until} from './speech/desktop.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const FILE = join(root, 'scripts/speech/transcript.txt');
const isWriting = process.argv.includes('--write');
/** The name of a step that puts the focus somewhere by itself, without a key. */
const FOCUS = 'the focus comes';
/** The mark of a message of a live region. */
const LIVE = '~ ';
/** After this many looks without a further line everything has been said; for `--write` only. */
const QUIET = 120;

/** The name of a dialog whose heading says it next, or may do so. */
const NAMED = /^(.+) dialog\n(?=\1 heading|(?![^]))/gm;

/** The speech about the focus, and that of live regions. */
const parts = (said) => ({
  focus: said
    .flatMap(({isLive, text}) => (isLive ? [] : `${text}\n`))
    .join('')
    .replace(NAMED, 'dialog\n'),
  live: said.flatMap(({isLive, text}) => (isLive ? `${text} ` : [])).join(''),
});

/** Whether the speech is the wanted one, or may still become it. */
function compare(said, wanted) {
  const [now, wish] = [parts(said), parts(wanted)];
  return {
    isSame: now.focus === wish.focus && now.live === wish.live,
    isBegun: wish.focus.startsWith(now.focus) && wish.live.startsWith(now.live),
  };
}

const write = ({isLive, text}) => `  ${isLive ? LIVE : ''}${text}`;
const list = (said) => said.map(write).join(' /');

/** The speech after each key of a transcript, in order. */
const held = () =>
  readFileSync(FILE, 'utf8')
    .split(/^> /m)
    .slice(1)
    .map((part) =>
      [...part.matchAll(/^ {2}(~ )?(.*)$/gm)].map(([, live, text]) => ({
        isLive: live !== undefined,
        text,
      })),
    );

/** Reads the speech line by line. */
class Ears {
  #desktop;
  #at = 0;

  constructor(desktop) {
    this.#desktop = desktop;
  }

  async #news(from) {
    const said = (await this.#desktop.spoken()).slice(this.#at);
    const first = from ? said.findIndex(({text}) => from.test(text)) : 0;
    return {said: first < 0 ? [] : said.slice(first), skipped: Math.max(first, 0)};
  }

  /** Waits until a line is said, and drops everything up to it. */
  async skip(what) {
    const at = await until(async () => {
      const said = await this.#desktop.spoken();
      return said.findIndex(({text}) => what.test(text)) + 1;
    }, String(what));
    this.#at = at;
  }

  /** Waits for what is wanted, or until something else is said; without `wanted`, until nothing is said. */
  async hear(wanted, from) {
    let heard = {said: [], skipped: 0};
    let quiet = 0;
    await until(
      async () => {
        const now = await this.#news(from);
        quiet = now.said.length === heard.said.length ? quiet + 1 : 0;
        heard = now;
        if (!wanted) return quiet > QUIET;
        const {isSame, isBegun} = compare(now.said, wanted);
        return isSame || !isBegun;
      },
      list(wanted ?? []),
    ).catch((error) => {
      if (!wanted) throw error;
    });
    this.#at += heard.skipped + heard.said.length;
    return heard.said;
  }
}

async function perform(desktop) {
  const wanted = isWriting ? undefined : held();
  const ears = new Ears(desktop);
  await ears.skip(/^Finished loading Tables/);
  // Orca speaks of what changes around its cursor while tables are still being drawn.
  await until(
    () =>
      desktop.evaluate(
        `[...document.querySelectorAll('king-game')].every((table) => table.matches(':state(ready)'))`,
      ),
    'the tables are ready',
  );
  const text = [];
  const faults = [];
  let key = 0;
  const step = async (name, act, from) => {
    await act();
    const wish = wanted?.[key++];
    const said = await ears.hear(wish, from);
    text.push(`> ${name}`, ...said.map(write));
    if (wish && !compare(said, wish).isSame)
      faults.push(`> ${name}\n  held:${list(wish)}\n  said:${list(said)}`);
    return faults.length === 0;
  };
  acts: for (const {title, at, keys, from, settled = 'true'} of ACTS) {
    text.push(...(text.length > 0 ? [''] : []), `## ${title}`);
    if (at && !(await step(FOCUS, () => desktop.evaluate(at)))) break;
    for (const [index, name] of keys.entries()) {
      await until(() => desktop.evaluate(settled), 'the page has settled');
      if (!(await step(name, () => desktop.press(name), index === 0 ? from : undefined)))
        break acts;
    }
  }
  return {text: `${text.join('\n')}\n`, faults};
}

const reason = missing();
if (reason) {
  console.log(`skipped - speech: ${reason}\nspeech: 0 passed, 0 failed`);
  process.exit();
}
const server = await serve(join(root, 'scripts/speech'), {mounts: {'/dist': join(root, 'dist')}});
const desktop = await openDesktop(`${server.url}/page.html`);
try {
  const {text, faults} = await perform(desktop);
  if (isWriting) writeFileSync(FILE, text);
  for (const fault of faults) console.log(`not ok - speech:\n${fault}`);
  console.log(`speech: ${faults.length > 0 ? 0 : ACTS.length} passed, ${faults.length} failed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await desktop.close();
  await server.close();
}
