import {property} from 'lit/decorators.js';
import {warn} from '../attributes.js';
import {type Entry, entryOf} from '../catalogue.js';
import {GstkTable} from '../gstk-table/gstk-table.component.js';
import {rowOf, VARIANTS} from './variants.js';

/**
 * A game of King and Crown: you against bots. All that `<gstk-table>` has is here too; `variant`
 * takes the place of `game`.
 *
 * @tag crown-game
 * @slot - What a reader without scripts sees; shown until the game is there.
 */
export class CrownGame extends GstkTable {
  /** Which game: `find`, `defend`, `support`, `tourney`, `court`. */
  @property() variant = '';
  /** The same by its number in the rules, `1` to `5`; `variant` goes first. */
  @property() version = '';

  protected override findEntry(): Entry | undefined {
    const {variant, version} = this;
    const found = rowOf(variant, version);
    if (!found) {
      const at = variant ? 1 : 0;
      const known = VARIANTS.map((row) => row[at]).join(', ');
      warn(this, variant ? 'variant' : 'version', variant || version, `there are: ${known}`);
    }
    return entryOf((found ?? VARIANTS[0])[2]);
  }
}
