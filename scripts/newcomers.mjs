// How often newcomers to a game win, with and without the feet of the cards, as a table of its README:
// node scripts/newcomers.mjs <folder of the game> <matches>
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {block} from './doc-blocks.mjs';
import {root} from './test-files.mjs';

const [game, matches = '1000'] = process.argv.slice(2);
const folder = `src/games/${game}`;
const readme = join(root, folder, 'README.md');
const {newcomersTable} = await tsImport(`../${folder}/bot/strength.ts`, import.meta.url);
const table = await newcomersTable(Number(matches));
const text = readFileSync(readme, 'utf8');
writeFileSync(
  readme,
  text.replace(block('newcomers'), (_, start, end) => start + table + end),
);
