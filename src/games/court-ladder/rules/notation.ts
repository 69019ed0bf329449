import {moveForm, moveNotation, type Seat} from '../../../game/index.js';
import {CARD, JOKER, SEAT, seatList, SUIT} from '../../../game/move-words.js';
import {BARE_MOVES, CARD_MOVES, type LadderMove} from '../types.js';

/** The seats that get leave, in the order used by events and records. */
export const inOrder = (seats: readonly Seat[]): readonly Seat[] => seats.toSorted((a, b) => a - b);

/** Moves as text: `trump S`, `trump S *1`, `attack 7H`, `attack 7H 3`, `leave 2 4`, `done`. */
export const notation = moveNotation<LadderMove>([
  moveForm('trump {suit}', {suit: SUIT}),
  moveForm('trump {suit} {card}', {suit: SUIT, card: JOKER}),
  moveForm('attack {card}', {card: CARD}),
  moveForm('attack {card} {target}', {card: CARD, target: SEAT}),
  ...CARD_MOVES.map((type) => moveForm(`${type} {card}`, {card: CARD})),
  moveForm('leave', {}, {type: 'leave', allow: []} as LadderMove),
  moveForm('leave {allow}', {allow: seatList(' ', true)}),
  ...BARE_MOVES.map((type) => moveForm(type)),
]);
