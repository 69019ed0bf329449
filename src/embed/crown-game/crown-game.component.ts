import {property} from 'lit/decorators.js';
import {type GameEntry, warn} from '../../elements/index.js';
import {GameTag} from '../game-tag.js';
import {variantNames, variantOf} from '../variant-of.js';
import {crownGames} from './games.js';

/**
 * A game of King and Crown: you against bots. All that `<gstk-table>` has is here too; `variant`
 * takes the place of `game`.
 *
 * @tag crown-game
 * @slot - Content for readers without scripts; shown until the game is loaded.
 */
export class CrownGame extends GameTag {
  /** Which game: `find`, `defend`, `support`, `tourney`, `court`. */
  @property() variant = '';
  /** The same by its number in the rules, `1` to `5`; `variant` goes first. */
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
