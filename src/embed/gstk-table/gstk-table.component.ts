import {property} from 'lit/decorators.js';
import {type GameEntry, warn} from '../../elements/index.js';
import {isFromOutside} from '../../game/game-id.js';
import {entryFromOutside} from '../entry-from-outside.js';
import {GameTag} from '../game-tag.js';
import {knownById, knownGames} from '../known-games.js';

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
    return knownGames();
  }

  get entry(): GameEntry {
    if (isFromOutside(this.game)) return entryFromOutside(this, this.game);
    const games = knownGames();
    const entry = this.game ? knownById(this.game) : games[0];
    if (entry) return entry;
    warn(this, 'game', this.game, `expected one of ${games.map(({id}) => id).join(', ')}`);
    return games[0]!;
  }
}
