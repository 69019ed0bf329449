// Measures how long matches take and writes it into the folders of games: `npm run minutes`. A match takes
// the median number of the reader's decisions in five matches of the usual bots, eight seconds each, in
// which the others play, too.
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {catalogue} from '../src/embed/catalogue.js';
import {createMatch, playOut} from '../src/match/index.js';
import {root} from './test-files.mjs';

/** How long a decision takes with all that happens until the next one, in seconds. */
export const SECONDS = 8;
/** How many matches are played. */
const MATCHES = 5;
/** The lengths of a match, as the attribute `length` names them. */
const LENGTHS = ['full', 'short', 'deal'];

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** The usual minutes of a match of a length. */
export async function minutesOf(entry, length, matches = MATCHES) {
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
  const options = length === 'full' ? {} : entry.lengths[length];
  const decisions = [];
  for (let n = 0; n < matches; n++) {
    const seed = `minutes/${n}`;
    const match = createMatch({rules}, {seats: entry.seats.usual, options, seed});
    await playOut(match, bot, {seed, budget: 30});
    decisions.push(match.record().moves.filter((move) => move.startsWith('0:')).length);
  }
  return Math.max(1, Math.round((median(decisions) * SECONDS) / 60));
}

/** The lengths that a game has. */
export const lengthsOf = ({lengths}) => (lengths ? LENGTHS : ['full']);

/** The file with the minutes of the games that share a guide. */
const fileOf = ({id, family}) =>
  [`src/games/${id}`, `src/games/${family}`, `src/games/${family}/${id}`]
    .map((folder) => join(root, folder, 'table/guide.ts'))
    .find((file) => existsSync(file))
    .replace('guide.ts', 'minutes.ts');

async function write() {
  const files = new Map();
  for (const entry of catalogue) {
    const minutes = [];
    for (const length of lengthsOf(entry))
      minutes.push(`${length}: ${await minutesOf(entry, length)}`);
    const row = `  '${entry.id}': {${minutes.join(', ')}},`;
    files.set(fileOf(entry), [...(files.get(fileOf(entry)) ?? []), row]);
  }
  for (const [file, rows] of files)
    writeFileSync(
      file,
      `/** The usual minutes of matches; written by \`npm run minutes\`. */\nexport const minutes = {\n${rows.join('\n')}\n};\n`,
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
