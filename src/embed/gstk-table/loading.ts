import {Later} from '../../elements/internal/later.js';
import type {AnyTable} from '../../elements/scene.js';
import type {Bot, PlayGame} from '../../game/index.js';
import {type Catalogue, FIRST, type Locale, REST, speak, type Words} from '../../words/index.js';
import type {Entry} from '../families/entry.js';

/** What a table needs of its game. */
export interface Parts {
  /** Without what reads positions, until one comes. */
  readonly game: PlayGame;
  readonly table: AnyTable;
  readonly bot: Bot;
}

/** Loads a game's parts side by side; whole, so that a match may begin with a position. */
export async function loadParts(entry: Entry, whole = false): Promise<Parts> {
  const [game, table, bot] = await Promise.all([
    whole || !entry.play ? entry.load() : entry.play(),
    entry.table(),
    entry.bot(),
    import('./table-elements.js'),
  ]);
  return {game, table, bot};
}

/** Voices by game and language: all tables of a page that play the same speak with one. */
const voices: Record<string, Later<Words>> = {};

/** Loads a voice: the shared sentences and the game's; `whole`, with those that could wait. */
export async function loadWords(entry: Entry, locale: Locale, whole = false): Promise<Words> {
  const rest = (): Promise<readonly Catalogue[]> =>
    Promise.all([REST[locale](), entry.rest?.(locale) ?? {}]);
  const voice = (voices[`${entry.id}/${locale}`] ??= new Later(async () =>
    speak(locale, ...(await Promise.all([FIRST[locale](), entry.words(locale)])), rest),
  ));
  const [words] = await Promise.all([voice.want(), whole && rest()]);
  if (whole) await words.rest();
  return words;
}
