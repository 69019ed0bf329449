import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {catalogue} from '../embed/catalogue.js';

/** A game is registered only in its `entry.ts` and in a list of entries. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The lists of entries, of first pictures, and of cards that only some games have. */
const LISTS =
  /^src\/embed\/(catalogue|pictured|[a-z]+-(game|table)\/(with-first-picture|openings|first-pictures(\.drawn)?)|[a-z]+-game\/games|[a-z]+-game\/[a-z]+-game\.component|playing-card\/characters)\.ts$/;
/** The compression dictionary of links; it must never change, even when games come or go. */
const KEPT = 'src/notation/link/pack.ts';

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(test|fixture)\.(ts|mjs)$/.test(file)),
);

/** A source text without comments, which may name games as examples. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '');

test('outside its folder a game is named only in the lists of entries', () => {
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

test('every game has its stories, named by its id, and no other game has any', () => {
  const files = readdirSync(join(root, 'stories/games')).filter((file) =>
    file.endsWith('.stories.ts'),
  );
  const ids = catalogue.map(({id}) => id);
  assert.deepEqual(
    ids.filter((id) => !files.includes(`${id}.stories.ts`)),
    [],
  );
  assert.deepEqual(
    files.filter((file) => !ids.some((id) => file.startsWith(id))),
    [],
  );
});

test('every game words its faults in the languages of authors', async () => {
  for (const {id, rules} of catalogue) {
    const {faults} = await rules();
    assert.deepEqual(Object.keys(faults ?? {}), ['ru'], id);
    assert.ok(Object.keys(await faults!['ru']!()).length > 0, id);
  }
});
