import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {test} from 'node:test';

/**
 * The parts that a table requests from its game by name: panels and their contents, readings,
 * narration, messages, feats, reasons of a review; tips and first deals, which a reader who has ended a
 * game never needs; and the moment of a deal, which is fetched while it is played.
 */
const BY_NAME =
  /\/(table\/(panels\/)?(feats|fifteen|panels|declarations|readings|after-first-picture|speech|tips|first-deal|first-deals\/[^/]*|signs|choice-lessons\/[^/]*)|bot\/explainer|messages\/[^/]*)\.ts$/;

const lazyIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)\.js'\)/g)].map(([, path]) =>
    join(dirname(file), `${path}.ts`),
  );

test('a table fetches ahead whatever a game fetches late', () => {
  const files = readdirSync('src/games', {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(?!.*\.(test|fixture)\.ts$).*\.ts$/.test(file))
    .map((file) => join('src/games', file));
  const late = files
    .filter((file) => !file.endsWith('/entry.ts'))
    .flatMap(lazyIn)
    .filter((file) => !BY_NAME.test(file));
  assert.ok(late.length > 5);
  const ahead = new Set(files.filter((file) => file.endsWith('/entry.ts')).flatMap(lazyIn));
  assert.deepEqual(
    [...new Set(late)].filter((file) => !ahead.has(file)),
    [],
  );
});
