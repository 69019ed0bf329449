import {
  type DiagramMaker,
  type drawFace,
  like,
  nearestLang,
  type Piece,
  toElement,
  warn,
} from '../../elements/index.js';
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

/** The look of a card, as that of a playing card. */
type FaceOptions = NonNullable<Parameters<typeof drawFace>[1]>;

/** A character as a word and as a picture. */
export interface Character {
  readonly name: string;
  draw(look: FaceOptions): HTMLElement;
}

/** What a page says of a card. */
interface Asking extends HTMLElement {
  readonly character: string;
  /** `crown`, `kingdom`, or the id of a game that the page has registered; '' for any that has it. */
  readonly game: string;
}

/** Fetches the character that a card names; `undefined`, with a warning, if there is none. */
export async function characterOf(card: Asking): Promise<Character | undefined> {
  const {character, game} = card;
  const known: string[] = [];
  for (const source of [...SOURCES, ...registered()].filter((one) => !game || one.game === game)) {
    const deck = await source.deck();
    if (deck?.cards.includes(character)) {
      const locale = matchLocale([nearestLang(card)]);
      const words = await Promise.all([coreMessages[locale](), source.messages(locale)]);
      const messages = createMessages(locale, ...words);
      return drawn(deck.face(character, undefined), deck.name(character, messages));
    }
    known.push(...(deck?.cards ?? []));
  }
  if (known.length === 0) warn(card, 'game', game, 'has no cards of its own');
  else warn(card, 'character', character, `expected one of ${known.join(', ')}`);
  return undefined;
}

const drawn = (face: Piece, name: string): Character => ({
  name,
  draw: ({deck, illegal, size}) => {
    const marks = {
      'data-inline': size === 'inline' || undefined,
      'data-two': deck === 'two-colour' || undefined,
      'data-illegal': illegal === true || undefined,
    };
    return toElement(like(face, 'span', marks)) as HTMLElement;
  },
});
