import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const src = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const USED = /var\((--gstk-[\da-z-]+)\)/g;

test('every token that a style uses without a value of its own is set somewhere', () => {
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  const texts = files.map((file) => ({file, text: readFileSync(join(src, file), 'utf8')}));
  const set = new Set(
    texts.flatMap(
      ({text}) => text.replaceAll(/var\(--[\w-]+/g, '').match(/--gstk-[\da-z-]+/g) ?? [],
    ),
  );
  const unset = texts.flatMap(({file, text}) =>
    [...text.matchAll(USED)].flatMap(([, name]) => (set.has(name!) ? [] : [`${name} in ${file}`])),
  );
  assert.deepEqual(unset, []);
});
