import {type Entry, entryOf} from '../catalogue.js';
import {GstkTable} from '../gstk-table/gstk-table.component.js';

/**
 * Crush the Crown: you against a bot. All that `<gstk-table>` has is here too, but `game`.
 *
 * @tag crush-game
 * @slot - What a reader without scripts sees; shown until the game is there.
 */
export class CrushGame extends GstkTable {
  protected override findEntry(): Entry | undefined {
    return entryOf('crush-the-crown');
  }
}
