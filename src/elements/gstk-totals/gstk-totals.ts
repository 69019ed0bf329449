import {define} from '../shared/define.js';
import {GstkTotals} from './gstk-totals.component.js';

define('gstk-totals', GstkTotals);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-totals': GstkTotals;
  }
}
