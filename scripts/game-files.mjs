// Selects the test files of one game.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root, testFiles} from './test-files.mjs';

/** The laws, agreement and golden games of every game, its table and its rulebook. */
const GAMES = ['games', 'tables', 'rulebooks'].map((name) => `src/testing/${name}.test.ts`);

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Tests in a game's folder, without those in the folders of the games `others`. */
const inFolder = (run, family, others) =>
  testFiles(run, [`src/games/${family}/`]).filter(
    (file) => !others.some((id) => file.startsWith(`src/games/${family}/${id}/`)),
  );

/** The node tests of a game or family. */
export const nodeFilesOf = (family, others) => [...GAMES, ...inFolder('node', family, others)];

/**
 * Whether the tag in this folder is made for the family alone: its component imports the family.
 */
function isTagOf(folder, family) {
  if (!existsSync(join(root, folder))) return false;
  const families = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .flatMap((name) => [
      ...read(`${folder}/${name}`).matchAll(/games\/([\w-]+)\/(?:[\w-]+\/)?entry\.js/g),
    ])
    .map(([, name]) => name);
  return families.length > 0 && families.every((name) => name === family);
}

/** The browser tests of the tables of a game or family. */
export const browserFilesOf = (family, others) => [
  ...inFolder('browser', family, others),
  ...testFiles('browser', ['src/embed/']).filter((file) => {
    const folder = dirname(file);
    if (isTagOf(folder, family)) return true;
    if (!folder.endsWith('-game')) return false;
    // A tag may serve games of several families; each test imports those that it is about.
    const named = [...read(file).matchAll(/\/games\/([\w-]+)\//g)].map(([, name]) => name);
    if (named.length === 0) return folder.endsWith(`/${family}-game`);
    return named.every((name) => name === family);
  }),
];
