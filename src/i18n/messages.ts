/**
 * Messages by key, per locale. A catalogue is a plain object; a message with values is a function
 * of them. Two tables on one page may use different locales, so nothing here is global.
 */

/** The values filled into a message, by name. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Forms of a word by plural category; `other` is required. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/**
 * A message: a fixed text, or a function of its values. Typed as a method, so that a catalogue may
 * declare narrower types for the values.
 */
export type Message = string | {write(values: MessageValues, messages: Messages): string}['write'];

/** Messages by key, `king/follow-suit`. */
export type MessageCatalogue = Readonly<Record<string, Message>>;

/** The messages of one locale. */
export interface Messages {
  /** A BCP 47 tag, `ru`. */
  readonly locale: string;
  /** The text of a key, with its values filled in; the key itself when no catalogue has it. */
  t(key: string, values?: MessageValues): string;
  /**
   * Fetches the deferred messages; resolves when they are available. A failed fetch rejects and is
   * tried again by the next call.
   */
  loadDeferred(): Promise<void>;
  /** True when no deferred messages are missing. */
  readonly isComplete: boolean;
  /** True when a catalogue has the key. */
  has(key: string): boolean;
  /** A number with the matching form of the word, `2 tricks`. */
  count(n: number, forms: PluralForms): string;
  /** The matching form of the word, without the number. */
  plural(n: number, forms: PluralForms): string;
  /** A number for display, with a true minus sign: `−4`. */
  number(n: number): string;
  /** Points with their sign, for display: `+3`, `−4`, `0`. */
  points(n: number): string;
}

/** Fetches the deferred catalogues. */
type FetchCatalogues = () => Promise<readonly MessageCatalogue[]>;

/**
 * Combines catalogues into the messages of a locale; later ones take precedence. A function among
 * them fetches deferred catalogues.
 */
export function createMessages(
  locale: string,
  ...catalogues: readonly (MessageCatalogue | FetchCatalogues)[]
): Messages {
  const sentences: Record<string, Message> = {};
  let deferred: FetchCatalogues | undefined;
  let pending: ReturnType<FetchCatalogues> | undefined;
  for (const part of catalogues)
    if (typeof part === 'function') deferred = part;
    else Object.assign(sentences, part);
  // Created on first use: on a slow phone each takes milliseconds.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const messages: Messages = {
    locale,
    t(key, values = {}) {
      const sentence = messages.has(key) ? sentences[key] : undefined;
      return typeof sentence === 'function' ? sentence(values, messages) : (sentence ?? key);
    },
    get isComplete() {
      return !deferred;
    },
    async loadDeferred() {
      try {
        const fetched = await (pending ??= deferred?.());
        Object.assign(sentences, ...(fetched ?? []));
        deferred = undefined;
      } finally {
        pending = undefined; // so that a failed fetch is tried again
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
