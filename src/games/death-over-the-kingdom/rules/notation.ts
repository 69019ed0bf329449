import {moveForm, moveNotation, type WordKind} from '../../../game/index.js';
import {numberTo, seatList} from '../../../game/move-words.js';
import type {KingdomMove} from '../types.js';

/** The spelling of a character: letters, digits and hyphens of any script. */
export const isName = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}-]{0,23}$/u.test(text);

/** A character of the deck; authors may give a deck of their own. */
const CHARACTER: WordKind<string> = {
  name: 'character',
  isOpen: true,
  read: (text) => (isName(text) ? text : undefined),
  write: String,
};

/** Moves as text: `choose thief`, `exchange`, `cut 4`, `fold`, `use 1+3`, `change king`. */
export const notation = moveNotation<KingdomMove>([
  moveForm('choose {card}', {card: CHARACTER}),
  moveForm('change {card}', {card: CHARACTER}),
  moveForm('exchange'),
  moveForm('fold'),
  moveForm('cut {depth}', {depth: numberTo('depth')}),
  moveForm('use', {}, {type: 'use', targets: []} as KingdomMove),
  moveForm('use {targets}', {targets: seatList('+', false)}),
]);
