import {handSheets, seatSheets} from '../../elements/index.js';
import {crushPlayRules} from '../../games/crush-the-crown/play-rules.js';
import {crushStyles} from '../../games/crush-the-crown/table/table.styles.js';
import {styles} from '../../table/frame/table.styles.js';
import type {Opening} from '../../table/first-picture/opening.js';

/** The openings of the tag's first game. */
export const openings: Readonly<Record<string, Opening>> = {
  'crush-the-crown': {
    rules: crushPlayRules as unknown as Opening['rules'],
    seats: 2,
    // A Queen in the hand of a reader on turn is asked for by name.
    name: ({turn, hands}) =>
      `${turn.join()} ${turn[0] === 0 ? (hands![0] as string[]).filter((card) => card.startsWith('Q')).join() : ''}`,
    hand: ({hands}) => hands![0] as string[],
  },
};

export const sheets = {table: [...styles, ...crushStyles], hand: handSheets, seat: seatSheets};
