// Writes the games that create-gstk-game copies, from the samples of src/testing: what a sample imports
// from the library comes by `gstk/kit`, and English is its only language.
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, posix} from 'node:path';
import {root} from './test-files.mjs';

const SAMPLES = {
  trick: {folder: 'src/testing/sample', name: 'high-card'},
  pick: {folder: 'src/testing/sample-pick', name: 'royal-guests'},
};
const TO = join(root, 'create-gstk-game/games');
/** Written outside the project first: the formatter passes over what git ignores. */
const draft = mkdtempSync(join(tmpdir(), 'gstk-templates-'));

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The names that a door of the kit exports. */
function namesOf(file) {
  const text = read(file);
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list]) =>
    list.split(',').map((one) => one.replace(/^\s*type\s+/, '').trim()),
  );
  const own = [...text.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)];
  const spaces = [...text.matchAll(/^export \* as (\w+) from/gm)].map(([, name]) => name);
  const all = [...text.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, from]) =>
    namesOf(posix.join(posix.dirname(file), from.replace(/\.js$/, '.ts'))),
  );
  return [...lists, ...spaces, ...own.map(([, name]) => name), ...all];
}

/** The doors, those without Lit and XState first. */
const DOORS = [
  ['gstk/kit', 'src/kit/index.ts'],
  ['gstk/kit/machine', 'src/kit/machine.ts'],
  ['gstk/kit/table', 'src/kit/table.ts'],
  ['gstk/match', 'src/match/index.ts'],
].map(([door, file]) => ({door, names: new Set(namesOf(file))}));

function doorOf(name, file) {
  const found = DOORS.find(({names}) => names.has(name));
  if (!found) throw new Error(`${file}: no door exports ${name}`);
  return found.door;
}

/** The imports of a file from the library, by door. */
class Imports {
  #doors = new Map();

  constructor(file) {
    this.file = file;
  }

  /** Adds the names of an import in place of its statement. */
  add(list, isType) {
    for (const one of list.split(',').map((part) => part.trim())) {
      const name = one.replace(/^type /, '');
      if (!name) continue;
      const door = doorOf(name, this.file);
      const written = isType || one !== name ? `type ${name}` : name;
      this.#doors.set(door, [...(this.#doors.get(door) ?? []), written]);
    }
    return '';
  }

  get text() {
    const lines = [...this.#doors]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([door, names]) => {
        const sorted = names.toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
        const areTypes = sorted.every((name) => name !== bare(name));
        const list = (areTypes ? sorted.map(bare) : sorted).join(', ');
        return `import ${areTypes ? 'type ' : ''}{${list}} from '${door}';\n`;
      });
    return lines.join('');
  }
}

const bare = (name) => name.replace(/^type /, '');

/** Where a file of a sample lies in the folder of a game. */
const placeOf = (path) =>
  path === 'README.md'
    ? path
    : /^playthroughs\/|\.test\.ts$/.test(path)
      ? `test/${path}`
      : `src/${path === 'index.ts' ? 'game.ts' : path}`;

/** A replacement that must find its place. */
function replace(text, from, to, file) {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file}: ${String(from)} is missing`);
  return changed;
}

/** The source of a game from outside. */
function sourceOf(text, path, folder, name) {
  const file = `${folder}/${path}`;
  const isOutside = (from) =>
    !from.startsWith('.') || !posix.join(posix.dirname(file), from).startsWith(`${folder}/`);
  const imports = new Imports(file);
  const after = [];
  let code = text.replaceAll(
    /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm,
    (whole, isType, list, from) => {
      if (from.startsWith('node:')) return whole;
      if (from.endsWith('/faults.en.js') && isOutside(from)) {
        after.push(`\nconst {${list}} = englishFaults;\n`);
        return imports.add('englishFaults', false);
      }
      if (isOutside(from)) return imports.add(list, isType);
      const to = from === './index.js' ? './game.js' : from;
      return whole.replace(from, path.endsWith('.test.ts') ? to.replace('./', '../src/') : to);
    },
  );
  code = code.replaceAll(/^import \* as (\w+) from '([^']+)';$/gm, (whole, space, from) =>
    isOutside(from) ? `import * as ${space} from 'gstk/kit';` : whole,
  );
  const head = /^(?:import .* from 'node:.*\n)*/.exec(code)[0];
  code = `${head}${imports.text}${after.join('')}${code.slice(head.length)}`;
  if (path === 'entry.ts') {
    code = replace(code, `id: '${name}'`, "id: '{{id}}'", file);
    code = replace(code, `GameEntry<'${name}'`, "GameEntry<'{{id}}'", file);
    code = replace(code, /^ {4}ru: .*\n/m, '', file);
    code = replace(code, 'as the catalogue registers it', 'as it is registered', file);
  }
  if (path === 'rules.ts') {
    code = replace(code, `id: '${name}'`, "id: '{{id}}'", file);
    code = replace(code, /^ {2}faults: .*\n/m, '', file);
  }
  if (path === 'table/guide.ts') {
    code = replace(code, /^import .* as ru\b.*\n/m, '', file);
    code = replace(code, '{en, ru}', '{en}', file);
  }
  if (path === 'messages/en.ts') code = replace(code, `'game/${name}'`, "'game/{{id}}'", file);
  return code;
}

/** What the README of a new game adds to its rules. */
const NEXT = `
## Making it your game

\`npm start\` shows the table, \`npm test\` checks rules, laws and golden games. Replace one part after
the other, in this order; between two steps everything runs:

1. this README: the rules for a reader, a ruling wherever the rules you know are silent
2. \`src/types.ts\`: state, moves, what a seat sees, events
3. \`src/play.ts\` and \`src/rules.ts\`: the deal, what is legal, what a move does, the end
4. \`src/view.ts\` and \`src/position.ts\`: what each seat may know, and positions from outside
5. \`src/machine.ts\`: the chart; its states are the phases, its events those of the rules
6. \`src/messages\`, \`src/table.ts\`, \`src/table\`, \`src/bot.ts\`
7. \`npm run goldens\`, and read the golden games as records of play

Another language is a line in \`src/entry.ts\` and a file beside \`src/messages/en.ts\`.
`;

rmSync(TO, {recursive: true, force: true});
for (const [like, {folder, name}] of Object.entries(SAMPLES))
  for (const entry of readdirSync(join(root, folder), {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name)
      .slice(join(root, folder).length + 1)
      .replaceAll('\\', '/');
    if (/(^|[./])ru\.ts$/.test(path)) continue;
    const text = read(`${folder}/${path}`);
    const made = path.endsWith('.ts')
      ? sourceOf(text, path, folder, name)
      : path.startsWith('playthroughs/')
        ? replace(text, RegExp(`^${name}(?=, )`), '{{id}}', path)
        : `${text}${NEXT}`;
    const to = join(draft, like, placeOf(path));
    mkdirSync(dirname(to), {recursive: true});
    writeFileSync(to, made);
  }

// The names of doors change line breaks.
const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
spawnSync(process.execPath, [oxfmt, '-c', join(root, '.oxfmtrc.jsonc'), '.'], {
  cwd: draft,
  stdio: ['ignore', 'ignore', 'inherit'],
});
cpSync(draft, TO, {recursive: true});
rmSync(draft, {recursive: true});
