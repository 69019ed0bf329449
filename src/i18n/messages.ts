import type {
  AnyCatalogue,
  MessageCatalogue,
  Message,
  MessagesOf,
  MessageValues,
  TranslationOf,
} from './message-types.js';
import type {en as commands} from './messages/commands.en.js';
import type {en as deferred} from './messages/deferred.en.js';
import type {en as core} from './messages/en.js';
import type {en as example} from './messages/example.en.js';
import type {en as friends} from './messages/friends.en.js';
import type {en as review} from './messages/review.en.js';
import type {en as challenge} from './messages/challenge.en.js';
import type {en as daily} from './messages/daily.en.js';
import type {en as result} from './messages/result.en.js';
import type {en as statistics} from './messages/statistics.en.js';
import type {en as learn} from './messages/learn.en.js';

type Core = typeof core;
type Deferred = typeof deferred;

/**
 * The messages that all games share; those of `deferredMessages` are fetched later. An interface, so
 * that compiler errors print its name.
 */
export interface SharedMessages extends Core, Deferred {}

/** The messages of worked examples and quizzes. */
export type ExampleMessages = typeof example;

/** The messages of the key list and the command field. */
export type CommandMessages = typeof commands;

/** The messages of a table whose players sit at devices of their own. */
export type FriendsMessages = typeof friends;

/** The messages of a review. */
export type ReviewMessages = typeof review;

/** The messages of challenges: the same cards, played by several people. */
export type ChallengeMessages = typeof challenge;

/** The messages about the deal of the day. */
export type DailyMessages = typeof daily;
export type ResultMessages = typeof result;
export type StatisticsMessages = typeof statistics;

/** The messages about a first deal that teaches a game. */
export type LearnMessages = typeof learn;

/**
 * The messages of one locale: the shared ones, and those of a game, `Messages<typeof en>`. A wrong key
 * or a missing value is a type error; `lookup` takes a key that comes from data.
 */
export type Messages<Own = unknown> = MessagesOf<SharedMessages & Own>;

/** The constraint of a game's English catalogue; its messages may use the shared ones and `Own`. */
export type GameCatalogue<Own = unknown> = MessageCatalogue<SharedMessages & Own>;

/** A game's catalogue in another locale; its messages may use the shared ones, its own and `More`. */
export type LocaleOf<English, More = unknown> = TranslationOf<
  English,
  SharedMessages & English & More
>;

/** Fetches the deferred catalogues. */
type FetchCatalogues = () => Promise<readonly MessageCatalogue[]>;

/**
 * Combines catalogues into the messages of a locale; later ones take precedence. A function among
 * them fetches deferred catalogues. That they hold the shared messages and those of `Own` is not
 * checked. Two tables on one page may use different locales, so nothing here is global.
 */
export function createMessages<Own = unknown>(
  locale: string,
  ...catalogues: readonly (MessageCatalogue | FetchCatalogues)[]
): Messages<Own> {
  const sentences: Record<string, Message> = {};
  let deferred: FetchCatalogues | undefined;
  let pending: ReturnType<FetchCatalogues> | undefined;
  for (const part of catalogues)
    if (typeof part === 'function') deferred = part;
    else Object.assign(sentences, part);
  // Created on first use: on a slow phone each takes tens of milliseconds.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const lookup: Messages['lookup'] = (key, values = {}) => {
    const sentence = messages.has(key) ? sentences[key] : undefined;
    return typeof sentence === 'function'
      ? sentence(values as MessageValues, messages)
      : (sentence ?? key);
  };
  const messages: MessagesOf<AnyCatalogue> = {
    locale,
    t: lookup,
    lookup,
    get isComplete() {
      return !deferred;
    },
    async loadDeferred() {
      try {
        const fetched = await (pending ??= deferred?.());
        Object.assign(sentences, ...(fetched ?? []));
        deferred = undefined;
      } finally {
        pending = undefined; // so that a failed fetch can be tried again
      }
    },
    has: (key) => Object.hasOwn(sentences, key),
    plural: (n, forms) =>
      forms[(plurals ??= new Intl.PluralRules(locale)).select(Math.abs(n))] ?? forms.other,
    count: (n, forms) => `${messages.number(n)} ${messages.plural(n, forms)}`,
    number: (n) => {
      const size = Math.abs(n);
      // In all these locales such a number is written as its plain digits.
      const plain = Number.isInteger(size) && size < 1000;
      const text = plain ? `${size}` : (numbers ??= new Intl.NumberFormat(locale)).format(size);
      return (n < 0 ? '−' : '') + text;
    },
    points: (n) => (n > 0 ? '+' : '') + messages.number(n),
  };
  return messages;
}
