import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {catalogue} from '../embed/catalogue.js';

/** A game is registered once: in its `entry.ts`, and in a list of entries. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The lists of entries. */
const LISTS =
  /^src\/embed\/(catalogue|[a-z]+-game\/games|[a-z]+-game\/[a-z]+-game\.component)\.ts$/;
/** The dictionary of links that people have kept: it never changes, whatever games there are. */
const KEPT = 'src/notation/pack.ts';

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(test|fixture)\.(ts|mjs)$/.test(file)),
);

/** A text without its comments: they may name games as examples. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '');

test('nothing outside the folder of a game names it but the lists of entries', () => {
  const names = new Set(catalogue.flatMap(({id, family}) => [id, family]));
  names.delete('king'); // also a rank
  const named = new RegExp(`['"\`/](${[...names].join('|')})(?=['"\`/])`);
  const found = sources
    .filter((file) => !file.startsWith('src/games/') && !LISTS.test(file) && file !== KEPT)
    .flatMap((file) => {
      const name = named.exec(codeOf(readFileSync(join(root, file), 'utf8')))?.[1];
      return name === undefined ? [] : [`${file}: ${name}`];
    });
  assert.deepEqual(found, []);
});
