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

type Core = typeof core;
type Deferred = typeof deferred;

/**
 * The sentences that all games share, in English; those of `deferredMessages` come later. An interface,
 * so that errors call it by its name.
 */
export interface SharedMessages extends Core, Deferred {}

/** Those of worked examples and quizzes. */
export type ExampleMessages = typeof example;

/** Those of keys and of the command field. */
export type CommandMessages = typeof commands;

/**
 * The messages of one locale: the shared ones, and those of a game, `Messages<typeof en>`. A wrong key or a
 * missing value is a type error; a key that comes from data goes through `lookup`.
 */
export type Messages<Own = unknown> = MessagesOf<SharedMessages & Own>;

/** What a game's English sentences satisfy; they may be made of shared ones, and of those of `Own`. */
export type GameCatalogue<Own = unknown> = MessageCatalogue<SharedMessages & Own>;

/** A game's sentences in another locale; they may be made of shared ones, its own and those of `More`. */
export type LocaleOf<English, More = unknown> = TranslationOf<
  English,
  SharedMessages & English & More
>;

/** Fetches the deferred catalogues. */
type FetchCatalogues = () => Promise<readonly MessageCatalogue[]>;

/**
 * Makes messages from catalogues, of which later ones override earlier ones; a function fetches deferred
 * catalogues. Catalogues are loaded at run time, so `Own` states what they hold besides the shared messages.
 * Two tables on one page may use different locales, so nothing here is global.
 */
export function createMessages<Own = unknown>(
  locale: string,
  ...given: readonly (MessageCatalogue | FetchCatalogues)[]
): Messages<Own> {
  const sentences: Record<string, Message> = {};
  let rest: FetchCatalogues | undefined;
  let coming: ReturnType<FetchCatalogues> | undefined;
  for (const part of given)
    if (typeof part === 'function') rest = part;
    else Object.assign(sentences, part);
  // Made when the first number is said: on a slow phone each takes milliseconds.
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
      return !rest;
    },
    async loadDeferred() {
      try {
        const late = await (coming ??= rest?.());
        Object.assign(sentences, ...(late ?? []));
        rest = undefined;
      } finally {
        coming = undefined; // one that failed is fetched again
      }
    },
    has: (key) => Object.hasOwn(sentences, key),
    plural: (n, forms) =>
      forms[(plurals ??= new Intl.PluralRules(locale)).select(Math.abs(n))] ?? forms.other,
    count: (n, forms) => `${messages.number(n)} ${messages.plural(n, forms)}`,
    number: (n) =>
      (n < 0 ? '−' : '') + (numbers ??= new Intl.NumberFormat(locale)).format(Math.abs(n)),
    points: (n) => (n > 0 ? '+' : '') + messages.number(n),
  };
  return messages;
}
