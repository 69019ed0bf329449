// The rules on a reference page, with the rulings that each sentence follows.
import {relative} from 'node:path';
import {foldersOf, rulingsOf, sentencesOf, sourcesOf} from '../src/testing/rulebook-sources.ts';
import {root} from './test-files.mjs';

/** The path of the README that has a game's rulings. */
export const readmeOf = (entry) => `${relative(root, foldersOf(entry)[0])}/README.md`;

/** The rulebook of a game in Markdown. */
export async function rulesSaid(entry, rulebook) {
  if (!rulebook) return '';
  const sources = await sourcesOf(entry);
  const cited = ([id, paragraph]) =>
    sentencesOf(paragraph)
      .map((said, at) => {
        const rulings = rulingsOf(sources?.sentences[id]?.[at] ?? '');
        return rulings.length > 0 ? `${said} <sup>${rulings.join(', ')}</sup>` : said;
      })
      .join(' ');
  const sections = await rulebook.text(entry.id, 'en');
  return [
    ...(sources ? ['Small letters name the rulings that a sentence follows where the published rules are silent.'] : []), // oxfmt-ignore
    ...sections.flatMap(([heading, text]) => [
      ...(heading ? [`### ${heading}`] : []),
      ...Object.entries(text).map(cited),
    ]),
  ].join('\n\n');
}
