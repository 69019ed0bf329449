import {property} from 'lit/decorators.js';
import {warn} from '../attributes.js';
import {type Entry, entryOf} from '../catalogue.js';
import {GstkTable} from '../gstk-table/gstk-table.component.js';

/** The games of the five-card deck, in the order of their versions. */
const VARIANTS = [['find', 'find-the-king']] as const;

/**
 * A game of King and Crown: you against bots. All that `<gstk-table>` has is here too; `variant`
 * takes the place of `game`.
 *
 * @tag crown-game
 * @slot - What a reader without scripts sees; shown until the game is there.
 */
export class CrownGame extends GstkTable {
  /** Which game: `find`. */
  @property() variant = '';
  /** The same by its number in the rules, `1`; `variant` goes first. */
  @property() version = '';

  protected override findEntry(): Entry | undefined {
    const wanted = this.variant || VARIANTS[Number(this.version || 1) - 1]?.[0];
    const found = VARIANTS.find(([name]) => name === wanted) ?? VARIANTS[0];
    if (found[0] !== wanted) {
      const names = VARIANTS.map(([name]) => name).join(', ');
      if (this.variant) warn(this, 'variant', this.variant, `there are: ${names}`);
      else warn(this, 'version', this.version, `there are: 1 to ${VARIANTS.length}`);
    }
    return entryOf(found[1]);
  }
}
