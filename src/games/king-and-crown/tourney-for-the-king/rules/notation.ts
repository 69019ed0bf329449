import {isCourtCard} from '../../rules/deck.js';
import type {TourneyMove} from '../types.js';

/** A move as text, `choose king`. */
export const formatMove = ({card}: TourneyMove): string => `choose ${card}`;

/** The move that a text names, or `undefined`. */
export function parseMove(text: string): TourneyMove | undefined {
  const [word, card, ...more] = text.trim().split(/\s+/);
  if (word !== 'choose' || more.length > 0) return undefined;
  return isCourtCard(card) ? {type: word, card} : undefined;
}
