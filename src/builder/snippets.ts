import {escape, type GameEntry} from '../elements/index.js';
import {isFromOutside} from '../game/game-id.js';
import type {Attributes, Embed} from './embed.js';
import {listMarkup} from './items.js';
import {type Files, NOWHERE, placeOfFiles, placeOfPages, scriptOf} from './files.js';

/** The texts to copy, one for each way onto a page. */

/** The data from which all snippets of a choice are written. */
export interface Written {
  readonly embed: Embed;
  readonly entry: GameEntry;
  /** The title of the game in the page's language. */
  readonly title: string;
  readonly locale: string;
  /** The address of the files, if the reader has given one. */
  readonly from: string;
  readonly files: Files | undefined;
}

/** The height of a frame until its page can report a better one, in pixels. */
const HEIGHT = 680;

const quoted = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

/** A script of ours, with the hash of its bytes if that is known. */
function script({from, files}: Written, file: string): string {
  const hash = files?.hashes[file];
  const src = {src: `${placeOfFiles(from, files)}${file}`};
  const checked = hash ? {integrity: hash, crossorigin: 'anonymous'} : {};
  return `<script type="module"${quoted({...src, ...checked})}></script>`;
}

const paragraph = (text: string): string => (text ? `<p>${escape(text)}</p>` : '');

const listOf = ({items, isQuiz}: Embed): string => listMarkup(items, isQuiz);

/**
 * The tag as it stands in a page. A table has a text for readers without scripts, on the line of its tag:
 * an editor that makes a paragraph of each line would put it below the table.
 */
function markup({embed, title}: Written): string {
  const {tag, named, attributes, style, text} = embed;
  const inside = [paragraph(text), listOf(embed)].filter(Boolean).join('\n  ');
  const open = `<${tag}${quoted({...named, ...attributes, ...style})}>`;
  if (tag !== 'game-example') return `${open}${escape(text || title)}</${tag}>`;
  return inside ? `${open}\n  ${inside}\n</${tag}>` : `${open}</${tag}>`;
}

/** The script of a game from outside; an address to be filled in where the game does not say its own. */
function ownScript({id, script: src = `${NOWHERE}${id}.js`}: GameEntry): string {
  return isFromOutside(id) ? `<script type="module"${quoted({src})}></script>\n` : '';
}

/** The sheet that holds the place of the tag until its script has come. */
function sheet({from, files}: Written): string {
  const hash = files?.hashes['heights.css'];
  const href = {rel: 'stylesheet', href: `${placeOfFiles(from, files)}heights.css`};
  return `<link${quoted({...href, ...(hash ? {integrity: hash, crossorigin: 'anonymous'} : {})})}>`;
}

const html = (all: Written): string =>
  `${sheet(all)}\n${script(all, scriptOf(all.embed.tag))}\n${ownScript(all.entry)}\n${markup(all)}\n`;

/** The address of the page that holds nothing but the tag. */
function addressOf({embed, entry, from}: Written): string {
  const asked = new URLSearchParams({
    ...(embed.tag === 'game-example' ? {tag: embed.tag} : {}),
    game: entry.id,
    ...embed.attributes,
    ...(embed.text ? {text: embed.text} : {}),
  });
  return `${placeOfPages(from)}frame.html?${asked.toString()}`;
}

function frame(all: Written): string {
  const src = addressOf(all);
  const {title} = all;
  const size = {width: '100%', height: String(HEIGHT)};
  return `<iframe data-gstk${quoted({title, ...size, src})}></iframe>\n${script(all, 'frame-host.js')}\n`;
}

/** Brackets and line ends end a shortcode, also within quotes; WordPress removes backslashes. */
const shortcodeText = (text: string): string =>
  text
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;')
    .replaceAll('\\', '&#92;')
    .replaceAll(/\s+/g, ' ');

function wordpress({embed}: Written): string {
  const {tag, named, attributes, text} = embed;
  const inside = `${paragraph(text)}${listOf(embed)}`;
  const open = `[${tag}${shortcodeText(quoted({...named, ...attributes}))}]`;
  return inside ? `${open}\n${shortcodeText(inside)}\n[/${tag}]\n` : `${open}\n`;
}

function npm(all: Written): string {
  const {embed, entry, files} = all;
  const wanted = files ? `${files.name}@${files.version}` : 'gstk';
  const own = isFromOutside(entry.id)
    ? `import '${entry.id}'; // the package that registers the game\n`
    : '';
  return `// npm install ${wanted}\nimport 'gstk/embed/${embed.tag}';\n${own}\n<!-- in the page -->\n${markup(all)}\n`;
}

/** A text in the quotes of a script, also of a script inside a page. */
const literal = (text: string): string => JSON.stringify(text).replaceAll('</', String.raw`<\/`);

/** Nothing for a table, which is played in the browser alone. */
function server({embed, locale}: Written): string {
  const {tag, named, attributes, style, text} = embed;
  if (tag !== 'game-example') return '';
  const fields = Object.entries({...named, ...attributes, ...style})
    .map(
      ([name, value]) => `    ${/^\w+$/.test(name) ? name : literal(name)}: ${literal(value)},\n`,
    )
    .join('');
  return `import {exampleCss, renderExample} from 'gstk/embed/render-example';

// Serve exampleCss as /gstk.css.
const markup = await renderExample(
  {
${fields}  },
  ${literal(`${paragraph(text)}${listOf(embed)}`)},
  {locale: ${literal(attributes['locale'] ?? locale)}, stylesheet: '/gstk.css'},
);
`;
}

/** A picture with a link to the page where the game is played. */
function picture(all: Written): string {
  const {entry, title} = all;
  const image = {src: `${entry.id}.png`, width: '600', height: '315', alt: title};
  return `<a${quoted({href: addressOf(all)})}><img${quoted(image)}></a>\n`;
}

/** The ways, by their names in an address. */
export const SNIPPETS: Readonly<Record<string, (all: Written) => string>> = {
  html,
  frame,
  wordpress,
  npm,
  server,
  picture,
};
