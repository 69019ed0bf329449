/** The rules of a game for readers, and which paragraph explains which refusal. */

/** Paragraphs in reading order, by ids that are the same in every language. */
export type Paragraphs = Readonly<Record<string, string>>;

/** Sections of the rules in reading order; the heading is '' for a section without one. */
export type RulesText = readonly (readonly [heading: string, text: Paragraphs])[];

/** A text of a single section without a heading. */
export const onePage = (text: Paragraphs): RulesText => [['', text]];

/** The rules for readers of a family of games; exported by `table/guide.ts`. */
export interface Rulebook {
  /** The rules of one game of the family; in English when they are missing in the locale. */
  text(game: string, locale: string): Promise<RulesText>;
  /**
   * The refusals that a paragraph explains, by its id. When several paragraphs explain a refusal,
   * the first that the game has is taken.
   */
  readonly explains: Readonly<Record<string, readonly string[]>>;
}

/** The rulebook of one game: its text by locale, and the refusals that each paragraph explains. */
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
