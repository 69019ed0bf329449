import {define} from '../../elements/internal/define.js';
import {CrownGame} from './crown-game.component.js';

define('crown-game', CrownGame);

declare global {
  interface HTMLElementTagNameMap {
    'crown-game': CrownGame;
  }
}
