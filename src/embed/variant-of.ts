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

/** All variant names of a tag. */
export const variantNames = (games: readonly GameEntry[]): readonly string[] =>
  games.flatMap(({tag}) => tag.variant ?? []);
