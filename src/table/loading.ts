import type {Level} from '../bots/index.js';
import {flips, Lazy} from '../elements/shared/index.js';
import type {AnyTable, GameEntry} from '../elements/index.js';
import type {Bot, PlayGame} from '../game/index.js';
import type {GameBots} from './play/bots-of.js';
import type {begin} from '../match/begin-at.js';
import type {ChartMaker} from '../match/chart.js';
import {
  type MessageCatalogue,
  coreMessages,
  type Locale,
  deferredMessages,
  createMessages,
  type Messages,
} from '../i18n/index.js';

/** The rules of a game, and how a match of it begins. */
interface Rules {
  readonly game: PlayGame;
  /** Begins a match from a position too; missing until the full rules have been loaded. */
  readonly begin?: typeof begin;
}

/** Loads the full rules, including the position parser. */
export async function loadRules(entry: GameEntry): Promise<Rules> {
  const [game, {begin}] = await Promise.all([entry.load(), import('../match/begin-at.js')]);
  return {game, begin};
}

/** The parts of a game that the first picture of a table needs. */
export interface Parts extends Rules {
  readonly table: AnyTable;
}

/** Loads a game's parts in parallel; `whole` includes the position parser. */
export async function loadParts(entry: GameEntry, whole = false): Promise<Parts> {
  const [rules, table] = await Promise.all([
    whole ? loadRules(entry) : entry.play().then((rules) => ({game: {rules}})),
    entry.table(),
    import('./frame/table-elements.js'),
  ]);
  return {...rules, table};
}

/** What a table of a game needs from the first move on. */
export interface Playing extends Tools, GameBots {
  readonly chartAt: ChartMaker;
}
type Tools = (typeof import('./play/playing.js'))['tools'];

/** By game, shared by all tables of the page. */
const playings: Record<string, Lazy<Playing>> = {};

/** What the tables of a game need from the first move on. */
export const playingOf = (entry: GameEntry): Lazy<Playing> =>
  (playings[entry.id] ??= new Lazy(async () => {
    const [{chartAt, tools}, bot, chart] = await Promise.all([
      import('./play/playing.js'),
      entry.bot(),
      entry.machine(),
      entry.table().then((table) => table.fetchRest?.()),
      flips.load(),
    ]);
    const botOf = async (level: Level): Promise<Bot> => {
      const part = await import('./thinking/bot-of.js');
      return part.botOf(entry, level, () => import('./thinking/thinking.js'));
    };
    return {...tools, bot, botOf, chartAt: (value) => chartAt(chart, value)};
  }));

/** Messages by game and locale, shared by all tables of the page. */
const loaded: Record<string, Lazy<Messages>> = {};

/** Loads the shared and the game's messages; `whole` includes the deferred ones. */
export async function loadMessages(
  entry: GameEntry,
  locale: Locale,
  whole = false,
): Promise<Messages> {
  const fetchDeferred = (): Promise<readonly MessageCatalogue[]> =>
    Promise.all([deferredMessages[locale](), entry.deferredMessages?.(locale) ?? {}]);
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
