import {define} from '../../elements/shared/index.js';
import {KingdomGame} from './kingdom-game.component.js';

define('kingdom-game', KingdomGame);

declare global {
  interface HTMLElementTagNameMap {
    'kingdom-game': KingdomGame;
  }
}
