import {like, type Piece, toElement} from '../../elements/index.js';
import {matchLocale} from '../../i18n/index.js';
import {loadMessages} from '../../table/loading.js';
import {entryNamed, entryOfTag, type GameEntry} from '../catalogue.js';

/** The cards that only some games have, such as the Dragon: fetched when a page names one. */

/** The tags whose games have cards of their own. */
const TAGS = ['crown-game', 'kingdom-game'] as const;

/** The look that a page asks for. */
interface CharacterLook {
  readonly inline: boolean;
  readonly twoColours: boolean;
  readonly illegal: boolean;
}

/** A character as a word and as a picture. */
export interface Character {
  readonly name: string;
  draw(look: CharacterLook): HTMLElement;
}

/**
 * Fetches a character.
 * @param game the game that has it, as an id or a family; '' for the first one that does
 * @returns the character, or the names of all that there are
 */
export async function characterNamed(
  name: string,
  game: string,
  lang: string,
): Promise<Character | readonly string[]> {
  const named = game && entryNamed(game, '');
  const entries = named ? [named] : game ? [] : TAGS.map((tag) => entryOfTag(tag, null)!);
  const known: string[] = [];
  for (const entry of entries) {
    const deck = (await entry.diagram?.())?.deck;
    if (deck?.cards.includes(name))
      return characterOf(deck.face(name, undefined), deck.name(name, await wordsOf(entry, lang)));
    known.push(...(deck?.cards ?? []));
  }
  return known;
}

const wordsOf = (entry: GameEntry, lang: string): ReturnType<typeof loadMessages> =>
  loadMessages(entry, matchLocale([lang]));

const characterOf = (face: Piece, name: string): Character => ({
  name,
  draw: ({illegal, inline, twoColours}) => {
    const marks = {
      'data-inline': inline || undefined,
      'data-two': twoColours || undefined,
      'data-illegal': illegal || undefined,
    };
    return toElement(like(face, 'span', marks)) as HTMLElement;
  },
});
