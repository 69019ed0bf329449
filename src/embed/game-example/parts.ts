import type {DiagramMaker} from '../../elements/diagram/maker.js';
import type {Rules} from '../../game/index.js';
import type {Messages} from '../../i18n/index.js';
import {catalogue, type Entry, entryOf} from '../catalogue.js';
import {variantOf} from '../king-game/variants.js';
import {diagrams} from './diagrams.js';
import {exampleMessagesOf} from './lesson-messages.js';

/** What a lesson is fetched by, before its own code is there. */

/** What a lesson needs of its game. */
export interface LessonParts {
  readonly rules: Rules;
  readonly messages: Messages;
  /** How the game draws and says what is its own. */
  readonly maker: DiagramMaker | undefined;
}

const FAMILIES: Readonly<Record<string, (variant: string) => string>> = {
  king: (variant) => variantOf(variant)?.id ?? '',
  crown: (variant) => crownGame(variant || 'find') ?? '',
  crush: () => 'crush-the-crown',
  kingdom: () => 'death-over-the-kingdom',
};

/** Its ids are whole titles: `find-the-king`, `king-at-court`. */
const crownGame = (variant: string): string | undefined =>
  catalogue.find(({family, id}) => family === 'king-and-crown' && id.split('-').includes(variant))
    ?.id;

/** The game that `game` and `variant` name: an id of the catalogue, or a family and its variant. */
export function entryFrom(game: string, variant: string): Entry | undefined {
  const family = Object.hasOwn(FAMILIES, game) ? FAMILIES[game] : undefined;
  return entryOf(game) ?? (family && entryOf(family(variant)));
}

const loaded = new Map<string, Promise<LessonParts>>();

/** Fetches what all lessons of a game share, once; after a failure the next call tries again. */
export function loadLesson(entry: Entry, locale: string): Promise<LessonParts> {
  const key = `${entry.id} ${locale}`;
  const before = loaded.get(key);
  if (before) return before;
  const now = fetchLesson(entry, locale);
  loaded.set(key, now);
  now.catch(() => loaded.delete(key));
  return now;
}

/** Sentences, rules and drawings side by side: what is small first, a browser asks for six at once. */
async function fetchLesson(entry: Entry, locale: string): Promise<LessonParts> {
  const [messages, rules, maker] = await Promise.all([
    exampleMessagesOf(entry, locale),
    entry.rules(),
    (diagrams[entry.id] ?? diagrams[entry.family])?.(),
  ]);
  return {rules, messages, maker};
}
