import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

/** The kit is what our own games are made of, so that it cannot lack anything that a game needs. */

const root = fileURLToPath(new URL('../', import.meta.url));
const GAMES = ['games', 'testing/sample', 'testing/sample-pick'];
/** The rooms whose exports a game from outside gets by the kit. */
const ROOM = /^(cards|game|i18n|elements)\//;
/** Tags are imported for what they register, by `gstk/elements/gstk-trick`. */
const TAG = /\/(gstk-[a-z-]+)\/\1(\.component)?\.ts$/;

const namesIn = (list: string): string[] =>
  list.split(',').flatMap((one) => {
    const [name] = one
      .replace(/^\s*type\s+/, '')
      .trim()
      .split(/\s+as\s+/);
    return name ? [name] : [];
  });

/** The names that a module exports, those of `export *` from another module among them. */
function exportsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const whole = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from]) =>
    exportsOf(join(dirname(file), from!.replace(/\.js$/, '.ts'))),
  );
  const grouped = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list]) =>
    namesIn(list!),
  );
  const spaces = [...text.matchAll(/^export \* as \w+ from '(\.[^']+)'/gm)].flatMap(([, from]) =>
    exportsOf(join(dirname(file), from!.replace(/\.js$/, '.ts'))),
  );
  const own = [...text.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)];
  return [...whole, ...grouped, ...spaces, ...own.map(([, name]) => name!)];
}

const kit = new Set(
  ['index', 'table', 'machine'].flatMap((door) => exportsOf(join(root, `kit/${door}.ts`))),
);

const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !/\.(test|fixture)\.ts$|\/(strength|plans)\.ts$/.test(file);

const sources = GAMES.flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => join(root, folder, file))
    .filter(isSource),
);

/** The imports of a game from other rooms of the library, and from packages. */
const imports = sources.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from '([^']+)'/gm,
    ),
  ].flatMap(([, list, space, from]) => {
    const path = from!.startsWith('.')
      ? relative(root, join(dirname(file), from!.replace(/\.js$/, '.ts')))
      : from!;
    if (TAG.test(path) || (from!.startsWith('.') && GAMES.some((one) => path.startsWith(one))))
      return [];
    const used = [...readFileSync(file, 'utf8').matchAll(RegExp(`[^/]\\b${space}\\.(\\w+)`, 'g'))];
    const names = list === undefined ? used.map(([, name]) => name!) : namesIn(list);
    return names.map((name) => ({file: relative(root, file), path, name}));
  }),
);

test('our games use nothing of other rooms that the kit does not export', () => {
  const rooms = new Set(imports.map(({path}) => path.split('/')[0]));
  assert.deepEqual([...rooms].sort(), ['cards', 'elements', 'game', 'i18n', 'lit', 'xstate']);
  const missing = imports.filter(({path, name}) => {
    assert.ok(ROOM.test(path) || /^(lit|xstate)\b/.test(path), path);
    return !kit.has(name);
  });
  assert.deepEqual(missing, []);
});
