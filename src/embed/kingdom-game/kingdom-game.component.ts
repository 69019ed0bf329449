import {property} from 'lit/decorators.js';
import type {MatchSetup} from '../../match/index.js';
import {type GameEntry, oneOf} from '../../elements/index.js';
import {deathOverTheKingdom} from '../../games/death-over-the-kingdom/entry.js';
import {GameTag} from '../game-tag.js';

/**
 * Death Over the Kingdom: you among bots at a court of three to seven, or of up to sixteen in the large
 * game. It has everything that `<gstk-table>` has; `variant` takes the place of `game`, and `deck` takes
 * a table of cards: rows of `{id, value, second?, condition?, ability?, copies?}`.
 *
 * @tag kingdom-game
 * @slot - Content for readers without scripts; shown until the game is loaded.
 */
export class KingdomGame extends GameTag {
  /** `large` for the large game; else the small one. */
  @property() variant = '';

  override setup(other: MatchSetup = {}): MatchSetup {
    const asked = super.setup(other);
    const variants = deathOverTheKingdom.tag.variants!;
    const [usual, ...others] = Object.keys(variants);
    const variant = oneOf(this, 'variant', this.variant, [usual!, ...others]);
    return variant === usual
      ? asked
      : {...asked, options: {...variants[variant], ...asked.options}};
  }

  get entry(): GameEntry {
    return deathOverTheKingdom;
  }
}
