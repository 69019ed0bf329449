// Habits that no reader of English shares, in what readers see and in what developers read: the English
// messages, the documents, and the comments in `src/`; some of them in all code, names of tests included.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {root, walk} from './test-files.mjs';

const EVERYWHERE = [
  // "A card of the own hand": of the reader's hand, of its hand.
  ['the own', /\bthe own\b/gi],
  // "Dealt anew": dealt again.
  ['anew', /\banew\b/gi],
  // "For whoever has to play": for the player who has to play.
  ['whoever', /\bwhoever\b/gi],
];
const HABITS = [
  ...EVERYWHERE,
  // "It is no move": it is not a move. "There is no move" and "is no longer" are English.
  ['is no', /(?<!\bthere )\bis no (?!longer\b)/gi],
  // "Who lost may challenge." The loser may challenge. Labels have no full stop.
  ['Who …', /(?:^|[.!?:]["'”)]*\s+|\*\*\s*|(?:^|\s)[-*] |\| )Who\b[^.!?|]*\./g],
];

/** The places of each habit in a text, with some words around them. */
const habitsIn = (text, habits = HABITS) =>
  habits.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({index}) => `${name}: ${text.slice(index, index + 70)}`),
  );

const TOKEN = /\/\*[^]*?\*\/|\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|(['"`])(?:\\[^]|(?!\1)[^\\])*\1/g;
const tokensOf = (code) => [...code.matchAll(TOKEN)].map(([token]) => token);
const isComment = (token) => token.startsWith('/');

/** The text of a comment in one line. */
const textOf = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^\s*(\*|\/\/)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
const paragraphsOf = (markdown) =>
  markdown.split(/\n\s*\n|\n(?=[|#])/).map((text) => text.replace(/\s+/g, ' '));

const isEnglish = (file) => /\.en\.ts$|\/en\.ts$/.test(file);

const src = ['src', 'examples'].flatMap((folder) => walk(folder));
const read = (file) => readFileSync(join(root, file), 'utf8');
const code = src.filter((file) => file.endsWith('.ts')).map((file) => [file, read(file)]);
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...['docs', 'bench/results', 'server/src'].flatMap((folder) => walk(folder)),
  ...src,
].filter((file) => file.endsWith('.md'));

/** Fails with the file and the words of each habit. */
function assertPlain(texts, habits) {
  assert.ok(texts.length > 10);
  const found = texts.flatMap(([file, text]) =>
    habitsIn(text, habits).map((one) => `${file}: ${one}`),
  );
  assert.deepEqual(found, []);
}

describe('plain words', () => {
  it('finds the habits, and nothing in plain sentences', () => {
    for (const text of [
      ...['Cards of the own hand.', 'Dealt anew.', 'For whoever plays.'],
      ...['This is no move.', 'Who lost may challenge.'],
    ])
      assert.equal(habitsIn(text).length, 1, text);
    for (const text of ['Who leads?', 'There is no move.', 'It is no longer there.', 'Who leads'])
      assert.deepEqual(habitsIn(text), []);
  });

  it('in the English messages', () => {
    assertPlain(
      code
        .filter(([file]) => isEnglish(file))
        .flatMap(([file, text]) =>
          tokensOf(text)
            .filter((token) => !isComment(token))
            .map((token) => [file, token.slice(1, -1)]),
        ),
    );
  });

  it('in comments', () => {
    assertPlain(
      code.flatMap(([file, text]) =>
        tokensOf(text)
          .filter(isComment)
          .map((token) => [file, textOf(token)]),
      ),
    );
  });

  it('in code, with names of tests and of stories', () => {
    const files = [
      'src',
      'examples',
      'server/src',
      'server/test',
      'stories',
      'scripts',
      'bench',
      'frameworks',
    ]
      .flatMap((folder) => walk(folder))
      .filter((file) => /\.m?[jt]s$/.test(file))
      .filter((file) => !/node_modules|\.cache|plain-words/.test(file));
    assertPlain(
      files.map((file) => [file, read(file)]),
      EVERYWHERE,
    );
  });

  it('in documents', () => {
    assertPlain(documents.flatMap((file) => paragraphsOf(read(file)).map((text) => [file, text])));
  });
});
