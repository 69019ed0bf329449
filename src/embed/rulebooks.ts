import type {Refusal} from '../game/index.js';
import {paragraphOn, type Rulebook} from '../i18n/index.js';
import type {Entry} from './catalogue.js';

/** By family or game, the rules for a reader; they are fetched when somebody wants to read one. */
const rulebooks: Readonly<Record<string, () => Promise<{readonly rulebook: Rulebook}>>> = {
  'god-save-the-king': () => import('../games/god-save-the-king/messages/rulebook.js'),
  king: () => import('../games/king/messages/rulebook.js'),
  'crush-the-crown': () => import('../games/crush-the-crown/messages/rulebook.js'),
  'find-the-king': () => import('../games/king-and-crown/find-the-king/messages/rulebook.js'),
  'defend-the-king': () => import('../games/king-and-crown/defend-the-king/messages/rulebook.js'),
  'support-the-king': () => import('../games/king-and-crown/support-the-king/messages/rulebook.js'),
  'tourney-for-the-king': () =>
    import('../games/king-and-crown/tourney-for-the-king/messages/rulebook.js'),
  'king-at-court': () => import('../games/king-and-crown/king-at-court/messages/rulebook.js'),
  'kings-and-peasants': () => import('../games/kings-and-peasants/messages/rulebook.js'),
  'court-ladder': () => import('../games/court-ladder/messages/rulebook.js'),
  'death-over-the-kingdom': () => import('../games/death-over-the-kingdom/messages/rulebook.js'),
};

/** The rules of a game; `undefined` where nobody has written any. */
export const rulebookOf = async ({id, family}: Entry): Promise<Rulebook | undefined> =>
  (await (rulebooks[id] ?? rulebooks[family])?.())?.rulebook;

/** The paragraph that says why a move is refused, by its id and in words. */
export async function ruleOn(
  entry: Entry,
  refusal: Refusal,
  locale: string,
): Promise<{readonly id: string; readonly text: string} | undefined> {
  const book = await rulebookOf(entry);
  const text = (await book?.text(entry.id, locale)) ?? [];
  const id = book && paragraphOn(book, text, refusal);
  const [, part] = text.find(([, paragraphs]) => id !== undefined && id in paragraphs) ?? [];
  return id !== undefined && part ? {id, text: part[id]!} : undefined;
}
