/**
 * Sentences by key, per locale. A catalogue is a plain object; a sentence with values is a function
 * of them. Keys and values are those of the English catalogue: `typeof en` is the type of all locales.
 */

/** A catalogue that types do not know: any key with any values. Where it can be avoided it is. */
// oxlint-disable-next-line typescript/no-explicit-any -- `any` alone stands in for every catalogue
export type AnyCatalogue = any;

/** What is filled into a sentence. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Forms of a word by plural category; `other` always stands. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/**
 * A sentence: fixed, or made of its values. Written as a method so that values may be typed. `Used` is
 * the catalogue whose sentences it may be made of.
 */
export type Message<Used = AnyCatalogue> =
  string | {write(values: MessageValues, messages: MessagesOf<Used>): string}['write'];

/** Sentences by key, `king/follow-suit`. */
export type MessageCatalogue<Used = AnyCatalogue> = Readonly<Record<string, Message<Used>>>;

/** Keys of the sentences that take no values. */
type FixedKey<C> = {
  [K in keyof C]: C[K] extends string | (() => string) ? K : never;
}[keyof C];

/** What a sentence's function is given, a key with its values. */
type KeyWithValues<C> = {
  [K in keyof C]: C[K] extends (...given: infer Given) => string
    ? Given extends [infer Values, ...unknown[]]
      ? [key: K, values: Values]
      : never
    : never;
}[keyof C];

/**
 * A key of a catalogue, and its values where it has some; any where the catalogue is not known. Where the
 * key is one of several, the values must do for all; a sentence without values leaves them aside.
 */
export type MessageArgs<C> = string extends keyof C
  ? [key: string, values?: object]
  : [key: FixedKey<C>, values?: object] | KeyWithValues<C>;

/** One locale's voice, of a catalogue whose English is `C`. A voice of more sentences may stand in. */
export interface MessagesOf<C> {
  /** A BCP 47 tag, `ru`. */
  readonly locale: string;
  /** The sentence of a key; the key itself while no catalogue has it. */
  readonly t: (...message: MessageArgs<C>) => string;
  /**
   * The sentence of a key that comes from data, and is not checked: a refusal, a bot's reason, the name
   * of an option. The key itself when no catalogue has it.
   */
  lookup(key: string, values?: object): string;
  /** Fetches the sentences that could wait; they are there when it resolves. */
  loadDeferred(): Promise<void>;
  /** True when no sentence is still to come. */
  readonly isComplete: boolean;
  /** True when a catalogue has the key. */
  has(key: string): boolean;
  /** `2 tricks`: the number and the form that goes with it. */
  count(n: number, forms: PluralForms): string;
  /** The form alone. */
  plural(n: number, forms: PluralForms): string;
  /** A number for the eye, with a true minus: `−4`. */
  number(n: number): string;
  /** Points: `+3`, `−4`, `0`. */
  points(n: number): string;
}

/**
 * An English catalogue in another locale: the same keys, and no value that English does not give. It may
 * be made of the sentences of `Used`.
 */
export type TranslationOf<English, Used = English> = {
  readonly [K in keyof English]: English[K] extends (...given: infer Given) => string
    ? Given extends [infer Values, ...unknown[]]
      ? string | ((values: Values, messages: MessagesOf<Used>) => string)
      : string
    : string;
};

/** The sentences whose keys begin with a prefix, by the rest of their keys. */
type Below<C, Prefix extends string> = {
  [K in keyof C as K extends `${Prefix}${infer Rest}` ? Rest : never]: C[K];
};

/** A key below a prefix, with its values but for those of `Given`. */
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
 * What a helper takes that says the sentences below a prefix, `say('taken')` for `ladder/say/taken`, and
 * fills in the values called `Given` by itself.
 */
export type ArgsBelow<C, Prefix extends string, Given extends string = never> = ArgsIn<
  Below<C, Prefix>,
  Given
>;
