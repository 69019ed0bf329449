import {base} from '../shared/styles/base.styles.js';
import {shieldStyles} from '../shared/shield.styles.js';
import {seatStyles} from './gstk-seat.styles.js';

/** All style sheets of a seat. */
export const seatSheets = [base, shieldStyles, seatStyles];
