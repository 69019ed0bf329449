import type {GameEntry} from '../elements/game-entry.js';

/**
 * The game among those of one tag that its attributes `variant` or `version` name, the first of them
 * when neither says anything; `undefined` where there is none of that name.
 */
export function variantOf(
  games: readonly GameEntry[],
  variant: string | null,
  version: string | null = null,
): GameEntry | undefined {
  if (variant) return games.find(({tag}) => tag.variant === variant);
  return version ? games.find(({tag}) => tag.version === version) : games[0];
}

/** All names of variants that a tag knows. */
export const variantNames = (games: readonly GameEntry[]): readonly string[] =>
  games.flatMap(({tag}) => tag.variant ?? []);
