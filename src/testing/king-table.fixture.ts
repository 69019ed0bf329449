import {createMatch, type Match} from '../match/index.js';
import {sharedMessages, createMessages, type Messages} from '../i18n/index.js';
import {kingGame} from '../games/king/index.js';
import {kingTable} from '../games/king/table.js';
import type {KingContext} from '../games/king/table/board.js';
import {more} from '../games/king/table/more.js';
import type {KingMove, KingState, KingEvent, KingView} from '../games/king/types.js';
import {variantOf} from '../games/king/rules/contracts/variants.js';
import {en} from '../games/king/messages/en.js';
import {more as moreEn} from '../games/king/messages/more.en.js';
import {more as moreRu} from '../games/king/messages/more.ru.js';
import {en as restEn} from '../games/king/messages/rest.en.js';
import {ru as restRu} from '../games/king/messages/rest.ru.js';
import {ru} from '../games/king/messages/ru.js';

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
export const voice = async (locale: Locale, id = ''): Promise<Messages> =>
  createMessages(
    locale,
    await sharedMessages[locale](),
    OWN[locale],
    ...(id === '' || PLAIN.includes(id) ? [] : [MORE[locale]]),
  );

export type KingMatch = Match<KingState, KingMove, KingView, KingEvent>;

/** What a scene is drawn with, as the reader in seat 0 has it. */
export const contextOf = (
  messages: Messages,
  match: KingMatch,
  more: Partial<KingContext> = {},
): KingContext => ({
  seat: 0,
  names: NAMES[messages.locale as Locale].slice(0, match.state.seats),
  messages,
  letters: messages.locale,
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
