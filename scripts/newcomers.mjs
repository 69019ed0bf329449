// How often newcomers to Crush the Crown win, with and without the feet of the cards, as a table of its
// README: node scripts/newcomers.mjs 1000
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {block} from './doc-blocks.mjs';
import {root} from './test-files.mjs';

const GAME = 'src/games/crush-the-crown';
const readme = join(root, GAME, 'README.md');
const {newcomersTable} = await tsImport(`../${GAME}/bot/strength.ts`, import.meta.url);
const table = await newcomersTable(Number(process.argv[2] ?? 1000));
const text = readFileSync(readme, 'utf8');
writeFileSync(
  readme,
  text.replace(block('newcomers'), (_, start, end) => start + table + end),
);
