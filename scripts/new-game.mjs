// Creates a game: `npm run new-game -- my-game` writes src/games/my-game/, a copy of a sample game,
// with its story and its catalogue entry. The copy is complete and passes all tests; change it step
// by step from there, as CONTRIBUTING.md describes. `--like pick` copies a game without tricks.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';
import {nameOf, renamed, titleOf} from '../create-gstk-game/naming.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const CATALOGUE = 'src/embed/catalogue.ts';

/** The sample games, by the word that chooses them; the first is copied when none is chosen. */
const SAMPLES = {
  trick: {
    folder: 'src/testing/sample',
    id: 'high-card',
    is: 'cards of a hand are played to tricks',
  },
  pick: {
    folder: 'src/testing/sample-pick',
    id: 'royal-guests',
    is: 'cards are picked that lie face down; no tricks, no trump',
  },
};

/** Exits with an explanation of invalid input. */
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

const story = (id) => `import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {usualStories} from './table-story.js';

const stories = usualStories('${id}');

const meta: Meta = {title: 'Games/${titleOf(id)}', component: 'gstk-table'};
export default meta;

export const Opening: StoryObj = stories.opening;
export const MyTurn: StoryObj = stories.myTurn;
export const GameOver: StoryObj = stories.gameOver;
export const Seat1: StoryObj = stories.seat1;
export const Chart: StoryObj = stories.chart;
`;

const USAGE = `npm run new-game -- <id> [--like <sample>]
  the id in lower case, words joined by "-": my-game
  the samples: ${Object.entries(SAMPLES)
    .map(([like, {is}]) => `${like} (${is})`)
    .join(', ')}`;

/** The arguments; exits when they cannot be read. */
function readArguments() {
  try {
    return parseArgs({allowPositionals: true, options: {like: {type: 'string', default: 'trick'}}});
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

const {positionals, values} = readArguments();
const [id, ...more] = positionals;
if (!id || more.length) fail(USAGE);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail(
    `"${id}" is not an id: expected lower case letters and digits, words joined by "-", a letter first.`,
  );
if (!Object.hasOwn(SAMPLES, values.like)) fail(`"${values.like}" is not a sample.\n${USAGE}`);
const sample = SAMPLES[values.like];

const folder = `src/games/${id}`;
const storyFile = `stories/games/${id}.stories.ts`;
const catalogue = readFileSync(join(root, CATALOGUE), 'utf8');
for (const path of [folder, storyFile])
  if (existsSync(join(root, path))) fail(`"${id}" is taken: ${path} exists.`);
const {catalogue: games} = await tsImport(join(root, CATALOGUE), import.meta.url);
if (games.some((entry) => entry.id === id))
  fail(`"${id}" is taken: the catalogue has a game of that id.`);
if (Object.values(SAMPLES).some((other) => other.id === id))
  fail(`"${id}" is taken: it is a sample game.`);

const list = /^(const games = \[\n[^]*?)^\] as const;$/m.exec(catalogue);
if (!list) fail(`${CATALOGUE} has no list that begins "const games = [".`);

for (const name of readdirSync(join(root, sample.folder), {recursive: true, withFileTypes: true})) {
  if (!name.isFile()) continue;
  const from = join(name.parentPath ?? name.path, name.name);
  const path = join(
    folder,
    renamed(from.slice(join(root, sample.folder).length + 1), sample.id, id),
  );
  mkdirSync(join(root, dirname(path)), {recursive: true});
  writeFileSync(join(root, path), renamed(readFileSync(from, 'utf8'), sample.id, id));
}
mkdirSync(join(root, dirname(storyFile)), {recursive: true});
writeFileSync(join(root, storyFile), story(id));
const {summary, seats} = Object.values(
  await tsImport(join(root, folder, 'entry.ts'), import.meta.url),
)[0];
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const table = /^\| game \| tag \|.*\n(?:\|.*\n)+/m.exec(readme)?.[0];
const row = `| ${titleOf(id)}: ${summary} | \`<gstk-table game="${id}">\` | \`${id}\` | ${seats.min} to ${seats.max} |\n`;
if (table)
  writeFileSync(
    join(root, 'README.md'),
    readme.replace(table, () => table + row),
  );
writeFileSync(
  join(root, CATALOGUE),
  `import {${nameOf(id)}} from '../games/${id}/entry.js';\n${catalogue}`.replace(
    list[0],
    () => `${list[1]}  ${nameOf(id)},\n] as const;`,
  ),
);

// The length of the id changes line breaks.
const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
spawnSync(process.execPath, [oxfmt, folder, storyFile, CATALOGUE], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

// Its reference page for authors, written from the game itself.
spawnSync(process.execPath, ['--import', 'tsx', 'scripts/reference.mjs', id], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

console.log(`${titleOf(id)} is now a copy of the sample game:
  ${folder}/  its rules, chart, bot, messages, rulebook, table, diagram and tests
  ${storyFile}
  ${CATALOGUE}  its line, at the end
  README.md  its row among the games
  docs/games/${id}.md  its reference page
Next: npm run test:game -- ${id}, npm start, <gstk-table game="${id}">.
npm run build, then npm run figures measure what its table transfers; all other tests pass already.`);
