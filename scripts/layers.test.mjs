import assert from 'node:assert/strict';
import {test} from 'node:test';
import {check, importsOf} from './layers.mjs';

const reasons = (files) =>
  check(new Map(Object.entries(files))).map((o) => `${o.file}: ${o.reason}`);

test('sound imports pass', () => {
  assert.deepEqual(
    reasons({
      'src/index.ts': "export * from './cards/card.js';\nexport * from './match/match.js';",
      'src/cards/card.ts': '// import x from "lit"\n/* import y from "xstate" */',
      'src/game/rules.ts':
        "import type {Card} from '../cards/card.js';\nimport type {A} from 'xstate';",
      'src/match/match.ts': "import {createActor} from 'xstate';\nimport '../game/rules.js';",
      'src/i18n/messages/en.ts': '',
      'src/elements/shared/x.ts': "import {html} from 'lit';\nimport {a} from '@lit/context';",
      'src/games/king/rules.ts': "import {card} from '../../cards/card.js';",
      'src/games/king/machine.ts': "import {setup} from 'xstate';",
      'src/games/king/messages/en.ts': "import type {W} from '../../../i18n/messages/en.js';",
      'src/games/king/table.ts': "import '../../elements/shared/x.js';\nimport {css} from 'lit';",
      'src/games/king/index.ts': "import './rules.js';\nimport './machine.js';",
      'src/embed/catalogue.ts': "export const load = () => import('../games/king/index.js');",
      'src/cards/card.test.ts': "import fc from 'fast-check';\nimport '../embed/catalogue.js';",
      'src/embed/x.fixture.ts': "import {sendKeys} from '@web/test-runner-commands';",
    }),
    [],
  );
});

for (const [what, files, reason] of [
  [
    'an example that reaches into the library',
    {'examples/my-game/src/a.ts': "import '../../../src/game/b.js';", 'src/game/b.ts': ''},
    /an example imports the library by its name/,
  ],
  [
    'a package in an example',
    {'examples/my-game/src/a.ts': "import {html} from 'lit';\nimport 'gstk/kit';"},
    /an example may not import lit/,
  ],
  [
    'a room above',
    {'src/cards/a.ts': "import '../game/b.js';", 'src/game/b.ts': ''},
    /cards may not import src\/game\/b\.ts/,
  ],
  [
    'a type from above',
    {'src/cards/a.ts': "import type {B} from '../game/b.js';", 'src/game/b.ts': ''},
    /cards may not import/,
  ],
  [
    'a lazy import from above',
    {'src/match/a.ts': "const b = () => import('../embed/b.js');", 'src/embed/b.ts': ''},
    /match may not import/,
  ],
  [
    'an import over many lines',
    {'src/cards/a.ts': "import {\n  b,\n  type C,\n} from '../game/b.js';", 'src/game/b.ts': ''},
    /cards may not import/,
  ],
  [
    'a re-export from above',
    {'src/cards/a.ts': "export * as b from '../game/b.js';", 'src/game/b.ts': ''},
    /cards may not import/,
  ],
  [
    'a game that reaches into the elements',
    {
      'src/games/king/table.ts': "import type {A} from '../../elements/internal/a.js';",
      'src/elements/internal/a.ts': '',
    },
    /only elements may import src\/elements\/internal\/a\.ts/,
  ],
  [
    'a table that goes round the index of the elements',
    {
      'src/embed/a.ts':
        "import '../elements/x/b.js';\nimport '../elements/shared/c.js';\nvoid import('../elements/x/b.js');",
      'src/elements/x/b.ts': '',
      'src/elements/shared/c.ts': '',
    },
    /^src\/embed\/a\.ts: src\/elements\/x\/b\.ts is imported through src\/elements\/index\.ts$/,
  ],
  [
    'a table that names a feature',
    {
      'src/table/features/list.ts': "const a = () => import('./a/feature.js');",
      'src/table/features/a/feature.ts': "import './b.js';",
      'src/table/features/a/b.ts': '',
      'src/table/frame/frame.ts': "import type {B} from '../features/a/b.js';",
    },
    /^src\/table\/frame\/frame\.ts: only features\/list\.ts names the feature a/,
  ],
  [
    'a feature that knows another',
    {
      'src/table/features/a/feature.ts': "import '../b/feature.js';",
      'src/table/features/b/feature.ts': '',
    },
    /features\/a\/feature\.ts: only features\/list\.ts names the feature b/,
  ],
  [
    'bots that know the match',
    {'src/bots/a.ts': "import '../match/b.js';", 'src/match/b.ts': ''},
    /bots may not import/,
  ],
  [
    'lit in rules',
    {'src/games/king/rules.ts': "import {html} from 'lit';"},
    /games may not import lit/,
  ],
  [
    'xstate in rules',
    {'src/games/king/rules.ts': "import type {StateValue} from 'xstate';"},
    /games may not import xstate/,
  ],
  [
    'lit in the rules of the sample game',
    {'src/testing/sample/rules.ts': "import {html} from 'lit';"},
    /games may not import lit/,
  ],
  [
    'lit in a chart',
    {'src/games/king/machine.ts': "import {html} from 'lit';"},
    /a game's machine may not import lit/,
  ],
  [
    'xstate at run time in the contract',
    {'src/game/a.ts': "import {setup} from 'xstate';"},
    /types only/,
  ],
  [
    'a node module in the cards',
    {'src/cards/a.ts': "import {x} from 'node:fs';"},
    /cards may not import node:fs/,
  ],
  [
    'another game',
    {'src/games/king/a.ts': "import '../crush/b.js';", 'src/games/crush/b.ts': ''},
    /a game imports no other/,
  ],
  [
    'another game of the family',
    {
      'src/games/kc/find/rules.ts': "import '../court/rules.js';",
      'src/games/kc/court/rules.ts': '',
    },
    /a game imports no other/,
  ],
  [
    'a family that knows its game',
    {'src/games/kc/deck.ts': "import './court/rules.js';", 'src/games/kc/court/rules.ts': ''},
    /a family does not know its games/,
  ],
  [
    'rules that reach the chart',
    {'src/games/king/rules.ts': "import './machine.js';", 'src/games/king/machine.ts': ''},
    /for machine files and index\.ts only/,
  ],
  [
    'rules that reach the screen',
    {'src/games/king/rules.ts': "import './table.js';", 'src/games/king/table.ts': ''},
    /for table files only/,
  ],
  [
    'an index that drags in the screen',
    {'src/games/king/index.ts': "import './table.js';", 'src/games/king/table.ts': ''},
    /for table files only/,
  ],
  [
    'a cycle of types',
    {'src/cards/a.ts': "import type {B} from './b.js';", 'src/cards/b.ts': "import './a.js';"},
    /cycle: src\/cards\/a\.ts -> src\/cards\/b\.ts -> src\/cards\/a\.ts/,
  ],
  [
    'a cycle by a lazy import',
    {
      'src/cards/a.ts': "const b = () => import('./b.js');",
      'src/cards/b.ts': "import type {A} from './a.js';",
    },
    /cycle: src\/cards\/a\.ts -> src\/cards\/b\.ts -> src\/cards\/a\.ts/,
  ],
  ['a file that is not there', {'src/cards/a.ts': "import './b.js';"}, /\.\/b\.js does not exist/],
  ['an unknown room', {'src/utils/a.ts': ''}, /not a room/],
  [
    'a source that imports a test',
    {'src/cards/a.ts': "import './a.test.js';", 'src/cards/a.test.ts': ''},
    /imports the test/,
  ],
]) {
  test(`planted: ${what}`, () => {
    const found = reasons(files);
    assert.equal(found.length, 1, found.join('\n'));
    assert.match(found[0], reason);
  });
}

test('tags may fetch each other', () => {
  const [a, b] = ['src/embed/a-game/a-game.component.ts', 'src/embed/b-game/b-game.component.ts'];
  assert.deepEqual(
    reasons({
      [a]: "const b = () => import('../b-game/b-game.component.js');",
      [b]: "const a = () => import('../a-game/a-game.component.js');",
    }),
    [],
  );
});

test('a family file is open to its games', () => {
  assert.deepEqual(
    reasons({'src/games/kc/find/rules.ts': "import '../deck.js';", 'src/games/kc/deck.ts': ''}),
    [],
  );
});

test('imports are found, words about imports are not', () => {
  assert.deepEqual(
    importsOf(
      "const s = 'https://x.y'; import a from 'lit';\n// import b from 'b'\nconst from = 'c';\nexport const d = 'e';",
    ),
    [],
  );
  assert.deepEqual(
    importsOf("import a, {type B} from 'lit';\nexport {c} from './c.js';").map((i) => i.name),
    ['lit', './c.js'],
  );
});
