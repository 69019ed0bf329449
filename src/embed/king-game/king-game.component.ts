import {property} from 'lit/decorators.js';
import {type GameEntry, warn} from '../../elements/index.js';
import {GameTag} from '../game-tag.js';
import {variantNames, variantOf} from '../variant-of.js';
import {kingGames} from './games.js';

/**
 * A game of the King family: the reader in the south, bots in the other seats. It has everything that
 * `<gstk-table>` has; `variant` takes the place of `game`.
 *
 * @tag king-game
 * @slot - Content for readers without scripts; shown until the game is loaded.
 */
export class KingGame extends GameTag {
  /**
   * The variant: `simple`, `threesome`, `custom`, `minsk`, `domino`, `jokers`, `trade`, `omnibus`,
   * `atomic`, `short`, `long`, `preference`, `peasants` or `ladder`; any other name is Simple King, with
   * a warning.
   */
  @property() variant = '';

  override get games(): readonly GameEntry[] {
    return kingGames;
  }

  get entry(): GameEntry {
    const known = variantOf(kingGames, this.variant);
    if (known) return known;
    warn(this, 'variant', this.variant, `expected one of ${variantNames(kingGames).join(', ')}`);
    return kingGames[0]!;
  }
}
