import {define} from '../shared/define.js';
import {GstkSteps} from './gstk-steps.component.js';

export {GstkSteps};

define('gstk-steps', GstkSteps);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-steps': GstkSteps;
  }
}
