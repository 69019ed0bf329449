// Data about the tags for editors and frameworks, from the manifest of the elements: types for the
// templates of React, Preact, Vue and Svelte in `dist/frameworks`, and the data of VS Code and of
// JetBrains' editors in `dist`. Part of the build.
import {generateJetBrainsWebTypes} from 'custom-element-jet-brains-integration';
import {generateVsCodeCustomElementData} from 'custom-element-vs-code-integration';
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './test-files.mjs';

const BOUND = /^[\w ]+$/;

/** The declarations of the tags. */
export const tagsIn = ({modules}) =>
  modules.flatMap(({declarations = []}) => declarations).filter(({tagName}) => tagName);

/** The type of an attribute in a template: numbers are also written as texts. */
function typeOf(text, element, fieldName) {
  if (text === 'number' || text === 'string | number') return 'number | `${number}`';
  if (text === 'boolean') return "boolean | ''";
  if (text === 'string' || text.startsWith("'")) return text;
  return `${element}['${fieldName}'] | string`;
}

const comment = (text = '') => (text ? `/** ${text.replace(/\s+/g, ' ').trim()} */\n` : '');
const quoted = (name) => (BOUND.test(name) ? name : `'${name}'`);
const field = (name, type, description) =>
  `${comment(description)}readonly ${quoted(name)}?: ${type} | undefined;`;

/** One tag: its class, the props that a template may set, and its events. */
function tagText({tagName, name, attributes = [], members = [], events = []}) {
  const said = attributes.flatMap((attribute) => {
    const property =
      attribute.fieldName ?? attribute.name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const text = attribute.type?.text ?? 'string';
    const type =
      // An example takes lists and objects, too.
      tagName === 'game-example' && text === 'string'
        ? `${name}['${property}']`
        : typeOf(text, name, property);
    const names = new Set([attribute.name, property]);
    // A list of cards, too, in games whose authors may choose one.
    const more =
      attribute.name === 'deck' && tagName !== 'playing-card' ? ' | readonly object[]' : '';
    return [...names].map((one) => field(one, type + more, attribute.description));
  });
  const known = new Set(attributes.flatMap((one) => [one.name, one.fieldName]));
  const properties = members
    .filter(({kind, readonly, static: own}) => kind === 'field' && !readonly && !own)
    .filter(({name: one}) => SETTABLE.has(one) && !known.has(one))
    .map((one) => field(one.name, `${name}['${one.name}']`, one.description));
  const heard = events.map(
    (event) => `${comment(event.description)}readonly '${event.name}': ${event.type.text};`,
  );
  return `  readonly '${tagName}': {
    readonly element: ${name};
    readonly props: {
${[...said, ...properties].join('\n')}
    };
    readonly events: {
${heard.join('\n')}
    };
  };`;
}

/** Properties without an attribute that a page sets; the others report something to it. */
const SETTABLE = new Set(['state', 'bots']);

/** The types of the tags, `dist/frameworks/tags.d.ts`. */
export function tagsText(manifest) {
  const tags = tagsIn(manifest);
  const imports = tags.map(
    ({name, tagName}) =>
      `import type {${name}} from '../embed/${tagName}/${tagName}.component.js';`,
  );
  return `${imports.join('\n')}
import type {PublicEvents} from '../elements/events.js';

/** The tags of gstk: the props that a template may set on each, and its events. */
export interface GstkTags {
${tags.map(tagText).join('\n')}
}

/** The attributes and properties that a template may set. */
export type PropsOf<Tag extends keyof GstkTags> = GstkTags[Tag]['props'];
/** The events by their names. */
export type EventsOf<Tag extends keyof GstkTags> = GstkTags[Tag]['events'];
`;
}

/** Takes out the white space of a file that programs read. */
const tighten = (file) =>
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));

/** Writes all files of editors and frameworks. */
export function writeFrameworks() {
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const from = join(root, 'frameworks');
  const to = join(root, 'dist/frameworks');
  mkdirSync(to, {recursive: true});
  for (const file of readdirSync(from).filter((name) => name.endsWith('.d.ts')))
    copyFileSync(join(from, file), join(to, file));
  writeFileSync(join(to, 'tags.d.ts'), tagsText(manifest));
  // For bundlers that keep an import of types alone.
  writeFileSync(join(to, 'none.js'), 'export {};\n');
  const {log} = console;
  console.log = () => undefined;
  try {
    const tags = {
      ...manifest,
      modules: manifest.modules.filter(({declarations = []}) =>
        declarations.some(({tagName}) => tagName),
      ),
    };
    const options = {outdir: join(root, 'dist'), skip: false};
    generateVsCodeCustomElementData(tags, {...options, cssFileName: null, hideMethodDocs: true});
    const {name, version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    generateJetBrainsWebTypes(tags, {...options, packageJson: false, hideMethodDocs: true});
    const file = join(root, 'dist/web-types.json');
    const types = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({...types, name, version}));
    tighten(join(root, 'dist/vscode.html-custom-data.json'));
    tighten(join(root, 'custom-elements.json'));
  } finally {
    console.log = log;
  }
}
