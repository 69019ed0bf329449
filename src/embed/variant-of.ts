import type {GameEntry} from '../elements/index.js';

/**
 * The game of a tag that `variant` or `version` names; the first game when neither is set, `undefined`
 * when the name is unknown.
 */
export function variantOf(
  games: readonly GameEntry[],
  variant: string | null,
  version: string | null = null,
): GameEntry | undefined {
  if (variant) return games.find(({tag}) => tag.variant === variant);
  return version ? games.find(({tag}) => tag.version === version) : games[0];
}

/**
 * The names that `variant` may have for a game that is known already, if it has one that is none of
 * them: those of the game itself, or the name of the game in its family.
 */
export function strangeVariant(
  {tag: {variant, variants = {}}}: GameEntry,
  given: string,
): readonly string[] | undefined {
  const known = [...(variant === undefined ? [] : [variant]), ...Object.keys(variants)];
  return given === '' || known.includes(given) ? undefined : known;
}

/** All variant names of a tag. */
export const variantNames = (games: readonly GameEntry[]): readonly string[] =>
  games.flatMap(({tag}) => tag.variant ?? []);
