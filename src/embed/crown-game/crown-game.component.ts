import {property} from 'lit/decorators.js';
import {type GameEntry, warn} from '../../elements/index.js';
import {GameTag} from '../game-tag.js';
import {variantNames, variantOf} from '../variant-of.js';
import {crownGames} from './games.js';

/**
 * A game of King and Crown: you against bots. It has everything that `<gstk-table>` has; `variant` takes
 * the place of `game`.
 *
 * @tag crown-game
 * @slot - Content for readers without scripts; shown until the game is loaded.
 */
export class CrownGame extends GameTag {
  /** The game: `find`, `defend`, `support`, `tourney`, `court`. */
  @property() variant = '';
  /** The game by its number in the rules, `1` to `5`; `variant` takes precedence. */
  @property() version = '';

  override get games(): readonly GameEntry[] {
    return crownGames;
  }

  get entry(): GameEntry {
    const {variant, version} = this;
    const found = variantOf(crownGames, variant, version);
    if (found) return found;
    const known = variant
      ? variantNames(crownGames)
      : crownGames.flatMap(({tag}) => tag.version ?? []);
    warn(
      this,
      variant ? 'variant' : 'version',
      variant || version,
      `expected one of ${known.join(', ')}`,
    );
    return crownGames[0]!;
  }
}
