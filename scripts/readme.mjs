// `node scripts/readme.mjs`: writes the tables of README.md, from the manifest of the elements and
// from the sizes of `npm run size`; `--no-sizes` skips the sizes. A test fails when a table is
// outdated. `--release`, which packing runs, writes the version and the hash of the built files.
import {tsImport} from 'tsx/esm/api';
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {root} from './test-files.mjs';

const readme = join(root, 'README.md');

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
 * The elements of the current sources by tag, as the analyzer describes them. `GSTK_MANIFEST` names
 * the manifest where `npm test` has just made one.
 */
export function elementsNow() {
  const made = process.env.GSTK_MANIFEST;
  const {modules} = JSON.parse(made ? readFileSync(join(root, made), 'utf8') : analyze());
  const all = modules.flatMap(({declarations = []}) => declarations);
  return new Map(all.filter(({tagName}) => tagName).map((element) => [element.tagName, element]));
}

const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const rows = (head, list) =>
  [head, head.map(() => '---'), ...list]
    .map((cells) => `| ${cells.map((text) => cell(text)).join(' | ')} |`)
    .join('\n');
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

const block = (name) => new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`, 'g');

/**
 * Fills each block `<!-- attributes of king-game -->` of a text; `own` before the name of the list
 * omits what the element inherits.
 */
export function withTables(text, elements) {
  return text.replace(
    /<!-- (own )?(\w+) of ([\w-]+) -->\n[^]*?\n<!-- end -->/g,
    (_, own, list, tag) => {
      const element = elements.get(tag);
      if (!element || !lists[list]) throw new Error(`README.md: no ${list} of ${tag}`);
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

/** The lines for a page whose files come from a CDN, with the version and hash of a manifest. */
export const cdnLines = ({name, version, files}) => `\`\`\`html
<style>king-game { display: flow-root; min-block-size: 44rem; }</style>
<script type="module" src="https://cdn.jsdelivr.net/npm/${name}@${version}/dist/cdn/king.js"
  integrity="${files['king.js']}"
  crossorigin="anonymous"></script>

<king-game variant="omnibus"></king-game>
\`\`\``;

/** The rows of `npm run size` as a table; rows without a size are omitted. */
function sizes() {
  const {stdout} = spawnSync(process.execPath, [join('scripts', 'size.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/([\d.]+) kB of\s+(-|[\d.]+ kB), \d+ files? +(.+)$/gm)];
  return rows(
    ['what', 'gzip', 'budget'],
    found
      .filter(([, , , name]) => !name.includes('testing/'))
      .map(([, weight, limit, name]) => [
        name.replaceAll(/<[\w-]+>/g, code),
        `${Number(weight).toFixed(1)} kB`,
        limit === '-' ? '' : limit,
      ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {catalogue} = await tsImport('../src/embed/catalogue.ts', import.meta.url);
  let text = withTables(withGames(readFileSync(readme, 'utf8'), catalogue), elementsNow());
  // A hash is that of a release, so it changes only where somebody builds one.
  if (process.argv.includes('--release')) {
    const manifest = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));
    text = text.replace(block('cdn'), `$1${cdnLines(manifest)}$2`);
  }
  if (!process.argv.includes('--no-sizes')) text = text.replace(block('sizes'), `$1${sizes()}$2`);
  writeFileSync(readme, text);
}
