import {define} from '../shared/define.js';
import {GstkDialog} from './gstk-dialog.component.js';

export {GstkDialog};

define('gstk-dialog', GstkDialog);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-dialog': GstkDialog;
  }
}
