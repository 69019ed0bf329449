import {Lazy} from '../../../elements/internal/lazy.js';
import type {AnyTable} from '../../../elements/scene.js';
import type {Bot, PlayGame} from '../../../game/index.js';
import type {begin} from '../../../match/begin-at.js';
import {
  type MessageCatalogue,
  coreMessages,
  type Locale,
  deferredMessages,
  createMessages,
  type Messages,
} from '../../../i18n/index.js';
import type {GameEntry} from '../../../elements/game-entry.js';

/** The rules of a game, and how a match of it begins. */
interface Rules {
  readonly game: PlayGame;
  /** Begins a match from a position too; missing until the full rules have been loaded. */
  readonly begin?: typeof begin;
}

/** Loads the full rules, including the position parser. */
export async function loadRules(entry: GameEntry): Promise<Rules> {
  const [game, {begin}] = await Promise.all([entry.load(), import('../../../match/begin-at.js')]);
  return {game, begin};
}

/** The parts of a game that a table needs. */
export interface Parts extends Rules {
  readonly table: AnyTable;
  readonly bot: Bot;
}

/** Loads a game's parts in parallel; `whole` includes the position parser. */
export async function loadParts(entry: GameEntry, whole = false): Promise<Parts> {
  const [rules, table, bot] = await Promise.all([
    whole || !entry.play ? loadRules(entry) : entry.play().then((game) => ({game})),
    entry.table(),
    entry.bot(),
    import('../frame/table-elements.js'),
  ]);
  return {...rules, table, bot};
}

/** Messages by game and locale, shared by all tables of the page. */
const loaded: Record<string, Lazy<Messages>> = {};

/** Loads the shared and the game's messages; `whole` includes the deferred ones. */
export async function loadMessages(
  entry: GameEntry,
  locale: Locale,
  whole = false,
): Promise<Messages> {
  const fetchDeferred = async (): Promise<readonly MessageCatalogue[]> => [
    await deferredMessages[locale](),
  ];
  const pending = (loaded[`${entry.id}/${locale}`] ??= new Lazy(async () =>
    createMessages(
      locale,
      ...(await Promise.all([coreMessages[locale](), entry.messages(locale)])),
      fetchDeferred,
    ),
  ));
  const [messages] = await Promise.all([pending.load(), whole && fetchDeferred()]);
  if (whole) await messages.loadDeferred();
  return messages;
}
