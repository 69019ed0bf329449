import {handSheets, seatSheets} from '../../elements/index.js';
import {kingdomPlayRules} from '../../games/death-over-the-kingdom/play-rules.js';
import {characterOf, type Deck} from '../../games/death-over-the-kingdom/rules/deck.js';
import {kingdomStyles} from '../../games/death-over-the-kingdom/table/table.styles.js';
import {styles} from '../../table/frame/table.styles.js';
import type {Opening} from '../../table/first-picture/opening.js';

/** The openings of the tag's first game. */
export const openings: Readonly<Record<string, Opening>> = {
  'death-over-the-kingdom': {
    rules: kingdomPlayRules as unknown as Opening['rules'],
    seats: 5,
    name: (view) => `${view.turn.join()} ${String((view as {dealer?: number}).dealer)}`,
    hand: (view) => {
      const {deck = null} = view as {deck?: Deck | null};
      const value = (card: string): number => characterOf({deck}, card).value;
      return [...(view.hands![0] as string[])].sort((a, b) => value(a) - value(b));
    },
  },
};

export const sheets = {table: [...styles, ...kingdomStyles], hand: handSheets, seat: seatSheets};
