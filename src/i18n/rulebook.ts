/** The rules of a game for a reader, and which of their paragraphs says why a move is refused. */

/** Paragraphs in their order, by ids that are the same in every language. */
export type Paragraphs = Readonly<Record<string, string>>;

/** Parts of the rules in their order, each with its heading; a part without one has ''. */
export type RulesText = readonly (readonly [heading: string, text: Paragraphs])[];

/** What a family's `messages/rulebook.ts` holds. */
export interface Rulebook {
  /** The rules of one of its games, in a language; English where there are none in it. */
  text(game: string, locale: string): Promise<RulesText>;
  /** The refusals that a paragraph explains, by its id; of two paragraphs the first that a game has. */
  readonly explains: Readonly<Record<string, readonly string[]>>;
}

/** Rules in a language, in English where there are none in it. */
export const rulesIn = async <Rules>(
  texts: Readonly<Record<string, () => Promise<{readonly rules: Rules}>>>,
  locale: string,
): Promise<Rules> => (await (texts[locale] ?? texts['en']!)()).rules;

/** The id of the paragraph that says why a move is refused; `undefined` where none does. */
export const paragraphOn = (
  {explains}: Rulebook,
  text: RulesText,
  refusal: string,
): string | undefined =>
  Object.keys(explains).find(
    (id) => explains[id]!.includes(refusal) && text.some(([, paragraphs]) => id in paragraphs),
  );
