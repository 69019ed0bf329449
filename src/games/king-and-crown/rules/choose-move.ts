import {moveForm, moveNotation, moveReader} from '../../../game/index.js';
import {oneOf} from '../../../game/move-words.js';
import {COURT, type CourtCard, isCourtCard} from './deck.js';

/** The move of a game in which all choose one of their cards in secret. */

/** A player's move; a seat may choose again until the last choice is in (KC-1). */
export interface ChooseMove {
  readonly type: 'choose';
  readonly card: CourtCard;
}

/** An untrusted value as a move, or `undefined`; never throws. */
export const moveOf = moveReader(
  ({type, card}: Partial<Record<'type' | 'card', unknown>>): ChooseMove | undefined =>
    type === 'choose' && isCourtCard(card) ? {type, card} : undefined,
);

/** A move as text: `choose king`. */
export const notation = moveNotation<ChooseMove>([
  moveForm('choose {card}', {card: oneOf('court card', COURT)}),
]);
