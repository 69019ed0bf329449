import type {GameEntry} from './game-entry.js';
import type {Refusal} from '../game/index.js';
import {paragraphOn} from '../i18n/index.js';

/** The paragraph of a game's rules behind a refusal: its id and its text. */
export async function ruleOfRefusal(
  entry: GameEntry,
  refusal: Refusal,
  locale: string,
): Promise<{readonly id: string; readonly text: string} | undefined> {
  const book = (await entry.guide?.())?.rulebook;
  const text = (await book?.text(entry.id, locale)) ?? [];
  const id = book && paragraphOn(book, text, refusal);
  const [, part] = text.find(([, paragraphs]) => id !== undefined && id in paragraphs) ?? [];
  return id !== undefined && part ? {id, text: part[id]!} : undefined;
}
