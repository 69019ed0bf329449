import type {GameEntry} from '../../elements/index.js';
import {crushTheCrown} from '../../games/crush-the-crown/entry.js';
import {GameTag} from '../game-tag.js';

/**
 * Crush the Crown: you against a bot. It has everything that `<gstk-table>` has, except `game`.
 *
 * @tag crush-game
 * @slot - Content for readers without scripts; shown until the game is loaded.
 */
export class CrushGame extends GameTag {
  get entry(): GameEntry {
    return crushTheCrown;
  }
}
