import type {GameEntry} from '../elements/index.js';
import {catalogue, entryOf} from '../embed/catalogue.js';
import {
  createMessages,
  type Locale,
  type MessageCatalogue,
  matchLocale,
  type Messages,
  sharedMessages,
} from '../i18n/index.js';
import {type Choice, OF_THE_GAME} from './choice.js';
import {playersOf} from './embed.js';
import {type GameOffer, loadGameOffer} from './game-offer.js';
import type {en} from './messages/en.js';

/** All that is fetched before a choice can be shown. */
export interface LoadedChoice {
  /** The key of the choice that it was loaded for; see `loadKey`. */
  readonly key: string;
  readonly choice: Choice;
  readonly offer: GameOffer;
  readonly messages: Messages<typeof en>;
  readonly locale: Locale;
  /** The titles of all games in the page's language, by their ids. */
  readonly titles: Readonly<Record<string, string>>;
}

const own: Readonly<Record<Locale, () => Promise<MessageCatalogue>>> = {
  en: () => import('./messages/en.js').then((part) => part.en),
  ru: () => import('./messages/ru.js').then((part) => part.ru),
};

/** The title of a game in a language; its entry has only the English one. */
async function titleOf(entry: GameEntry, locale: Locale): Promise<string> {
  if (locale === 'en') return entry.title;
  const title = (await entry.messages(locale))[`game/${entry.id}`];
  return typeof title === 'string' ? title : entry.title;
}

/** The number of players that the options allow, nearest to the chosen one. */
function playersOn({entry, range}: GameOffer, choice: Choice): string {
  const {min, max} = range;
  const nearest = Math.min(Math.max(playersOf(choice, entry), min), max);
  return nearest === entry.seats.usual ? '' : String(nearest);
}

/** Whether a choice wants cards to be laid, which a game without playing cards does not have. */
const lays = ({kind, source}: Choice): boolean => kind === 'position' && source === 'cards';

/** The same with another choice that needs no new load, corrected to what its game can have. */
export const withChoice = (loaded: Omit<LoadedChoice, 'choice'>, choice: Choice): LoadedChoice => ({
  ...loaded,
  choice: {
    ...choice,
    players: playersOn(loaded.offer, choice),
    ...(lays(choice) && loaded.offer.pack.length === 0 ? {source: 'line'} : {}),
  },
});

/** The part of a choice that decides what is loaded: an equal key needs no new load. */
export const loadKey = ({game, players, options, contract, lang}: Choice): string =>
  JSON.stringify([game, players, options, contract, lang]);

/** Loads what a choice needs to be shown. */
export async function loadChoice(choice: Choice): Promise<LoadedChoice> {
  const entry = entryOf(choice.game) ?? catalogue[0]!;
  const locale = matchLocale(choice.lang === 'auto' ? navigator.languages : [choice.lang]);
  const [offer, titles, ...catalogues] = await Promise.all([
    loadGameOffer(entry, choice),
    Promise.all(catalogue.map(async (one) => [one.id, await titleOf(one, locale)] as const)),
    sharedMessages[locale](),
    entry.messages(locale),
    entry.deferredMessages?.(locale) ?? {},
    own[locale](),
  ]);
  const messages = createMessages<typeof en>(locale, ...catalogues);
  return withChoice(
    {key: loadKey(choice), offer, messages, locale, titles: Object.fromEntries(titles)},
    choice,
  );
}

/** A change, with resets of the fields that it makes meaningless. */
export function following(change: Partial<Choice>): Partial<Choice> {
  const {players, options, ...ofTheSeats} = OF_THE_GAME;
  if (change.game !== undefined) return {...ofTheSeats, players, options, ...change};
  if (change.players !== undefined) return {...ofTheSeats, ...change};
  if (change.contract !== undefined) return {trump: '', ...change};
  return change;
}
