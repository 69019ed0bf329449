import {property} from 'lit/decorators.js';
import {warn} from '../../elements/index.js';
import {isFromOutside} from '../../game/game-id.js';
import {catalogue, DEFAULT, type GameEntry, entryOf} from '../catalogue.js';
import {entryFromOutside} from '../entry-from-outside.js';
import {GameTag} from '../game-tag.js';

export type {PublicEvents} from '../../table/game-table.js';
export type {OptionValues} from '../../table/table-attributes.js';

/**
 * A table at which any game of the catalogue is played: the reader in the south, bots in the other seats.
 *
 * @tag gstk-table
 * @slot - Content for readers without scripts; shown until the game is loaded.
 */
export class GstkTable extends GameTag {
  /**
   * The game, by its id in the catalogue; God Save the King by default. A game from outside,
   * `acme/high-card`, is waited for until its script has registered it.
   */
  @property() game = '';

  override get games(): readonly GameEntry[] {
    return catalogue;
  }

  get entry(): GameEntry {
    if (isFromOutside(this.game)) return entryFromOutside(this, this.game);
    const entry = entryOf(this.game || DEFAULT);
    if (entry) return entry;
    warn(this, 'game', this.game, `expected one of ${catalogue.map(({id}) => id).join(', ')}`);
    return entryOf(DEFAULT);
  }
}
