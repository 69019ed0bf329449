import {handSheets, seatSheets} from '../../elements/index.js';
import {findPlayRules} from '../../games/king-and-crown/find-the-king/play-rules.js';
import {findStyles} from '../../games/king-and-crown/find-the-king/table/table.styles.js';
import {styles} from '../../table/frame/table.styles.js';
import type {Opening} from '../../table/first-picture/opening.js';

/** The openings of the tag's first game. */
export const openings: Readonly<Record<string, Opening>> = {
  'find-the-king': {
    rules: findPlayRules as unknown as Opening['rules'],
    seats: 2,
    name: (view) => `${view.turn.join()} ${String((view as {lord?: number}).lord)}`,
  },
};

export const sheets = {table: [...styles, ...findStyles], hand: handSheets, seat: seatSheets};
