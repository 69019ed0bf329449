import {readCard, writeCard} from '../../cards/index.js';
import type {Move} from './types.js';

/** A move as text: its card. */
export const formatMove = ({card}: Move): string => writeCard(card);

/** The move that a text names, or `undefined`. */
export function parseMove(text: string): Move | undefined {
  const card = readCard(text);
  return card && {type: 'play', card};
}
