import {define} from '../shared/define.js';
import {GstkSwitch} from './gstk-switch.component.js';

export {GstkSwitch};

define('gstk-switch', GstkSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-switch': GstkSwitch;
  }
}
