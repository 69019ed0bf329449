import {define} from '../shared/define.js';
import {GstkTrick} from './gstk-trick.component.js';

export {GstkTrick};

define('gstk-trick', GstkTrick);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-trick': GstkTrick;
  }
}
