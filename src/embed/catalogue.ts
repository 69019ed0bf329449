import type {GameEntry} from '../elements/index.js';
import {readRegistered} from '../elements/registry.js';
import {crushTheCrown} from '../games/crush-the-crown/entry.js';
import {deathOverTheKingdom} from '../games/death-over-the-kingdom/entry.js';
import {godSaveTheKing} from '../games/god-save-the-king/entry.js';
import {crownGames} from './crown-game/games.js';
import {kingGames} from './king-game/games.js';
import {knowCatalogue, ofTag} from './known-games.js';

export type {GameEntry, GameTag, Placeholder} from '../elements/index.js';
export {registerGame} from '../elements/register-game.js';

const games = [
  godSaveTheKing,
  ...kingGames,
  crushTheCrown,
  ...crownGames,
  deathOverTheKingdom,
] as const;

const known: GameEntry[] = [...games];
readRegistered((entry) => known.push(entry));
knowCatalogue(known);

/**
 * All games: those of this library, then those that `registerGame` has added, at any time. The first is
 * the default of a table that names none.
 */
export const catalogue: readonly GameEntry[] = known;

/** The id of a game of the catalogue. */
export type GameId = (typeof games)[number]['id'];

/** The entry of a game, with the types of its state, moves, view and events. */
export type EntryOf<Id extends GameId> = Extract<(typeof games)[number], {readonly id: Id}>;

export const DEFAULT = games[0].id;

/**
 * The entry of an id. An id that is known when the code is written gives the types of its game, and
 * so do the rules, the game and the bot that the entry loads; any other text gives the entry of some
 * game, or `undefined`.
 */
export function entryOf<Id extends GameId>(id: Id): EntryOf<Id>;
export function entryOf(id: string): GameEntry | undefined;
export function entryOf(id: string): GameEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

/** The game of a tag with the attributes `variant` and `version`, or `undefined`. */
export const entryOfTag = (
  name: string,
  variant: string | null,
  version: string | null = null,
): GameEntry | undefined => ofTag(catalogue, name, variant, version);

/** The game that `game` and `variant` name: a catalogue id, or a family with its variant. */
export const entryNamed = (game: string, variant: string): GameEntry | undefined =>
  entryOf(game) ?? entryOfTag(`${game}-game`, variant);
