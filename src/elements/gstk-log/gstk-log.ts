import {define} from '../shared/define.js';
import {GstkLog} from './gstk-log.component.js';

export {GstkLog};

define('gstk-log', GstkLog);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-log': GstkLog;
  }
}
