import type {GameEntry} from '../elements/game-entry.js';
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
import {type Kit, loadKit} from './kit.js';
import type {en} from './messages/en.js';

/** All that is fetched before a choice can be shown. */
export interface Desk {
  readonly choice: Choice;
  readonly kit: Kit;
  readonly messages: Messages<typeof en>;
  readonly locale: Locale;
  /** The titles of all games in the page's language, by their ids. */
  readonly titles: Readonly<Record<string, string>>;
}

const own: Readonly<Record<Locale, () => Promise<MessageCatalogue>>> = {
  en: () => import('./messages/en.js').then((part) => part.en),
  ru: () => import('./messages/ru.js').then((part) => part.ru),
};

/** The title of a game in a language; only in English does its entry know it. */
async function titleOf(entry: GameEntry, locale: Locale): Promise<string> {
  if (locale === 'en') return entry.title;
  const title = (await entry.messages(locale))[`game/${entry.id}`];
  return typeof title === 'string' ? title : entry.title;
}

/** A desk with another choice of the same game. */
export const onDesk = (desk: Omit<Desk, 'choice'>, choice: Choice): Desk => ({
  ...desk,
  // Without playing cards there is nothing to lay.
  choice:
    desk.kit.pack.length > 0 || choice.source !== 'cards' ? choice : {...choice, source: 'line'},
});

/** Loads a desk. */
export async function loadDesk(choice: Choice): Promise<Desk> {
  const entry = entryOf(choice.game) ?? catalogue[0]!;
  const locale = matchLocale(choice.lang === 'auto' ? navigator.languages : [choice.lang]);
  const [kit, titles, ...catalogues] = await Promise.all([
    loadKit(entry, choice),
    Promise.all(catalogue.map(async (one) => [one.id, await titleOf(one, locale)] as const)),
    sharedMessages[locale](),
    entry.messages(locale),
    entry.tipMessages?.(locale) ?? {},
    own[locale](),
  ]);
  const messages = createMessages<typeof en>(locale, ...catalogues);
  return onDesk({kit, messages, locale, titles: Object.fromEntries(titles)}, choice);
}

/** What a desk is loaded for; with an equal one it stays. */
export const deskKey = ({game, players, options, contract, lang}: Choice): string =>
  JSON.stringify([game, players, options, contract, lang]);

/** A change with all that it makes meaningless. */
export function following(change: Partial<Choice>): Partial<Choice> {
  const {players, options, ...ofTheSeats} = OF_THE_GAME;
  if (change.game !== undefined) return {...ofTheSeats, players, options, ...change};
  if (change.players !== undefined) return {...ofTheSeats, ...change};
  if (change.contract !== undefined) return {trump: '', ...change};
  return change;
}
