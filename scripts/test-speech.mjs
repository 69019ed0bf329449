// `npm run test:speech`: a screen reader, Orca, reads a table and an example in Firefox, by keys alone.
// Its speech is compared with scripts/speech/transcript.txt, one line for each utterance, in order:
// nothing is said twice, and nothing is left out. `-- --write` writes the transcript. If Orca is not
// available, the test is skipped, with a line that says so.
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
/** After this many looks without a further line everything has been said; for `--write` only. */
const QUIET = 120;

const same = (lines, others) =>
  lines.length === others.length && lines.every((line, at) => line === others[at]);

/** The lines of each key of a transcript, in order. */
const held = () =>
  readFileSync(FILE, 'utf8')
    .split(/^> /m)
    .slice(1)
    .map((part) => part.split('\n').filter((line) => line.startsWith('  ')))
    .map((lines) => lines.map((line) => line.slice(2)));

/** Reads the speech line by line. */
class Ears {
  #desktop;
  #at = 0;

  constructor(desktop) {
    this.#desktop = desktop;
  }

  async #news(from) {
    const lines = (await this.#desktop.spoken()).slice(this.#at);
    const first = from ? lines.findIndex((line) => from.test(line)) : 0;
    return {lines: first < 0 ? [] : lines.slice(first), skipped: Math.max(first, 0)};
  }

  /** Waits until a line is said, and drops everything up to it. */
  async skip(what) {
    const at = await until(async () => {
      const lines = await this.#desktop.spoken();
      return lines.findIndex((line) => what.test(line)) + 1;
    }, String(what));
    this.#at = at;
  }

  /** Waits for the wanted lines, or until others are said; without `wanted`, until nothing is said. */
  async hear(wanted, from) {
    let heard = {lines: [], skipped: 0};
    let quiet = 0;
    await until(
      async () => {
        const now = await this.#news(from);
        quiet = now.lines.length === heard.lines.length ? quiet + 1 : 0;
        heard = now;
        if (!wanted) return quiet > QUIET;
        return (
          now.lines.length >= wanted.length || !same(now.lines, wanted.slice(0, now.lines.length))
        );
      },
      `"${wanted?.join(' / ')}"`,
    ).catch((error) => {
      if (!wanted) throw error;
    });
    const lines = wanted ? heard.lines.slice(0, Math.max(wanted.length, 1)) : heard.lines;
    this.#at += heard.skipped + lines.length;
    return lines;
  }
}

async function perform(desktop) {
  const wanted = isWriting ? undefined : held();
  const ears = new Ears(desktop);
  await ears.skip(/^Finished loading A table/);
  await until(
    () => desktop.evaluate(`document.querySelector('king-game').matches(':state(my-turn)')`),
    'the table is ready',
  );
  const text = [];
  const faults = [];
  let key = 0;
  const step = async (name, act, from) => {
    await act();
    const wish = wanted?.[key++];
    const lines = await ears.hear(wish, from);
    text.push(`> ${name}`, ...lines.map((line) => `  ${line}`));
    if (wish && !same(lines, wish))
      faults.push(`> ${name}\n  held: ${wish.join(' / ')}\n  said: ${lines.join(' / ')}`);
    return faults.length === 0;
  };
  acts: for (const {title, at, keys, from} of ACTS) {
    text.push(...(text.length > 0 ? [''] : []), `## ${title}`);
    if (at && !(await step(FOCUS, () => desktop.evaluate(at)))) break;
    for (const [index, name] of keys.entries())
      if (!(await step(name, () => desktop.press(name), index === 0 ? from : undefined)))
        break acts;
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
