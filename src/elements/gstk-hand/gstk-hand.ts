import {define} from '../shared/define.js';
import {GstkHand} from './gstk-hand.component.js';

export {GstkHand};

define('gstk-hand', GstkHand);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-hand': GstkHand;
  }
}
