/** A pattern of an English text, and its translation, with `$1` for what the pattern finds. */
type Phrase = readonly [pattern: RegExp, text: string];

/** How errors are said in a language; the first pattern that fits is taken. */
export interface FaultPhrases {
  /** Whole errors. */
  readonly whole: readonly Phrase[];
  /** What an error is about, `hands of North`; what fits none stays. */
  readonly subjects: readonly Phrase[];
  /** What is wrong with it, from its verb on. */
  readonly heads: readonly Phrase[];
  /** What stands there instead, `; found 7`. */
  readonly found: readonly Phrase[];
  /** Reasons behind that. */
  readonly tails: readonly Phrase[];
}
