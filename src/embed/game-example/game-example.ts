import '../catalogue.js';
import {define} from '../../elements/shared/index.js';
import {GameExample} from './game-example.component.js';

export * from './game-example.component.js';

define('game-example', GameExample);

declare global {
  interface HTMLElementTagNameMap {
    'game-example': GameExample;
  }
}
