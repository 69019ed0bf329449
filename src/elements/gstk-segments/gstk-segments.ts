import {define} from '../shared/define.js';
import {GstkSegments} from './gstk-segments.component.js';

export {GstkSegments};

define('gstk-segments', GstkSegments);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-segments': GstkSegments;
  }
}
