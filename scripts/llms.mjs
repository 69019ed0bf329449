// `dist/llms.txt`: a description of the project, and all documents in one file, for readers that take in
// one text at once (llmstxt.org). Part of the build.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {repositoryUrl, withLinks} from './links.mjs';
import {root, walk} from './test-files.mjs';

/** The documents by path, with the most wanted first. */
export const documents = () => [
  'README.md',
  ...[
    'embedding',
    'tags',
    'code',
    'your-own-game',
    'kit',
    'online',
    'notation',
    'loading',
    'browsers',
    'bots',
    'architecture',
  ].map((name) => `docs/${name}.md`),
  ...walk('docs/games').filter((file) => file.endsWith('.md')),
];

const read = (file) => readFileSync(join(root, file), 'utf8');
/** A document's title, from its first heading. */
const titleOf = (text) => /^# (.+)$/m.exec(text)[1];
/** Its first paragraph, without the signs of Markdown. */
const firstOf = (text) =>
  text
    .split(/\n{2,}/)
    .find((one) => !/^[#<|`-]/.test(one))
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('\n', ' ');

/** Headings two levels deeper, so that the file has one title; code is left as it is. */
const nested = (text) =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replaceAll(/^(#+ )/gm, '##$1')))
    .join('');

/** The text of the file. */
export function llmsText() {
  const all = documents().map((file) => ({file, text: withLinks(read(file), file, () => false)}));
  const [readme] = all;
  const links = all.map(
    ({file, text}) => `- [${titleOf(text)}](${repositoryUrl}/blob/HEAD/${file}): ${firstOf(text)}`,
  );
  const whole = all.map(({file, text}) => `## ${file}\n\n${nested(text)}`);
  return [`# gstk`, `> ${firstOf(readme.text)}`, `## Documents`, links.join('\n'), ...whole].join(
    '\n\n',
  );
}

/** Writes the file into the folder of the built ones. */
export function writeLlms() {
  mkdirSync(join(root, 'dist'), {recursive: true});
  writeFileSync(join(root, 'dist/llms.txt'), llmsText());
}
