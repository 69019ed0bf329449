// Creates a game: `npm run new-game -- my-game` writes src/games/my-game/, a copy of the sample
// game, with its story and its catalogue entry. The copy is complete and passes all tests; change
// it step by step from there, as CONTRIBUTING.md describes.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {tsImport} from 'tsx/esm/api';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SAMPLE = 'src/testing/sample';
const CATALOGUE = 'src/embed/catalogue.ts';

/** Exits with an explanation of invalid input. */
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

/** `my-game` as `My Game`. */
const titleOf = (id) =>
  id.replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

/** A text of the sample game with its names replaced. */
const renamed = (text, id) =>
  text
    .replaceAll('high-card', id)
    .replaceAll('High Card', titleOf(id))
    .replaceAll('highCard', nameOf(id));

const story = (id) => `import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {entryOf} from '../../src/embed/catalogue.js';
import {chartStory} from '../support/chart/chart-story.js';
import {tableStory} from './table-story.js';

const GAME = '${id}';

const meta: Meta = {title: 'Games/${titleOf(id)}', component: 'gstk-table'};
export default meta;

type Story = StoryObj;

export const Opening: Story = tableStory(GAME, {name: 'Opening', seats: 4});
export const MyTurn: Story = tableStory(GAME, {
  name: 'My turn, a card lies there',
  seats: 4,
  until: (match) => match.turn.includes(0) && match.phase === 'follow',
});
export const GameOver: Story = tableStory(GAME, {
  name: 'Game over',
  seats: 4,
  until: () => false,
  shows: 'game-over',
});
export const Seat1: Story = tableStory(GAME, {
  name: 'Seen from seat 1',
  seats: 4,
  seat: 1,
  until: (match) => match.turn.includes(1),
});
export const Chart: Story = chartStory(() => entryOf(GAME)!.load());
`;

/** `my-game` as `myGame`. */
const nameOf = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const [id, ...more] = process.argv.slice(2);
if (!id || more.length)
  fail('npm run new-game -- <id>\n  the id in lower case, words joined by "-": my-game');
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail(
    `"${id}" is not an id: expected lower case letters and digits, words joined by "-", a letter first.`,
  );

const folder = `src/games/${id}`;
const storyFile = `stories/games/${id}.stories.ts`;
const catalogue = readFileSync(join(root, CATALOGUE), 'utf8');
for (const path of [folder, storyFile])
  if (existsSync(join(root, path))) fail(`"${id}" is taken: ${path} exists.`);
const {catalogue: games} = await tsImport(join(root, CATALOGUE), import.meta.url);
if (games.some((entry) => entry.id === id))
  fail(`"${id}" is taken: the catalogue has a game of that id.`);
if (id === 'high-card') fail('"high-card" is taken: it is the sample game.');

const list = /^(export const catalogue: readonly GameEntry\[\] = \[\n[^]*?)^\];$/m.exec(catalogue);
if (!list)
  fail(`${CATALOGUE} has no list that begins "export const catalogue: readonly GameEntry[]".`);

for (const name of readdirSync(join(root, SAMPLE), {recursive: true, withFileTypes: true})) {
  if (!name.isFile()) continue;
  const from = join(name.parentPath ?? name.path, name.name);
  const path = join(folder, renamed(from.slice(join(root, SAMPLE).length + 1), id));
  mkdirSync(join(root, dirname(path)), {recursive: true});
  writeFileSync(join(root, path), renamed(readFileSync(from, 'utf8'), id));
}
mkdirSync(join(root, dirname(storyFile)), {recursive: true});
writeFileSync(join(root, storyFile), story(id));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const table = /^\| game \| tag \|.*\n(?:\|.*\n)+/m.exec(readme)?.[0];
const row = `| ${titleOf(id)}: most tricks win | \`<gstk-table game="${id}">\` | \`${id}\` | 2 to 4 |\n`;
if (table)
  writeFileSync(
    join(root, 'README.md'),
    readme.replace(table, () => table + row),
  );
writeFileSync(
  join(root, CATALOGUE),
  `import {${nameOf(id)}} from '../games/${id}/entry.js';\n${catalogue}`.replace(
    list[0],
    () => `${list[1]}  ${nameOf(id)},\n];`,
  ),
);

// The length of the id changes line breaks.
const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
const written = [folder, storyFile, CATALOGUE];
spawnSync(process.execPath, [prettier, '--write', '--log-level', 'warn', ...written], {
  cwd: root,
  stdio: 'inherit',
});

console.log(`${titleOf(id)} is now a copy of the sample game and passes all tests:
  ${folder}/  its rules, chart, bot, messages, table and tests
  ${storyFile}
  ${CATALOGUE}  its line, at the end
  README.md  its row among the games
Next: npm run test:node -- ${id} testing/games, npm run storybook, <gstk-table game="${id}">.`);
