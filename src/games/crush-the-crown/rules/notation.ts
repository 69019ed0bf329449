import {moveForm, moveNotation} from '../../../game/index.js';
import {CARD} from '../../../game/move-words.js';
import {BARE_MOVES, CARD_MOVES, type CrushMove} from '../types.js';

/** Moves as text: `extend JD`, `skip`. */
export const notation = moveNotation<CrushMove>([
  ...CARD_MOVES.map((type) => moveForm(`${type} {card}`, {card: CARD})),
  ...BARE_MOVES.map((type) => moveForm(type)),
]);
