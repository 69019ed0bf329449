import {type Card, pack, SUITS} from '../../../cards/index.js';
import type {OptionRow, Options} from '../../../game/index.js';

/** The options of a match. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'jokers', values: [2, 0], ruling: '2.1'},
  {name: 'discoverIsFree', values: ['off', 'on'], ruling: 'C-6'},
  {name: 'handLimit', values: ['none', 5], ruling: 'C-12'},
  {name: 'stallTurns', values: [100, 60, 'off'], ruling: 'C-21'},
  {name: 'showDiscards', values: ['top', 'all'], ruling: '2.4'},
];

/** The number of cards that a hand is filled up to. */
export const HAND = 5;

/** The four Kings, which are never shuffled in. */
export const KINGS: readonly Card[] = SUITS.map((suit): Card => `K${suit}`);

/** The pack: every card except the Kings. */
export const packOf = ({jokers}: Options): readonly Card[] =>
  pack({low: '2', out: KINGS, jokers: jokers === 0 ? 0 : 2});

/** The number of successive turns without extension, discovery or spy that stalls the game (C-21). */
export const stallOf = ({stallTurns}: Options): number =>
  stallTurns === 'off' ? Infinity : Number(stallTurns);

/** The largest hand allowed at the end of its player's turn (C-12, C-26). */
export const limitOf = ({handLimit}: Options): number =>
  handLimit === 'none' ? Infinity : Number(handLimit);
