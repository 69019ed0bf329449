import {type Card, sortHand} from '../../cards/index.js';
import {handSheets, seatSheets} from '../../elements/index.js';
import {playRulesOf} from '../../games/king/play-rules.js';
import {CARDS_ONLY} from '../../games/king/rules/contracts/variants-cards-only.js';
import {kingStyles} from '../../games/king/table/table.styles.js';
import {styles} from '../../table/frame/table.styles.js';
import type {Opening} from '../../table/first-picture/opening.js';

/** The openings of the variants without choices. */
export const openings: Readonly<Record<string, Opening>> = Object.fromEntries(
  CARDS_ONLY.map((variant): [string, Opening] => {
    const {min, usual = min} = variant.seats;
    const opening = {
      rules: playRulesOf(variant),
      seats: usual,
      hand: ({hands}: {hands?: unknown}) => sortHand((hands as Card[][])[0]!),
      rows: 2,
    };
    return [variant.id, opening as unknown as Opening];
  }),
);

export const sheets = {table: [...styles, ...kingStyles], hand: handSheets, seat: seatSheets};
