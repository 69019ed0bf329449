import {moveReader} from '../../../game/index.js';
import {type CourtCard, isCourtCard} from './deck.js';

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
export const formatMove = ({card}: ChooseMove): string => `choose ${card}`;

/** The move that a text describes, or `undefined`. */
export function parseMove(text: string): ChooseMove | undefined {
  const [word, card, ...more] = text.trim().split(/\s+/);
  return word === 'choose' && more.length === 0 && isCourtCard(card)
    ? {type: word, card}
    : undefined;
}
