import {define} from '../internal/define.js';
import {GstkSwitch} from './gstk-switch.component.js';

export {GstkSwitch};

define('gstk-switch', GstkSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-switch': GstkSwitch;
  }
}
