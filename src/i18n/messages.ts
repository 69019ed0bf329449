/**
 * Sentences by key, per locale. A catalogue is a plain object; a sentence with values is a function
 * of them. Two tables on one page may speak two languages, so nothing here is global.
 */

/** What is filled into a sentence. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Forms of a word by plural category; `other` always stands. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/** A sentence: fixed, or made of its values. Written as a method so that values may be typed. */
export type Message = string | {write(values: MessageValues, messages: Messages): string}['write'];

/** Sentences by key, `king/follow-suit`. */
export type MessageCatalogue = Readonly<Record<string, Message>>;

/** One locale's voice. */
export interface Messages {
  /** A BCP 47 tag, `ru`. */
  readonly locale: string;
  /** The sentence of a key; the key itself when no catalogue has it. */
  t(key: string, values?: MessageValues): string;
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

/** Sentences that come when they are wanted. */
type Rest = () => Promise<readonly MessageCatalogue[]>;

/** Makes a voice of catalogues; the later ones win. What can wait is a function that fetches it. */
export function createMessages(
  locale: string,
  ...given: readonly (MessageCatalogue | Rest)[]
): Messages {
  const sentences: Record<string, Message> = {};
  let rest: Rest | undefined;
  let coming: ReturnType<Rest> | undefined;
  for (const part of given)
    if (typeof part === 'function') rest = part;
    else Object.assign(sentences, part);
  // Made when the first number is said: on a slow phone each takes milliseconds.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const messages: Messages = {
    locale,
    t(key, values = {}) {
      const sentence = messages.has(key) ? sentences[key] : undefined;
      return typeof sentence === 'function' ? sentence(values, messages) : (sentence ?? key);
    },
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
