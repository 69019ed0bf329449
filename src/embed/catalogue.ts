import type {GameEntry} from '../elements/game-entry.js';
import {crushTheCrown} from '../games/crush-the-crown/entry.js';
import {deathOverTheKingdom} from '../games/death-over-the-kingdom/entry.js';
import {godSaveTheKing} from '../games/god-save-the-king/entry.js';
import {crownGames} from './crown-game/games.js';
import {kingGames} from './king-game/games.js';
import {variantNames, variantOf} from './variant-of.js';

export type {GameEntry, GameTag, Placeholder} from '../elements/game-entry.js';

/** Every game that there is. The first is played at a table that names none. */
export const catalogue: readonly GameEntry[] = [
  godSaveTheKing,
  ...kingGames,
  crushTheCrown,
  ...crownGames,
  deathOverTheKingdom,
];

/** The game of a table that names none. */
export const DEFAULT = catalogue[0]!.id;

/** The entry of an id, or `undefined`. */
export const entryOf = (id: string): GameEntry | undefined =>
  catalogue.find((entry) => entry.id === id);

/** The game that a tag plays by its attributes `variant` and `version`, or `undefined`. */
export function entryOfTag(
  name: string,
  variant: string | null,
  version: string | null = null,
): GameEntry | undefined {
  const games = catalogue.filter(({tag}) => tag.name === name);
  // A tag of one game may use the word for something else, such as the size of its deck.
  return variantNames(games).length > 0 ? variantOf(games, variant, version) : games[0];
}

/** The game that `game` and `variant` name: an id of the catalogue, or a tag's first word and its variant. */
export const entryNamed = (game: string, variant: string): GameEntry | undefined =>
  entryOf(game) ?? entryOfTag(`${game}-game`, variant);
