import {moveForm, moveNotation} from '../../../game/index.js';
import {oneOf, RANK, SUIT_CARD} from '../../../game/move-words.js';
import {type GskMove, SPOTS} from '../types.js';

/** Moves as text: `9S/4S/JS` (left, centre, right), `rout centre`, `declare Q`, `pass`, … */
export const notation = moveNotation<GskMove>([
  moveForm(
    '{left}/{centre}/{right}',
    {left: SUIT_CARD, centre: SUIT_CARD, right: SUIT_CARD},
    {type: 'form'},
  ),
  moveForm('rout {at}', {at: oneOf('place', SPOTS)}),
  moveForm('declare {rank}', {rank: RANK}),
  moveForm('pass'),
  moveForm('challenge'),
  moveForm('accept'),
]);
