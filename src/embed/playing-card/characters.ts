import {type DiagramMaker, like, type Piece, toElement} from '../../elements/index.js';
import {
  coreMessages,
  createMessages,
  type Locale,
  matchLocale,
  type MessageCatalogue,
  messagesIn,
} from '../../i18n/index.js';
import {registeredGames} from '../../elements/registry.js';

/**
 * The cards that only some games have, such as the Dragon: fetched when a page names one. Their games
 * are not, since a page of cards plays none.
 */

type Deck = NonNullable<DiagramMaker['deck']>;

/** Cards and their words. */
interface Source {
  /** What a page calls the game. */
  readonly game: string;
  deck(): Promise<Deck | undefined>;
  messages(locale: Locale): Promise<MessageCatalogue>;
}

const SOURCES: readonly Source[] = [
  {
    game: 'crown',
    deck: () => import('../../games/king-and-crown/table/deck.js').then(({deck}) => deck as Deck),
    messages: messagesIn({
      en: () =>
        import('../../games/king-and-crown/messages/en.js').then(({crown}) => ({en: crown})),
      ru: () =>
        import('../../games/king-and-crown/messages/ru.js').then(({crown}) => ({ru: crown})),
    }),
  },
  {
    game: 'kingdom',
    deck: () =>
      import('../../games/death-over-the-kingdom/table/deck.js').then(({deck}) => deck as Deck),
    messages: messagesIn({
      en: () => import('../../games/death-over-the-kingdom/messages/en.js'),
      ru: () => import('../../games/death-over-the-kingdom/messages/ru.js'),
    }),
  },
];

/** The games that pages have registered. */
const registered = (): readonly Source[] =>
  registeredGames().map((entry) => ({
    game: entry.id,
    deck: async () => (await entry.diagram?.())?.deck,
    messages: (locale) => entry.messages(locale),
  }));

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
 * @param game the game that has it: `crown`, `kingdom`, or the id of one that the page has registered;
 *   '' for the first one that has it
 * @returns the character, or the names of all that there are
 */
export async function characterNamed(
  name: string,
  game: string,
  lang: string,
): Promise<Character | readonly string[]> {
  const known: string[] = [];
  for (const source of [...SOURCES, ...registered()].filter((one) => !game || one.game === game)) {
    const deck = await source.deck();
    if (deck?.cards.includes(name)) {
      const locale = matchLocale([lang]);
      const words = await Promise.all([coreMessages[locale](), source.messages(locale)]);
      const messages = createMessages(locale, ...words);
      return characterOf(deck.face(name, undefined), deck.name(name, messages));
    }
    known.push(...(deck?.cards ?? []));
  }
  return known;
}

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
