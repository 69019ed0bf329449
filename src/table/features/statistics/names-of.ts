import type {GameEntry} from '../../../elements/index.js';
import {type Locale, matchLocale, type Messages} from '../../../i18n/index.js';
import type {Statistics} from './kept-statistics.js';

/** The games whose names the panel shows, and what the table knows of them. */
interface Named {
  readonly entry: Pick<GameEntry, 'id'>;
  readonly games: readonly Pick<GameEntry, 'id' | 'title' | 'messages'>[];
}

/**
 * The names of all games with statistics but the table's own: in the reader's language where the table knows
 * the game, otherwise as they were told when the game was played at another table.
 */
export async function namesOf(
  all: Statistics,
  {entry, games}: Named,
  messages: Pick<Messages, 'locale'>,
): Promise<ReadonlyMap<string, string>> {
  const locale = matchLocale([messages.locale]);
  const others = [...all].filter(([id]) => id !== entry.id);
  return new Map(
    await Promise.all(
      others.map(async ([id, {title}]) => {
        const game = games.find((one) => one.id === id);
        const name = (game && (await nameIn(game, locale))) ?? title ?? game?.title;
        return [id, name ?? id] as const;
      }),
    ),
  );
}

/** The name of a game in a language; `undefined` if its sentences cannot be fetched. */
async function nameIn(
  {id, messages}: Pick<GameEntry, 'id' | 'messages'>,
  locale: Locale,
): Promise<string | undefined> {
  const sentences = await messages(locale).catch(() => ({}));
  const name = (sentences as Readonly<Record<string, unknown>>)[`game/${id}`];
  return typeof name === 'string' ? name : undefined;
}
