import {define} from '../shared/define.js';
import {GstkSeat} from './gstk-seat.component.js';

export {GstkSeat};

define('gstk-seat', GstkSeat);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-seat': GstkSeat;
  }
}
