import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

/**
 * What each sentence of a rulebook rests on, as a second reader has written it down in
 * `messages/sources.fixture.ts` of a game: reference pages show it, and a test compares it with the
 * rulebook and with the rulings of the game's README.
 */
export interface RulebookSources {
  /**
   * For each paragraph what its sentences rest on, in order and the same in every language: ids of
   * rulings, `text` for the published rules, `own` for a row of that name in the README, and `count` for
   * what follows by counting.
   */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
  /** Rulings of the README that the rulebook leaves out, with the reason. */
  readonly untold: Readonly<Record<string, string>>;
  /** All rulings that the rulebook follows, those of the other variants of the README too. */
  readonly told: ReadonlySet<string>;
}

/** A `sources.fixture.ts`; the one of a family that shares its folder has the sentences of each variant. */
type SourcesFile = Pick<RulebookSources, 'untold'> & {
  readonly sentences?: RulebookSources['sentences'];
  readonly variants?: Readonly<Record<string, RulebookSources['sentences']>>;
};

/** A game of the catalogue. */
interface Named {
  readonly family: string;
  readonly id: string;
}

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');

/** The folders of a game: its own if its family has several, and that of its family. */
export const foldersOf = ({family, id}: Named): readonly string[] =>
  [join(games, family, id), join(games, family)].filter((folder) => existsSync(folder));

/** The sources of a game's rulebook; `undefined` while nobody has read it against them. */
export async function sourcesOf(entry: Named): Promise<RulebookSources | undefined> {
  const [folder] = foldersOf(entry);
  const file = join(folder!, 'messages/sources.fixture.ts');
  if (!existsSync(file)) return undefined;
  const {sources} = (await import(pathToFileURL(file).href)) as {sources: SourcesFile};
  const {variants, untold} = sources;
  const sentences = variants ? variants[entry.id] : sources.sentences;
  if (!sentences) return undefined;
  const all = variants ? Object.values(variants) : [sentences];
  const told = new Set(all.flatMap((one) => Object.values(one).flat().flatMap(rulingsOf)));
  return {sentences, untold, told};
}

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph.split(/(?<=[.!?])\s+(?=[“«"A-ZА-ЯЁ])/u);

/** The rulings among what a sentence rests on. */
export const rulingsOf = (source: string): readonly string[] =>
  source.split(' ').filter((one) => !['', 'text', 'own', 'count'].includes(one));
