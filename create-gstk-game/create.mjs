#!/usr/bin/env node
// `npm create gstk-game acme/high-card`: writes a folder with a complete game of that id.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {nameOf, renamed, titleOf} from './naming.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const {version} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** The games that a new one may be like, by the word that chooses them, with their names. */
const GAMES = {
  trick: {name: 'high-card', is: 'cards of a hand are played to tricks'},
  pick: {name: 'royal-guests', is: 'cards are picked that lie face down'},
};

const USAGE = `npm create gstk-game <author>/<game> [-- --like <sample>]
  author and game in lower case, words joined by "-": acme/high-card
  the samples: ${Object.entries(GAMES)
    .map(([like, {is}]) => `${like} (${is})`)
    .join(', ')}`;

/** Exits with an explanation of invalid input. */
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

function readArguments() {
  try {
    return parseArgs({allowPositionals: true, options: {like: {type: 'string', default: 'trick'}}});
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

const {positionals, values} = readArguments();
const [id = '', ...more] = positionals;
const WORDS = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const [, author, name] = RegExp(`^(${WORDS})/(${WORDS})$`).exec(id) ?? [];
if (more.length > 0 || !name || id.length > 60) fail(`${id && `"${id}" is not an id.\n`}${USAGE}`);
if (!Object.hasOwn(GAMES, values.like)) fail(`"${values.like}" is not a sample.\n${USAGE}`);
if (existsSync(name)) fail(`"${name}" exists already.`);
const sample = GAMES[values.like].name;

/** The files whose names npm would change in a package. */
const HIDDEN = {gitignore: '.gitignore', storybook: '.storybook'};

const WORDS_OF = {id, author, name, title: titleOf(name), variable: nameOf(name), version};
const filled = (text) =>
  renamed(text, sample, name).replaceAll(/\{\{(\w+)\}\}/g, (_, word) => WORDS_OF[word]);

for (const folder of [join(here, 'base'), join(here, 'games', values.like)])
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath ?? entry.path, entry.name);
    const [first, ...rest] = from.slice(folder.length + 1).split(/[/\\]/);
    const to = join(
      name,
      HIDDEN[first] ?? first,
      ...rest.map((part) => renamed(part, sample, name)),
    );
    mkdirSync(dirname(to), {recursive: true});
    writeFileSync(to, filled(readFileSync(from, 'utf8')));
  }

console.log(`${name}/ is now a game like ${sample}, with the id ${id}.
Next: cd ${name}, npm install, npm start. npm test checks it, npm run build makes what pages load.
Then replace its parts one by one: README.md says in which order.`);
