import {cardFaceStyles} from '../card-face/card-face.styles.js';
import {glyphStyles} from '../card-face/glyph.styles.js';
import {base} from '../shared/styles/base.styles.js';
import {twoSidedStyles} from '../table/two-sided.styles.js';
import {handStyles} from './gstk-hand.styles.js';

/** All style sheets of a hand. */
export const handSheets = [base, cardFaceStyles, glyphStyles, twoSidedStyles, handStyles];
