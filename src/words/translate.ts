/**
 * Sentences by key, per locale. A catalogue is a plain object; a sentence with values is a function
 * of them. Two tables on one page may speak two languages, so nothing here is global.
 */

/** What is filled into a sentence. */
export type Values = Readonly<Record<string, unknown>>;

/** Forms of a word by plural category; `other` always stands. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/** A sentence: fixed, or made of its values. Written as a method so that values may be typed. */
export type Sentence = string | {write(values: Values, words: Words): string}['write'];

/** Sentences by key, `king/follow-suit`. */
export type Catalogue = Readonly<Record<string, Sentence>>;

/** One locale's voice. */
export interface Words {
  /** A BCP 47 tag, `ru`. */
  readonly locale: string;
  /** The sentence of a key; the key itself when no catalogue has it. */
  t(key: string, values?: Values): string;
  /** True when a catalogue has the key. */
  has(key: string): boolean;
  /** `2 tricks`: the number and the form that goes with it. */
  count(n: number, forms: Forms): string;
  /** The form alone. */
  plural(n: number, forms: Forms): string;
  /** A number for the eye, with a true minus: `−4`. */
  number(n: number): string;
  /** Points: `+3`, `−4`, `0`. */
  points(n: number): string;
}

/** Makes a voice of catalogues; the later ones win. */
export function speak(locale: string, ...catalogues: readonly Catalogue[]): Words {
  const sentences: Catalogue = Object.assign({}, ...catalogues) as Catalogue;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const words: Words = {
    locale,
    t(key, values = {}) {
      const sentence = words.has(key) ? sentences[key] : undefined;
      return typeof sentence === 'function' ? sentence(values, words) : (sentence ?? key);
    },
    has: (key) => Object.hasOwn(sentences, key),
    plural: (n, forms) => forms[plurals.select(Math.abs(n))] ?? forms.other,
    count: (n, forms) => `${words.number(n)} ${words.plural(n, forms)}`,
    number: (n) => (n < 0 ? '−' : '') + numbers.format(Math.abs(n)),
    points: (n) => (n > 0 ? '+' : '') + words.number(n),
  };
  return words;
}
