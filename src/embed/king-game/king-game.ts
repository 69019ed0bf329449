import {define} from '../../elements/shared/index.js';
import {KingGame} from './king-game.component.js';

define('king-game', KingGame);

declare global {
  interface HTMLElementTagNameMap {
    'king-game': KingGame;
  }
}
