import type {GameEntry} from '../elements/index.js';
import {variantNames, variantOf} from './variant-of.js';

/**
 * The games that examples and tables of this page may name: those of the catalogue where it is loaded,
 * or else those of the tags. A tag reviews its matches in examples, and a bundle with one tag would hold
 * every game if they asked the catalogue.
 */
let catalogue: readonly GameEntry[] | undefined;
const ofTags = new Set<GameEntry>();

/** Makes all games known; the list may grow later. */
export const knowCatalogue = (all: readonly GameEntry[]): void => void (catalogue = all);

/** Makes the games of a tag known. */
export const knowGames = (games: readonly GameEntry[]): void =>
  games.forEach((game) => ofTags.add(game));

/** All of them. */
export const knownGames = (): readonly GameEntry[] => catalogue ?? [...ofTags];

/** The game of an id, among these. */
export const knownById = (id: string): GameEntry | undefined =>
  knownGames().find((entry) => entry.id === id);

/** The game of a tag with the attributes `variant` and `version`, among these. */
export function ofTag(
  games: readonly GameEntry[],
  name: string,
  variant: string | null,
  version: string | null = null,
): GameEntry | undefined {
  const own = games.filter(({tag}) => tag.name === name);
  // The tag of a single game may use `variant` for something else, such as the size of its deck.
  return variantNames(own).length > 0 ? variantOf(own, variant, version) : own[0];
}

/** The game that `game` and `variant` name: an id, or a family with its variant. */
export const knownAs = (game: string, variant: string): GameEntry | undefined =>
  knownById(game) ?? ofTag(knownGames(), `${game}-game`, variant);
