/** The rules of a game for readers, and the paragraphs that explain refusals. */

/** Paragraphs in reading order, by ids that are the same in every language. */
export type Paragraphs = Readonly<Record<string, string>>;

/** Sections of the rules in reading order; the heading is '' for a section without one. */
export type RulesText = readonly (readonly [heading: string, text: Paragraphs])[];

/** A text with a single section and no heading. */
export const onePage = (text: Paragraphs): RulesText => [['', text]];

/** The rules for readers of a family of games; exported by `table/guide.ts`. */
export interface Rulebook {
  /** The rules of one game of the family; in English when they are missing in the locale. */
  text(game: string, locale: string): Promise<RulesText>;
  /**
   * The refusals that each paragraph explains, by its id. If several paragraphs explain a refusal, the
   * first one that the game has is used.
   */
  readonly explains: Readonly<Record<string, readonly string[]>>;
}

/** The rulebook of one game: its text by locale, and the refusals that its paragraphs explain. */
export const rulebookOf = (
  texts: Readonly<Record<'en', RulesText> & Record<string, RulesText>>,
  explains: Rulebook['explains'] = {},
): Rulebook => ({text: (_, locale) => Promise.resolve(texts[locale] ?? texts.en), explains});

/** The id of the paragraph that explains a refusal; `undefined` when none does. */
export const paragraphOn = (
  {explains}: Rulebook,
  text: RulesText,
  refusal: string,
): string | undefined =>
  Object.keys(explains).find(
    (id) => explains[id]!.includes(refusal) && text.some(([, paragraphs]) => id in paragraphs),
  );
