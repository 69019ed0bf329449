import {property} from 'lit/decorators.js';
import {warn} from '../attributes.js';
import {type Entry, find} from '../families/entry.js';
import {crowns} from '../families/king-and-crown.js';
import {GameTable} from '../gstk-table/game-table.js';
import {rowOf, VARIANTS} from './variants.js';

/**
 * A game of King and Crown: you against bots. All that `<gstk-table>` has is here too; `variant`
 * takes the place of `game`.
 *
 * @tag crown-game
 * @slot - What a reader without scripts sees; shown until the game is there.
 */
export class CrownGame extends GameTable {
  /** Which game: `find`, `defend`, `support`, `tourney`, `court`. */
  @property() variant = '';
  /** The same by its number in the rules, `1` to `5`; `variant` goes first. */
  @property() version = '';

  get entry(): Entry {
    const {variant, version} = this;
    const found = rowOf(variant, version);
    if (!found) {
      const at = variant ? 1 : 0;
      const known = VARIANTS.map((row) => row[at]).join(', ');
      warn(this, variant ? 'variant' : 'version', variant || version, `there are: ${known}`);
    }
    return find(crowns, (found ?? VARIANTS[0])[2])!;
  }
}
