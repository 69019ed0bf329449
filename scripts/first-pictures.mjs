// `npm run first-pictures`: takes the first pictures of tables from the tables themselves, with all
// openings of each game, and writes them as HTML into `src/embed/*/first-pictures.drawn.ts`, and the games
// into `src/embed/pictured.ts`. Needs the built package. `npm test` compares pictures and tables.
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {spawnSync} from 'node:child_process';
import {chromium} from 'playwright-core';
import {tsImport} from 'tsx/esm/api';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {openTag, page} from './table-pages.mjs';
import {root} from './test-files.mjs';
import {innerTags} from './inner-tags.mjs';

/** The tags whose files show first pictures. */
const TAGS = readdirSync(join(root, 'src/embed')).filter((tag) =>
  existsSync(join(root, 'src/embed', tag, 'with-first-picture.ts')),
);
/** How many seeds in a row bring no other opening, until all are thought to be known. */
const ENOUGH = 30;
/** As on most phones. */
const VIEWPORT = {width: 412, height: 915};

const {JOKERS, PACK_52} = await tsImport('../src/cards/index.ts', import.meta.url);
const {small} = await tsImport('../src/elements/card-face/art/small.ts', import.meta.url);
const artOf = (card) =>
  [card?.charAt(1) ?? '', ...small(card, 'en').map(([, path]) => path)].join('|');
const cards = new Map([
  [artOf(null), ''],
  ...[...PACK_52, ...JOKERS].map((card) => [artOf(card), card]),
]);

/**
 * In the page: the first drawing of the table as HTML, one tag a line, shadow roots as templates.
 * Faces are numbered. Of a hand that differs from deal to deal one card stays, without a face.
 */
function take(tags, hasHand) {
  const GONE = /^(role|aria-(?!disabled|pressed).*|tabindex|title|translate|inert|style)$/;
  const faces = [];
  const plain = (name) => tags.find((tag) => name.startsWith(`${tag}-`)) ?? name;
  const text = (data) => data.replace(/\s+/g, ' ').replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const inside = (node) => [...node.childNodes].map(write).join('');
  const write = (node) => {
    if (node.nodeType === 3) return text(node.data);
    if (node.nodeType !== 1) return '';
    if (node.matches('.gk.gk')) {
      const paths = [...node.querySelectorAll('path')].map((one) => one.getAttribute('d'));
      const art = [node.dataset.s ?? '', ...paths].join('|');
      const drawn = node.outerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ');
      return `\n<i data-face="${faces.push({art, drawn}) - 1}"></i>`;
    }
    if (node.matches('[hidden], .vh') && !node.matches('.actions')) return '';
    const plainName = plain(node.localName);
    const name = plainName === node.localName ? plainName : `${plainName}-still`;
    const own = [...node.attributes].filter(
      ({name, value}) => !GONE.test(name) && !(name === 'id' && !value.startsWith('gstk-clip')),
    );
    const style = node.style?.cssText;
    const attributes = [
      ...own.map(({name, value}) => [name, value.replace(/\s+/g, ' ').trim()]),
      ...(style ? [['data-style', style]] : []),
    ].map(([name, value]) => (value ? ` ${name}="${value.replace(/"/g, '&quot;')}"` : ` ${name}`));
    const root = node.shadowRoot && `\n<template>${inside(node.shadowRoot)}\n</template>`;
    return `\n<${name}${attributes.join('')}>${root ?? ''}${inside(node)}</${name}>`;
  };
  const table = document.querySelector('[data-table]');
  const hand = table.shadowRoot.querySelector('[exportparts^=hand]')?.shadowRoot;
  const buttons = [...(hand?.querySelectorAll('.card') ?? [])];
  const looks = new Set(buttons.map(({className}) => className.replace('illegal', 'legal')));
  const cards = hasHand ? buttons.map((one) => inside(one).trim()) : [];
  for (const button of buttons) {
    button.removeAttribute('style');
    if (!hasHand) continue;
    button.classList.replace('illegal', 'legal');
    button.removeAttribute('aria-disabled');
    if (button === buttons[0]) button.replaceChildren();
    else button.remove();
  }
  for (const row of hand?.querySelectorAll('.row:empty, .row:not(:has(.card))') ?? []) row.remove();
  return {html: inside(table.shadowRoot).trim(), cards, faces, isEven: looks.size < 2};
}

/** Names the faces of playing cards; others are drawn. */
const named = (html, faces) =>
  html.replace(/<i data-face="(\d+)"><\/i>/g, (_, at) => {
    const {art, drawn} = faces[at];
    const card = cards.get(art);
    return card === undefined ? drawn : `<i data-face="${card}"></i>`;
  });

/** How to make one list of lines from another, from the end to the beginning. */
function changes(from, to) {
  const length = Array.from({length: from.length + 1}, () => new Uint16Array(to.length + 1));
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      length[a][b] =
        from[a] === to[b] ? length[a + 1][b + 1] + 1 : Math.max(length[a + 1][b], length[a][b + 1]);
  const found = [];
  for (let a = 0, b = 0; a < from.length || b < to.length;) {
    if (from[a] === to[b] && a < from.length && b < to.length) {
      a++;
      b++;
      continue;
    }
    const [at, begin] = [a, b];
    while (
      (a < from.length || b < to.length) &&
      !(a < from.length && b < to.length && from[a] === to[b])
    )
      if (b >= to.length || (a < from.length && length[a + 1][b] >= length[a][b + 1])) a++;
      else b++;
    found.unshift([at, a - at, ...to.slice(begin, b)]);
  }
  return found;
}

const out = join(root, '.cache', 'first-pictures');
mkdirSync(out, {recursive: true});
const server = await serve(out, {mounts: {'/cdn': join(root, 'dist/cdn')}});
const browser = await chromium.launch(launchOptions());
const {catalogue} = await tsImport('../src/embed/catalogue.ts', import.meta.url);

/** The table of a game, opened with a seed. */
async function opened(entry, hasHand, seed, more) {
  const body = `${openTag(entry, `data-table seed="${seed}" ${more}`)}</${entry.tag.name}>`;
  writeFileSync(
    join(out, 'table.html'),
    page(body, '<script type="module" src="/cdn/gstk.js"></script>'),
  );
  const context = await browser.newContext({viewport: VIEWPORT, locale: 'en-GB'});
  try {
    const tab = await context.newPage();
    await tab.addInitScript(`window.take = ${take}; (function look() {
      const table = document.querySelector('[data-table]');
      const hand = table?.shadowRoot?.querySelector('[exportparts^=hand]');
      if (table?.matches(':state(ready)') && (!hand || hand.shadowRoot?.querySelector('.card'))) {
        const view = JSON.parse(JSON.stringify(table.view));
        window.taken = {view, ...window.take(${JSON.stringify(innerTags)}, ${hasHand})};
      } else requestAnimationFrame(look);
    })();`);
    await tab.goto(`${server.url}/table.html`);
    await tab.waitForFunction(() => window.taken);
    return await tab.evaluate(() => window.taken);
  } finally {
    await context.close();
  }
}

/** The drawing of a game: all openings that are found. */
async function drawingOf(entry, opening) {
  const found = {};
  const faces = {};
  const mixed = new Set();
  for (const [kind, more] of [
    ['', 'storage-key="off"'],
    [' new', ''],
  ])
    for (let seed = 1, idle = 0; idle < ENOUGH; seed++, idle++) {
      const taken = await opened(entry, opening.hand !== undefined, seed, more);
      const name = `${opening.name?.(taken.view) ?? taken.view.turn.join()}${kind}`;
      const lines = named(taken.html, taken.faces).split('\n');
      if (!taken.isEven) mixed.add(name);
      if (found[name] && found[name].join() !== lines.join()) mixed.add(name);
      if (!found[name]) idle = 0;
      found[name] ??= lines;
      opening.hand?.(taken.view).forEach((card, at) => {
        const face = named(taken.cards[at], taken.faces).replaceAll('\n', '');
        if (face === `<i data-face="${card}"></i>`) return;
        if (!faces[card]) idle = 0;
        if (faces[card] && faces[card] !== face) mixed.add(name);
        faces[card] ??= face;
      });
    }
  for (const name of mixed) {
    console.log(`${entry.id}: openings named "${name}" differ, so they have no picture`);
    delete found[name];
  }
  const [first = []] = Object.values(found);
  const openings = Object.fromEntries(
    Object.entries(found).map(([name, lines]) => [name, changes(first, lines)]),
  );
  console.log(entry.id, Object.keys(openings).join(' | '), Object.keys(faces).join(' '));
  return {html: first.join('\n'), openings, ...(Object.keys(faces).length > 0 && {faces})};
}

/** The names by which a page asks a tag for a game; '' for the first one. */
const namesOf = (tag, id, isFirst) => [
  ...(isFirst ? [''] : []),
  ...(tag === 'gstk-table'
    ? [id]
    : [catalogue.find((one) => one.id === id).tag.variant ?? []].flat()),
];

/** Writes by which names all tags have drawings. */
async function writeGames() {
  const lists = TAGS.map(async (tag) => {
    const {drawings} = await tsImport(
      `../src/embed/${tag}/first-pictures.drawn.ts`,
      import.meta.url,
    );
    return [tag, Object.keys(drawings).flatMap((id, at) => namesOf(tag, id, at === 0))];
  });
  const file = 'src/embed/pictured.ts';
  writeFileSync(
    join(root, file),
    `/**
 * By tag, the names in \`variant\` (\`game\` of \`<gstk-table>\`) whose first pictures are drawn, '' for none;
 * written by \`npm run first-pictures\`.
 */
export const PICTURED: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(await Promise.all(lists)))};\n`,
  );
  spawnSync('npx', ['oxfmt', file], {cwd: root, stdio: 'inherit'});
}

try {
  for (const tag of process.argv.slice(2).length > 0 ? process.argv.slice(2) : TAGS) {
    const {openings} = await tsImport(`../src/embed/${tag}/openings.ts`, import.meta.url);
    const rows = [];
    for (const [id, opening] of Object.entries(openings)) {
      const {html, ...rest} = await drawingOf(
        catalogue.find((one) => one.id === id),
        opening,
      );
      const text = html.replace(/[`\\$]/g, '\\$&');
      rows.push(`${JSON.stringify(id)}: {html: \`${text}\`, ...${JSON.stringify(rest)}},`);
    }
    const file = `src/embed/${tag}/first-pictures.drawn.ts`;
    writeFileSync(
      join(root, file),
      `import type {Drawing} from '../../table/first-picture/draw.js';

/** Taken from the tables by \`npm run first-pictures\`. */
export const drawings: Readonly<Record<string, Drawing>> = {${rows.join('\n')}};\n`,
    );
    spawnSync('npx', ['oxfmt', file], {cwd: root, stdio: 'inherit'});
  }
  await writeGames();
} finally {
  await browser.close();
  await server.close();
}
