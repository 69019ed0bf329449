import {define} from '../../elements/shared/index.js';
import {CrushGame} from './crush-game.component.js';

define('crush-game', CrushGame);

declare global {
  interface HTMLElementTagNameMap {
    'crush-game': CrushGame;
  }
}
