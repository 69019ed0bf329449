/**
 * Messages by key, per locale. A catalogue is a plain object; a message with values is a function of
 * them. The English catalogue defines keys and values: `typeof en` is the type of all locales.
 */

/** A catalogue of unknown keys, which accepts any key with any values. Avoid it. */
// oxlint-disable-next-line typescript/no-explicit-any -- `any` alone stands in for every catalogue
export type AnyCatalogue = any;

/** The values filled into a message, by name. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Forms of a word by plural category; `other` is required. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/**
 * A message: a fixed text, or a function of its values. Typed as a method, so that a catalogue may
 * declare narrower types for the values. `Used` is the catalogue that the function may take messages from.
 */
export type Message<Used = AnyCatalogue> =
  | string
  | {write(values: MessageValues, messages: MessagesOf<Used>): string}['write'];

/** Messages by key, `king/follow-suit`. */
export type MessageCatalogue<Used = AnyCatalogue> = Readonly<Record<string, Message<Used>>>;

/** Keys of the messages without values. */
type FixedKey<C> = {
  [K in keyof C]: C[K] extends string | (() => string) ? K : never;
}[keyof C];

/** Keys of the messages with values, each with the types of its values. */
type KeyWithValues<C> = {
  [K in keyof C]: C[K] extends (...given: infer Given) => string
    ? Given extends [infer Values, ...unknown[]]
      ? [key: K, values: Values]
      : never
    : never;
}[keyof C];

/**
 * The arguments of `t`: a key, and its values if it has any. Unchecked for `AnyCatalogue`. Where the key
 * is one of several, the values must fit all of them; a message without values ignores them.
 */
export type MessageArgs<C> = string extends keyof C
  ? [key: string, values?: object]
  : [key: FixedKey<C>, values?: object] | KeyWithValues<C>;

/** The messages of one locale, `C` being the English catalogue. Assignable to those of fewer keys. */
export interface MessagesOf<C> {
  /** A BCP 47 tag, `ru`. */
  readonly locale: string;
  /** The text of a key, with its values filled in; the key itself when no catalogue has it. */
  readonly t: (...message: MessageArgs<C>) => string;
  /**
   * The text of a key that comes from data and that types cannot check: a refusal, a bot's reason, the
   * name of an option. The key itself when no catalogue has it.
   */
  lookup(key: string, values?: object): string;
  /**
   * Fetches the deferred messages; resolves when they are available. A failed fetch rejects and is
   * tried again by the next call.
   */
  loadDeferred(): Promise<void>;
  /** True when all deferred messages are loaded. */
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

/**
 * An English catalogue in another locale: the same keys, and functions that take no other values than
 * the English ones. They may use the messages of `Used`.
 */
export type TranslationOf<English, Used = English> = {
  readonly [K in keyof English]: English[K] extends (...given: infer Given) => string
    ? Given extends [infer Values, ...unknown[]]
      ? string | ((values: Values, messages: MessagesOf<Used>) => string)
      : string
    : string;
};

/** The messages below a prefix, by the rest of their keys. */
type Below<C, Prefix extends string> = {
  [K in keyof C as K extends `${Prefix}${infer Rest}` ? Rest : never]: C[K];
};

/** A key below a prefix, with its values except those named in `Given`. */
type ArgsIn<C, Given extends string> = {
  [K in keyof C]: C[K] extends (...given: infer All) => string
    ? All extends [infer Values, ...unknown[]]
      ? object extends Omit<Values, Given>
        ? [key: K, values?: Omit<Values, Given>]
        : [key: K, values: Omit<Values, Given>]
      : [key: K, values?: object]
    : [key: K, values?: object];
}[keyof C];

/**
 * The arguments of a helper for the messages below a prefix, `say('taken')` for `ladder/say/taken`, that
 * fills in the values named in `Given` itself.
 */
export type ArgsBelow<C, Prefix extends string, Given extends string = never> = ArgsIn<
  Below<C, Prefix>,
  Given
>;
