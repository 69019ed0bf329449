import {define} from '../../elements/shared/index.js';
import {CrownGame} from './crown-game.component.js';

define('crown-game', CrownGame);

declare global {
  interface HTMLElementTagNameMap {
    'crown-game': CrownGame;
  }
}
