import {moveForm, moveNotation, type WordKind} from '../../../../game/index.js';
import {oneOf} from '../../../../game/move-words.js';
import {COURT} from '../../rules/deck.js';
import type {FindMove} from '../types.js';

/** A place of the row, counted from 1 as people do; in a move it counts from 0. */
const PLACE: WordKind<number> = {
  name: 'place from the left',
  values: COURT.map((_, at) => String(at + 1)),
  read: (text) => (/^[1-5]$/.test(text) ? Number(text) - 1 : undefined),
  write: (at) => String(at + 1),
};

/** Moves as text: `reveal 3`, `choose king`, `stop`. */
export const notation = moveNotation<FindMove>([
  moveForm('choose {card}', {card: oneOf('court card', COURT)}),
  moveForm('reveal {at}', {at: PLACE}),
  moveForm('stop'),
]);
