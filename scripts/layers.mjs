// Checks that imports between the folders of src/ point down only, types and lazy imports included,
// without cycles, and that examples/ import the library by its name. `npm run layers` prints each offence as "file: reason". Uses Node built-ins only.
import {readFileSync} from 'node:fs';
import {dirname, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {walk} from './test-files.mjs';

/** The folders that a table may import. */
const belowTable = [
  'cards',
  'i18n',
  'game',
  'match',
  'notation',
  'bots',
  'analysis',
  'elements',
  'lesson',
  'online',
];
/** The folders that each folder may import in addition to itself. */
const rooms = {
  cards: [],
  i18n: [],
  game: ['cards'],
  match: ['game', 'cards'],
  notation: ['match', 'game', 'cards'],
  bots: ['game', 'cards'],
  analysis: ['bots', 'match', 'game', 'cards'],
  games: ['game', 'cards'],
  elements: ['match', 'game', 'cards', 'i18n'],
  lesson: ['elements', 'notation', 'match', 'game', 'cards', 'i18n'],
  online: ['match', 'game', 'cards'],
  kit: ['elements', 'game', 'cards', 'i18n'],
  testing: [...belowTable, 'games'],
  table: belowTable,
  embed: [...belowTable, 'games', 'table'],
  builder: [
    'cards',
    'i18n',
    'game',
    'match',
    'notation',
    'bots',
    'games',
    'elements',
    'lesson',
    'table',
    'embed',
  ],
  'index.ts': ['match', 'game', 'cards'],
};
/**
 * The packages that each folder may import; `xstate` in `game` for types only. Special files of a
 * game may import more, see below.
 */
const packages = {
  cards: ['@noble/hashes'],
  game: ['xstate'],
  match: ['xstate'],
  notation: ['fflate'],
  elements: ['lit', 'xstate'],
  kit: ['lit', 'xstate'],
  table: ['lit', 'xstate', 'lean-qr'],
  embed: ['lit'],
  builder: ['lit'],
  // Not fast-check: gstk/testing is public, and its users do not have fast-check.
  testing: ['xstate', 'node'],
};
/**
 * Files of a game that may import more: `machine.ts`, `table.ts`, `messages/en.ts` and their
 * folders.
 */
const special = {
  machine: {rooms: [], packages: ['xstate']},
  table: {rooms: ['elements', 'i18n'], packages: ['lit']},
  messages: {rooms: ['i18n'], packages: []},
  // An entry names all parts of its game, which are loaded on demand.
  entry: {rooms: ['elements', 'i18n'], packages: []},
};

/** The sample games must keep the layers of a game, since new games are copied from them. */
const SAMPLE = /^src\/testing\/sample(-\w+)?\//;
const roomOf = (file) => (SAMPLE.test(file) ? 'games' : file.split('/')[1]);
/** The feature of a table that a file belongs to, `hot-seat`; nothing else names it but the list. */
const featureOf = (file) => /^src\/table\/features\/([^/]+)\//.exec(file)?.[1];
/**
 * The parts of the elements that other folders import: the index, `shared/`, tags, which register
 * themselves, the conductor, which brings XState, and the interface of entries, since a worker reads the
 * catalogue.
 */
const OPEN =
  /^src\/elements\/((?:index|game-entry|register-game|registry|conductor\/conductor)\.ts$|shared\/|(gstk-[^/]+)\/\2(\.component)?\.ts$)/;
const LIST = 'src/table/features/list.ts';
/**
 * The class of a tag. Tags fetch each other, a table the example of its review and an example the table
 * on which it is played on: that is not a cycle.
 */
const TAG = /^src\/embed\/([^/]+)\/\1\.component\.ts$/;
const isTest = (file) => file.endsWith('.test.ts');
/** Files imported by tests only, which may use the packages of tests. */
const isFixture = (file) => file.endsWith('.fixture.ts');
const dirOf = (file) => file.slice(0, file.lastIndexOf('/'));
/** `lit` for all packages of Lit, `node` for all of Node, else the name with its scope. */
const packageOf = (name) =>
  /^(?:@(lit)\/|(node):|(@[^/]+\/[^/]+|[^/]+))/.exec(name).slice(1).find(Boolean);
function kindOf(file) {
  if (roomOf(file) !== 'games') return undefined;
  return /\/(machine|table|messages|entry)(?:[-./][^/]*)+$/.exec(file)?.[1];
}

/** A game from outside: it knows the library by its name alone, as if it lived in another repository. */
const EXAMPLE = /^examples\/[^/]+\//;

/** The offences of a file of an example. */
function outside(file, text, sources) {
  const [folder] = EXAMPLE.exec(file);
  const isOfTests = file.startsWith(`${folder}test/`);
  return importsOf(text).flatMap(({name}) => {
    if (!name.startsWith('.'))
      return isOfTests || name.startsWith('gstk/') ? [] : [`an example may not import ${name}`];
    const target = posix.join(dirOf(file), name).replace(/\.js$/, '.ts');
    if (!target.startsWith(folder)) return [`an example imports the library by its name (${name})`];
    return sources.has(target) ? [] : [`${name} does not exist`];
  });
}

/** All imports of a source text, as `{name, type, lazy}`. */
export function importsOf(text) {
  const code = text.replace(/\/\*[^]*?\*\/|(^|[^:'"`])\/\/.*$/gm, '$1');
  const found = [];
  const clause = /^\s*(import|export)\b(\s+type\b)?([\w\s{},*$]*?\bfrom)?\s*(['"])([^'"\n]+)\4/gm;
  for (const [, , type, , , name] of code.matchAll(clause))
    found.push({name, type: Boolean(type), lazy: false});
  for (const [, name] of code.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g))
    found.push({name, type: false, lazy: true});
  return found;
}

/**
 * Checks sources, given as a map from path (`src/cards/card.ts`) to text.
 * @returns {{file: string, reason: string}[]} the offences; empty when there are none
 */
export function check(sources) {
  const offences = [];
  const edges = new Map();
  const gameDirs = [...sources.keys()]
    .filter((file) => roomOf(file) === 'games' && file.endsWith('/rules.ts'))
    .map(dirOf);
  const gameOf = (file) => gameDirs.find((dir) => file.startsWith(`${dir}/`));
  for (const [file, text] of sources) {
    if (EXAMPLE.test(file)) {
      for (const reason of outside(file, text, sources)) offences.push({file, reason});
      continue;
    }
    const room = roomOf(file);
    const kind = kindOf(file);
    const say = (reason) => offences.push({file, reason});
    if (!rooms[room]) say(`src/${room} is not a room that scripts/layers.mjs knows`);
    const allowed = [room, ...(rooms[room] ?? []), ...(special[kind]?.rooms ?? [])];
    const known = [...(packages[room] ?? []), ...(special[kind]?.packages ?? [])];
    edges.set(file, []);
    for (const {name, type, lazy} of importsOf(text)) {
      if (!name.startsWith('.')) {
        if (isTest(file) || isFixture(file)) continue;
        const pack = packageOf(name);
        if (!known.includes(pack))
          say(`${kind ? `a game's ${kind}` : room} may not import ${name}`);
        else if (room === 'game' && !type) say(`game may import ${name} as types only`);
        continue;
      }
      const target = posix.join(dirOf(file), name).replace(/\.js$/, '.ts');
      if (!sources.has(target)) {
        if (target.startsWith('src/')) say(`${name} does not exist`);
        else if (!isTest(file)) say(`${name} is outside src/`);
        continue;
      }
      if (isTest(file)) continue;
      const to = roomOf(target);
      if (isTest(target)) say(`imports the test ${target}`);
      if (!(lazy && TAG.test(target))) edges.get(file).push(target);
      const feature = featureOf(target);
      if (feature && feature !== featureOf(file) && file !== LIST && !isFixture(file))
        say(`only features/list.ts names the feature ${feature} (${target})`);
      if (target.startsWith('src/elements/internal/') && room !== 'elements')
        say(`only elements may import ${target}`);
      else if (to === 'elements' && room !== to && !lazy && !OPEN.test(target) && !isFixture(file))
        say(`${target} is imported through src/elements/index.ts`);
      if (!allowed.includes(to))
        say(`${kind ? `a game's ${kind}` : room} may not import ${target}`);
      if (room !== 'games' || to !== 'games') continue;
      const [from, into] = [gameOf(file), gameOf(target)];
      if (file.split('/')[2] !== target.split('/')[2]) say(`a game imports no other (${target})`);
      else if (into && into !== from)
        say(`${from ? 'a game imports no other' : 'a family does not know its games'} (${target})`);
      // Rules must not load the chart or the screen; rules and chart meet in index.ts.
      const needs = kindOf(target);
      if (!type && needs && needs !== kind && !(needs === 'messages' && kind === 'table'))
        if (
          !(kind === 'entry' && lazy) &&
          !(
            lazy &&
            /\/rules(?:-of)?\.ts$/.test(file) &&
            /\/messages\/faults\.\w+\.ts$/.test(target)
          ) &&
          (!file.endsWith('/index.ts') || (needs !== 'machine' && !lazy))
        )
          say(`${target} is for ${needs} files${needs === 'machine' ? ' and index.ts' : ''} only`);
    }
  }
  const state = new Map();
  const visit = (file, path) => {
    if (state.get(file) === 'done') return;
    if (path.includes(file)) {
      const ring = [...path.slice(path.indexOf(file)), file];
      offences.push({file, reason: `cycle: ${ring.join(' -> ')}`});
      return;
    }
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of sources.keys()) visit(file, []);
  return offences;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const files = [...walk('src'), ...walk('examples')].filter(
    (file) => file.endsWith('.ts') && !file.includes('/node_modules/'),
  );
  const offences = check(new Map(files.map((f) => [f, readFileSync(`${root}/${f}`, 'utf8')])));
  for (const {file, reason} of offences) console.log(`${file}: ${reason}`);
  console.log(`layers: ${files.length} files, ${offences.length} offences`);
  process.exitCode = offences.length || files.length === 0 ? 1 : 0;
}
