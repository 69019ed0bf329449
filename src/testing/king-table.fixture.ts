import {createMatch, type Match} from '../match/index.js';
import {LOCALES, speak, type Words} from '../words/index.js';
import {kingGame} from '../games/king/index.js';
import {kingTable} from '../games/king/table.js';
import type {KingDesk} from '../games/king/table-board.js';
import {more} from '../games/king/table-more.js';
import type {KingMove, KingState, KingEvent, KingView} from '../games/king/types.js';
import {variantOf} from '../games/king/variants.js';
import {en} from '../games/king/words.en.js';
import {more as moreEn} from '../games/king/words.more.en.js';
import {more as moreRu} from '../games/king/words.more.ru.js';
import {en as restEn} from '../games/king/words.rest.en.js';
import {ru as restRu} from '../games/king/words.rest.ru.js';
import {ru} from '../games/king/words.ru.js';

/** A King table from a view alone, as the shell lends it names, words and moves. */

export const NAMES = {
  en: ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Ida'],
  ru: ['Вы', 'Отто', 'Нора', 'Вера', 'Берт', 'Ида'],
};
/** Those whose words and table are enough without "more". */
const PLAIN = ['king-simple', 'king-threesome', 'king-omnibus', 'king-short'];
const OWN = {en: {...en, ...restEn}, ru: {...ru, ...restRu}};
const MORE = {en: moreEn, ru: moreRu};

export const tableOf = (id: string): ReturnType<typeof kingTable> =>
  kingTable(variantOf(id), PLAIN.includes(id) ? undefined : more);

type Locale = keyof typeof OWN;
export const voice = async (locale: Locale, id = ''): Promise<Words> =>
  speak(
    locale,
    await LOCALES[locale](),
    OWN[locale],
    ...(id === '' || PLAIN.includes(id) ? [] : [MORE[locale]]),
  );

export type KingMatch = Match<KingState, KingMove, KingView, KingEvent>;

/** What a scene is drawn with, as the reader in seat 0 has it. */
export const deskOf = (words: Words, match: KingMatch, more: Partial<KingDesk> = {}): KingDesk => ({
  seat: 0,
  names: NAMES[words.locale as Locale].slice(0, match.state.seats),
  words,
  letters: words.locale,
  deck: 'four-colour',
  origin: () => undefined,
  asking: match.turn.includes(0),
  moves: match.moves(0),
  refuse: (move) => match.refuse(0, move),
  ask: () => undefined,
  draft: undefined,
  sketch: () => undefined,
  event: undefined,
  before: undefined,
  go: () => undefined,
  ...more,
});

export const matchOf = (id: string, setup = {}): KingMatch =>
  createMatch(kingGame(id), {seed: 'table', ...setup}) as unknown as KingMatch;

/** Plays the first card that may be played, until something holds. */
export function playOn(match: KingMatch, until: () => boolean): void {
  while (!until() && match.turn.length > 0) {
    const seat = match.turn[0]!;
    match.play(seat, match.moves(seat)[0]);
  }
}
