import {createMatch, type Match} from '../match/index.js';
import {sharedMessages, createMessages} from '../i18n/index.js';
import {kingGame} from '../games/king/index.js';
import {kingTable} from '../games/king/table.js';
import type {KingContext} from '../games/king/table/context.js';
import {tableChoices} from '../games/king/table/choices/choices.js';
import type {KingMove, KingState, KingEvent, KingView} from '../games/king/types.js';
import {variantOf} from '../games/king/rules/contracts/variants.js';
import {en} from '../games/king/messages/en.js';
import {en as choicesEn} from '../games/king/messages/choices.en.js';
import {ru as choicesRu} from '../games/king/messages/choices.ru.js';
import {ru} from '../games/king/messages/ru.js';
import {en as deferredEn} from '../games/king/messages/deferred.en.js';
import {ru as deferredRu} from '../games/king/messages/deferred.ru.js';
import {readerBefore} from './players.fixture.js';

/**
 * A King table drawn from a view alone, with the names, messages and moves that the shell provides.
 */

export const NAMES = {
  en: ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Ida'],
  ru: ['Вы', 'Отто', 'Нора', 'Вера', 'Берт', 'Ида'],
};
/** The players of those names, whose reader is in seat 0. */
export const PLAYERS = {en: readerBefore(NAMES.en), ru: readerBefore(NAMES.ru)};
/** Variants in which only cards are played. */
const CARDS_ONLY = ['king-simple', 'king-threesome', 'king-omnibus', 'king-short'];
const OWN = {en, ru};
const CHOICES = {en: choicesEn, ru: choicesRu};
const SUMMARY = {en: deferredEn, ru: deferredRu};

export const tableOf = (id: string): ReturnType<typeof kingTable> =>
  kingTable(variantOf(id), CARDS_ONLY.includes(id) ? undefined : tableChoices);

// Tests draw and read any view; a table's shell fetches this before the first move.
await tableOf('king-simple').fetchRest?.();

type Locale = keyof typeof OWN;
export const voice = async (locale: Locale, id = ''): Promise<KingContext['messages']> =>
  createMessages(
    locale,
    await sharedMessages[locale](),
    OWN[locale],
    SUMMARY[locale],
    ...(id === '' || CARDS_ONLY.includes(id) ? [] : [CHOICES[locale]]),
  );

export type KingMatch = Match<KingState, KingMove, KingView, KingEvent>;

/** The context in which a scene is drawn for the reader in seat 0. */
export const contextOf = (
  messages: KingContext['messages'],
  match: KingMatch,
  more: Partial<KingContext> = {},
): KingContext => ({
  seat: 0,
  players: PLAYERS[messages.locale as Locale].slice(0, match.state.seats),
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

/** Plays the first legal move until a condition holds or the match is over. */
export function playOn(match: KingMatch, until: () => boolean): void {
  while (!until() && match.turn.length > 0) {
    const seat = match.turn[0]!;
    match.play(seat, match.moves(seat)[0]);
  }
}
