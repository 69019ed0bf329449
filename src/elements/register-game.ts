import type {GameEntry} from './game-entry.js';
import {addRegistered, registeredGame} from './registry.js';
import {isFromOutside, isGameId} from '../game/game-id.js';

/** The functions that every entry has. */
const PARTS = [
  ...(['rules', 'play', 'load', 'determinize', 'machine', 'bot', 'table', 'messages'] as const),
  'eventKind',
] as const satisfies readonly (keyof GameEntry)[];

/** The most seats that a table has. */
const MOST_SEATS = 16;

/** What keeps a value from being the entry of a game; `undefined` for an entry. */
function entryFault(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return 'expected the entry of a game';
  const entry = given as Partial<GameEntry>;
  const {id, title, seats, tag, placeholder} = entry;
  if (typeof id !== 'string' || !isGameId(id) || !isFromOutside(id))
    return `id ${JSON.stringify(id)}: expected author and name in lower case, acme/high-card`;
  const named = JSON.stringify(id);
  if (typeof title !== 'string' || !title) return `${named}: title must be a text`;
  const missing = PARTS.find((part) => typeof entry[part] !== 'function');
  if (missing) return `${named}: ${missing} must be a function; gameEntry() makes entries`;
  const counts = [1, seats?.min, seats?.usual, seats?.max, seats?.most ?? seats?.max, MOST_SEATS];
  if (!counts.every((n, at) => Number.isInteger(n) && (at === 0 || counts[at - 1]! <= n!)))
    return `${named}: seats must be {min, usual, max}, rising, from 1 to ${MOST_SEATS}`;
  if (tag?.name !== 'gstk-table' || tag.variant !== undefined || tag.version !== undefined)
    return `${named}: tag must be {name: 'gstk-table'}`;
  if (!Number.isInteger(placeholder?.cards)) return `${named}: placeholder.cards must be a number`;
  return undefined;
}

/**
 * Adds a game to the catalogue. From then on it is played like those of the library: by `<gstk-table>`,
 * examples, charts, links, records and the server, in all copies of the library on the page. Tags that
 * wait for it begin.
 *
 * @param entry made by `gameEntry` of `gstk/kit`; its id is `author/name`
 * @returns false, with a warning on the console, when it lacks something or another game has the id
 */
export function registerGame(entry: GameEntry): boolean {
  const taken = registeredGame((entry as GameEntry | undefined)?.id);
  if (taken && taken === entry) return true;
  const fault = entryFault(entry) ?? (taken && `id ${JSON.stringify(entry.id)} is taken`);
  if (fault) console.warn(`registerGame: ${fault}`);
  else addRegistered(entry);
  return !fault;
}
