import {define} from '../shared/define.js';
import {GstkScoreSheet} from './gstk-score-sheet.component.js';

export {GstkScoreSheet};

define('gstk-score-sheet', GstkScoreSheet);

declare global {
  interface HTMLElementTagNameMap {
    'gstk-score-sheet': GstkScoreSheet;
  }
}
