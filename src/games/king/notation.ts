import {readCard, writeCard} from '../../cards/index.js';
import type {KingMove} from './types.js';

/** A move as text: the card that is played, `QH`. */
export const write = ({card}: KingMove): string => writeCard(card);

/** The move that a text names; `10H` and `♥Q` are read too. */
export function read(text: string): KingMove | undefined {
  const card = readCard(text);
  return card && {type: 'play', card};
}
