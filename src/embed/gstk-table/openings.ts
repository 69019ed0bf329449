import {handSheets, seatSheets} from '../../elements/index.js';
import {gskPlayRules} from '../../games/god-save-the-king/play-rules.js';
import {gskStyles} from '../../games/god-save-the-king/table/table.styles.js';
import {styles} from '../../table/frame/table.styles.js';
import type {Opening} from '../../table/first-picture/opening.js';

/** The openings of the tag's first game. */
export const openings: Readonly<Record<string, Opening>> = {
  'god-save-the-king': {
    rules: gskPlayRules as unknown as Opening['rules'],
    seats: 2,
  },
};

export const sheets = {table: [...styles, ...gskStyles], hand: handSheets, seat: seatSheets};
