import '../catalogue.js';
import {define} from '../../elements/shared/index.js';
import {GstkTable} from './gstk-table.component.js';

define('gstk-table', GstkTable);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-table': GstkTable;
  }
}
