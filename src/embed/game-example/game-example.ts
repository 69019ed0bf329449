import {define} from '../../elements/internal/define.js';
import {GameExample} from './game-example.component.js';

export * from './game-example.component.js';

define('game-example', GameExample);

declare global {
  interface HTMLElementTagNameMap {
    'game-example': GameExample;
  }
}
