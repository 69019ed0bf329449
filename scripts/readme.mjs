// `node scripts/readme.mjs`: writes the parts of README.md and the documents that come from elsewhere,
// between `<!-- name -->` and `<!-- end -->`: the games (README.md), the tables of the elements
// (docs/tags.md) and figures (doc-figures.mjs). A test fails when a block is outdated. `--release`,
// which packing runs, writes the hash of the built file into README.md, and packing removes it again
// afterwards: a hash belongs to one build, so none is ever committed.
import {tsImport} from 'tsx/esm/api';
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {block, rows} from './doc-blocks.mjs';
import {withFigures} from './doc-figures.mjs';
import {withEngines} from './engines/figures.mjs';
import {root} from './test-files.mjs';

/** The documents that hold such blocks. */
const DOCUMENTS = [
  'README.md',
  'docs/tags.md',
  'docs/loading.md',
  'docs/bots.md',
  'docs/browsers.md',
];

/** Writes the manifest of the current sources into a folder of this process; returns its text. */
function analyze() {
  const folder = join('.cache', `readme-${process.pid}`);
  const bin = join(root, 'node_modules', '.bin', 'cem');
  const {status, stderr} = spawnSync(bin, ['analyze', '--quiet', '--outdir', folder], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`cem analyze failed: ${stderr}`);
  const text = readFileSync(join(root, folder, 'custom-elements.json'), 'utf8');
  rmSync(join(root, folder), {recursive: true});
  return text;
}

/**
 * The elements of the current sources by tag, as the analyzer describes them. `GSTK_MANIFEST` names the
 * manifest if `npm test` has just made one.
 */
export function elementsNow() {
  const made = process.env.GSTK_MANIFEST;
  const {modules} = JSON.parse(made ? readFileSync(join(root, made), 'utf8') : analyze());
  const all = modules.flatMap(({declarations = []}) => declarations);
  return new Map(all.filter(({tagName}) => tagName).map((element) => [element.tagName, element]));
}

const code = (text) => `\`${text}\``;

const lists = {
  attributes: ({attributes = []}, own) =>
    rows(
      ['attribute', 'what it says'],
      attributes
        .filter(({inheritedFrom}) => !own || !inheritedFrom)
        .map(({name, description}) => [code(name), description]),
    ),
  events: ({events = []}) =>
    rows(
      ['event', 'when'],
      events
        .filter(({name}) => name.startsWith('gstk-'))
        .map(({name, description}) => [code(name), description]),
    ),
  parts: ({cssParts = []}) =>
    rows(
      ['part', 'what it is'],
      cssParts.map(({name, description}) => [code(name), description]),
    ),
  properties: ({cssProperties = []}) =>
    rows(
      ['property', 'default', 'what it sets'],
      cssProperties.map(({name, default: value, description}) => [
        code(name),
        value === undefined ? '' : code(value),
        description,
      ]),
    ),
  states: ({cssStates = []}) =>
    rows(
      ['state', 'when'],
      cssStates.map(({name, description}) => [code(`:state(${name})`), description]),
    ),
};

/**
 * Fills each block `<!-- attributes of king-game -->` of a text; `own` before the name of the list
 * omits what the element inherits.
 */
export function withTables(text, elements) {
  return text.replace(
    /<!-- (own )?(\w+) of ([\w-]+) -->\n[^]*?\n<!-- end -->/g,
    (_, own, list, tag) => {
      const element = elements.get(tag);
      if (!element || !lists[list]) throw new Error(`there are no ${list} of ${tag}`);
      const table = lists[list](element, Boolean(own));
      return `<!-- ${own ?? ''}${list} of ${tag} -->\n${table}\n<!-- end -->`;
    },
  );
}

/** The number of seats in words: `3 or 4`, `3 to 6`. */
function seatsSaid({min, max, most}) {
  const range = min === max ? `${min}` : `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`;
  return most === undefined ? range : `${range}, with an option ${most}`;
}

/** Fills the list of games from the entries of the catalogue. */
export function withGames(text, catalogue) {
  const first = (entry) => catalogue.find(({tag}) => tag.name === entry.tag.name) === entry;
  const games = catalogue.map((entry) => {
    const {id, tag, title, summary, seats} = entry;
    const variant = first(entry) || !tag.variant ? '' : ` variant="${tag.variant}"`;
    const own = tag.name === 'gstk-table' && !first(entry) ? ` game="${id}"` : '';
    return [
      `${title}: ${summary}`,
      code(`<${tag.name}${variant}${own}>`),
      code(id),
      seatsSaid(seats),
    ];
  });
  return text.replace(
    block('games'),
    (_, before, after) => `${before}${rows(['game', 'tag', 'id', 'players'], games)}${after}`,
  );
}

/** The line for a page whose files come from a CDN; with `hash` it runs no other file. */
const cdnLine = (name, version, hash) => `\`\`\`html
<script type="module" src="https://cdn.jsdelivr.net/npm/${name}@${version}/dist/cdn/king.js"
${hash ? `  integrity="${hash}"\n` : ''}  crossorigin="anonymous"></script>
\`\`\``;

/**
 * Fills the block about the CDN. Without hashes, as it is committed, it says that there is no release
 * yet; a release has the version and the hashes of its manifest.
 */
export function withCdn(text, {name, version, files}) {
  const hash = files?.['king.js'];
  const said = hash
    ? 'A CDN has the same files; with its hash the browser runs this one and no other:'
    : `\`${name}\` is on no registry yet. Until its first release \`npm pack\` makes the package, \`${name}-${version}.tgz\`, and \`npm install\` takes that file; from then on a CDN has the same files, and the release writes the hash into this line:`;
  return text.replace(
    block('cdn'),
    (_, before, after) => `${before}${said}\n\n${cdnLine(name, version, hash)}${after}`,
  );
}

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The documents by path, as they are and as they should be; `released` with the hash of the built file. */
export async function documentsNow({released = false} = {}) {
  const {catalogue} = await tsImport('../src/embed/catalogue.ts', import.meta.url);
  const package_ = JSON.parse(read(released ? 'dist/cdn/manifest.json' : 'package.json'));
  const {name, version, files} = package_;
  const elements = elementsNow();
  const pairs = DOCUMENTS.map(async (file) => {
    const text = read(file);
    const cdn = withCdn(text, {name, version, files: released ? files : undefined});
    const wanted = withEngines(await withFigures(withTables(withGames(cdn, catalogue), elements)));
    return [file, {text, wanted}];
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** Writes all blocks. */
export async function writeDocuments(how) {
  for (const [file, {text, wanted}] of Object.entries(await documentsNow(how)))
    if (text !== wanted) writeFileSync(join(root, file), wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeDocuments({released: process.argv.includes('--release')});
